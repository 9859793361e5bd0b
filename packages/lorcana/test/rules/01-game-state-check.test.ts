import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const zap = action('Zap', 'Deal 2 damage to chosen character.');
const storm = action('Storm', 'Deal 2 damage to each character.');

describe('CR 1.2 golden rules', () => {
  test('CR 1.2.2 what an effect prevents cannot happen, even where another allows it', () => {
    const hush = character('Hush', '1/3/1', { text: 'Characters can’t quest.' });
    const g = game([{ play: [character('Hero')] }, { play: [hush] }]);
    expect(g.offer('quest', 'Hero')).toBeRefused('forbidden');
  });

  test('CR 1.2.3 a player does as much as can be done', () => {
    const read = action('Read', 'Draw 3 cards.');
    const g = game([{ hand: [read], inkwell: 1, deck: { only: [character('A'), character('B')] } }]);
    g.move('play', 'Read');
    expect(g.player(0)).toHaveCards('hand', ['A', 'B']);
  });
});

describe('CR 1.5 costs', () => {
  test('CR 1.5.3 a card whose cost cannot be paid in full cannot be played', () => {
    const g = game([{ hand: [character('Dear', '1/1/1', { cost: 3 })], inkwell: 2 }]);
    expect(g.offer('play', 'Dear')).toBeRefused('not-enough-ink');
    expect(
      game([{ hand: [character('Dear', '1/1/1', { cost: 3 })], inkwell: 3 }]).offer('play', 'Dear'),
    ).toBeOffered();
  });
});

