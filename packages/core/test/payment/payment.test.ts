import type { CardDefinition, Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { charge } from '../fixtures/table.ts';

const you = { who: 'you' } as const;
const less = (by: number): Effect => ({
  do: 'change-cost',
  player: you,
  by: -by,
  for: [{ is: 'type', type: 'ally' }],
  action: 'play',
});
const may = (effect: Effect): Effect => ({ do: 'may', player: you, effects: [effect] });
const once = (name: string, effect: Effect): CardDefinition =>
  card(name, {}, { kind: 'static', limit: 'once-per-turn', effects: [effect] });
const cards = [
  once('Friend', may(less(1))),
  once('Patron', may(less(2))),
  once('Law', less(1)),
  card('Habit', {}, { kind: 'static', effects: [may(less(1))] }),
  card(
    'Modest',
    { cost: 3 },
    { kind: 'static', effects: [may({ ...less(2), for: { pick: 'self' } } as Effect)] },
  ),
  card('Giant', { cost: 3 }),
];
const laid = (play: string[], hand: string[], charge: number) =>
  new Playing(duelWith(cards), { players: [{ play, hand, charge }, {}] });
const chargeOf = (game: Playing) => charge.get(game.state, 0);

describe('what a player may pay less', () => {
  test('is asked for, taken once a turn and noted', () => {
    const game = laid(['Friend'], ['Giant', 'Giant'], 5);
    game.play('Giant');
    expect(game.asked()).toBe('0:confirm:pay-less');
    expect(game.state.decision!.data).toEqual([1, 'friend#0/0']);
    game.answer(true);
    expect(chargeOf(game)).toBe(3);
    expect(game.told('ability-used')).toEqual(['ability-used 0']);
    game.play('Giant');
    expect(game.asked()).toBe('0:act:act');
    expect(chargeOf(game)).toBe(0);
  });

  test('stays when it is declined, and is not asked about where nothing else can be paid', () => {
    const game = laid(['Friend'], ['Giant', 'Giant'], 5);
    game.play('Giant').answer(false);
    expect(chargeOf(game)).toBe(2);
    game.play('Giant');
    expect(game.asked()).toBe('0:act:act');
    expect(chargeOf(game)).toBe(0);
  });

  test('is asked about one by one, as long as there is something to pay and a choice', () => {
    // All three of two, one and one leave nothing to pay.
    const all = laid(['Patron', 'Friend', 'Habit'], ['Giant'], 1);
    all.play('Giant').answer(true);
    expect(all.asked()).toBe('0:confirm:pay-less');
    all.answer(true);
    expect([all.asked(), chargeOf(all)]).toEqual(['0:act:act', 1]);
    // Without the two of the first the others have to do with what is there.
    const poor = laid(['Patron', 'Friend', 'Habit'], ['Giant'], 1);
    poor.play('Giant').answer(false);
    expect([poor.asked(), chargeOf(poor)]).toEqual(['0:act:act', 0]);
    const barely = laid(['Patron', 'Friend'], ['Giant'], 0);
    barely.play('Giant');
    expect([barely.asked(), chargeOf(barely)]).toEqual(['0:act:act', 0]);
    expect(() => laid(['Patron'], ['Giant'], 0).play('Giant')).toThrow('not legal');
  });

  test('may be taken again and again where nothing limits it', () => {
    const game = laid(['Habit'], ['Giant', 'Giant'], 6);
    game.play('Giant').answer(true).play('Giant').answer(true);
    expect(chargeOf(game)).toBe(2);
  });

  test('works for its own card where it is played from', () => {
    const game = laid([], ['Modest', 'Modest'], 4);
    game.play('Modest');
    expect(game.asked()).toBe('0:confirm:pay-less');
    game.answer(false);
    expect(chargeOf(game)).toBe(1);
    game.play('Modest');
    expect(chargeOf(game)).toBe(0);
  });

  test('belongs to each card by itself, and comes back with the next turn', () => {
    const game = laid(['Friend', 'Friend'], ['Giant', 'Giant'], 9);
    game.play('Giant').answer(true).answer(true);
    expect(chargeOf(game)).toBe(8);
    game.play('Giant');
    expect(chargeOf(game)).toBe(5);
    const again = laid(['Friend'], ['Mule', 'Giant'], 9);
    again.play('Mule').answer(true).pass().pass();
    again.play('Giant');
    expect(again.asked()).toBe('0:confirm:pay-less');
  });

  test('is taken without being asked for where the text leaves no choice, once all the same', () => {
    const game = laid(['Law'], ['Giant', 'Giant'], 9);
    game.play('Giant');
    expect(game.told('ability-used')).toHaveLength(1);
    expect(chargeOf(game)).toBe(7);
    game.play('Giant');
    expect(chargeOf(game)).toBe(4);
  });
});

test('a limit needs something that can be counted', () => {
  const odd = once('Odd', { do: 'modify', what: { pick: 'self' }, stat: 'power', by: 1 });
  const engine = duelWith([odd]);
  expect(() => engine.bind(engine.cardsById.get('odd')!)).toThrow('applies all the time, so not once a turn');
});
