import { CardwrightError, type Engine, type Plugin } from '@cardwright/core';
import type { Ability, CardDefinition } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';
import { DEALT, onceOnly } from './situation.ts';

/** What a game says of making situations. @throws CardwrightError where it says nothing */
export function situationRulesOf(plugins: readonly Plugin[]): SituationRules {
  const rules = plugins.find(({ game }) => game !== undefined)?.game?.situations;
  if (rules !== undefined) return rules;
  throw new CardwrightError(
    'plugin-invalid',
    'The game does not say how situations for its cards are made.',
    { fix: 'Give the game plugin `situations`.' },
  );
}

/** The abilities that a card's keywords stand for. */
export function keywordAbilities(
  plugins: readonly Plugin[],
  { abilities }: CardDefinition,
): readonly Ability[] {
  const keywords = new Map(plugins.flatMap((plugin) => Object.entries(plugin.keywordDefinitions ?? {})));
  return abilities.flatMap((one) => (one.kind === 'keyword' ? (keywords.get(one.keyword) ?? []) : []));
}

/** The zones in which a situation can start with the card. */
export function sourcesOf(engine: Engine, rules: SituationRules, card: CardDefinition): string[] {
  const others = [...engine.cardsById.get(card.id)!.otherZones].map(({ name }) => name);
  // A card that resolves when played is never in play.
  const play = onceOnly(card) ? [] : ['play'];
  const data = JSON.stringify(card.abilities);
  const isDealt = rules.setUp?.some((kind) => data.includes(`"on":"${kind}"`)) === true;
  return [...play, 'hand', ...others, ...(isDealt ? [DEALT] : [])];
}
