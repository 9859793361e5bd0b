import { type Engine, fork, type State } from '@cardwright/core';
import {
  cardOf,
  cardsIn,
  controller,
  facedown,
  incarnation,
  owner,
  playerCount,
  zoneOf,
} from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { nextInZone, previousInZone } from '../../src/model/core-columns.ts';
import { nextRandom } from '../../src/table/random.ts';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

/** The cards that a viewer cannot see, by any way a state shows them, and that nothing going on speaks of. */
function hiddenFrom(engine: Engine, state: State, viewer: number): number[] {
  const { decision } = state;
  const shown = new Set(decision?.player === viewer ? decision.cards.map(cardOf) : []);
  const hidden: number[] = [];
  for (let p = 0; p < playerCount.get(state, 0); p++) {
    for (const zone of engine.zones) {
      for (const card of cardsIn(state, p, zone)) {
        // Said anew here, so that the test does not take the kernel's word for what is hidden.
        const seen =
          facedown.get(state, card) === 0 &&
          (zone.visibility === 'public' ||
            (zone.visibility === 'owner' && owner.get(state, card) === viewer));
        if (!seen && !shown.has(card)) hidden.push(card);
      }
    }
  }
  return hidden;
}

/** Puts two cards in each other's place: the lists stay, the cards in them change. */
function swap(state: State, a: number, b: number): void {
  const draft = state as never;
  const order = (card: number) => {
    const player = controller.get(state, card);
    const engineZone = zoneOf.get(state, card);
    return { player, engineZone };
  };
  if (order(a).player !== order(b).player) throw new Error('swap within one player');
  const { layout } = state;
  const ROW = 3;
  const lists: number[][] = [];
  const row = (card: number) =>
    layout.zonesAt + (order(card).player * layout.zoneCount + order(card).engineZone) * ROW;
  const rows = [...new Set([row(a), row(b)])];
  for (const at of rows) {
    const cards: number[] = [];
    for (let c = state.n[at]!; c >= 0; c = nextInZone.get(state, c))
      cards.push(c === a ? b : c === b ? a : c);
    lists.push(cards);
  }
  const zones = [zoneOf.get(state, a), zoneOf.get(state, b)];
  zoneOf.put(draft, a, zones[1]!);
  zoneOf.put(draft, b, zones[0]!);
  for (const [i, at] of rows.entries()) {
    const cards = lists[i]!;
    cards.forEach((card, k) => {
      nextInZone.put(draft, card, cards[k + 1] ?? -1);
      previousInZone.put(draft, card, cards[k - 1] ?? -1);
    });
    state.n[at] = cards[0] ?? -1;
    state.n[at + 1] = cards.at(-1) ?? -1;
  }
}

/** A state that differs from this one only in what the viewer cannot see. */
function disguised(engine: Engine, state: State, viewer: number, below: (n: number) => number): State {
  const other = fork(state);
  const hidden = hiddenFrom(engine, state, viewer);
  const columns = engine.columns.filter((c) => c.scope === 'card' && !['next', 'previous'].includes(c.name));
  for (let i = 0; i < 40; i++) {
    const a = hidden[below(hidden.length)];
    const b = hidden[below(hidden.length)];
    if (a === undefined || b === undefined || a === b) continue;
    if (owner.get(other, a) !== owner.get(other, b) || controller.get(other, a) !== controller.get(other, b))
      continue;
    // What lies on the card stays with the place, as on a table: only which card it is changes.
    for (const column of columns) {
      if (['definition', 'owner', 'controller', 'zone', 'incarnation'].includes(column.name)) continue;
      const value = column.get(other, a);
      column.put(other as never, a, column.get(other, b));
      column.put(other as never, b, value);
    }
    swap(other, a, b);
  }
  for (const card of hidden) if (below(3) === 0) incarnation.put(other as never, card, 500 + below(100));
  nextRandom(other as never);
  return other;
}

test('two games that differ only in what a player cannot see give that player the same bytes', () => {
  const engine = poolEngine();
  let compared = 0;
  let secretsDiffered = 0;
  for (let seed = 0; seed < 12; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    while (state.decision !== null) {
      for (const viewer of [0, 1, -1]) {
        const other = disguised(engine, state, viewer, below);
        const seen = JSON.stringify(engine.view(state, viewer));
        if (seen !== JSON.stringify(engine.view(other, viewer)))
          expect(engine.view(other, viewer)).toEqual(engine.view(state, viewer));
        compared++;
        if (engine.hash(other) !== engine.hash(state)) secretsDiffered++;
      }
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(secretsDiffered).toBe(compared);
});

test('no reference leaves: a view names no card by index', () => {
  const engine = poolEngine();
  const state = engine.createGame({ seed: 1, decks: poolDecks() });
  const below = chooser(1);
  // Far above every count of the game: an index or reference that leaves is found by its size.
  for (let i = 0; i < 56; i++) incarnation.put(state as never, i, 4000 + i);
  let n = 0;
  while (state.decision !== null && n++ < 80) {
    for (const viewer of [0, 1, -1]) {
      const numbers = JSON.stringify(engine.view(state, viewer)).match(/(?<=[:[,])\d{6,}/g) ?? [];
      expect(numbers).toEqual([]);
    }
    engine.answer(state, anyAnswer(engine, state, below));
  }
});
