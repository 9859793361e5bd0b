import { addressOf } from '@cardwright/core';
import { type Ability, type Condition, type Effect, partsWhere } from '@cardwright/core/data';
import { cardOf, type DurationEffect, isCurrent, turnNumber } from '@cardwright/core/game';
import type { Speaker } from './meaning.ts';
import { type Seen, type SeenTable, unjudged } from './seen.ts';

/** A continuous effect, subject to its condition. */
export interface InForce {
  readonly effect: Effect;
  readonly speaker: Speaker;
  readonly condition: Condition | null;
  /** The cards it was applied to when it was made; null for whatever it says. */
  readonly cards: ReadonlySet<string> | null;
  /** The players it was applied to when it was made; null for whatever it says. */
  readonly players: readonly number[] | null;
  /** Its player decides whether to use it (CR 6.1.4). */
  readonly optional: boolean;
  /** Its number, fixed at creation; null to evaluate the text. */
  readonly amount: number | null;
}

/** Continuous effects that do not affect which turn actions are legal, or that are visible in the stats of a view. */
const OF_NO_CONCERN = new Set([
  'modify',
  'enters-with',
  'must-choose',
  'must-be-chosen',
  'keep-stat',
  'reduce-damage',
  'deal-by-stat',
  'ready-at-most',
  'change-damage-dealt',
  'prevent-damage',
  'lore-to-win',
  'change-lore-to-win',
  'deck-copies',
  'trigger',
  'replace',
]);

/** Those the oracle interprets. */
const READ = new Set([
  'forbid',
  'forbid-player',
  'permit',
  'grant',
  'change-cost',
  'change-move-cost',
  'additional-action',
  'count-as-cost',
  'challenge-as-if',
]);

function relevant(effect: Effect): boolean {
  if (effect.do === 'modify' && effect.stat === 'singing-cost') return unjudged('costs to sing');
  // Granted static abilities would apply as well.
  if (effect.do === 'grant' && effect.abilities?.some(({ kind }) => kind === 'static'))
    return unjudged('granted static abilities');
  if (READ.has(effect.do)) return true;
  return OF_NO_CONCERN.has(effect.do) ? false : unjudged(`effect: ${effect.do}`);
}

/** Whether a continuous effect gives another way to play (CR 1.5.5.3): its own card, or others. */
export function waysGiven(effect: Effect, own: boolean): boolean {
  if (effect.do === 'grant') return false;
  return effectsIn(effect).some((one) => one.do === 'play' && (one.what.pick === 'self') === own);
}

/** An optional reduction: "you may pay 1 less". */
const isOffer = (effect: Effect): effect is Effect & { readonly do: 'may' } =>
  effect.do === 'may' &&
  effect.effects.every((inner) => inner.do === 'change-cost' || inner.do === 'change-move-cost');

/** Whether a card's ability that applies once a turn has done so (CR 6.1.13.2); all players saw it. */
export function wasUsed({ state }: SeenTable, { ref, definition: { id } }: Seen, index: number): boolean {
  const own = new RegExp(`#${index}(\\D|$)`);
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const { kind, source, data } = entry.event;
    if (kind.name !== 'ability-used' || source !== ref) continue;
    const part = String(data!['part']);
    if (part.startsWith(`${id}#`) && own.test(part.slice(id.length))) return true;
  }
  return false;
}

/** The effects of static abilities of the cards in play. */
function* standing(table: SeenTable): Generator<InForce> {
  for (const source of table.inPlay) {
    for (const [index, ability] of source.definition.abilities.entries()) {
      if (ability.kind !== 'static') continue;
      if (ability.limit !== undefined && wasUsed(table, source, index)) continue;
      const said = ability.effects.flatMap((one) =>
        isOffer(one)
          ? one.effects.map((effect) => ({ effect, optional: true }))
          : { effect: one, optional: false },
      );
      for (const { effect, optional } of said) {
        // It changes how its own card is played; in play it has no effect.
        if (effect.do === 'change-cost' && 'pick' in effect.for) continue;
        if (waysGiven(effect, true)) continue;
        if (relevant(effect))
          yield {
            effect,
            speaker: { source, you: source.player },
            condition: ability.while ?? null,
            cards: null,
            players: null,
            optional,
            amount: null,
          };
      }
    }
  }
}

/** Every effect that is part of some data, at any depth. */
const effectsIn = (data: unknown): readonly Effect[] =>
  partsWhere(data, (part) => typeof part['do'] === 'string') as unknown as readonly Effect[];

const kindOf = (effect: Effect): string =>
  ({ 'forbid-player': 'forbid', 'change-move-cost': 'change-cost' })[effect.do as string] ?? effect.do;

