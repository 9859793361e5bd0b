import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const cards = (...names: string[]) => names.map((name) => character(name));

describe('cards that are revealed, divided and picked by chance', () => {
  test('"until you reveal": the one that was looked for, the rest shuffled back', () => {
    const search = action(
      'Search',
      'Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and shuffle the rest into your deck.',
    );
    const g = game([{ hand: [search], inkwell: 1, deck: [...cards('A', 'B'), item('Cup'), item('Bowl')] }]);
    const size = g.player(0).names('deck').length;
    g.move('play', 'Search', 'ink');
    expect(g.player(0).names('hand')).toEqual(['Cup']);
    expect(g.player(0).names('deck')).toHaveLength(size - 1);
  });

  test('"until you reveal" from the deck of whom the text says', () => {
    const text =
      "Reveal cards from the top of each opponent's deck until you reveal an item card. Put that card into their discard.";
    const g = game([
      { hand: [action('Pry', text)], inkwell: 1, deck: [item('Cup')] },
      { deck: [...cards('A'), item('Bowl'), item('Pan')] },
    ]);
    g.move('play', 'Pry', 'ink');
    expect(g.player(1).names('discard')).toEqual(['Bowl']);
    expect(g.player(0).names('deck')).toContain('Cup');
  });

  test('"until you reveal" what is not there reveals all and takes none', () => {
    const search = action(
      'Search',
      'Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and shuffle the rest into your deck.',
    );
    const g = game([{ hand: [search], inkwell: 1, deck: cards('A', 'B') }]);
    g.move('play', 'Search', 'ink');
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('"on the top or the bottom … in any order": two piles, each arranged', () => {
    const look = action(
      'Look',
      'Look at the top 4 cards of your deck. Put any number of them on the top or the bottom of your deck in any order.',
    );
    const g = game([{ hand: [look], inkwell: 1, deck: cards('A', 'B', 'C', 'D', 'E') }]);
    g.move('play', 'Look', 'ink').choose('A', 'B', 'C', 'D').choose('D', 'B').order('D', 'B').order('C', 'A');
    const deck = g.player(0).names('deck');
    expect(deck.slice(0, 3)).toEqual(['D', 'B', 'E']);
    expect(deck.slice(-2)).toEqual(['C', 'A']);
  });

  test('"at random" asks nobody, and takes as many as are said', () => {
    const text = 'Return 2 cards at random from your discard to your hand.';
    const g = game([{ hand: [action('Dig', text)], inkwell: 1, discard: cards('A', 'B', 'C') }]);
    g.move('play', 'Dig', 'ink');
    expect(g.player(0)).toHaveCount('hand', 2);
    const lose = action('Lose', 'Each opponent discards 2 cards at random.');
    const h = game([{ hand: [lose], inkwell: 1 }, { hand: cards('A', 'B', 'C') }]);
    h.move('play', 'Lose', 'ink');
    expect(h.player(1)).toHaveCount('hand', 1);
  });

  test('"until they have 3 cards in their inkwell": each player with more', () => {
    const text =
      'Each player with more than 3 cards in their inkwell returns cards at random from their inkwell to their hand until they have 3 cards in their inkwell.';
    const g = game([{ hand: [action('Geyser', text)], inkwell: 5 }, { inkwell: 2 }]);
    g.move('play', 'Geyser', 'ink');
    expect(g.player(0)).toHaveCount('inkwell', 3);
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g.player(1)).toHaveCount('inkwell', 2);
  });

  test('"repeat this effect" goes on while the card on top is what is asked', () => {
    const text =
      "Reveal the top card of your deck. If it's an item card, put it into your hand and repeat this effect. Otherwise, put it on the bottom of your deck.";
    const g = game([
      { hand: [action('Run', text)], inkwell: 1, deck: [item('Cup'), item('Bowl'), ...cards('A', 'B')] },
    ]);
    g.move('play', 'Run', 'ink');
    expect(g.player(0).names('hand')).toEqual(['Cup', 'Bowl']);
    expect(g.player(0).names('deck')[0]).toBe('B');
    expect(g.player(0).names('deck').at(-1)).toBe('A');
  });
});

describe('what an effect would cause', () => {
  const calm = character('Calm', '1/1/1', {
    text: "If an effect would cause you to discard one or more cards, you don't discard.",
  });

  test('is prevented, by whoever’s effect', () => {
    const theirs = action('Gale', 'Each opponent chooses and discards a card.');
    const g = game([
      { hand: [theirs], inkwell: 1 },
      { hand: cards('A'), play: [calm] },
    ]);
    g.move('play', 'Gale', 'ink');
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('is not what is paid', () => {
    const oven = item('Oven', 'Choose and discard a card — Gain 1 lore.');
    const g = game([{ hand: cards('A'), play: [calm, oven] }]);
    g.move('use-ability', 'Oven');
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('what was paid or chosen before', () => {
  test('"you may pay 1 to choose one": not paid, nothing is chosen', () => {
    const text =
      'When you play this character, you may pay 1 {I} to choose one:\n• Gain 2 lore.\n• Draw a card.';
    const start = (ink: number) => game([{ hand: [character('Queen', '1/1/1', { text })], inkwell: ink }]);
    const g = start(2).move('play', 'Queen', 'ink').accept().option(0);
    expect(g.player(0)).toHaveCount('lore', 2);
    const declined = start(2).move('play', 'Queen', 'ink').decline();
    expect(declined.player(0)).toHaveCount('lore', 0);
    const poor = start(1).move('play', 'Queen', 'ink');
    expect(poor.player(0)).toHaveCount('lore', 0);
  });

  test('"if they had a card under them" of one that was banished', () => {
    const text =
      'Banish chosen character of yours to draw a card. If that character had a card under them, draw 2 cards instead.';
    const start = () =>
      game([
        {
          hand: [action('Go', text)],
          inkwell: 1,
          play: [{ card: character('A'), under: [character('Below')] }, character('B')],
        },
      ]);
    expect(start().move('play', 'Go', 'ink').choose('A').player(0)).toHaveCount('hand', 2);
    expect(start().move('play', 'Go', 'ink').choose('B').player(0)).toHaveCount('hand', 1);
  });

  test('"you may play it for free instead": who declines puts it where it would have gone', () => {
    const text =
      'Look at the top 2 cards of your deck. You may reveal an item card and put it into your hand. If that item costs 3 or less, you may play it for free instead and it enters play exerted. Put the rest on the bottom of your deck in any order.';
    const start = () =>
      game([
        {
          hand: [action('Book', text)],
          inkwell: 1,
          deck: [item('Cup', '', { cost: 2 }), ...cards('A', 'B')],
        },
      ]);
    const played = start().move('play', 'Book', 'ink').accept().choose('Cup').accept();
    expect(played.card('Cup')).toBeInZone('play');
    expect(played.card('Cup')).toHaveCount('exerted', 1);
    const kept = start().move('play', 'Book', 'ink').accept().choose('Cup').decline();
    expect(kept.card('Cup')).toBeInZone('hand');
  });

  test('a price that speaks of who was chosen for it', () => {
    const text =
      'Once per turn, you may exert chosen character of yours and deal 1 damage to them to move them to a location for free.';
    const g = game([{ play: [location('Port', '5/1/9', { text }), character('A', '1/3/1')] }]);
    g.move('use-ability', 'Port').choose('A');
    expect(g.card('A')).toHaveCount('damage', 1);
    expect(g.card('A')).toHaveCount('exerted', 1);
  });

  test('"moves here from a location" is not of one that was at none', () => {
    const text = 'Whenever you move a character here from a location, gain 2 lore.';
    const g = game([
      { inkwell: 3, play: [location('Line', '5/0/1', { text }), location('Port', '5/0/1'), character('A')] },
    ]);
    g.move('move', 'A').choose('Line');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('move', 'A').choose('Port').move('move', 'A').choose('Line');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('"unless one of their characters challenged this turn" is asked of each player', () => {
    const text = "Opponents can't gain lore unless one of their characters has challenged this turn.";
    const g = game(
      [
        { play: [{ card: character('Joker', '0/9/1', { text }), exerted: true }] },
        { play: [character('A', '1/9/2'), character('B', '1/9/2')] },
      ],
      { turn: 2, active: 1 } as never,
    );
    if (g.offer('quest', 'A')) g.move('quest', 'A');
    expect(g.player(1)).toHaveCount('lore', 0);
    g.move('challenge', 'B').choose('Joker');
  });
});
