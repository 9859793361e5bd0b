import { describe, expect, it } from 'vitest';
import { SlotParser } from '../src/grammar/parser.ts';
import type { Phrase } from '../src/index.ts';
import { LineLexer } from '../src/lexer/lexer.ts';
import { Vocabulary } from '../src/lexicon/vocabulary.ts';
import { buildTable } from '../src/phrase/table.ts';
import { readingsByRows } from './exhaustive.ts';

/** Rows that only read: slot, name, template. */
function grammar(rows: readonly (readonly [string, string, string])[]) {
  const phrases = rows.map(
    ([slot, name, template]) => ({ slot, name, template, build: () => ({}), split: () => false }) as Phrase,
  );
  const vocabulary = new Vocabulary({});
  const table = buildTable(phrases, vocabulary);
  const parser = new SlotParser(table);
  const lexer = new LineLexer(vocabulary);
  return {
    parses: (text: string) => parser.parse('s', lexer.lex(text).tokens) !== undefined,
    /** Whether the parser found a second reading on its way. */
    isAmbiguous: (text: string) =>
      parser.parse('s', lexer.lex(text).tokens) !== undefined && parser.ambiguous,

    /** The trees themselves, counted. */
    trees: (text: string) => parser.readings('s', lexer.lex(text).tokens, (trees) => trees).trees.length,
    readingsByRows: (text: string) => readingsByRows(table, 's', lexer.lex(text).tokens),
    stop: (text: string) => {
      const { furthest, expected } = parser.whereItStops('s', lexer.lex(text).tokens);
      return {
        furthest,
        expected: expected.map((one) => (one.kind === 'slot' ? one.slot : one.edge.symbol.key)),
      };
    },
  };
}

describe('the lookahead', () => {
  // "and" joins nouns and clauses: at the end of a list of nouns one token cannot tell.
  const joined = grammar([
    ['s', 'one', '{a:clause}'],
    ['s', 'more', '{a:clause} and {b:s}'],
    ['clause', 'one', '{who:who} (run|runs)'],
    ['who', 'one', '{a:noun}'],
    ['who', 'more', '{a:noun} and {b:who}'],
    ['noun', 'cat', 'cat'],
    ['noun', 'dog', 'dog'],
  ]);
  it('sees past the end of a rule', () => {
    for (const text of [
      'cat runs',
      'cat and dog run',
      'cat runs and dog runs',
      'cat and dog run and dog and cat and cat run and dog runs',
    ])
      expect(joined.parses(text), text).toBe(true);
    for (const text of ['cat and runs', 'cat runs and', 'cat dog run', 'and'])
      expect(joined.parses(text), text).toBe(false);
  });

  it('agrees with the rows, read without their tries', () => {
    const tokens = ['cat', 'dog', 'and', 'runs'];
    for (let code = 0; code < 4 ** 6; code++) {
      const text = Array.from({ length: 6 }, (_, i) => tokens[(code >> (2 * i)) & 3]).join(' ');
      const readings = joined.readingsByRows(text);
      expect(joined.parses(text), text).toBe(readings > 0);
      expect(joined.trees(text), text).toBe(readings);
    }
  });

  it('knows of a second reading, wherever the two part', () => {
    const rows = [
      // Where the inner ends, which row it is, whether it goes on, and a word of two categories.
      ['s', 'one', '{a:x}'],
      ['s', 'two', '{a:x} {b:s}'],
      ['s', 'end', '{a:y} end'],
      ['x', 'one', 'a'],
      ['x', 'two', 'a a b'],
      ['y', 'one', '{a:x}'],
      ['y', 'more', '{a:x} {b:z}'],
      ['z', 'one', 'b'],
      ['z', 'more', 'b {a:x}'],
    ] as const;
    for (const without of [undefined, 'two', 'end', 'more']) {
      const some = grammar(rows.filter(([, name]) => name !== without));
      const words = ['a', 'b', 'end'];
      for (let length = 1; length <= 6; length++)
        for (let code = 0; code < 3 ** length; code++) {
          const text = Array.from({ length }, (_, i) => words[Math.floor(code / 3 ** i) % 3]).join(' ');
          const readings = some.readingsByRows(text);
          expect(some.isAmbiguous(text), text).toBe(readings > 1);

          expect(some.trees(text), text).toBe(readings);
        }
    }
  });

  it('tells how far a text goes, and what could have stood there', () => {
    expect(joined.stop('cat and runs')).toEqual({ furthest: 2, expected: ['who'] });
    expect(joined.stop('cat dog')).toEqual({ furthest: 1, expected: ['w:and', 'w:run', 'w:runs'] });
    expect(joined.stop('cat runs and')).toEqual({ furthest: 3, expected: ['s'] });
    expect(joined.stop('and')).toEqual({ furthest: 0, expected: ['s'] });
    expect(joined.stop('')).toEqual({ furthest: 0, expected: ['s'] });
  });

  it('decides as far ahead as the text goes', () => {
    const far = grammar([
      ['s', 'cost', '{words:words} —'],
      ['s', 'plain', '{words:words} .'],
      ['words', 'one', 'word'],
      ['words', 'more', 'word {rest:words}'],
    ]);
    expect(far.parses(`${'word '.repeat(80)}.`)).toBe(true);
    expect(far.parses(`${'word '.repeat(80)}—`)).toBe(true);
  });

  it('ends in bounded time where readings multiply', () => {
    const many = grammar([
      ['s', 'one', '{a:x}'],
      ['s', 'two', '{a:x} {b:s}'],
      ['x', 'one', 'word'],
      ['x', 'two', 'word word'],
    ]);
    const text = 'word '.repeat(200).trim();

    expect(many.readingsByRows(text)).toBeGreaterThan(1e40);
    expect(many.isAmbiguous(text)).toBe(true);
    const start = performance.now();
    expect(many.parses(text)).toBe(true);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
