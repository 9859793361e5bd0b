/**
 * New texts for cards of Lorcana, in a format or a plugin. Loads the rules and the parser.
 * @packageDocumentation
 */
import '../abilities/index.ts';
import { createErrata, type Errata } from '@cardwright/dsl';
import { languageOf } from '../language/index.ts';
import { lorcana } from '../plugin.ts';

/**
 * Gives cards other texts, by full name: what `overrides.cards` of a format or of a plugin takes. Their abilities, their
 * words and what players are shown of them change together.
 *
 * @param texts one ability a line; an empty text leaves a card without abilities
 * @param mods whose keywords, words and effects the texts use
 * @returns changes of cards. An engine with them throws `plugin-invalid` for a name that no card has, and `ErratumError`
 *   (`DSL9004`) for a text that is not understood
 * @example
 * ```ts
 * defineFormat({ name: 'Mended', overrides: { cards: errata({ Lantern: 'Draw a card.' }) } });
 * ```
 */
export const errata: Errata = createErrata({
  plugin: lorcana,
  languageOf: (cards, addition) =>
    languageOf(
      cards.flatMap(({ name, fullName, classifications }) => [{ name, classifications }, { name: fullName }]),
      addition,
    ),
  // A card in play does not say how text speaks of it in the third person.
  factsOf: ({ type, name }) => {
    const spokenOf = (pronoun: 'he' | 'she' | 'they' | 'it') => ({ type, name, pronoun });
    return type === 'character' ? [spokenOf('they'), spokenOf('she'), spokenOf('he')] : [spokenOf('it')];
  },
});
