import { describe, expect, test } from 'vitest';
import { game, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';

describe('Stitch - Rock Star: ADORING FANS', () => {
  const begin = (card: string) =>
    game([{ play: ['Stitch - Rock Star'], hand: [card], inkwell: 8 }]).move('play', card, 'ink');

  test('a character with cost 2 or less that you play may exert to draw a card', () => {
    const g = begin('Stitch - New Dog').accept();
    expect(g.card('Stitch - New Dog')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 1);
    const h = begin('Stitch - New Dog').decline();
    expect(h.card('Stitch - New Dog')).toBeInState('ready');
    expect(h.player(0)).toHaveCount('hand', 0);
  });

  test('not one that costs more', () => {
    expect(begin('Abu - Mischievous Monkey')).toHaveDecision('act');
  });
});

describe('Ursula’s Shell Necklace: NOW, SING!', () => {
  test('a song played, 1 ink may be paid to draw a card', () => {
    const begin = (inkwell: number) =>
      game([{ play: ["Ursula's Shell Necklace"], hand: ['Tangle', 'Reflection'], inkwell }]).move(
        'play',
        'Reflection',
        'ink',
      );
    const g = begin(2).order('Lilo - Making a Wish', 'Lilo - Making a Wish', 'Lilo - Making a Wish').accept();
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(readyInk(g)).toBe(0);
    const h = begin(2)
      .order('Lilo - Making a Wish', 'Lilo - Making a Wish', 'Lilo - Making a Wish')
      .decline();
    expect(readyInk(h)).toBe(1);
    const poor = begin(1).order('Lilo - Making a Wish', 'Lilo - Making a Wish', 'Lilo - Making a Wish');
    expect(poor).toHaveDecision('act');
  });

  test('an action that is no song does nothing', () => {
    const g = game([{ play: ["Ursula's Shell Necklace"], hand: ['Tangle'], inkwell: 5 }]).move(
      'play',
      'Tangle',
      'ink',
    );
    expect(g).toHaveDecision('act');
  });
});

describe('Dr. Facilier - Remarkable Gentleman: DREAMS MADE REAL', () => {
  test('a song played, one of the top 2 cards may stay and the other go to the bottom', () => {
    const g = game([
      {
        play: ['Dr. Facilier - Remarkable Gentleman'],
        hand: ['Grab Your Sword'],
        inkwell: 5,
        deck: ['Smash', 'Tangle'],
      },
    ]);
    g.move('play', 'Grab Your Sword', 'ink').accept();
    g.choose('Tangle');
    expect(g.card('Tangle').place).toBe(0);
    expect(g.card('Smash').place).toBe(9);
  });

  test('or not', () => {
    const g = game([
      {
        play: ['Dr. Facilier - Remarkable Gentleman'],
        hand: ['Grab Your Sword'],
        inkwell: 5,
        deck: ['Smash'],
      },
    ]);
    g.move('play', 'Grab Your Sword', 'ink').decline();
    expect(g.card('Smash').place).toBe(0);
  });
});

describe('Mickey Mouse - Artful Rogue: MISDIRECTION', () => {
  test('an action played, chosen opposing character cannot quest during their next turn', () => {
    const g = game([
      { play: ['Mickey Mouse - Artful Rogue'], hand: ['Tangle'], inkwell: 2 },
      { play: [dog, 'Stitch - New Dog'] },
    ]);
    g.move('play', 'Tangle').choose(dog).endTurn();
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
    expect(g.offer('quest', 'Stitch - New Dog')).toBeOffered();
  });
});

describe('Elsa - Ice Surfer: THAT’S NO BLIZZARD', () => {
  test('an Anna played, she readies and cannot quest for the rest of the turn', () => {
    const g = game([
      {
        play: [tired('Elsa - Ice Surfer')],
        hand: ['Anna - Heir to Arendelle', 'Stitch - New Dog'],
        inkwell: 5,
      },
      { play: [dog] },
    ]);
    g.move('play', 'Stitch - New Dog');
    expect(g.card('Elsa - Ice Surfer')).toBeInState('exerted');
    g.move('play', 'Anna - Heir to Arendelle').option('Elsa - Ice Surfer').choose(dog);
    expect(g.card('Elsa - Ice Surfer')).toBeInState('ready');
    expect(g.offer('quest', 'Elsa - Ice Surfer')).toBeRefused('forbidden');
  });
});

describe('Ariel - Whoseit Collector: LOOK AT THIS STUFF', () => {
  test('an item played, she may ready', () => {
    const begin = (card = 'Lantern') =>
      game([{ play: [tired('Ariel - Whoseit Collector')], hand: [card], inkwell: 2 }]).move('play', card);
    expect(begin().accept().card('Ariel - Whoseit Collector')).toBeInState('ready');
    expect(begin().decline().card('Ariel - Whoseit Collector')).toBeInState('exerted');
    expect(begin('Stitch - New Dog')).toHaveDecision('act');
  });
});

describe('Maurice - World-Famous Inventor: IT WORKS!', () => {
  test('an item played, a card may be drawn', () => {
    const begin = () =>
      game([{ play: ['Maurice - World-Famous Inventor'], hand: ['Lantern'], inkwell: 2 }]).move(
        'play',
        'Lantern',
      );
    expect(begin().accept().player(0)).toHaveCount('hand', 1);
    expect(begin().decline().player(0)).toHaveCount('hand', 0);
  });

  test('an opponent’s item is none of his', () => {
    const g = game([{ hand: ['Lantern'], inkwell: 2 }, { play: ['Maurice - World-Famous Inventor'] }]);
    expect(g.move('play', 'Lantern')).toHaveDecision('act');
  });
});

describe('Coconut Basket: CONSIDER THE COCONUT', () => {
  test('a character played, up to 2 damage may come off chosen character', () => {
    const begin = () =>
      game([
        { play: ['Coconut Basket', { card: dog, damage: 3 }], hand: ['Stitch - New Dog'], inkwell: 1 },
      ]).move('play', 'Stitch - New Dog');
    expect(begin().accept().choose(dog).number(2).card(dog)).toHaveCount('damage', 1);
    expect(begin().decline().card(dog)).toHaveCount('damage', 3);
  });
});