/** The text behind a duration effect, found by the ability of its part. */
function wordsOf(table: SeenTable, { part }: DurationEffect): Effect {
  const [id, index] = part.id.split('#');
  const ability = table.engine.cardsById.get(id!)?.definition.abilities[Number.parseInt(index ?? '', 10)];
  const found = new Map<string, Effect>();
  const effects = effectsIn(ability);
  const whilst = new Set(effects.flatMap((one) => (one.do === 'while' ? effectsIn(one.effects) : [])));
  for (const effect of effects) {
    if (kindOf(effect) !== part.kind) continue;
    if (part.action !== null && (effect as { action?: string }).action !== part.action.name) continue;
    if (whilst.has(effect)) return unjudged('what lasts while something holds');
    const { duration: _, ...rest } = effect as Effect & { duration?: unknown };
    found.set(JSON.stringify({ ...rest, what: null }), effect);
  }
  const [effect] = found.values();
  return effect !== undefined && found.size === 1 ? effect : unjudged(`what made ${part.id}`);
}

/** Whether a duration effect has begun: "during their next turn" may not be this turn (CR 6.1.13.1). */
function hasBegun(table: SeenTable, { later, player, made }: DurationEffect): boolean {
  return !later || (table.view.active === player && turnNumber.get(table.state, 0) > made);
}

/** The duration effects; public, since what created them resolved in public. */
function* lasting(table: SeenTable): Generator<InForce> {
  const { engine, state } = table;
  for (const one of state.durationEffects) {
    const { part, controller, source, cards, players, amount } = one;
    if (OF_NO_CONCERN.has(part.kind) && part.stat?.name !== 'singing-cost') continue;
    if (!hasBegun(table, one)) continue;
    const effect = wordsOf(table, one);
    if (!relevant(effect)) continue;
    const applied = cards
      ?.filter((ref) => isCurrent(state, ref))
      .map((ref) => addressOf(engine, state, cardOf(ref)));
    const from: Seen | undefined = isCurrent(state, source)
      ? table.cards.find(({ ref }) => ref === source)
      : undefined;
    yield {
      effect,
      speaker: { source: from ?? null, you: controller },
      condition: null,
      cards: applied === undefined ? null : new Set(applied),
      optional: false,
      players: effect.do === 'change-cost' || effect.do === 'additional-action' ? players : null,
      amount: effect.do === 'change-cost' || effect.do === 'count-as-cost' ? amount : null,
    };
  }
}

/** Upper bound on the activated abilities that could be granted to one card. */
export function mostGiven({ inPlay, state }: SeenTable): number {
  const given = inPlay.flatMap(({ definition }) =>
    definition.abilities.flatMap((ability) =>
      ability.kind === 'static'
        ? ability.effects.flatMap((effect) => (effect.do === 'grant' ? (effect.abilities ?? []) : []))
        : [],
    ),
  );
  const lasting = state.durationEffects.filter(({ part }) => part.kind === 'grant').length;
  return given.filter(({ kind }) => kind === 'activated').length + lasting;
}

/** Keywords that are ways of playing (CR 8.10, 8.12). */
const PLAYED_BY = new Set(['shift', 'sing-together']);

/** Whether an ability is another way to play its own card. */
const isWay = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.effects.some((effect) => waysGiven(effect, true));

/** Upper bound on the further ways to play a card, from cards and effects on the table or its own text. */
export function mostWaysGained({ inPlay, state }: SeenTable, card: Seen): number {
  const ways = (keywords: readonly string[], abilities: readonly Ability[]): number =>
    keywords.filter((keyword) => PLAYED_BY.has(keyword)).length + abilities.filter(isWay).length;
  let most = 0;
  for (const { definition } of [...inPlay, card])
    for (const ability of definition.abilities)
      for (const effect of ability.kind === 'static' ? ability.effects : [])
        if (effect.do === 'grant')
          most += ways(
            effect.keywords.map(({ keyword }) => keyword),
            effect.abilities ?? [],
          );
  for (const { part } of state.durationEffects)
    most += ways(
      part.keywords.map(({ keyword }) => keyword.name),
      part.abilities.map(({ data }) => data),
    );
  return most;
}

/** How many other ways the keywords that a card prints give by their sentences: those of a mod that say how it is played. */
export const waysOfKeywords = ({ engine }: SeenTable, { definition }: Seen): number =>
  definition.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && !PLAYED_BY.has(ability.keyword)
      ? engine.plugins
          .flatMap(({ keywordDefinitions }) => keywordDefinitions?.[ability.keyword] ?? [])
          .filter(isWay)
      : [],
  ).length;

/** Whether an effect may let abilities be used for free (CR 1.5.5.4). */
export const usesForFree = ({ inPlay, state }: SeenTable): boolean =>
  state.durationEffects.some(({ part }) => part.kind === 'use-for-free') ||
  inPlay.some(({ definition }) =>
    definition.abilities.some(
      (ability) => ability.kind === 'static' && ability.effects.some((one) => one.do === 'use-for-free'),
    ),
  );

/** Everything that applies at a table now. @throws Unjudged for a standing effect it does not know */
export function effectsInForce(table: SeenTable): readonly InForce[] {
  return [...standing(table), ...lasting(table)];
}
