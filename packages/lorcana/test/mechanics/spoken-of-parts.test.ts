import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, song } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const heroes = (...names: string[]) => names.map((name) => character(name, '1/5/1'));
const zones = (g: ReturnType<typeof game>, ...names: string[]) => names.map((name) => g.card(name).zone);

describe('CR 6.1.11 parts of several cards that were chosen', () => {
  test('“one of them … the other”', () => {
    const g = game([
      {
        play: heroes('A', 'B', 'C').map((card) => ({ card, exerted: true })),
        hand: [act('Choose 2 of your characters. Banish one of them and ready the other.')],
      },
      {},
    ]);
    g.move('play', 'Act').choose('A', 'C');
    expect(g.candidates).toEqual(['A', 'C']);
    g.choose('C');
    expect(g.card('C')).toBeInZone('discard', 0);
    expect([g.card('A').count('exerted'), g.card('B').count('exerted')]).toEqual([0, 1]);
  });

  test('amounts that differ', () => {
    const g = game([
      {
        hand: [act('Choose 2 opposing characters. Deal 2 damage to one of them and 1 damage to the other.')],
      },
      { play: heroes('A', 'B', 'C') },
    ]);
    g.move('play', 'Act').choose('A', 'B').choose('B');
    expect(['A', 'B', 'C'].map((name) => g.card(name).count('damage'))).toEqual([1, 2, 0]);
  });

  test('if only one could be chosen, there is no other', () => {
    const g = game([
      {
        hand: [act('Choose 2 opposing characters. Deal 2 damage to one of them and 1 damage to the other.')],
      },
      { play: heroes('A') },
    ]);
    g.move('play', 'Act');
    if (g.candidates.length > 0) g.choose('A');
    if (g.candidates.length > 0) g.choose('A');
    expect(g.card('A').count('damage')).toBe(2);
  });

  test('of two that were chosen apart', () => {
    const text = 'Choose a character of yours and an opposing character. Banish one of them.';
    const g = game([{ hand: [act(text)], play: heroes('A', 'B') }, { play: heroes('C', 'D') }]);
    g.move('play', 'Act').choose('A').choose('D');
    expect(g.candidates).toEqual(['A', 'D']);
    g.choose('D');
    expect(zones(g, 'A', 'D')).toEqual(['play', 'discard']);
  });

  test('“the rest” of them, once some were taken', () => {
    const g = game([
      { hand: [act('Choose any number of opposing characters. Banish one of them and exert the rest.')] },
      { play: heroes('A', 'B', 'C', 'D') },
    ]);
    g.move('play', 'Act').choose('A', 'B', 'D').choose('A');
    expect(g.card('A')).toBeInZone('discard', 1);
    expect(['B', 'C', 'D'].map((name) => g.card(name).count('exerted'))).toEqual([1, 0, 1]);
  });

  test('they are all meant by “them” still', () => {
    const g = game([
      { hand: [act('Choose 2 opposing characters. Exert them. Deal 1 damage to one of them.')] },
      { play: heroes('A', 'B', 'C') },
    ]);
    g.move('play', 'Act').choose('A', 'B').choose('B');
    expect(['A', 'B', 'C'].map((name) => g.card(name).count('exerted'))).toEqual([1, 1, 0]);
    expect(g.card('B').count('damage')).toBe(1);
  });

  test('of each opponent those that they chose themselves', () => {
    const text = 'Each opponent chooses up to 2 of their items and banishes one of those items.';
    const g = game([
      { hand: [act(text)] },
      { play: [item('A'), item('B'), item('C')] },
      { play: [item('D'), item('E')] },
    ]);
    g.move('play', 'Act').choose('A', 'C');
    expect(g.candidates).toEqual(['A', 'C']);
    g.choose('C').choose('D', 'E');
    expect(g.candidates).toEqual(['D', 'E']);
    g.choose('E');
    expect(zones(g, 'A', 'B', 'C', 'D', 'E')).toEqual(['play', 'play', 'discard', 'play', 'discard']);
  });

  test('“one of them” of each player, of what they chose themselves', () => {
    const text = 'Each opponent chooses 2 of their items and banishes one of them.';
    const g = game([
      { hand: [act(text)] },
      { play: [item('A'), item('B'), item('C')] },
      { play: [item('D'), item('E'), item('F')] },
    ]);
    g.move('play', 'Act').choose('A', 'C').choose('C').choose('D', 'E');
    expect(g.candidates).toEqual(['D', 'E']);
    g.choose('E');
    expect(zones(g, 'A', 'B', 'C', 'D', 'E', 'F').map((zone) => zone === 'discard')).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('later in the turn, still of those that were chosen', () => {
    const text = 'Choose 2 opposing characters. At the end of your turn, banish one of them.';
    const g = game([{ hand: [act(text)] }, { play: heroes('A', 'B', 'C') }]);
    g.move('play', 'Act').choose('A', 'C').endTurn();
    expect(g.candidates).toEqual(['A', 'C']);
    g.choose('C');
    expect(zones(g, 'A', 'C')).toEqual(['play', 'discard']);
  });

  test('what was looked at is a group before what was chosen', () => {
    const text =
      'Look at the top 3 cards of your deck. Deal 1 damage to up to 2 chosen characters. Put one of them into your hand and the rest into your discard.';
    const g = game([
      { hand: [act(text)], deck: [item('X'), item('Y'), item('Z')] },
      { play: heroes('A', 'B') },
    ]);
    g.move('play', 'Act').choose('A', 'B');
    expect(g.candidates).toEqual(['X', 'Y', 'Z']);
    g.choose('X');
    expect(zones(g, 'X', 'Y', 'Z', 'A', 'B')).toEqual(['hand', 'discard', 'discard', 'play', 'play']);
  });

  test('what is left of what nobody parted is not “the rest”', () => {
    const { verdict } = compileText(language(), {
      text: 'Choose up to 2 characters. Return the rest to their players’ hands.',
      type: 'action',
      resolves: true,
    });
    expect(verdict.roundTrip).toBe(false);
  });
});

describe('CR 6.1.11 the one card that a condition counts', () => {
  const guide = (text: string) => item('Guide', text);
  const knight = (name: string) => character(name, '2/5/1', { classifications: ['Hero'] });

  test('“exactly one Hero character … she”: that one, as long as it is the only one', () => {
    const text = 'While you have exactly one Hero character in play, she gets +2 {S} and gains Resist +1.';
    const strength = (...play: object[]) => {
      const g = game([{ play: [guide(text), ...play] as never }, { play: [knight('Foe')] }]);
      return ['A', 'Plain', 'Foe'].map((name) => g.card(name).stat('strength'));
    };
    const plain = character('Plain', '2/5/1');
    expect(strength(knight('A'), plain)).toEqual([4, 2, 2]);
    expect(strength(knight('A'), knight('B'), plain)).toEqual([2, 2, 2]);
  });

  test('whose it is of several opponents, nobody knows', () => {
    const { verdict } = compileText(language(), {
      text: 'If an opponent has exactly one character in play, deal 1 damage to that character.',
      type: 'action',
      resolves: true,
    });
    expect(verdict.roundTrip).toBe(false);
  });

  test('where something happens, too', () => {
    const text = 'If you have exactly 1 item in play, banish it. Draw a card.';
    const left = (...names: string[]) => {
      const g = game([
        { play: names.map((name) => item(name)), hand: [act(text)], deck: 5 },
        { play: [item('Other')] },
      ]);
      return g.move('play', 'Act').player(0).names('play');
    };
    expect(left('A')).toEqual([]);
    expect(left('A', 'B')).toEqual(['A', 'B']);
  });
});

describe('CR 6.1.11 each player in turn', () => {
  test('“for each opponent, choose up to 1 of their items and banish it”: you choose, of each', () => {
    const text =
      'When you play this character, for each opponent, choose up to 1 of their items and banish it.';
    const g = game([
      { hand: [character('Thief', '1/1/1', { text, cost: 0 })], play: [item('Mine')] },
      { play: [item('A'), item('B')] },
      { play: [item('C'), item('D')] },
    ]);
    g.move('play', 'Thief');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['A', 'B'] });
    g.choose('B');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['C', 'D'] });
    g.choose();
    expect(zones(g, 'A', 'B', 'C', 'D', 'Mine')).toEqual(['play', 'discard', 'play', 'play', 'play']);
  });

  test('“for each player, return a card from their discard to their hand”: you choose, for each', () => {
    const text = 'For each player, return a card from their discard to their hand.';
    const g = game([
      { hand: [act(text)], discard: [item('A'), item('B')] },
      { discard: [item('C'), item('D')] },
      {},
    ]);
    g.move('play', 'Act');
    expect(g).toHaveDecision('choose-cards', { player: 0 });
    g.choose('A');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['C', 'D'] });
    g.choose('D');
    expect([g.player(0).names('hand'), g.player(1).names('hand')]).toEqual([['A'], ['D']]);
  });

  test('Eeyore - In the Way: those who were chosen, each in their own next turn', () => {
    const text =
      'When you play this character, for each opposing player, you may choose a character of theirs. They can’t ready at the start of their next turn.';
    const tired = (name: string) => ({ card: character(name), exerted: true });
    const g = game([
      { hand: [character('Eeyore', '1/1/1', { text, cost: 0 })], deck: 9 },
      { play: [tired('A'), tired('B')], deck: 9 },
      { play: [tired('C'), tired('D')], deck: 9 },
    ]);
    g.move('play', 'Eeyore').accept().choose('A').accept().choose('C').endTurn();
    expect(['A', 'B'].map((name) => g.card(name).count('exerted'))).toEqual([1, 0]);
    g.endTurn();
    expect(['C', 'D'].map((name) => g.card(name).count('exerted'))).toEqual([1, 0]);
  });

  test('what is repeated for players and speaks of none is done as often', () => {
    const g = game([{ hand: [act('For each opponent, draw a card and gain 1 lore.')], deck: 5 }, {}, {}]);
    g.move('play', 'Act');
    expect([g.player(0).count('hand'), g.player(0).count('lore')]).toEqual([2, 2]);
  });
});

