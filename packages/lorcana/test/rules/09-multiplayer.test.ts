import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const hero = character('Hero', '3/9/1');
const tired = (name: string) => ({ card: character(name, '1/9/1'), exerted: true });

describe('CR 9 multiplayer', () => {
  test('CR 2.1.3, 2.3.2, 9.2.1, 9.1, 1.1.6 turns go round in order', () => {
    const g = game([{}, {}, {}]).endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 2 });
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 1.3.5.1, 1.3.5.2 everyone else is an opponent', () => {
    const drain = action('Drain', 'Each opponent loses 1 lore.');
    const g = game([{ hand: [drain], inkwell: 1, lore: 2 }, { lore: 2 }, { lore: 2 }]).move('play', 'Drain');
    expect([0, 1, 2].map((player) => g.player(player).count('lore'))).toEqual([2, 1, 1]);
  });

  test('CR 4.6.4.2 any opponent’s exerted character can be challenged', () => {
    const g = game([{ play: [hero] }, { play: [tired('A')] }, { play: [tired('B')] }]).move(
      'challenge',
      'Hero',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['A', 'B'] });
    g.choose('B');
  });

  test('CR 6.7.6, 9.2.2 each opponent does it in turn order, after the active player', () => {
    const chill = action('Chill', 'Each opponent chooses and discards a card.');
    const two = [character('A'), character('B')];
    const g = game([{}, { hand: [chill], inkwell: 1 }, { hand: two }], { active: 1 });
    g.move('play', 'Chill');
    expect(g).toHaveDecision('choose-cards', { player: 2 });
    g.choose('A');
    const h = game([{ hand: [chill], inkwell: 1 }, { hand: two }, { hand: two }]).move('play', 'Chill');
    expect(h).toHaveDecision('choose-cards', { player: 1 });
    h.choose('A');
    expect(h).toHaveDecision('choose-cards', { player: 2 });
    h.choose('B');
  });

  test('CR 7.7.4.4, 7.7.4.5 the bag passes on in turn order', () => {
    const watcher = (name: string) =>
      character(name, '1/9/1', { text: 'Whenever a character is banished, you may draw a card.' });
    const burn = action('Burn', 'Banish chosen character.');
    const g = game(
      [{ play: [watcher('A')] }, { hand: [burn], inkwell: 1, play: [hero] }, { play: [watcher('C')] }],
      { active: 1 },
    );
    g.move('play', 'Burn').choose('Hero');
    expect(g).toHaveDecision('confirm', { player: 2 });
    g.decline();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
  });

  test('CR 1.8.1.3, 2.3.3.3 the last player left wins', () => {
    const g = game([{}, {}, {}]).concede(1);
    expect(g.isOver).toBe(false);
    expect(g.player(1).hasLeft).toBe(true);
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 2 });
    g.concede(2);
    expect(g).toBeWonBy(0);
  });

  test('CR 1.8.1.2 one whose deck is empty loses, and the others go on', () => {
    const g = game([{ deck: 0 }, {}, {}]).endTurn();
    expect(g.player(0).hasLeft).toBe(true);
    expect(g).toHaveDecision('act', { player: 1 });
    g.endTurn().endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 9.2.3 a player who leaves takes their cards along', () => {
    const g = game([{}, { play: [hero] }, {}]).concede(1);
    expect(g.player(1)).toHaveCount('play', 0);
  });

  test('CR 9.2.3 a player who leaves in their own turn ends it', () => {
    const g = game([{}, {}, {}]).concede(0);
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 9.2.3 a player who leaves when they are asked is asked no more', () => {
    const chill = action('Chill', 'Each opponent chooses and discards a card.');
    const two = [character('A'), character('B')];
    const g = game([{ hand: [chill], inkwell: 1 }, { hand: two }, { hand: two }]).move('play', 'Chill');
    g.concede(1);
    expect(g).toHaveDecision('choose-cards', { player: 2 });
    g.choose('B');
  });
});
