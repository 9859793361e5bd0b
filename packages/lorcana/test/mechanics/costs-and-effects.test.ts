import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const at = (place: number) => ({ 'at-location': `p0:play:${place}` });
const kronk = character('Kronk', '1/3/1', {
  text: "If an effect would cause you to discard one or more cards, you don't discard.",
});

describe('CR 6.1.5 what pays ink is a cost, all else before “to” is an effect', () => {
  const cobra = character('Giant Cobra', '1/1/1', {
    cost: 0,
    text: 'When you play this character, you may choose and discard a card to gain 2 lore.',
  });
  const angel = character('Angel', '1/3/1', {
    text: 'Once during your turn, you may choose and discard a card to deal 2 damage to chosen character.',
  });
  const other = item('Other');

  test('Giant Cobra: without Kronk the card is discarded and the lore gained', () => {
    const g = game([{ hand: [cobra, other] }])
      .move('play', 'Giant Cobra')
      .accept();
    expect(g.card('Other')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('Giant Cobra: with Kronk nothing can be discarded, so nothing is offered or gained (CR 6.1.5.1)', () => {
    const g = game([{ hand: [cobra, other], play: [kronk] }]).move('play', 'Giant Cobra');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.card('Other')).toBeInZone('hand', 0);
  });

  test('Angel: an ability said in a sentence that pays no ink', () => {
    expect(game([{ hand: [other], play: [angel] }]).offer('use-ability', 'Angel')).toBeOffered();
    expect(game([{ hand: [other], play: [angel, kronk] }]).offer('use-ability', 'Angel')).toBeRefused(
      'cannot-pay',
    );
  });

  test('“[cost] — [effect]” is a cost, which Kronk lets be paid', () => {
    const monstro = character('Monstro', '1/3/1', {
      text: 'Choose and discard a card — Ready this character.',
    });
    const elsa = character('Elsa', '1/3/1', { text: '1 {I}, Choose and discard a card — Draw a card.' });
    const g = game([
      { hand: [other, item('Second')], play: [kronk, { card: monstro, exerted: true }, elsa], inkwell: 1 },
    ]);
    g.move('use-ability', 'Monstro').choose('Other');
    expect(g.card('Monstro')).toBeInState('ready');
    g.move('use-ability', 'Elsa');
    expect(g.card('Second')).toBeInZone('discard', 0);
  });

  test('a part that pays ink makes all of it a cost', () => {
    const clerk = character('Clerk', '1/1/1', {
      cost: 0,
      text: 'When you play this character, you may pay 1 {I} and choose and discard a card to gain 2 lore.',
    });
    const g = game([{ hand: [clerk, other], play: [kronk], inkwell: 1 }])
      .move('play', 'Clerk')
      .accept();
    expect(g.card('Other')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 8.10.1 what Shift asks for is a cost', () => {
    const big = character('Twin', '5/5/1', { cost: 6, text: 'Shift: Discard 2 cards' });
    const small = character('Twin', '1/1/1', { fullName: 'Twin - Small' });
    const g = game([{ hand: [big, other, item('Second')], play: [kronk, small] }]);
    g.move('play', 'Twin', 'shift').choose('Twin - Small');
    expect(g.player(0)).toHaveCount('hand', 0);
  });
});

describe('CR 1.5.3, 4.4.2.1 a character that exerts to have something for it is ready and dry', () => {
  const racers = ['Ready', 'Tired', 'New'].map((name) => character(name, '1/2/1'));
  const placed = [
    { card: racers[0]!, ...at(0) },
    { card: racers[1]!, exerted: true, ...at(0) },
    { card: racers[2]!, dry: 0, ...at(0) },
  ];
  const speedway = location('Speedway', '7/0/1', {
    text: 'Once per turn, you may {E} chosen character here and deal them 1 damage to move them to another location for free.',
  });
  const goal = location('Goal');

  test('Sugar Rush Speedway takes no exerted or drying character', () => {
    const g = game([{ play: [speedway, goal, ...placed] }]).move('use-ability', 'Speedway');
    expect(g).toHaveDecision('choose-cards', { cards: ['Ready'] });
    g.choose('Ready');
    expect(g.card('Ready')).toHaveCount('damage', 1);
    expect(
      game([{ play: [speedway, goal, ...placed.slice(1)] }]).offer('use-ability', 'Speedway'),
    ).toBeRefused('cannot-pay');
  });

  test('Performance Review, and an item that exerts a chosen character', () => {
    const review = action(
      'Performance Review',
      "{E} chosen ready character of yours to draw cards equal to that character's {L}.",
      { cost: 0 },
    );
    const nowhere = [racers[0]!, { card: racers[1]!, exerted: true }, { card: racers[2]!, dry: 0 }];
    const g = game([{ play: nowhere, hand: [review], deck: 3 }]);
    g.move('play', 'Performance Review');
    expect(g).toHaveDecision('choose-cards', { cards: ['Ready'] });
    g.choose('Ready');
    const lantern = item('Lantern', '{E} chosen character of yours — Draw a card.');
    const h = game([{ play: [lantern, ...nowhere.slice(1)] }]);
    expect(h.offer('use-ability', 'Lantern')).toBeRefused('cannot-pay');
  });

  test('CR 5.1.1.11 whom an effect exerts by its name need not be dry: Stitch', () => {
    const stitch = character('Stitch', '1/3/1', {
      text: 'Whenever you play a character with cost 2 or less, you may exert them to draw a card.',
    });
    const g = game([{ play: [stitch], hand: [character('Cheap', '1/1/1', { cost: 0 })], deck: 2 }]);
    g.move('play', 'Cheap').accept();
    expect(g.card('Cheap')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 5.1.1.11 an effect for which nothing is had exerts drying ones, too', () => {
    const rest = action('Rest', 'Exert any number of your ready characters.', { cost: 0 });
    const nowhere = [racers[0]!, { card: racers[1]!, exerted: true }, { card: racers[2]!, dry: 0 }];
    const g = game([{ play: nowhere, hand: [rest] }]).move('play', 'Rest');
    expect(g).toHaveDecision('choose-cards', { cards: ['Ready', 'New'] });
    g.choose('New');
    expect(g.card('New')).toBeInState('exerted');
  });

  test('an effect on its own exerts whoever is chosen', () => {
    const trap = action('Trap', 'Exert chosen character.', { cost: 0 });
    const g = game([{ play: [{ card: racers[2]!, dry: 0 }], hand: [trap] }])
      .move('play', 'Trap')
      .choose('New');
    expect(g.card('New')).toBeInState('exerted');
  });
});

describe('CR 1.2.2 a prohibited cost cannot be paid (CR 4.4.3.4)', () => {
  const khan = character('Shere Khan', '7/7/1', {
    text: "1 {I}, Deal 1 damage to this character — Ready this character. He can't quest for the rest of this turn.",
  });
  const baloo = character('Baloo', '4/4/1', {
    text: "Your characters with 7 {S} or more can't be dealt damage.",
  });

  test('Shere Khan with Baloo', () => {
    const tired = { card: khan, exerted: true };
    expect(game([{ play: [tired, baloo], inkwell: 3 }]).offer('use-ability', 'Shere Khan')).toBeRefused(
      'cannot-pay',
    );
    const g = game([{ play: [tired], inkwell: 3 }]).move('use-ability', 'Shere Khan');
    expect(g.card('Shere Khan')).toHaveCount('damage', 1);
    expect(readyInk(g)).toBe(2);
  });

  test('CR 8.8.2 damage that Resist takes away has paid a cost all the same', () => {
    const tough = item('Tough', 'Your characters gain Resist +1.');
    const g = game([{ play: [{ card: khan, exerted: true }, tough], inkwell: 1 }]).move(
      'use-ability',
      'Shere Khan',
    );
    expect(g.card('Shere Khan')).toBeInState('ready');
  });

  test('Lonely Grave: a chosen character that cannot be banished pays for nothing', () => {
    const grave = item('Lonely Grave', '{E}, Banish chosen character of yours — Draw a card.');
    const eternal = character('Eternal', '1/1/1', { text: "This character can't be banished." });
    expect(game([{ play: [grave, eternal] }]).offer('use-ability', 'Lonely Grave')).toBeRefused('cannot-pay');
    const g = game([{ play: [grave, eternal, character('Mortal')] }]).move('use-ability', 'Lonely Grave');
    expect(g).toHaveDecision('choose-cards', { cards: ['Mortal'] });
    g.choose('Mortal');
  });

  test('whatever is done to pay: damage, or a character returned', () => {
    const weigher = item('Weigher', '1 {I}, Deal 1 damage to chosen character of yours — Draw a card.');
    const strong = character('Strong', '7/7/1');
    const play = [weigher, baloo, strong];
    const g = game([{ play, inkwell: 1 }]).move('use-ability', 'Weigher');
    expect(g).toHaveDecision('choose-cards', { cards: ['Baloo'] });
    g.choose('Baloo');
    const ledger = item(
      'Ledger',
      'Whenever you play a character, you may pay 1 {I} and deal 1 damage to chosen character of yours to draw a card.',
    );
    const h = game([
      {
        play: [ledger, strong, item('Shield', "Your characters can't be dealt damage.")],
        hand: [character('Cheap', '1/1/1', { cost: 0 })],
        inkwell: 1,
      },
    ]);
    expect(h.move('play', 'Cheap')).toHaveDecision('act');
  });

  test('CR 6.1.5.1 as an effect it may be chosen, and nothing follows: Sugar Rush Speedway with Baloo', () => {
    const speedway = location('Speedway', '7/0/1', {
      text: 'Once per turn, you may {E} chosen character here and deal them 1 damage to move them to another location for free.',
    });
    const strong = { card: character('Strong', '7/7/1'), ...at(0) };
    const g = game([{ play: [speedway, location('Goal'), strong, baloo] }])
      .move('use-ability', 'Speedway')
      .choose('Strong');
    expect(g).toHaveDecision('act');
    expect(g.card('Strong')).toBeInState('exerted');
  });
});
