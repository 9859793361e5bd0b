import type { Engine, ReadonlyState, State } from '@cardwright/core';
import {
  cardCount,
  cardOf,
  definition,
  facedown,
  isShownToAll,
  type OutsideChance,
  owner,
  playerCount,
  zoneOf,
} from '@cardwright/core/game';

/** Whether every player knows a card that is hidden now, because it left play this turn. */
function sawLeave(state: ReadonlyState, card: number): boolean {
  for (let entry = state.lastKnown; entry !== null; entry = entry.earlier)
    if (cardOf(entry.card) === card) return true;
  return false;
}

/** Whether a player may know a card, by where it is. */
export function mayKnow(engine: Engine, state: ReadonlyState, viewer: number, card: number): boolean {
  if (facedown.get(state, card) === 1) return false;
  const { visibility } = engine.zones[zoneOf.get(state, card)]!;
  if (visibility === 'public' || (visibility === 'owner' && viewer >= 0 && owner.get(state, card) === viewer))
    return true;
  return isShownToAll(engine, state, card);
}

/** The cards that a decision shows to the deciding player. */
function shownByDecision(state: ReadonlyState, viewer: number): number[] {
  const { decision } = state;
  if (decision === null || decision.player !== viewer) return [];
  return decision.kind === 'choose-cards' || decision.kind === 'order' ? decision.cards.map(cardOf) : [];
}

/** The cards that a player cannot know, by owner; those of nobody last. */
export function hiddenCards(
  engine: Engine,
  state: ReadonlyState,
  viewer: number,
  known: readonly number[] = [],
): number[][] {
  const shown = new Set([...known, ...shownByDecision(state, viewer)]);
  const byOwner: number[][] = Array.from({ length: playerCount.get(state, 0) + 1 }, () => []);
  for (let card = 0; card < cardCount.get(state, 0); card++) {
    if (mayKnow(engine, state, viewer, card) || shown.has(card) || sawLeave(state, card)) continue;
    byOwner.at(owner.get(state, card))!.push(card);
  }
  return byOwner;
}

/** Columns of the random generator, which are secret. */
const randomColumns = (engine: Engine) => engine.columns.filter(({ name }) => /^random-\d$/.test(name));

/**
 * Changes the cards that a viewer cannot know, permanently: cards of one owner are swapped with each other, or
 * replaced.
 * @param known cards that the viewer knows for another reason
 */
export function redeal(
  engine: Engine,
  state: State,
  viewer: number,
  random: OutsideChance,
  known: readonly number[] = [],
): void {
  const all = engine.cards.filter((card) => card.definition.unsupported === undefined);
  for (const cards of hiddenCards(engine, state, viewer, known)) {
    const dealt = random.sample(cards.map((card) => definition.get(state, card)));
    for (const [i, card] of cards.entries()) {
      const other = random.below(4) === 0 ? random.pick(all) : engine.cards[dealt[i]!]!;
      engine.bind(other);
      definition.put(state as never, card, other.index);
    }
  }
  state.abilityIndex = null;
}

/**
 * Runs something on the same table with hidden cards and future randomness changed ({@link redeal}). Restores
 * everything afterwards.
 */
export function withRedealt<T>(
  engine: Engine,
  state: State,
  viewer: number,
  random: OutsideChance,
  run: () => T,
  known: readonly number[] = [],
): T {
  const before = state.n.slice();
  const { abilityIndex: board } = state;
  try {
    redeal(engine, state, viewer, random, known);
    for (const column of randomColumns(engine)) column.put(state as never, 0, random.next() | 0);
    return run();
  } finally {
    state.n.set(before);
    state.abilityIndex = board;
  }
}
