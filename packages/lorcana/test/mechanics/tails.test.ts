import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

const exerted = (name: string, numbers = '1/5/1') => ({ card: character(name, numbers), exerted: true });

describe('CR 6.1.2 “if able” stands before or after how long it lasts', () => {
  for (const text of [
    'Chosen opposing character must quest during their next turn if able.',
    'Chosen opposing character must quest if able during their next turn.',
  ])
    test(text, () => {
      const g = game([
        { hand: [action('Order', text)], inkwell: 1 },
        { play: [character('A'), character('B')] },
      ]);
      g.move('play', 'Order').choose('A').endTurn();
      expect(g.offer('end-turn')).not.toBeOffered();
      g.move('quest', 'B');
      expect(g.offer('end-turn')).not.toBeOffered();
      g.move('quest', 'A').endTurn().endTurn();
      // It was for one turn.
      expect(g.offer('end-turn')).toBeOffered();
    });

  test('CR 8.7.3 whom it must challenge: that one, if it can be, and anyone otherwise', () => {
    const bait = character('Bait', '1/5/1', {
      text: 'Opposing characters must challenge this character during their turn if able.',
    });
    const g = game([
      { play: [character('Foe', '2/5/1')] },
      { play: [{ card: bait, exerted: true }, exerted('Other')] },
    ]);
    expect(g.offer('end-turn')).not.toBeOffered();
    g.move('challenge', 'Foe');
    // Other is no choice.
    expect(() => g.choose('Other')).toThrow();
    g.choose('Bait');
    expect(g.card('Bait')).toHaveCount('damage', 2);
    g.endTurn();
    const h = game([{ play: [character('Foe', '2/5/1')] }, { play: [bait, exerted('Other')] }]);
    expect(h.offer('end-turn')).toBeOffered();
    h.move('challenge', 'Foe').choose('Other');
    expect(h.card('Other')).toHaveCount('damage', 2);
  });

  test('a duty of one kind only is no duty of items', () => {
    expect(readCase('Opposing items must quest this turn if able.')).toBe(false);
    expect(readCase('Chosen opposing character must quest this turn.')).toBe(false);
  });
});