describe('CR 6.1.11 players told apart by what they did', () => {
  test('“each player who revealed a song card this way”', () => {
    const text =
      'Each player reveals a card from their hand. Each player who revealed a song card this way draws a card.';
    const tune = (name: string) => song(name, 'Draw a card.');
    const g = game([
      { hand: [act(text), item('A')], deck: 5 },
      { hand: [tune('B')], deck: 5 },
      { hand: [tune('C'), item('D')], deck: 5 },
    ]);
    g.move('play', 'Act').choose('D');
    expect([0, 1, 2].map((seat) => g.player(seat).count('hand'))).toEqual([1, 2, 2]);
  });

  test('“each opponent who discarded an action card this way”', () => {
    const text =
      'Each opponent chooses and discards a card. Each opponent who discarded an action card this way loses 1 lore.';
    const g = game([
      { hand: [act(text)] },
      { hand: [item('A')], lore: 5, discard: [act('Draw a card.')] },
      { hand: [action('C', 'Draw a card.')], lore: 5 },
    ]);
    g.move('play', 'Act');
    expect([1, 2].map((seat) => g.player(seat).count('lore'))).toEqual([5, 4]);
  });

  test('“each player who didn’t discard a card this turn”', () => {
    const text = 'Each player who didn’t discard a card this turn draws a card.';
    const toll = action('Toll', 'Chosen opponent chooses and discards a card.', { cost: 0 });
    const g = game([
      { hand: [toll, act(text)], deck: 5 },
      { hand: [item('A')], deck: 5 },
      { hand: [item('B')], deck: 5 },
    ]);
    g.move('play', 'Toll').choosePlayer(2).move('play', 'Act');
    expect([0, 1, 2].map((seat) => g.player(seat).count('hand'))).toEqual([1, 2, 0]);
  });

  test('“each player who discarded a card this turn”', () => {
    const text = 'Each player who discarded a card this turn draws a card.';
    const g = game([
      {
        hand: [action('Toll', 'Chosen opponent chooses and discards a card.', { cost: 0 }), act(text)],
        deck: 5,
      },
      { hand: [item('A')], deck: 5 },
      { hand: [item('B')], deck: 5 },
    ]);
    g.move('play', 'Toll').choosePlayer(2).move('play', 'Act');
    expect([0, 1, 2].map((seat) => g.player(seat).count('hand'))).toEqual([0, 1, 1]);
  });
});
