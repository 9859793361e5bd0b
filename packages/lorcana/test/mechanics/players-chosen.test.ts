import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const anew = action('Anew', 'Choose any number of players. They discard their hands and draw 2 cards each.');
const laid = (hand = anew) =>
  game([
    { hand: [hand, item('A')], inkwell: 1, lore: 3 },
    { hand: [item('B'), item('C')], lore: 3 },
    { hand: [item('D')], lore: 3 },
  ]);
const hands = (g: ReturnType<typeof game>) => [0, 1, 2].map((player) => g.player(player).count('hand'));
const discards = (g: ReturnType<typeof game>) =>
  [0, 1, 2].map((player) =>
    g
      .player(player)
      .names('discard')
      .filter((name) => name !== 'Anew'),
  );

describe('players that are chosen as the effect resolves (CR 6.1.3)', () => {
  test('any number of them: each does it, whatever the order in which they were named', () => {
    const g = laid().move('play', 'Anew');
    expect(g).toHaveDecision('choose-players', { player: 0, min: 0, max: 3 });
    g.choosePlayer(2, 0);
    expect(discards(g)).toEqual([['A'], [], ['D']]);
    expect(hands(g)).toEqual([2, 2, 2]);
    const who = g.events('discarded').map(({ player }) => player);
    expect(who).toEqual([0, 2]);
  });

  test('none of them', () => {
    const g = laid().move('play', 'Anew').choosePlayer();
    expect(hands(g)).toEqual([1, 2, 1]);
    expect(discards(g)).toEqual([[], [], []]);
  });

  test('up to so many opponents; just so many; one', () => {
    const upTo = laid(action('Few', 'Choose up to 2 opponents. Those players lose 1 lore each.')).move(
      'play',
      'Few',
    );
    expect(upTo).toHaveDecision('choose-players', { min: 0, max: 2 });
    upTo.choosePlayer(2);
    expect([0, 1, 2].map((p) => upTo.player(p).count('lore'))).toEqual([3, 3, 2]);

    const two = laid(action('Pair', '2 chosen players lose 1 lore.')).move('play', 'Pair');
    expect(two).toHaveDecision('choose-players', { min: 2, max: 2 });
    two.choosePlayer(0, 1);
    expect([0, 1, 2].map((p) => two.player(p).count('lore'))).toEqual([2, 2, 3]);

    const one = laid(action('One', 'Choose an opponent. They each lose 1 lore.')).move('play', 'One');
    expect(one).toHaveDecision('choose-players', { min: 1, max: 1 });
    one.choosePlayer(1);
    expect([0, 1, 2].map((p) => one.player(p).count('lore'))).toEqual([3, 2, 3]);
  });

  test('a player who may choose none is asked even where there is one alone', () => {
    const g = game([
      { hand: [action('Some', 'Choose any number of opponents. They draw a card.')], inkwell: 1 },
      {},
    ]);
    g.move('play', 'Some');
    expect(g).toHaveDecision('choose-players', { min: 0, max: 1 });
    g.choosePlayer(1);
    expect(g.player(1)).toHaveCount('hand', 1);
  });
});

describe('CR 6.4.2 what a chosen player can’t do', () => {
  const song = action('Gain', 'Gain 2 lore.', { cost: 0 });
  const after = (text: string, player: number) => {
    const g = game([
      { hand: [action('Bar', text)], inkwell: 1, deck: 5 },
      { hand: [song], deck: 5 },
      { hand: [song], deck: 5 },
    ]).move('play', 'Bar');
    g.choosePlayer(player);
    return [1, 2].map((seat) => {
      g.endTurn();
      g.move('play', 'Gain', 'ink');
      return g.player(seat).count('lore');
    });
  };

  test.each([
    "Chosen opponent can't gain lore during their next turn.",
    "Chosen player can't gain lore until the start of your next turn.",
  ])('%s', (text) => {
    expect(after(text, 1)).toEqual([0, 2]);
    expect(after(text, 2)).toEqual([2, 0]);
  });

  test('who did it, not all who could', () => {
    const text = "Whenever an opponent plays a character, that player can't gain lore this turn.";
    const mate = character('Mate', '1/1/1', { cost: 0 });
    const g = game([
      { play: [item('Ban', text)], deck: 5 },
      { hand: [mate, song], deck: 5 },
    ]);
    g.endTurn();
    g.move('play', 'Mate', 'ink').move('play', 'Gain', 'ink');
    expect(g.player(1)).toHaveCount('lore', 0);
  });
});
