import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

describe('CR 7.1.4 searching a deck', () => {
  const text =
    'When you play this character, you may search your deck for a Madrigal character card and reveal that card to all players. Shuffle your deck and put that card on top of it.';
  const alma = character('Alma', '1/4/1', { text });
  const kin = character('Kin', '1/1/1', { classifications: ['Madrigal'] });
  const begin = () =>
    game([{ hand: [alma], inkwell: 1, deck: [character('First'), kin] }]).move('play', 'Alma');

  test('the card that is found goes on top after shuffling', () => {
    const g = begin().accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, min: 0, max: 1, cards: ['Kin'] });
    g.choose('Kin');
    expect(g.player(0).names('deck')[0]).toBe('Kin');
    expect(g.events('revealed')).toHaveLength(1);
    expect(g.events('shuffled')).toHaveLength(1);
  });

  test('one may fail to find it, and shuffles all the same', () => {
    const g = begin().accept().choose();
    expect(g.events('revealed')).toHaveLength(0);
    expect(g.events('shuffled')).toHaveLength(1);
  });

  test('a card that any card will do for is found if there is one', () => {
    const seek = action(
      'Seek',
      'Search your deck for any card, put that card into your hand, then shuffle your deck.',
    );
    const g = game([{ hand: [seek], inkwell: 1, deck: [kin] }]).move('play', 'Seek');
    expect(g).toHaveDecision('choose-cards', { min: 1, max: 1 });
    g.choose('Kin');
    expect(g.player(0)).toHaveCards('hand', ['Kin']);
  });
});

describe('discarding', () => {
  test('at random: nobody chooses, the generator does', () => {
    const sly = action('Sly', 'Each opponent discards a card at random.');
    const hands = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const g = game([{ hand: [sly], inkwell: 1 }, { hand: [character('A'), character('B')] }], { seed });
      g.move('play', 'Sly');
      expect(g.player(1)).toHaveCount('discard', 1);
      return g.player(1).names('discard')[0];
    });
    expect(new Set(hands).size).toBe(2);
  });

  test.each([
    'Chosen opponent reveals their hand. Choose an item card from it. They discard that card.',
    'Chosen opponent reveals their hand. You may choose an item card. They discard that card.',
  ])('an opponent’s card that you choose from the hand: %s', (text) => {
    const g = game([
      { hand: [action('Needs', text)], inkwell: 1 },
      { hand: [character('Safe'), item('One'), item('Two')], play: [item('Three')] },
    ]).move('play', 'Needs');
    if (text.includes('may')) g.accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['One', 'Two'] });
    g.choose('Two');
    expect(g.player(1)).toHaveCards('discard', ['Two']);
  });

  test('an opponent’s card of your choice, out of the hand that they reveal', () => {
    const needs = action(
      'Needs',
      'Chosen opponent reveals their hand and discards a non-character card of your choice.',
    );
    const g = game([
      { hand: [needs], inkwell: 1 },
      { hand: [character('Safe'), item('One'), item('Two')] },
    ]).move('play', 'Needs');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['One', 'Two'] });
    expect(g.events('revealed')).toHaveLength(3);
    g.choose('Two');
    expect(g.player(1)).toHaveCards('discard', ['Two']);
  });
});

describe('what counts as putting a card into the inkwell (CR 4.2.3.2)', () => {
  const watcher = character('Watcher', '1/4/1', {
    text: 'During your turn, whenever a card is put into your inkwell, gain 1 lore.',
  });

  test('the turn action and an effect alike; an effect does not use up the turn’s card', () => {
    const gather = action('Gather', 'Put the top card of your deck into your inkwell facedown and exerted.');
    const g = game([{ hand: [gather, character('Ink')], inkwell: 1, play: [watcher] }]);
    g.move('play', 'Gather');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('ink', 'Ink');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('cards that are returned to hand', () => {
  const back = action('Back', "Return chosen character to their player's hand.");

  test('from play', () => {
    const merlin = character('Merlin', '1/4/1', {
      text: 'Whenever one of your other characters is returned to your hand from play, this character gets +1 {L} this turn.',
    });
    const g = game([{ hand: [back], inkwell: 1, play: [merlin, character('Other')] }]);
    g.move('play', 'Back').choose('Other');
    expect(g.card('Merlin')).toHaveStat('lore', 2);
  });

  test('from the discard, by the kind of card', () => {
    const felix = character('Felix', '1/4/1', {
      text: 'Whenever you return a Racer character card from your discard to your hand, gain 1 lore.',
    });
    const recall = action('Recall', 'Return a character card from your discard to your hand.');
    const racer = character('Racer', '1/1/1', { classifications: ['Racer'] });
    const begin = (name: string) =>
      game([{ hand: [recall], inkwell: 1, play: [felix], discard: [racer, character('Walker')] }])
        .move('play', 'Recall')
        .choose(name);
    expect(begin('Racer').player(0)).toHaveCount('lore', 1);
    expect(begin('Walker').player(0)).toHaveCount('lore', 0);
  });
});

describe('numbers of what happened', () => {
  test('“that much damage” is what was dealt, after Resist', () => {
    const hydra = character('Hydra', '1/9/1', {
      text: 'Resist +1\nWhenever this character is dealt damage, deal that much damage to chosen opposing character.',
    });
    const zap = action('Zap', 'Deal 3 damage to chosen character.');
    const g = game([{ hand: [zap], inkwell: 1, play: [hydra] }, { play: [character('Foe', '1/9/1')] }]);
    g.move('play', 'Zap').choose('Hydra').choose('Foe');
    expect(g.card('Hydra')).toHaveCount('damage', 2);
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });

  test('“loses {S} equal to” another value', () => {
    const minnie = character('Minnie', '1/4/3', {
      text: "Whenever this character quests, chosen opposing character loses {S} equal to this character's {L} until the start of your next turn.",
    });
    const g = game([{ play: [minnie] }, { play: [character('Foe', '5/9/1')] }]);
    g.move('quest', 'Minnie').choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 2);
  });
});

describe('CR 6.7.9 how a card enters that an effect plays', () => {
  test('exerted, where the next words say so', () => {
    const oswald = character('Oswald', '1/4/1', {
      text: "Whenever this character quests, you may reveal the top card of your deck. If it's an item card, you may play that item for free and it enters play exerted. Otherwise, put it on the bottom of your deck.",
    });
    const g = game([{ play: [oswald], deck: [item('Cup')] }])
      .move('quest', 'Oswald')
      .accept()
      .accept();
    expect(g.card('Cup')).toBeInZone('play');
    expect(g.card('Cup')).toBeInState('exerted');
    const h = game([{ play: [oswald], deck: [character('Hero')] }])
      .move('quest', 'Oswald')
      .accept();
    expect(h.player(0).names('deck').at(-1)).toBe('Hero');
  });
});
