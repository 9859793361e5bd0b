import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const gem = item('Gem');
const inn = location('Inn', '1/9/0');
const filler = character('Filler');
const many = <T>(n: number, of: T): T[] => Array.from({ length: n }, () => of);
/** Plays a text as an action, with some cards around. */
const played = (text: string, mine: object = {}, theirs: object = {}) => {
  const card = action('Spell', text);
  const { hand = [], ...more } = mine as { hand?: readonly object[] };
  return game([{ hand: [card, ...hand], inkwell: 9, ...more } as never, theirs as never]).move(
    'play',
    'Spell',
  );
};

describe('CR 6.1.4 a number is whatever a text measures', () => {
  test('X is what the sentence says it is, wherever it stands', () => {
    const drawn = played('Draw X cards, where X is the number of items you have in play.', {
      play: many(3, gem),
    });
    expect(drawn.player(0)).toHaveCount('hand', 3);
    const dealt = played(
      'Deal X damage to chosen character, where X is chosen location’s {W}.'.replace('’', "'"),
      {
        play: [location('Fort', '2/1/0'), character('Wall', '1/9/1')],
      },
    );
    dealt.choose('Fort').choose('Wall');
    expect(dealt.card('Wall')).toHaveCount('damage', 2);
  });

  test('X is the size of what is taken from the top of a deck', () => {
    const g = played(
      "Put X cards from the top of your deck into your discard, where X is chosen character's {W}.",
      {
        play: [character('Otto', '1/4/1'), character('Rolf', '1/2/1')],
      },
    );
    g.choose('Rolf');
    expect(g.player(0)).toHaveCount('discard', 3);
  });

  test('a card chosen inside a number is chosen once, before the number is reckoned', () => {
    const g = played('Gain lore equal to the damage on chosen character.', {
      play: [
        { card: character('Sore', '1/9/1'), damage: 2 },
        { card: character('Sorer', '1/9/1'), damage: 4 },
      ],
    });
    expect(g.choose('Sore').player(0)).toHaveCount('lore', 2);
  });

  test('as many cards as there are others are looked at', () => {
    const seer = character('Seer', '1/4/0', {
      text: 'Whenever this character quests, look at as many cards from the top of your deck as you have items in play. Put one into your hand and the rest on the bottom of your deck in any order.',
    });
    const deck = [character('One'), character('Two'), character('Three')];
    const g = game([{ play: [seer, gem, gem], deck }]).move('quest', 'Seer');
    g.choose('Two');
    expect(g.player(0).names('hand')).toEqual(['Two']);
    expect(
      g
        .player(0)
        .names('deck')
        .filter((name) => name !== 'Extra'),
    ).toEqual(['Three', 'One']);
  });

  test('half is rounded as it is said', () => {
    const text = (how: string) =>
      `Gain lore equal to half the number of items you have in play, rounded ${how}.`;
    expect(played(text('down'), { play: many(3, gem) }).player(0)).toHaveCount('lore', 1);
    expect(played(text('up'), { play: many(3, gem) }).player(0)).toHaveCount('lore', 2);
  });

  test('twice, a sum and a difference', () => {
    const around = [{ play: [gem, gem, inn] }, { play: many(3, gem) }] as const;
    const lore = (text: string) =>
      played(`Gain lore equal to ${text}.`, ...around)
        .player(0)
        .count('lore');
    expect(lore('twice the number of items you have in play')).toBe(4);
    expect(lore('3 more than the number of items you have in play')).toBe(5);
    expect(lore('the sum of the number of your items and the number of your locations')).toBe(3);
    expect(lore('the difference between the number of your locations and the number of opposing items')).toBe(
      2,
    );
  });

  test('a cap holds for what is measured and for what is counted', () => {
    const wall = character('Wall', '1/9/1');
    const measured = played(
      'Deal damage to chosen character equal to the number of items you have in play, but not more than 5 damage.',
      { play: [...many(7, gem), wall] },
    );
    measured.choose('Wall');
    expect(measured.card('Wall')).toHaveCount('damage', 5);
    const counted = 'Draw a card for each item you have in play, but no more than 3.';
    expect(played(counted, { play: many(7, gem) }).player(0)).toHaveCount('hand', 3);
    expect(played(counted, { play: many(2, gem) }).player(0)).toHaveCount('hand', 2);
  });

  test('different values are counted once each', () => {
    const of = (name: string, ...classifications: string[]) => character(name, '1/1/1', { classifications });
    const sage = character('Sage', '1/4/0', {
      text: 'This character gets +1 {L} for each different classification among your other characters.',
    });
    const g = game([{ play: [sage, of('A', 'Hero', 'Ally'), of('B', 'Ally'), of('C', 'Villain')] }]);
    expect(g.card('Sage')).toHaveStat('lore', 3);
  });

  test('so many of a number count one each', () => {
    const text = 'Draw a card for each 2 items you have in play.';
    expect(played(text, { play: many(5, gem) }).player(0)).toHaveCount('hand', 2);
  });

  test('chosen cards are as many as a measure says, or fewer', () => {
    const text = 'Ready up to a number of chosen characters equal to the number of your locations.';
    const tired = (name: string) => ({ card: character(name), exerted: true });
    const g = played(text, { play: [inn, inn, tired('A'), tired('B'), tired('C')] });
    g.choose('A', 'C');
    expect(g.card('A')).toBeInState('ready');
    expect(g.card('B')).toBeInState('exerted');
  });

  test('a card chosen for the least and the most of a range is chosen once', () => {
    const g = played('Banish a number of chosen items equal to the cost of chosen character.', {
      play: [character('Cheap', '1/1/1', { cost: 2 }), item('A'), item('B'), item('C')],
    });
    g.choose('Cheap').choose('A', 'C');
    expect(g.player(0).names('discard').sort()).toEqual(['A', 'C', 'Spell']);
  });

  test('half of the cards, and half of what a player has', () => {
    const cards = played(
      'Put half the cards in your hand, rounded up, on the bottom of your deck in any order.',
      {
        hand: [character('A'), character('B'), character('C')],
      },
    );
    cards.choose('A', 'B').order('A', 'B');
    expect(cards.player(0).names('hand')).toEqual(['C']);
    const lore = played('Chosen opponent loses half their lore, rounded down.', {}, { lore: 5 });
    expect(lore.player(1)).toHaveCount('lore', 3);
  });

  test('so many cards are taken for each at once', () => {
    const top = played('Put the top 2 cards of your deck into your discard for each item you have in play.', {
      play: [gem, gem],
    });
    expect(top.player(0)).toHaveCount('discard', 5);
    const back = played(
      'Return a character card from your discard to your hand for each item you have in play.',
      {
        play: [gem, gem],
        discard: [character('A'), character('B'), character('C')],
      },
    );
    back.choose('A', 'C');
    expect(back.player(0).names('hand').sort()).toEqual(['A', 'C']);
  });

  test('as many as each of them has', () => {
    const g = played(
      'Each opponent discards as many cards as they have items in play.',
      {},
      {
        hand: [character('A'), character('B')],
        play: [gem, gem],
      },
    );
    expect(g.player(1)).toHaveCount('hand', 0);
  });

  test('what is played may cost so much more than what is banished', () => {
    const forge = item(
      'Forge',
      '{E}, Banish chosen character of yours — Play a character with cost up to 2 more than the banished character for free.',
    );
    const at = (name: string, cost: number) => character(name, '1/1/1', { cost });
    const g = game([{ play: [forge, at('Old', 3)], hand: [at('Dear', 6), at('Fair', 5)] }]);
    g.move('use-ability', 'Forge').choose('Old').choose('Fair');
    expect(g.card('Fair')).toBeInZone('play', 0);
  });

  test('what a target is compared with is chosen before it', () => {
    const g = played(
      'Banish chosen character with {S} at least 2 less than chosen character of yours.',
      { play: [character('Big', '5/5/1'), character('Even', '4/4/1')] },
      { play: [character('Three', '3/3/1'), character('Two', '2/2/1')] },
    );
    g.choose('Even');
    expect(() => g.choose('Three')).toThrow();
    g.choose('Two');
    expect(g.card('Two')).toBeInZone('discard', 1);
  });
});

