/**
 * New texts for cards of the Kingdom Hearts TCG, in a format or a plugin. Loads the rules and the parser.
 * @packageDocumentation
 */
import '../abilities/index.ts';
import { createErrata, type Errata } from '@cardwright/dsl';
import { type CardType, type Group, groups } from '../cards/card-facts.ts';
import { languageOf, pronounOf } from '../language/index.ts';
import { kingdomHearts } from '../plugin.ts';
import { asCard } from '../sets/as-player.ts';

/** The group of a card, which is among its classifications as its Home Worlds are. */
const groupIn = (classifications: readonly string[]): Group | undefined =>
  groups.find((group) => classifications.includes(group));

/**
 * Gives cards other texts, by full name: what `overrides.cards` of a format or of a plugin takes. Their abilities, their
 * words and what players are shown of them change together.
 *
 * @param texts one ability a line; an empty text leaves a card without abilities
 * @param mods whose words and effects the texts use
 * @returns changes of cards. An engine with them throws `plugin-invalid` for a name that no card has, and `ErratumError`
 *   (`DSL9004`) for a text that is not understood
 */
export const errata: Errata = createErrata({
  plugin: kingdomHearts,
  languageOf: (cards, addition) =>
    languageOf(
      cards.map(({ name, classifications }) => ({
        name,
        homeWorlds: classifications.filter((one) => groupIn([one]) === undefined),
      })),
      addition,
    ),
  factsOf: ({ type, name }) => [{ type, name, pronoun: pronounOf(type as CardType) }],
  toAbility: (ability, { type, classifications, attributes }) => {
    const group = groupIn(classifications);
    return asCard(ability, {
      type: type as CardType,
      ...(group === undefined ? {} : { group }),
      form: attributes['form'] === true,
    });
  },
});