describe('CR 1.8 game state check', () => {
  test('CR 1.8.1.1, 1.11.3, 2.3.3.1 a player with 20 lore wins', () => {
    const g = game([{ play: [character('Hero', '1/1/2')], lore: 18 }]).move('quest', 'Hero');
    expect(g).toBeWonBy(0);
  });

  test('CR 1.8.1.1 nineteen is not enough', () => {
    const g = game([{ play: [character('Hero', '1/1/1')], lore: 18 }]).move('quest', 'Hero');
    expect(g.isOver).toBe(false);
  });

  test('CR 1.8.1.2, 2.3.3.2 a player whose turn ends with no cards in the deck loses', () => {
    const g = game([{ deck: 0 }]);
    expect(g.isOver).toBe(false);
    g.endTurn();
    expect(g).toBeWonBy(1);
  });

  test('CR 1.8.1.2 it is the end of the player’s own turn that counts, and drawing nothing is no loss', () => {
    const g = game([{}, { deck: 0 }]).endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    g.endTurn();
    expect(g).toBeWonBy(0);
  });

  test('CR 1.8.1.2 one card left in the deck is enough', () => {
    const g = game([{ deck: { only: [character('Last')] } }]).endTurn();
    expect(g.isOver).toBe(false);
  });

  test('CR 1.8.1.4, 5.3.6.3 a character with as much damage as willpower is banished', () => {
    const g = game([
      { hand: [zap], inkwell: 1 },
      { play: [{ card: character('Hero', '1/3/1'), damage: 1 }] },
    ]);
    g.move('play', 'Zap').choose('Hero');
    expect(g.card('Hero')).toBeInZone('discard', 1);
    expect(g.card('Hero')).toHaveCount('damage', 0);
  });

  test('CR 1.8.1.4 one with less is not', () => {
    const g = game([{ hand: [zap], inkwell: 1 }, { play: [character('Hero', '1/3/1')] }]);
    g.move('play', 'Zap').choose('Hero');
    expect(g.card('Hero')).toBeInZone('play');
    expect(g.card('Hero')).toHaveCount('damage', 2);
  });

  test('CR 1.8.1.4 a character whose willpower falls to its damage is banished', () => {
    const weaken = action('Weaken', 'Chosen character gets -2 {W} this turn.');
    const g = game([
      { hand: [weaken], inkwell: 1 },
      { play: [{ card: character('Hero', '1/4/1'), damage: 2 }] },
    ]);
    g.move('play', 'Weaken').choose('Hero');
    expect(g.card('Hero')).toBeInZone('discard');
  });

  test('CR 1.8.1.4 a character with no willpower left is banished without damage, as it is written', () => {
    const weaken = action('Weaken', 'Chosen character gets -2 {W} this turn.');
    const g = game([{ hand: [weaken], inkwell: 1 }, { play: [character('Hero', '1/2/1')] }]);
    g.move('play', 'Weaken').choose('Hero');
    expect(g.card('Hero')).toBeInZone('discard');
  });

  test('CR 1.8.1.4, 5.6.5.3 a location with as much damage as willpower is banished', () => {
    const g = game([{ play: [character('Hero', '5/3/1')] }, { play: [location('Castle', '5/1/1')] }]);
    g.move('challenge', 'Hero').choose('Castle');
    expect(g.card('Castle')).toBeInZone('discard');
  });

  test('CR 1.8.2 what triggers in a check waits until all checks are done', () => {
    const avenger = character('Avenger', '1/2/1', {
      text: 'When this character is banished, deal 1 damage to chosen character.',
    });
    const g = game([
      { hand: [storm], inkwell: 1 },
      { play: [avenger, character('Other', '1/2/1'), character('Tough', '1/9/1')] },
    ]);
    g.move('play', 'Storm');
    expect(g.card('Other')).toBeInZone('discard');
    expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['Tough'] });
    g.choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 3);
  });

  test('CR 1.8.3 the check is done again until nothing is met', () => {
    const banner = character('Banner', '1/2/1', { text: 'Your other characters get +1 {W}.' });
    const g = game([
      { hand: [zap], inkwell: 1 },
      { play: [banner, { card: character('Hero', '1/2/1'), damage: 2 }] },
    ]);
    expect(g.card('Hero')).toBeInZone('play');
    g.move('play', 'Zap').choose('Banner');
    expect(g.card('Banner')).toBeInZone('discard');
    expect(g.card('Hero')).toBeInZone('discard');
    expect(g.events('banished').map((e) => g.card('Banner').isRef(e.card))).toEqual([true, false]);
  });

  test('CR 1.8.4 several characters are banished at once', () => {
    const g = game([
      { hand: [storm], inkwell: 1, play: [character('Mine', '1/2/1')] },
      { play: [character('Theirs', '1/1/1')] },
    ]);
    g.move('play', 'Storm');
    expect(g.card('Mine')).toBeInZone('discard', 0);
    expect(g.card('Theirs')).toBeInZone('discard', 1);
  });

  describe('CR 1.8.4, 2.1.3 what one check does to several players comes in turn order', () => {
    const feast = action('Feast', 'Each player gains 1 lore.');
    const both = (starting: number, active: number) => {
      const side = { hand: [feast], inkwell: 1, lore: 19 };
      return game([side, side], { starting, active }).move('play', 'Feast').winner;
    };

    test('CR 1.8.4, 1.8.1.1 of two with 20 lore the starting player wins, whoever’s turn it is', () => {
      expect([both(0, 0), both(0, 1), both(1, 0), both(1, 1)]).toEqual([0, 0, 1, 1]);
    });

    test('CR 1.8.4, 1.8.1.4 the starting player’s characters are banished first, each player’s at once', () => {
      const owners = (starting: number) => {
        const side = {
          hand: [storm],
          inkwell: 1,
          play: [character('One', '1/1/1'), character('Two', '1/2/1')],
        };
        const g = game([side, side, side], { starting, active: 1 }).move('play', 'Storm');
        return g.events('banished').map(({ player }) => player);
      };
      expect(owners(0)).toEqual([0, 0, 1, 1, 2, 2]);
      expect(owners(2)).toEqual([2, 2, 0, 0, 1, 1]);
    });
  });

  test('CR 1.8.5 only what is so when the check is made counts', () => {
    const mend = action(
      'Mend',
      'Deal 2 damage to chosen character. Remove up to 2 damage from chosen character.',
    );
    const g = game([{ hand: [mend], inkwell: 1, play: [character('Hero', '1/2/1')] }]);
    g.move('play', 'Mend').choose('Hero');
    g.choose('Hero').number(2);
    expect(g.card('Hero')).toBeInZone('play');
  });
});

