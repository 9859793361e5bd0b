import { definePhrase, type Language, type Phrase } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';
import { type Change, type EffectOfRow, effectOf, examplesOf } from '../../src/phrases/effect-of.ts';
import { rowNamed } from '../../src/phrases/row-named.ts';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

const TEXTS = ['Draw a card.', 'Each player draws 2 cards.', 'Each player discards a card.'];

/** What a row that somebody adds does to its examples and a few texts. */
function added(row: Phrase): EffectOfRow {
  const language: Language = createLorcanaLanguage({ phrases: [row] });
  const own = examplesOf(language).filter(({ from }) => from.endsWith(row.name));
  const texts = TEXTS.map((text) => ({ from: 'a text', card: { text } }));
  return effectOf(language, rowNamed(language, row.name), [...own, ...texts]);
}

const kinds = ({ changes }: EffectOfRow) => [...new Set(changes.map(({ change }) => change))];

const row = {
  slot: 'predicate',
  name: 'added-row',
  subject: 'player',
  examples: ['Each player procures 2 cards.'],
} as const;

describe('what a row that is added does to others', () => {
  test('another wording makes its own example read, and changes nothing', () => {
    const found = added(
      definePhrase({
        ...row,
        template: 'procure~ {count:card-count}',
        usual: () => false,
        data: ({ count }) => ({ do: 'draw', count }),
      }),
    );
    expect(found.changes.map(({ text, change }) => [change, text])).toEqual([
      ['newly-read', 'Each player procures 2 cards.'],
    ]);
    expect(found.changes[0]).toMatchObject({
      from: ['example of predicate/added-row'],
      before: { is: 'refused', data: [] },
      after: { is: 'read', canonical: ['Each player draws 2 cards.'] },
    });
    expect(found.changes[0]!.after.rows).toContain('predicate/added-row');
  });

  test('words that another row has, with another meaning, are ambiguous', () => {
    const found = added(
      definePhrase({
        ...row,
        examples: [],
        template: 'draw~ {count:amount} card#',
        data: ({ count }) => ({ do: 'gain-lore', amount: count }),
      }),
    );
    const [first] = found.changes;
    expect(kinds(found)).toEqual(['newly-ambiguous']);
    expect([first!.text, first!.before.is]).toEqual(['Each player draws 2 cards.', 'read']);
    expect(first!.after.reason).toContain('2');
  });

  test('a row that outranks another gives its texts another meaning', () => {
    const found = added(
      definePhrase({
        ...row,
        examples: [],
        template: 'draw~ {count:card-count}',
        outranks: ['draw'],
        data: ({ count }) => ({ do: 'gain-lore', amount: count }) as never,
      }),
    );
    expect(found.changes.map(({ text, change }) => [text, change])).toEqual([
      ['Draw a card.', 'other-data'],
      ['Each player draws 2 cards.', 'other-data'],
    ]);
    const [{ before, after }] = found.changes as never as [Change];
    expect(JSON.stringify([before.data, after.data])).toMatch(/"draw".*"gain-lore"/);
  });
});

describe('phrases --effect-of', () => {
  test('tells it of a row of the language, over the examples and the sets that come along', async () => {
    const { status, out } = await runCli(['phrases', '--effect-of', 'event-predicate/draw', '--json']);
    expect(status).toBe(0);
    const found: EffectOfRow = resultIn({ out });
    expect(found.row).toBe('event-predicate/draw');
    expect(found.with).toContain('event-predicate/draw-nth');
    expect(found.texts).toBeGreaterThan(700);
    expect(kinds(found)).toContain('newly-read');
    for (const { before, after } of found.changes) expect(before).not.toEqual(after);
    const plain = await runCli(['phrases', '--effect-of', 'np/plural']);
    expect(plain.out).toMatch(/newly read: \d+/);
    expect(plain.out).toMatch(/printed in other words, and means the same: \d+/);
    expect(plain.out).toMatch(/\d+ texts read without it and with it in [\d.]+ s/);
  }, 120_000);

  test('of the other game, over a pool', async () => {
    const pool = new URL('../../../packages/cards-kh/cards.yaml', import.meta.url).pathname;
    const command = ['phrases', '--game', 'kingdom-hearts', '--effect-of', 'predicate/draw', '--pool', pool];
    const { status, out } = await runCli(command);
    expect(status).toBe(0);
    expect(out).toMatch(/newly read: \d+/);
  }, 60_000);

  test.each([
    ['predicate/drow', 'there is no row “predicate/drow”', 'predicate/draw'],
    ['drow', 'there is no row “drow”', 'predicate/draw'],
    ['draw', 'rows are called “draw”', 'event-predicate/draw'],
  ])('knows no %s, and what was meant', async (name, message, near) => {
    const { status, err } = await runCli(['phrases', '--effect-of', name]);
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(err.split('did you mean')[1]).toContain(near);
  });

  test('writes no page at the same time', async () => {
    const { folder, contents } = scratch();
    const command = ['phrases', '--effect-of', 'predicate/draw', '--write', 'phrases.md'];
    const { status, err } = await runCli(command, { cwd: folder });
    expect([status, contents()]).toEqual([2, {}]);
    expect(err).toContain('usage/conflicting-option');
  });
});
