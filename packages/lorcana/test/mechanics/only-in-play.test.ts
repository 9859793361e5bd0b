import { describe, expect, test } from 'vitest';
import { character, game, item } from '../support/game.ts';

const [friend, lamp] = [character('Friend'), item('Lamp')];

/** "Opposing characters can't ready": ink readies too, and what lies there face down is no character. */
describe('CR 5.1.1.8, 7.5.1 what cards can’t do is about cards in play', () => {
  test.each([
    [
      'Genie',
      "While this character is exerted, opposing characters can't ready at the start of their turn.",
      friend,
    ],
    ['Jailer', "Opposing characters can't ready.", friend],
    ['Lock', "Opposing items can't ready.", lamp],
  ])('%s', (name, text, what) => {
    const warden = character(name, '1/1/1', { text });
    const g = game([
      { play: [{ card: warden, exerted: true }], deck: 5 },
      { play: [{ card: what, exerted: true }], inkwell: [{ card: what, exerted: true }], deck: 5 },
    ]).endTurn();
    const [[there], [ink]] = [g.player(1).cards('play'), g.player(1).cards('inkwell')];
    expect([there!.is('exerted'), ink!.is('exerted')]).toEqual([true, false]);
  });
});