describe('CR 5.1.2.1 “the turn they’re played” behind any act', () => {
  const tune = song('Tune', 'Gain 1 lore.', { cost: 1 });

  test('CR 5.4.4.2 sing songs', () => {
    const singer = character('Singer', '1/1/1', {
      text: 'This character can sing songs the turn they’re played.',
    });
    const g = game([
      {
        play: [
          { card: singer, dry: false },
          { card: character('Plain'), dry: false },
        ],
        hand: [tune],
      },
    ]);
    expect(g.offer('quest', 'Singer')).not.toBeOffered();
    g.move('play', 'Tune', 'sing').choose('Singer');
    expect(g.card('Singer')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 4.5.1.2 quest, of others too', () => {
    const leader = item('Flag', 'Your Pirate characters can quest the turn they’re played.');
    const pirate = character('Pirate', '1/1/2', { classifications: ['Pirate'] });
    const g = game([
      {
        play: [leader, { card: pirate, dry: false }, { card: character('Plain'), dry: false }],
        hand: [tune],
      },
    ]);
    expect(g.offer('quest', 'Plain')).not.toBeOffered();
    expect(g.offer('play', 'Tune', 'sing')).not.toBeOffered();
    g.move('quest', 'Pirate');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('CR 6.1.9 whose turn it is, said of cards', () => {
  for (const when of ['during their turn', 'during their turns', 'during their players’ turns'])
    test(`CR 3.2.2.2 can’t gain lore ${when}`, () => {
      const ban = character('Ban', '1/1/1', { text: `Opposing locations can’t gain lore ${when}.` });
      const g = game([{ play: [ban, location('Mine', '5/2/1')] }, { play: [location('Theirs', '5/2/1')] }]);
      g.endTurn();
      expect(g.player(1)).toHaveCount('lore', 0);
      g.endTurn();
      expect(g.player(0)).toHaveCount('lore', 2);
    });

  test('of each of several players’ cards: in the own turn of each', () => {
    const slow = item('Slow', 'Characters get –1 {S} during their players’ turns.');
    const g = game([
      { play: [slow, character('A', '3/3/1')] },
      { play: [character('B', '3/3/1')] },
      { play: [character('C', '3/3/1')] },
    ]);
    const strengths = () => ['A', 'B', 'C'].map((name) => g.card(name).stat('strength'));
    expect(strengths()).toEqual([2, 3, 3]);
    g.endTurn();
    expect(strengths()).toEqual([3, 2, 3]);
    g.endTurn();
    expect(strengths()).toEqual([3, 3, 2]);
  });

  test('CR 4.5.1 a character that can’t gain lore quests for none', () => {
    const ban = item('Ban', 'Opposing characters can’t gain lore.');
    const g = game([{ play: [character('A', '1/1/2')] }, { play: [ban] }]);
    g.move('quest', 'A');
    expect(g.card('A')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('lore', 0);
  });
});

describe('CR 7.2 where cards are put, and in which order', () => {
  const three = ['One', 'Two', 'Three', 'Four'].map((name) => item(name));

  test('either of unlike goals, for each card anew', () => {
    const sort = action(
      'Sort',
      'Look at the top 2 cards of your deck. Put each of them either under chosen character of yours or onto the bottom of your deck.',
      { cost: 0 },
    );
    const g = game([{ hand: [sort], play: [character('A'), character('B')], deck: three }]);
    g.move('play', 'Sort').option(0).choose('A').option(1);
    expect(g.player(0).names('deck').slice(0, 2)).toEqual(['Three', 'Four']);
    expect(g.player(0).names('deck').at(-1)).toBe('Two');
    expect(g.card('One')).toBeInZone('under');
  });

  test('either of two zones, for each card anew', () => {
    const sort = action(
      'Sort',
      'Look at the top 3 cards of your deck. Put each of them on the top of your deck or into your discard.',
      { cost: 0 },
    );
    const g = game([{ hand: [sort], deck: three }]);
    g.move('play', 'Sort').option(1).option(0).option(1);
    expect(g.player(0).names('deck').slice(0, 2)).toEqual(['Two', 'Four']);
    expect(g.player(0).names('discard')).toEqual(['One', 'Three', 'Sort']);
  });

  test('CR 1.8.2 in random order nobody is asked', () => {
    const sort = action(
      'Sort',
      'Look at the top 4 cards of your deck. Put one into your hand and the rest on the bottom of your deck in random order.',
      { cost: 0 },
    );
    const orders = new Set<string>();
    for (let seed = 1; seed < 13; seed++) {
      const g = game([{ hand: [sort], deck: [...three, item('Last')] }], { seed });
      g.move('play', 'Sort').choose('Two');
      expect(g).toHaveDecision('act');
      expect(g.player(0).names('hand')).toEqual(['Two']);
      expect(g.player(0).names('deck')[0]).toBe('Last');
      orders.add(g.player(0).names('deck').slice(-3).join());
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});

describe('CR 6.7.6 a time before, within or behind its clause', () => {
  for (const text of [
    'At the end of your next turn, return chosen character to their player’s hand.',
    'Return, at the end of your next turn, chosen character to their player’s hand.',
    'Return chosen character to their player’s hand at the end of your next turn.',
  ])
    test(text, () => {
      const g = game([{ hand: [action('Later', text, { cost: 0 })] }, { play: [character('A')] }]);
      g.move('play', 'Later');
      expect(g).toHaveDecision('act');
      g.endTurn();
      expect(g.card('A')).toBeInZone('play');
      g.endTurn();
      expect(g.card('A')).toBeInZone('play');
      g.move('end-turn').choose('A');
      expect(g.card('A')).toBeInZone('hand');
      g.endTurn().endTurn();
    });

  test('at the start of your next turn: not in this turn or that of another', () => {
    const later = action('Later', 'At the start of your next turn, draw 2 cards.', { cost: 0 });
    const g = game([{ hand: [later], deck: 9 }, { deck: 9 }]);
    g.move('play', 'Later').endTurn();
    expect(g.player(0)).toHaveCount('hand', 0);
    g.endTurn();
    expect(g.player(0)).toHaveCount('hand', 3);
    g.endTurn().endTurn();
    expect(g.player(0)).toHaveCount('hand', 4);
  });

  test('what happens once has no duration: the time behind it is when it happens', () => {
    const later = action('Later', 'Draw 2 cards at the start of your next turn.', { cost: 0 });
    const g = game([{ hand: [later], deck: 9 }, { deck: 9 }]);
    g.move('play', 'Later').endTurn().endTurn();
    expect(g.player(0)).toHaveCount('hand', 3);
    expect(readCase('Draw a card this turn.')).toBe(false);
  });

  test('how long, in the middle', () => {
    const ward = action('Guard', 'Chosen character gains, until the start of your next turn, Ward.', {
      cost: 0,
    });
    const g = game([{ hand: [ward], play: [character('A')] }]);
    g.move('play', 'Guard').choose('A');
    expect(g.card('A').has('ward')).toBe(true);
    g.endTurn().endTurn();
    expect(g.card('A').has('ward')).toBe(false);
  });

  test('CR 6.1.13 how often, in the middle', () => {
    const tool = item('Tool', 'You may, once during your turn, pay 2 {I} to ready chosen character.');
    const g = game([{ play: [tool, exerted('A')], inkwell: 4 }]);
    g.move('use-ability', 'Tool').choose('A');
    expect(g.card('A')).toBeInState('ready');
    expect(g.offer('use-ability', 'Tool')).not.toBeOffered();
  });

  test('a time behind several clauses belongs to nobody knows which', () => {
    expect(readCase('Draw a card and gain 1 lore at the end of your next turn.')).toBe(false);
    expect(readCase('At the end of your next turn, draw a card and gain 1 lore.')).toBe(true);
  });

  test('a permanent has no next turn of its own', () => {
    expect(readCase('At the start of your next turn, draw a card.', 'character')).toBe(false);
  });
});
