import { describe, expect, test } from 'vitest';
import { runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

const dirty = 'When you  play this character, you may draw a card .';
const clean = 'When you play this character, you may draw a card.';

describe('format', () => {
  test('writes canonical text in place and touches nothing else, twice the same', async () => {
    const before = `# mine\n${set({ text: dirty })}# the end\n`;
    const { folder, contents } = scratch({ 'cards.yaml': before });
    const first = await runCli(['format', 'cards.yaml', '--write'], { cwd: folder });
    expect(first).toMatchObject({ status: 0, out: 'cards.yaml: 1 of 2 texts changed\n', err: '' });
    const after = contents()['cards.yaml'];
    expect(after).toBe(before.replace(dirty, clean));
    const second = await runCli(['format', 'cards.yaml', '--write'], { cwd: folder });
    expect(second.out).toBe('cards.yaml: 0 of 2 texts changed\n');
    expect(contents()).toEqual({ 'cards.yaml': after });
  });

  test.each([
    ['quoted', `    text: "${dirty}"`],
    ['folded', '    text: >-\n      When you play this character,\n      you may  draw a card .'],
  ])('reads a %s text as well', async (_, lines) => {
    const { folder } = scratch({ 'cards.yaml': set({ more: lines }) });
    const { status, out } = await runCli(['format', 'cards.yaml'], { cwd: folder });
    expect(status).toBe(0);
    expect(out).toBe(set({ more: `    text: |-\n      ${clean}` }));
  });

  test('keeps the line ends and the byte order mark of a file', async () => {
    const before = `\ufeff${set({ text: `${dirty}\nEvasive` }).replaceAll('\n', '\r\n')}`;
    const { folder, contents } = scratch({ 'cards.yaml': before });
    expect((await runCli(['format', 'cards.yaml', '--write'], { cwd: folder })).status).toBe(0);
    expect(contents()['cards.yaml']).toBe(before.replace(dirty, clean));
  });

  test('with --check tells what would change, and changes nothing', async () => {
    const { folder, contents } = scratch({ 'cards.yaml': set({ text: dirty }) });
    const before = contents();
    const { status, out } = await runCli(['format', 'cards.yaml', '--check'], { cwd: folder });
    expect(status).toBe(1);
    expect(out).toContain('cards.yaml:16:7: Mira - First of All');
    expect(out).toContain(`  + ${clean}`);
    expect(contents()).toEqual(before);
  });

  test('writes nothing at all when one text is not understood', async () => {
    const text = set({ text: dirty }).replace('inkable: false', 'inkable: false\n    text: Draw a flibber.');
    const { folder, contents } = scratch({ 'cards.yaml': text });
    const before = contents();
    const { status, out, err } = await runCli(['format', 'cards.yaml', '--write'], { cwd: folder });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('error[DSL1001]');
    expect(err).toContain('--> cards.yaml:23:18');
    expect(contents()).toEqual(before);
  });
});
