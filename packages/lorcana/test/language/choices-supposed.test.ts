import { card } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { game as laid } from '../support/game.ts';

const extra = card({ name: 'Extra card', type: 'item', cost: 9 });
const place = card({
  name: 'Place',
  type: 'location',
  cost: 1,
  stats: { willpower: 4, lore: 0, 'move-cost': 1 },
});
const spell = (text: string) => card({ name: 'Spell', type: 'action', cost: 1, text });
const hero = (text: string) =>
  card({ name: 'Hero', type: 'character', text, stats: { strength: 2, willpower: 4, lore: 1 } });
const ally = (name: string, strength: number) =>
  card({
    name,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    stats: { strength, willpower: 4, lore: 1 },
  });
const game = (...players: NonNullable<Parameters<typeof laid>[0]>) => laid(players);

describe('a player who is yet to be chosen (CR 6.1.4)', () => {
  const shuffle = () => spell("You may shuffle a card from chosen player's discard into their deck.");

  test('what some player can be chosen for is offered', () => {
    const g = game({ hand: [shuffle()], inkwell: 1 }, { discard: [extra] });
    g.move('play', 'Spell', 'ink').accept().choosePlayer(1);
    expect(g.player(1)).toHaveCount('discard', 0);
    expect(g).toHaveDecision('act');
  });

  test('what no player can be chosen for is not', () => {
    const g = game({ hand: [shuffle()], inkwell: 1, play: [extra] }, { hand: [extra] });
    g.move('play', 'Spell', 'ink');
    expect(g).toHaveDecision('act');
  });

  test('"chosen opponent" is none of yours, though your own discard would do', () => {
    const action = () => spell("You may return a card from chosen opponent's discard to their hand.");
    const mine = game({ hand: [action()], inkwell: 1, discard: [extra] }, {});
    mine.move('play', 'Spell', 'ink');
    expect(mine).toHaveDecision('act');
    const theirs = game({ hand: [action()], inkwell: 1 }, {}, { discard: [extra] });
    theirs.move('play', 'Spell', 'ink').accept().choosePlayer(2);
    expect(theirs.player(2)).toHaveCount('hand', 1);
  });

  test('one player must have all that a cost takes, not all of them together (CR 1.5.3)', () => {
    const text = "{E}, Put 2 cards from chosen opponent's discard on the bottom of their deck — Gain 3 lore.";
    const split = game({ play: [hero(text)] }, { discard: [extra] }, { discard: [extra] });
    expect(split.offer('use-ability', 'Hero')).toBeRefused();
    const one = game({ play: [hero(text)] }, { discard: [extra] }, { discard: [extra, extra] });
    one.move('use-ability', 'Hero').choosePlayer(2);
    expect(one.player(0)).toHaveCount('lore', 3);
    expect(one.player(2)).toHaveCount('discard', 0);
  });

  test('a cost in a trigger: only a location somebody has discarded pays it', () => {
    const text =
      "Whenever this character quests, you may put a location card from chosen player's discard on the bottom of their deck to gain 1 lore.";
    const none = game({ play: [hero(text)], discard: [extra] }, { discard: [extra] });
    none.move('quest', 'Hero');
    expect(none.player(0)).toHaveCount('lore', 1);
    expect(none).toHaveDecision('act');
    const some = game({ play: [hero(text)], discard: [extra] }, { discard: [extra, place] });
    some.move('quest', 'Hero').accept().choosePlayer(1);
    expect(some.player(0)).toHaveCount('lore', 2);
    expect(some.player(1)).toHaveCount('discard', 1);
  });

  test('is asked for once', () => {
    const action = spell(
      "Look at the top 2 cards of chosen player's deck. Put one on the top of their deck and the other on the bottom of their deck.",
    );
    const g = game({ hand: [action], inkwell: 1 }, { deck: [extra, place, extra] });
    g.move('play', 'Spell', 'ink').choosePlayer(1);
    expect(g).toHaveDecision('choose-cards');
    g.choose('Place');
    expect(g).toHaveDecision('act');
  });
});

describe('a number told by a card that is yet to be chosen', () => {
  const draw = () => spell('You may draw cards equal to the {S} of chosen Ally character of yours.');

  test('is asked for when a card can be chosen that makes it more than none', () => {
    const g = game({ hand: [draw()], inkwell: 1, play: [ally('Weak', 0), ally('Strong', 2)] }, {});
    g.move('play', 'Spell', 'ink').accept().choose('Strong');
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('is not when there is no such card', () => {
    const g = game({ hand: [draw()], inkwell: 1 }, { play: [ally('Theirs', 3)] });
    g.move('play', 'Spell', 'ink');
    expect(g).toHaveDecision('act');
  });

  test('is not mistaken for an answer given before', () => {
    const text =
      'At the end of your turn, if this character is exerted, you may draw cards equal to the {S} of chosen Ally character of yours. If you do, choose and discard 2 cards and banish that character.';
    const g = game({ play: [{ card: hero(text), exerted: true }, ally('Strong', 3)] }, {});
    g.endTurn().accept().choose('Strong');
    expect(g.player(0)).toHaveCount('hand', 3);
    g.choose('Extra', 'Extra');
    expect(g.card('Strong')).toBeInZone('discard');
    expect(g.card('Hero')).toBeInZone('play');
  });
});
