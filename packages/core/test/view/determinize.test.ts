import { CardwrightError, type Engine, fork, type State } from '@cardwright/core';
import {
  type CardRef,
  cardCount,
  cardOf,
  cardsIn,
  controller,
  deck,
  definition,
  facedown,
  hand,
  incarnation,
  owner,
  playerCount,
  refOf,
  zoneOf,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { nextInZone } from '../../src/model/core-columns.ts';
import { nextRandom } from '../../src/table/random.ts';
import { relink } from '../../src/table/zone-list.ts';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

/** The cards that the course of a game speaks of, by anything that could be a reference. */
function spokenOf(engine: Engine, state: State): Set<number> {
  const { numbers: _n, cards: _c, seal: _s, plugins: _p, ...lists } = engine.save(state);
  const found = new Set<number>();
  for (const number of JSON.stringify(lists).match(/-?\d+/g) ?? [])
    if (Number(number) >= 1024) found.add(cardOf(Number(number) as CardRef));
  return found;
}

/** The cards that a player cannot see, said anew here, without those that something speaks of. */
function unknownTo(engine: Engine, state: State, viewer: number): number[] {
  const spoken = spokenOf(engine, state);
  const found: number[] = [];
  for (let card = 0; card < cardCount.get(state, 0); card++) {
    const { visibility } = engine.zones[zoneOf.get(state, card)]!;
    const seen =
      facedown.get(state, card) === 0 &&
      (visibility === 'public' || (visibility === 'owner' && owner.get(state, card) === viewer));
    if (!seen && !spoken.has(card)) found.push(card);
  }
  return found;
}

/** Puts two cards of one player in each other's place. */
function swap(engine: Engine, state: State, a: number, b: number): void {
  const zones = engine.zones.filter(({ shared }) => !shared);
  const draft = state as never;
  for (const [player] of zones.length > 0 ? [[controller.get(state, a)]] : []) {
    const lists = zones.map((zone) => [zone, cardsIn(state, player!, zone)] as const);
    const [inA, inB] = [zoneOf.get(state, a), zoneOf.get(state, b)];
    zoneOf.put(draft, a, inB);
    zoneOf.put(draft, b, inA);
    for (const [zone, cards] of lists)
      if (cards.includes(a) || cards.includes(b))
        relink(
          draft,
          player!,
          zone,
          cards.map((card) => (card === a ? b : card === b ? a : card)),
        );
  }
}

/** A state that differs from this one only in what the player cannot know. */
function disguised(engine: Engine, state: State, viewer: number, below: (n: number) => number): State {
  const other = fork(state);
  const draft = other as never;
  const unknown = unknownTo(engine, state, viewer);
  const columns = engine.columns.filter(
    ({ scope, name }) => scope === 'card' && !['next', 'previous'].includes(name),
  );
  for (let i = 0; i < 60 && unknown.length > 1; i++) {
    const [a, b] = [unknown[below(unknown.length)]!, unknown[below(unknown.length)]!];
    if (
      a === b ||
      owner.get(other, a) !== owner.get(other, b) ||
      controller.get(other, a) !== controller.get(other, b)
    )
      continue;
    // What lies on the card stays with the place, as on a table: only which card it is changes.
    for (const column of columns) {
      if (['definition', 'owner', 'controller', 'zone', 'incarnation'].includes(column.name)) continue;
      const value = column.get(other, a);
      column.put(draft, a, column.get(other, b));
      column.put(draft, b, value);
    }
    swap(engine, other, a, b);
  }
  // Others may have brought any cards at all.
  for (const card of unknown) {
    if (owner.get(other, card) !== viewer && below(2) === 0) {
      const face = engine.cards[below(engine.cards.length)]!;
      engine.bind(face);
      definition.put(draft, card, face.index);
    }
    incarnation.put(draft, card, 500 + below(100));
  }
  nextRandom(draft);
  other.abilityIndex = null;
  return other;
}

const determined = (engine: Engine, state: State, viewer: number, seed: number): State | null => {
  try {
    return engine.determinize(state, viewer, seed);
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'decision-hidden') return null;
    throw error;
  }
};

