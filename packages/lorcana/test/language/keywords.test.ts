import type { Ability } from '@cardwright/core/data';
import { compileText, type Language } from '@cardwright/dsl';
import { type Keyword, keywords } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { anyType, hasCorpus, language, readCorpus } from './language.ts';

const character = anyType[0]!;
const said = (sentence: string, value = 3): string =>
  sentence.replace(/\bN\b/, String(value)).replace('NAME', 'Hades');

/** Ability data of a sentence; fails where it cannot be read. */
const meaning = (text: string, reader: Language = language): readonly Ability[] => {
  const { abilities, diagnostics, verdict } = compileText(reader, { text, ...character });
  // "They" of a reminder is a card that the reminder itself does not name.
  const dangling = 'DSL2003';
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== dangling);
  expect(errors).toEqual([]);
  expect(verdict.tokenised && abilities.length > 0).toBe(true);
  return abilities.map(({ ability }) => ability);
};

/** "They" of a reminder is the card that has the keyword. */
const aboutItself = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replaceAll('{"pick":"ref","ref":{"to":"it"}}', '{"pick":"self"}'));

const textual = keywords.filter((keyword) => keyword.name !== 'sing-together');

describe('keywords are text', () => {
  it.each(textual.map((keyword) => [keyword.word, keyword] as const))(
    '%s is defined by sentences',
    (_word, keyword) => {
      for (const sentence of keyword.definition) {
        expect(meaning(said(sentence))).toHaveLength(1);
        expect(language.readings(said(sentence), character)).toBe(1);
      }
    },
  );

  it.each(textual.filter(({ reminders }) => reminders).map((keyword) => [keyword.word, keyword] as const))(
    '%s means the same where it is gained',
    (_word, keyword) => {
      const own = keyword.definition.flatMap((sentence) => meaning(said(sentence)));
      for (const reminder of keyword.reminders ?? [])
        expect(aboutItself(effectsOf(meaning(said(reminder))))).toEqual(aboutItself(effectsOf(own)));
    },
  );

  it('gives a reason for every rule that a sentence does not state', () => {
    for (const { rule } of keywords) if (rule !== undefined) expect(rule.length).toBeGreaterThan(20);
  });
});

/** What abilities do, whatever made them: a reminder of a gained keyword may stand as a sentence of an effect. */
const effectsOf = (abilities: readonly Ability[]): unknown =>
  abilities.map((ability) => (ability.kind === 'spell' ? { ...ability, kind: 'static' } : ability));

interface CorpusCard {
  readonly set: string;
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** Lines of the first set that begin with a keyword and remind of it: "<Shift> 6 (You may pay …)". */
const reminded = (cards: readonly CorpusCard[]) =>
  cards
    .filter(({ set }) => set === '1')
    .flatMap(({ name, text }) =>
      [...text.matchAll(/^<([^>]+)> ?(?:\+?(\d+))? \((.*)\)$/gm)].map(([, word, value, reminder]) => ({
        name,
        word: word ?? '',
        value: value === undefined ? undefined : Number(value),
        reminder: reminder ?? '',
      })),
    );

describe.skipIf(!hasCorpus)('printed reminders of the first set (skipped without a corpus)', () => {
  it('mean what their keyword is defined to mean', () => {
    const cards = readCorpus('lorcana-sets-01-10.json') as readonly CorpusCard[];
    const reader = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
    const lines = reminded(cards);
    expect(lines.length).toBeGreaterThan(50);
    for (const { name, word, value, reminder } of lines) {
      const keyword = keywords.find((one) => one.word === word) as Keyword;
      const own = keyword.definition.flatMap((sentence) =>
        meaning(sentence.replace(/\bN\b/, String(value)).replace('NAME', name), reader),
      );
      const sentences = reminder.replaceAll('’', "'").split(/(?<=[a-z]\.) (?=An |They )/);
      expect(
        aboutItself(effectsOf(sentences.flatMap((sentence) => meaning(sentence, reader)))),
        `${name}: ${reminder}`,
      ).toEqual(aboutItself(effectsOf(own)));
    }
  });
});
