import type { Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const you = { who: 'you' } as const;
const each = { who: 'opponents' } as const;
const beast = [{ is: 'classification', classification: 'Beast' }] as const;

/** A game in which the first player cast a rite; what is in the hands is all that differs. */
function cast(effects: readonly Effect[], mine: readonly string[], theirs: readonly string[] = []): Playing {
  const game = new Playing(duelWith([rite('Spell', ...effects)]), {
    players: [{ hand: ['Spell', ...mine] }, { hand: [...theirs] }],
  });
  return game.play('Spell');
}

const decisionSeenBy = (game: Playing, viewer: number) => game.engine.view(game.state, viewer).decision;

describe('of several effects one of which must be chosen', () => {
  const either: Effect = {
    do: 'discard-either',
    player: each,
    options: [
      { count: 2, filter: [] },
      { count: 1, filter: beast },
    ],
  };

  test('that it is asked does not tell whether a hidden card fits', () => {
    const fits = cast([either], [], ['Mule', 'Ox']);
    const fitsNot = cast([either], [], ['Mule', 'Wisp']);
    for (const game of [fits, fitsNot]) expect(game.asked()).toBe('1:choose-option:choose-one');
    expect(fits.state.decision!.candidates).toEqual([0, 1]);
    // Who has no beast cannot say to discard one.
    expect(fitsNot.state.decision!.candidates).toEqual([0]);
    expect(fitsNot.engine.check(fitsNot.state, 1)).not.toBeNull();
    for (const viewer of [-1, 0])
      expect(decisionSeenBy(fitsNot, viewer)).toEqual(decisionSeenBy(fits, viewer));
    expect(decisionSeenBy(fitsNot, 1)).not.toEqual(decisionSeenBy(fits, 1));
    for (const game of [fits, fitsNot]) {
      game.answer(0);
      expect(game.told('discarded')).toHaveLength(2);
    }
  });

  test('nothing is asked where everyone knows that one alone can be done', () => {
    const game = cast([either], [], ['Ox']);
    // One card is not two: what is left is the beast, if it is one, and as much as can be done otherwise.
    expect(game.asked()).toBe('1:choose-cards:discard');
    expect(game.choose('Ox').told('discarded')).toEqual(['discarded Ox']);
    const none = cast([either], [], ['Mule']);
    expect([none.asked(), none.told('discarded')]).toEqual(['0:act:act', ['discarded Mule']]);
  });

  test('what all see is listed for all, and asked of more than one only', () => {
    const modes = (mine: string[]) =>
      cast(
        [
          {
            do: 'choose-mode',
            range: { min: 1, max: 1 },
            modes: [[{ do: 'gain', player: you, amount: 1 }], [{ do: 'discard', player: you, count: 1 }]],
          },
        ],
        mine,
      );
    const two = modes(['Mule']);
    expect(two.asked()).toBe('0:choose-option:choose-one');
    expect(two.state.decision!.secret).toBe(false);
    const one = modes([]);
    expect([one.asked(), one.points(0)]).toEqual(['0:act:act', 1]);
  });
});

test('what may be paid with a hidden card is offered whether there is one or not', () => {
  const spell: Effect = {
    do: 'may',
    player: you,
    effects: [
      {
        do: 'pay-to',
        costs: [{ pay: 'perform', effect: { do: 'discard', player: you, count: 1, filter: beast } }],
        effects: [{ do: 'gain', player: you, amount: 1 }],
      },
    ],
  };
  const payable = cast([spell], ['Ox']);
  const unpayable = cast([spell], ['Mule']);
  for (const game of [payable, unpayable]) expect(game.asked()).toBe('0:confirm:may');
  expect(decisionSeenBy(unpayable, 1)).toEqual(decisionSeenBy(payable, 1));
  payable.answer(true).choose('Ox');
  unpayable.answer(true);
  expect([payable.points(0), unpayable.points(0)]).toEqual([1, 0]);
  expect(unpayable.told('discarded')).toEqual([]);
  // That a hand is empty is seen by all.
  expect(cast([spell], []).asked()).toBe('0:act:act');
});
