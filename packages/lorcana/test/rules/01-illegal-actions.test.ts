import type { TurnMove } from '@cardwright/core';
import { NO_CARD, refOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

const table = () =>
  game([
    {
      hand: [
        character('Dear', '1/1/1', { cost: 9 }),
        character('Cheap'),
        song('Aria', 'Draw a card.', { cost: 4 }),
        action('Zap', 'Deal 2 damage to chosen character.', { inkable: false }),
      ],
      inkwell: 2,
      play: [
        { card: character('Tired', '2/4/1', { text: '{E} — Draw a card.' }), exerted: true },
        { card: character('New', '2/4/1', { text: '{E} — Draw a card.' }), dry: false },
        character('Wild', '2/4/1', { text: 'Reckless' }),
        item('Book', '{E}, 3 {I} — Draw a card.'),
        location('Rock', '5/1/3'),
      ],
    },
    {
      play: [
        { card: character('Foe', '1/9/1'), exerted: true },
        character('Bird', '1/1/1', { text: 'Evasive' }),
      ],
      hand: 2,
    },
  ]);

describe('CR 1.7.6 illegal actions', () => {
  test('CR 1.7.6, 4.1.4 whatever is not listed as legal is refused with a reason and a rule, and nothing has changed', () => {
    const g = table();
    const { engine, state } = g;
    const legal = new Set(engine.legal(state).map((move) => JSON.stringify(move)));
    const before = engine.hash(state);
    let refused = 0;
    for (const row of engine.rules.actions) {
      for (const card of [-1, ...g.names.all(state)]) {
        for (let option = 0; option < 3; option++) {
          const ref = card < 0 ? NO_CARD : refOf(state, card);
          const move = { action: row.name, card: ref, option } as TurnMove;
          if (legal.has(JSON.stringify(move))) continue;
          const refusal = engine.check(state, move);
          expect(refusal, JSON.stringify(move)).not.toBeNull();
          expect(refusal!.reason).not.toBe('');
          expect(() => g.answer(move)).toBeRefused(refusal!.reason);
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(engine.hash(state)).toBe(before);
  });

  test('CR 1.7.6.1 whatever is listed is accepted', () => {
    const moves = table().engine.legal(table().state);
    expect(moves.length).toBeGreaterThan(3);
    for (const move of moves) {
      const g = table().answer(move);
      while (g.unanswered !== null) {
        const decision = g.unanswered;
        if (decision.kind === 'choose-cards') g.answer(decision.candidates.slice(0, decision.min));
        else if (decision.kind === 'confirm') g.decline();
        else throw new Error(decision.kind);
      }
    }
  });

  test('CR 1.7.6 answers of another shape are refused, and nothing has changed', () => {
    const g = table().move('play', 'Zap');
    const before = g.engine.hash(g.state);
    for (const answer of [[], [1, 2], [-1], ['x'], 7, true, 'Foe', null, undefined, {}, [0.5]]) {
      expect(() => g.answer(answer as never)).toBeRefused();
    }
    expect(g.engine.hash(g.state)).toBe(before);
    g.choose('Foe');
  });
});

describe('CR 1.7.7 illegal choices', () => {
  test('CR 1.7.7 a card that cannot be chosen is refused and another can be', () => {
    const g = table().move('play', 'Zap');
    expect(() => g.choose('Book')).toThrow(/“Book” is not there/);
    g.choose('Bird');
    expect(g.card('Bird')).toBeInZone('discard');
  });
});