describe('CR 6.2.6 two numbers are compared in a condition', () => {
  const scout = (text: string) => character('Scout', '1/4/0', { text });
  const fewer = scout(
    "Whenever this character quests, if the number of cards in your hand is less than the number of cards in chosen opponent's hand, draw a card.",
  );

  test.each([
    [1, 2, 2],
    [2, 2, 2],
  ])('%i cards against %i', (mine, theirs, after) => {
    const g = game([{ play: [fewer], hand: many(mine, filler) }, { hand: many(theirs, filler) }]);
    expect(g.move('quest', 'Scout').player(0)).toHaveCount('hand', after);
  });

  test('cards of two kinds, and lore that there is none of', () => {
    const more = scout(
      'Whenever this character quests, if you have more items in play than cards in your hand, gain 1 lore.',
    );
    const gained = (hand: number) =>
      game([{ play: [more, gem, gem], hand: many(hand, filler) }])
        .move('quest', 'Scout')
        .player(0)
        .count('lore');
    expect([gained(1), gained(2)]).toEqual([1, 0]);
    const none = scout('At the end of your turn, if an opponent has 0 lore, you gain 1 lore.');
    const left = (lore: number) =>
      game([{ play: [none] }, { lore }])
        .move('end-turn')
        .player(0)
        .count('lore');
    expect([left(0), left(1)]).toEqual([1, 0]);
  });

  test('exactly, only and none', () => {
    const strength = (text: string, theirs: object) =>
      game([{ play: [scout(text)] }, theirs as never])
        .card('Scout')
        .stat('strength');
    const lore = 'While an opponent has exactly 5 lore, this character gets +2 {S}.';
    expect(strength(lore, { lore: 5 })).toBe(3);
    expect(strength(lore, { lore: 6 })).toBe(1);
    const only = 'While an opponent has only 2 items in play, this character gets +2 {S}.';
    expect(strength(only, { play: many(2, gem) })).toBe(3);
    expect(strength(only, { play: many(3, gem) })).toBe(1);
  });
});