test('two games that differ only in what a player cannot see are determined alike, and look as they do', () => {
  const engine = poolEngine();
  let compared = 0;
  let otherwise = 0;
  let differed = 0;
  for (let seed = 0; seed < 12; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    while (state.decision !== null) {
      const before = engine.hash(state);
      for (const viewer of [0, 1, -1]) {
        const mine = determined(engine, state, viewer, seed);
        if (mine === null) continue;
        const hidden = disguised(engine, state, viewer, below);
        if (engine.hash(hidden) !== before) differed++;
        const other = engine.determinize(hidden, viewer, seed);
        if (engine.hash(other) !== engine.hash(mine)) expect(engine.save(other)).toEqual(engine.save(mine));
        expect(engine.view(mine, viewer)).toEqual(engine.view(state, viewer));
        if (engine.hash(engine.determinize(state, viewer, seed + 1)) !== engine.hash(mine)) otherwise++;
        compared++;
      }
      expect(engine.hash(state)).toBe(before);
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
  expect(compared).toBeGreaterThan(800);
  expect([otherwise, differed]).toEqual([compared, compared]);
}, 120_000);

test('what is determined can be saved, and plays on to an end', () => {
  const engine = poolEngine();
  let ended = 0;
  for (let seed = 0; seed < 12; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    for (let i = 0; state.decision !== null; i++) {
      const mine = i % 5 === 0 ? determined(engine, state, state.decision.player, seed) : null;
      if (mine !== null) {
        expect(engine.hash(engine.load(engine.save(mine)))).toBe(engine.hash(mine));
        for (let n = 0; mine.decision !== null && n < 3000; n++)
          engine.answer(mine, anyAnswer(engine, mine, below));
        if (engine.result(mine).over) ended++;
      }
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
  expect(ended).toBeGreaterThan(50);
}, 120_000);

describe('a player', () => {
  const engine = poolEngine();
  const game = () => {
    const state = engine.createGame({ seed: 3, decks: poolDecks() });
    const below = chooser(3);
    for (let i = 0; i < 12 && state.decision !== null; i++)
      engine.answer(state, anyAnswer(engine, state, below));
    return state;
  };
  const faces = (state: State, player: number) =>
    [deck, hand].flatMap((zone) => cardsIn(state, player, zone)).map((card) => engine.card(state, card).id);

  test('keeps the cards that they see, under their references', () => {
    const state = game();
    const mine = engine.determinize(state, 0, 9);
    expect(cardsIn(mine, 0, hand).map((card) => [engine.card(mine, card).id, refOf(mine, card)])).toEqual(
      cardsIn(state, 0, hand).map((card) => [engine.card(state, card).id, refOf(state, card)]),
    );
  });

  test('has their own cards in their deck, in another order', () => {
    const state = game();
    const mine = engine.determinize(state, 0, 9);
    expect(faces(mine, 0).toSorted()).toEqual(faces(state, 0).toSorted());
    expect(faces(mine, 0)).not.toEqual(faces(state, 0));
  });

  test('may know with which list another came', () => {
    const state = game();
    const lists = [null, poolDecks()[1]!];
    expect(faces(engine.determinize(state, 0, 9, { lists }), 1).toSorted()).toEqual(
      faces(state, 1).toSorted(),
    );
    expect(faces(engine.determinize(state, 0, 9), 1).toSorted()).not.toEqual(faces(state, 1).toSorted());
  });

  test('does not learn by their indexes where cards lie', () => {
    const state = game();
    const order = cardsIn(engine.determinize(state, 0, 9), 1, deck);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(nextInZone.get(state, cardsIn(state, 1, deck)[0]!)).not.toBe(order[1]);
  });

  test('must have a seat, and a seed be one', () => {
    const state = game();
    expect(() => engine.determinize(state, playerCount.get(state, 0), 1)).toThrow(/no player 2/);
    expect(() => engine.determinize(state, 0, 0.5)).toThrow(/32 bits/);
  });
});
