import { set1 } from '@cardwright/cards-set1';
import {
  type Answer,
  cardCount,
  cardsIn,
  countIn,
  createEngine,
  deck,
  definition,
  type Engine,
  type EngineOptions,
  fork,
  hand,
  type State,
} from '@cardwright/core';
import { inkwell, lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';

const GAMES = Number(process.env['CARDWRIGHT_FUZZ_GAMES'] ?? 12);

/** A small generator of our own, so that a seed names the same game for ever. */
function chooser(seed: number): (below: number) => number {
  let x = (seed * 2654435761) | 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

function engineWith(options: EngineOptions = {}): Engine {
  return createEngine({ plugins: [lorcana, set1], ...options });
}

const engine = engineWith();

function randomDeck(below: (n: number) => number): string[] {
  const cards: string[] = [];
  while (cards.length < 60) {
    const card = engine.cards[below(engine.cards.length)]!;
    for (let i = 0; i < 4 && cards.length < 60; i++) cards.push(card.id);
  }
  return cards;
}

function newGame(on: Engine, seed: number): { state: State; below: (n: number) => number } {
  const below = chooser(seed);
  return { state: on.createGame({ seed, decks: [randomDeck(below), randomDeck(below)] }), below };
}

function anyAnswer(on: Engine, state: State, below: (n: number) => number): Answer {
  const asked = state.decision!;
  switch (asked.kind) {
    case 'act': {
      const moves = on.legal(state);
      // Acting is likelier than ending the turn, or tables stay empty.
      const acting = moves.filter((move) => move.action !== 'end-turn');
      return acting.length > 0 && below(4) > 0 ? acting[below(acting.length)]! : moves[below(moves.length)]!;
    }
    case 'choose-cards':
    case 'choose-players':
    case 'order': {
      const left = [...asked.candidates];
      const count = asked.kind === 'order' ? left.length : asked.min + below(asked.max - asked.min + 1);
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
    }
    case 'choose-option':
      return asked.candidates[below(asked.candidates.length)]!;
    case 'number':
      return asked.min + below(asked.max - asked.min + 1);
    case 'confirm':
      return below(2) === 1;
    case 'name':
      return on.cards[below(on.cards.length)]!.definition.name;
  }
}

/** Plays a game; gives the hash at every decision. */
function hashes(on: Engine, seed: number): string[] {
  const { state, below } = newGame(on, seed);
  const found: string[] = [];
  while (state.decision !== null) {
    found.push(on.hash(state));
    on.answer(state, anyAnswer(on, state, below));
  }
  found.push(on.hash(state));
  return found;
}

/** The same position with the cards that a player cannot see dealt out anew among themselves. */
function redealt(state: State, viewer: number, below: (n: number) => number): State {
  const other = fork(state);
  for (const player of [0, 1]) {
    const zones = player === viewer ? [deck, inkwell] : [deck, inkwell, hand];
    const hidden = zones.flatMap((zone) => cardsIn(other, player, zone));
    for (let i = hidden.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const [a, b] = [hidden[i]!, hidden[j]!];
      const held = definition.get(other, a);
      definition.put(other as never, a, definition.get(other, b));
      definition.put(other as never, b, held);
    }
  }
  return other;
}

describe('random games with the first set', () => {
  it('end, without an error', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { state, below } = newGame(engine, seed);
      let decisions = 0;
      while (state.decision !== null) {
        expect(++decisions, `seed ${seed}`).toBeLessThan(5000);
        engine.answer(state, anyAnswer(engine, state, below));
      }
      expect(engine.result(state).over, `seed ${seed}`).toBe(true);
    }
  });

  it.each<[string, EngineOptions]>([
    ['without the index of functioning abilities', { withoutIndex: true }],
    ['with the state check at every chance', { fullChecks: true }],
  ])('go the same way %s', (_how, options) => {
    const plain = engineWith(options);
    for (let seed = 1; seed <= GAMES; seed++)
      expect(hashes(plain, seed), `seed ${seed}`).toEqual(hashes(engine, seed));
  });

  it('go on identically from a save at any decision, in another engine', () => {
    const elsewhere = engineWith();
    for (let seed = 1; seed <= GAMES / 3; seed++) {
      const { state, below } = newGame(engine, seed);
      while (state.decision !== null) {
        const loaded = elsewhere.load(JSON.parse(JSON.stringify(engine.save(state))));
        expect(elsewhere.hash(loaded)).toBe(engine.hash(state));
        const answer = anyAnswer(engine, state, below);
        engine.answer(state, answer);
        elsewhere.answer(loaded, answer);
        expect(elsewhere.hash(loaded), `seed ${seed}`).toBe(engine.hash(state));
      }
    }
  });

  it('conserve the cards, and offer only what applies', () => {
    for (let seed = 1; seed <= GAMES / 3; seed++) {
      const { state, below } = newGame(engine, seed);
      while (state.decision !== null) {
        let cards = 0;
        for (const player of [0, 1]) for (const zone of engine.zones) cards += countIn(state, player, zone);
        expect(cards).toBe(cardCount.get(state, 0));
        if (state.decision.kind === 'act') {
          const before = engine.hash(state);
          for (const move of engine.legal(state)) {
            expect(engine.check(state, move)).toBeNull();
            engine.answer(fork(state), move);
          }
          expect(engine.hash(state)).toBe(before);
        }
        engine.answer(state, anyAnswer(engine, state, below));
      }
    }
  });

  it('show a player the same bytes whatever is hidden', () => {
    for (let seed = 1; seed <= GAMES / 3; seed++) {
      const { state, below } = newGame(engine, seed);
      const deal = chooser(seed + 1000);
      while (state.decision !== null) {
        for (const viewer of [0, 1]) {
          // Cards of a choice out of a hidden zone are known to whoever decides.
          if (state.decision.secret && state.decision.player === viewer) continue;
          const seen = JSON.stringify(engine.view(state, viewer));
          expect(JSON.stringify(engine.view(redealt(state, viewer, deal), viewer)), `seed ${seed}`).toBe(
            seen,
          );
        }
        engine.answer(state, anyAnswer(engine, state, below));
      }
    }
  });
});
