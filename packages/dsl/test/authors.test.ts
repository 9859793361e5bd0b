import { createLanguage, definePhrase, LexiconError, PhraseError } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

const game = testLanguage();
const [lexicon, phrases] = [words, rows];

// Authors in untyped JavaScript: no compiler has seen any of this.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;

const boom = () => {
  throw new Error('boom');
};
const make = definePhrase as Any;
const row = (more: object = {}) =>
  make({
    slot: 'predicate',
    name: 'procure',
    subject: 'player',
    template: 'procure~ {count:card-count}',
    usual: () => false,
    build: ({ count }: Any) => ({ do: 'draw', count }),
    split: (effect: Any) => effect.do === 'draw' && effect.count !== undefined && { count: effect.count },
    ...more,
  });
const languageWith = (more: object) =>
  createLanguage({ lexicons: [lexicon], phrases: [...phrases, row(more)] } as Any);

test('a row that is as it should be reads', () => {
  const language = languageWith({});
  const [read] = language.parse('Each player procures 2 cards.').abilities;
  expect(language.print(read!.ability)).toBe(
    game.print(game.parse('Each player draws 2 cards.').abilities[0]!.ability),
  );
});

describe('a row is refused, by its name, when the language is made', () => {
  test.each<[string, object, RegExp]>([
    ['for an unknown slot', { slot: 'predcate' }, /there is no slot "predcate"; did you mean "predicate"\?/],
    ['with a part of no slot', { template: 'procure~ {count:card-cont}' }, /there is no slot "card-cont"/],
    ['without a template', { template: undefined }, /needs `template`, a text/],
    ['without a name', { name: undefined }, /needs `name`, a text/],
    ['with a misspelt field', { usuall: boom }, /a field "usuall"; did you mean "usual"\?/],
    ['with a subject that is none', { subject: 'plyer' }, /`subject` is/],
    ['without a function', { build: 5 }, /needs `build`, a function/],
    ['with examples that are none', { examples: 5 }, /`examples` is no list of texts/],
  ])('%s', (_what, more, message) => {
    expect(() => languageWith(more)).toThrow(PhraseError);
    expect(() => languageWith(more)).toThrow(message);
  });

  test('that is nothing', () => {
    expect(() => createLanguage({ lexicons: [lexicon], phrases: [null] } as Any)).toThrow(/is no row/);
  });
});

describe('what a row’s code does wrong is told with the row', () => {
  const read = (more: object): PhraseError => {
    try {
      const language = languageWith(more);
      for (const { ability } of language.parse('Each player procures 2 cards.').abilities)
        language.print(ability);
    } catch (error) {
      return error as PhraseError;
    }
    throw new Error('nothing was said');
  };

  test.each<[string, object, string, boolean]>([
    ['`build` throws', { build: boom }, '`build` threw: boom', true],
    ['`split` throws', { split: boom }, '`split` threw: boom', true],
    ['`usual` throws', { usual: boom }, '`usual` threw: boom', true],
    ['`build` gives a number', { build: () => 5 }, '`build` gave 5, not an object', false],
    ['`split` gives a number', { split: () => 5 }, '`split` gave 5, not an object of parts', false],
  ])('%s', (_what, more, message, caused) => {
    const error = read(more);
    expect(error).toBeInstanceOf(PhraseError);
    expect(error).toMatchObject({ code: 'DSL9001', message: `Phrase predicate/procure: ${message}` });
    expect(error.cause instanceof Error).toBe(caused);
  });
});

describe('a lexicon is refused', () => {
  test.each<[string, Any, RegExp]>([
    ['that is nothing', null, /A lexicon is an object/],
    ['with words of no kind', { keyword: [] }, /no words called "keyword"; did you mean "keywords"\?/],
    ['with words that are no list', { zones: 5 }, /"zones" is no list/],
    ['with a word that is nothing', { zones: [null] }, /entry 1 of "zones" is no object/],
    ['with a zone without its plural', { zones: [{ id: 'den', one: 'den' }] }, /needs "many", a text/],
    [
      'with a keyword without forms',
      { keywords: [{ id: 'x', word: 'Zip' }] },
      /"forms" of entry 1 .* no list/,
    ],
    [
      'with a form that is none',
      { keywords: [{ id: 'x', word: 'Zip', forms: ['numbr'] }] },
      /did you mean "number"/,
    ],
    [
      'with a misspelt field',
      { keywords: [{ id: 'x', word: 'Zip', forms: ['none'], bearer: ['ally'] }] },
      /a field "bearer"; did you mean "bearers"\?/,
    ],
    ['with a name that is a number', { names: [5] }, /entry 1 of "names" is no text/],
  ])('%s', (_what, words, message) => {
    const made = () => createLanguage({ lexicons: [lexicon, words], phrases });
    expect(made).toThrow(LexiconError);
    expect(made).toThrow(message);
  });
});
