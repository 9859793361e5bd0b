import { describe, expect, test, vi } from 'vitest';
import { answerIn, runCli } from '../support/run-cli.ts';

const text = 'Whenever this character quests, you may banish chosen item. If you do, draw 2 cards.';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

describe('explain', () => {
  test('suggests what was probably meant, also on another type of card', async () => {
    const { status, out } = await runCli(['explain', 'Deal 3 damage chosen character.']);
    expect(status).toBe(1);
    expect(out).toContain('did you mean: Deal 3 damage to chosen character.');
  });

  test('tells tokens, data, steps, rules and the verdict', async () => {
    const { status, out, err } = await runCli(['explain', text]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const part of ['Tokens', 'Ability 1: triggered', 'Data', 'Steps', 'Rules', 'Diagnostics'])
      expect(out).toContain(part);
    expect(out).toContain("do: 'may'");
    expect(out).toMatch(/\d {2}choose +may › banish/);
    expect(out).toMatch(/CR 6\.1\.4 +do:may/);
    expect(out).toContain('✓ supported');
  });

  test('gives the same as data', async () => {
    const { status, out } = await runCli(['explain', text, '--type', 'character', '--json']);
    expect(status).toBe(0);
    const { result, diagnostics } = answerIn({ out });
    const { supported, abilities, tokens, verdict } = result;
    expect({ supported, diagnostics }).toEqual({ supported: true, diagnostics: [] });
    expect(verdict).toMatchObject({ parsed: true, roundTrip: true, bound: true });
    expect(tokens.map(({ text: word }: { text: string }) => word).join(' ')).toContain(
      'this character quests',
    );
    expect(abilities).toMatchObject([{ printed: text, ability: { kind: 'triggered' } }]);
    expect(abilities[0].rules.map(({ rule }: { rule: string }) => rule)).toContain('CR 6.2');
    expect(abilities[0].programs[0].steps.length).toBeGreaterThan(3);
  });

  test.each(['Draw 2 cards.', 'Evasive', 'Draw a flibber.'])(
    'takes the same type for “%s” where none is given as a batch does, and tells it',
    async (one) => {
      const alone = answerIn(await runCli(['explain', one, '--json']));
      const listed = answerIn(await runCli(['explain', '--batch'], { input: one }));
      const told = ({ ok, result, diagnostics }: typeof alone) => ({
        ok,
        type: result.type,
        typeGiven: result.typeGiven,
        codes: diagnostics.map(({ code }) => code),
      });
      expect(told(listed)).toEqual(told(alone));
      expect(alone.result.typeGiven).toBe(false);
      if (alone.ok) expect(alone.diagnostics).toMatchObject([{ code: 'explain/type-assumed' }]);
      const { type } = alone.result;
      const given = answerIn(await runCli(['explain', one, '--type', type, '--json']));
      expect(given).toMatchObject({ ok: alone.ok, result: { type, typeGiven: true } });
    },
  );

  test('takes words without quotation marks, other types, and standard input', async () => {
    expect((await runCli(['explain', '--type', 'action', 'Draw', '2', 'cards.'])).status).toBe(0);
    expect((await runCli(['explain', '-'], { input: 'Evasive\nWard\n' })).out).toContain(
      'Ability 2: keyword',
    );
  });

  test.each([
    ['Draw a flibber.', 'DSL1001', 'text:1:8'],
    ['When you play this character, draw a card Rush.', 'DSL1002', 'text:1:43'],
  ])('shows where “%s” is not understood, with status 1', async (wrong, code, place) => {
    const { status, out } = await runCli(['explain', wrong]);
    expect(status).toBe(1);
    expect(out).toContain(`error[${code}]`);
    expect(out).toContain(`--> ${place}`);
    expect(out).toContain('✗ supported');
  });
});