describe('CR 1.9 damage', () => {
  test('CR 1.9.2.3 no more damage is removed than there is', () => {
    const heal = action('Heal', 'Remove up to 3 damage from chosen character.');
    const g = game([{ hand: [heal], inkwell: 1, play: [{ card: character('Hero', '1/4/1'), damage: 2 }] }]);
    g.move('play', 'Heal').choose('Hero');
    expect(g).toHaveDecision('number', { min: 0, max: 2 });
    g.number(1);
    expect(g.card('Hero')).toHaveCount('damage', 1);
  });

  test('CR 1.9.4 damage is gone when its character leaves play', () => {
    const back = action('Back', 'Return chosen character to their player’s hand.');
    const g = game([{ hand: [back], inkwell: 2, play: [{ card: character('Hero', '1/4/1'), damage: 3 }] }]);
    g.move('play', 'Back').choose('Hero').move('play', 'Hero');
    expect(g.card('Hero')).toHaveCount('damage', 0);
  });
});

describe('CR 1.11 lore', () => {
  test('CR 1.11.1 lore is not lost below 0', () => {
    const drain = action('Drain', 'Each opponent loses 2 lore.');
    const g = game([{ hand: [drain], inkwell: 1 }, { lore: 1 }]).move('play', 'Drain');
    expect(g.player(1)).toHaveCount('lore', 0);
    expect(g).toHaveHappened('lore-lost', { amount: 1 });
  });
});

describe('CR 1.12 drawing', () => {
  test('CR 1.12.2 cards are drawn one at a time', () => {
    const g = game([{ hand: [action('Read', 'Draw 2 cards.')], inkwell: 1 }]).move('play', 'Read');
    expect(g).toHaveHappened('drawn', { player: 0, amount: 1, times: 2 });
  });

  test('CR 1.12.3 a card put into the hand is not drawn', () => {
    const fetch = action('Fetch', 'Return a character card from your discard to your hand.');
    const g = game([{ hand: [fetch], inkwell: 1, discard: [character('Hero')] }]).move('play', 'Fetch');
    expect(g.card('Hero')).toBeInZone('hand');
    expect(g).not.toHaveHappened('drawn');
  });
});

describe('CR 2.3.3 the end of the game', () => {
  test('CR 2.3.3.4 who concedes loses, at any decision', () => {
    const g = game([{ hand: [zap], inkwell: 1, play: [character('Hero')] }]).move('play', 'Zap');
    g.concede(1);
    expect(g).toBeWonBy(0);
  });

  test('CR 2.3.3 a result tells its reason, with the rule', () => {
    const result = ({ engine, state }: ReturnType<typeof game>) => engine.result(state);
    const hero = character('Hero', '1/1/2');
    expect(result(game([{}]))).toEqual({ over: false, winner: null });
    expect(result(game([{ play: [hero], lore: 18 }]).move('quest', 'Hero'))).toEqual({
      over: true,
      winner: 0,
      reason: 'enough-lore',
      rule: 'CR 1.8.1.1',
    });
    const empty = { over: true, winner: 1, reason: 'empty-deck', rule: 'CR 1.8.1.2' };
    expect(result(game([{ deck: 0 }]).endTurn())).toEqual(empty);
    expect(result(game([{}, {}]).concede(0))).toEqual({
      over: true,
      winner: 1,
      reason: 'conceded',
      rule: 'CR 2.3.3.4',
    });
    // One of three is out; who wins by lore after that wins by lore.
    const three = game([{ play: [hero], lore: 18 }, {}, {}])
      .concede(1)
      .move('quest', 'Hero');
    expect(result(three)).toMatchObject({ winner: 0, reason: 'enough-lore' });
    expect(result(game([{}, {}, {}]).concede(1).concede(2))).toMatchObject({ reason: 'conceded' });
    // It is found again in a saved game, and everyone sees it.
    const g = game([{ deck: 0 }]).endTurn();
    const saved = JSON.parse(JSON.stringify(g.engine.save(g.state)));
    expect(g.engine.result(g.engine.load(saved))).toEqual(empty);
    expect(g.engine.view(g.state, -1)).toMatchObject({ over: true, winner: 1, reason: 'empty-deck' });
  });
});