describe('CR 6.1.13 a limit may be any number of times', () => {
  const note = action('Note', 'Gain 1 lore.');

  test.each([
    ['Twice during your turn, whenever you play an action, gain 1 lore.', 4 + 2],
    ['Up to 3 times during each of your turns, whenever you play an action, gain 1 lore.', 4 + 3],
    ['Once during your turn, whenever you play an action, gain 1 lore.', 4 + 1],
  ])('%s', (text, lore) => {
    const g = game([{ hand: many(4, note), inkwell: 4, play: [item('Bell', text)] }]);
    for (const _ of many(4, note)) g.move('play', 'Note');
    expect(g.player(0)).toHaveCount('lore', lore);
  });

  test('an ability is used as often as that and no more', () => {
    const well = item('Well', 'Twice during your turn, you may pay 1 {I} to gain 1 lore.');
    const g = game([{ inkwell: 5, play: [well] }])
      .move('use-ability', 'Well')
      .move('use-ability', 'Well');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.offer('use-ability', 'Well')).toBeRefused('used-already');
  });
});

describe('CR 6.2.1 the event’s own number', () => {
  test('each 2 damage that was dealt', () => {
    const trap = character('Trap', '1/9/1', {
      text: 'Whenever this character is dealt damage, draw a card for each 2 damage dealt.',
    });
    const bolt = action('Bolt', 'Deal 5 damage to chosen character.');
    const g = game([{ hand: [bolt], inkwell: 1, play: [trap] }])
      .move('play', 'Bolt')
      .choose('Trap');
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('as many as they discarded', () => {
    const nurse = character('Nurse', '1/9/1', {
      text: 'Whenever an opponent discards one or more cards, remove damage from chosen character equal to as many as they discarded.',
    });
    const raid = action('Raid', 'Each opponent chooses and discards 2 cards.');
    const g = game([
      { hand: [raid], inkwell: 1, play: [{ card: nurse, damage: 5 }] },
      { hand: many(2, filler) },
    ]).move('play', 'Raid');
    g.choose('Nurse');
    expect(g.card('Nurse')).toHaveCount('damage', 3);
  });
});
