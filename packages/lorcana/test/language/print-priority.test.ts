import { checkPriorities, createLanguage, NEUTRAL_PHRASES } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { expect, it } from 'vitest';

const language = createLorcanaLanguage();
const keyOf = ({ slot, name }: { readonly slot: string; readonly name: string }) => `${slot}/${name}`;

it('is said wherever two phrases print the same', () => {
  expect(checkPriorities(language)).toEqual([]);
}, 60_000);

it('names phrases that there are', () => {
  const known = new Set([...NEUTRAL_PHRASES, ...language.phrases].map(keyOf));
  const unknown = language.phrases.flatMap((phrase) =>
    [...(phrase.yieldsTo ?? []), ...(phrase.outranks ?? [])]
      .filter((name) => !known.has(`${phrase.slot}/${name}`))
      .map((name) => `${keyOf(phrase)}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('does not go by the order of rows: what is printed is the same with all of them in reverse', () => {
  const reversed = createLanguage({
    lexicons: [language.lexicon],
    phrases: language.phrases.filter(({ derived }) => derived === undefined).reverse(),
    without: NEUTRAL_PHRASES.map(keyOf),
    lasting: ['reduce-damage', 'must-choose', 'play-onto', 'keep-stat', 'ready-at-most'],
  });
  const examples = language.phrases.flatMap((phrase) => (phrase.examples ?? []) as readonly string[]);
  const otherwise = examples.flatMap((text) =>
    language.parse(text).abilities.flatMap(({ ability }) => {
      const [printed, again] = [language.print(ability), reversed.print(ability)];
      return printed === again ? [] : [`${printed} | ${again}`];
    }),
  );
  expect(otherwise).toEqual([]);
}, 60_000);
