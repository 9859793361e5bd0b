import {
  checkPriorities,
  createLanguage,
  definePhrase,
  NEUTRAL_PHRASES,
  withSpellings,
} from '@cardwright/dsl';
import { expect, it } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

const procure = definePhrase({
  slot: 'predicate',
  name: 'procure',
  subject: 'player',
  template: 'procure~ {count:card-count}',
  data: ({ count }) => ({ do: 'draw', count }),
});
const text = 'Each player procures 2 cards.';
const languageWith = (...more: typeof rows) =>
  createLanguage({ lexicons: [words], phrases: [...rows, ...more] });
const printed = (language: ReturnType<typeof languageWith>) =>
  language.print(language.parse(text).abilities[0]!.ability);

it('is said wherever two phrases print the same', () => {
  expect(checkPriorities(testLanguage())).toEqual([]);
}, 60_000);

it('is missed where it is not said, and said by `yieldsTo` or `usual`', () => {
  expect(checkPriorities(languageWith(procure), [text])).toEqual([
    `predicate/procure does not yield to draw: “${text}”`,
  ]);
  for (const said of [{ yieldsTo: ['draw'] }, { usual: () => false }]) {
    const language = languageWith({ ...procure, ...said });
    expect(checkPriorities(language, [text])).toEqual([]);
    expect(printed(language)).toBe('Each player draws 2 cards.');
  }
});

it('goes before the order of rows', () => {
  const neutral = NEUTRAL_PHRASES.find(({ slot, name }) => slot === 'predicate' && name === 'draw')!;
  const phrases = [...rows, { ...procure, yieldsTo: ['draw'] }, neutral];
  const language = createLanguage({ lexicons: [words], phrases, without: ['predicate/draw'] });
  expect(printed(language)).toBe('Each player draws 2 cards.');
});

it('cannot go round', () => {
  const round = [
    { ...procure, yieldsTo: ['obtain'] },
    { ...procure, name: 'obtain', template: 'obtain~ {count:card-count}', yieldsTo: ['procure'] },
  ];
  expect(() => languageWith(...round)).toThrow(/yields to itself/);
});

it('is that of the first of several spellings, which have the same parts', () => {
  const spelled = withSpellings(procure, { name: 'obtain', template: 'obtain~ {count:card-count}' });
  expect(spelled.map(({ name, yieldsTo }) => [name, yieldsTo])).toEqual([
    ['procure', undefined],
    ['obtain', ['procure']],
  ]);
  expect(() => withSpellings(procure, { name: 'obtain', template: 'obtain~ it' })).toThrow(/other parts/);
});
