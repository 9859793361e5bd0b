import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const hero = character('Hero', '2/4/1');
const guard = character('Guard', '1/5/1');

describe('CR 3.2.1 the Ready step', () => {
  test('CR 3.2.1.1 the active player readies their cards in play and in the inkwell', () => {
    const g = game([
      { play: [{ card: hero, exerted: true }] },
      { play: [{ card: guard, exerted: true }], inkwell: [{ card: item('Ink'), exerted: true }] },
    ]);
    g.endTurn();
    expect(g.card('Guard')).toBeInState('ready');
    expect(g.card('Ink')).toBeInState('ready');
    expect(g.card('Hero')).toBeInState('exerted');
  });

  test('CR 3.2.1.3 effects that last until the start of a turn end', () => {
    const bless = action('Bless', 'Chosen character gets +2 {S} until the start of your next turn.');
    const g = game([{ hand: [bless], inkwell: 1, play: [hero] }]);
    g.move('play', 'Bless').choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 4);
    g.endTurn();
    expect(g.card('Hero')).toHaveStat('strength', 4);
    g.endTurn();
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });

  test('CR 3.2.1.4, 3.2.2.3 abilities of the start of the turn wait until the Set step, and resolve before the draw', () => {
    const clock = character('Clock', '1/1/1', { text: 'At the start of your turn, you may draw a card.' });
    const g = game([{}, { play: [clock], hand: [] }]);
    g.endTurn();
    expect(g.player(1)).toHaveCount('hand', 0);
    g.accept();
    expect(g.player(1)).toHaveCount('hand', 2);
  });
});

describe('CR 3.2.2 the Set step', () => {
  test('CR 3.2.2.1, 1.7.5, 5.1.1.11, 5.1.1.12, 5.3.5 the active player’s characters are no longer drying', () => {
    const g = game([{ hand: [hero], inkwell: 1 }]);
    g.move('play', 'Hero');
    expect(g.card('Hero')).toBeInState('drying');
    expect(g.offer('quest', 'Hero')).toBeRefused('drying');
    g.endTurn();
    expect(g.card('Hero')).toBeInState('drying');
    g.endTurn();
    expect(g.card('Hero')).toBeInState('dry');
    expect(g.offer('quest', 'Hero')).toBeOffered();
  });

  test('CR 3.2.2.2, 5.6.5.4, 1.8.1 locations give their lore before the draw, and no ability triggers for it', () => {
    const g = game([{}, { play: [location('Castle', '5/2/1')], lore: 18, deck: 0 }]);
    g.endTurn();
    expect(g).toBeWonBy(1);
    expect(g.player(1)).toHaveCount('lore', 20);
  });
});

describe('CR 3.2.3 the Draw step', () => {
  test('CR 3.2.3.1, 1.12.1 the active player draws a card', () => {
    const g = game([{}, { deck: [hero] }]).endTurn();
    expect(g.player(1)).toHaveCards('hand', ['Hero']);
  });

  test('CR 3.2.3.1 the starting player draws none in the first turn of the game', () => {
    const g = game([{ deck: 20 }, { deck: 20 }], { from: 'setup' })
      .choose()
      .choose();
    const first = g.decision!.player;
    expect(g.player(first)).toHaveCount('hand', 7);
    g.endTurn();
    expect(g.player(1 - first)).toHaveCount('hand', 8);
    g.endTurn();
    expect(g.player(first)).toHaveCount('hand', 8);
  });
});

describe('CR 3.4 the end of the turn', () => {
  test('CR 3.4.1.1 abilities of the end of the turn resolve before effects end', () => {
    const boost = action('Boost Up', 'Chosen character gets +3 {S} this turn.');
    const dusk = character('Dusk', '1/1/1', {
      text: 'At the end of your turn, you may banish chosen character with 4 {S} or more.',
    });
    const g = game([{ hand: [boost], inkwell: 1, play: [dusk, character('Weak', '1/1/1')] }]);
    g.move('play', 'Boost Up').choose('Weak').endTurn();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept().choose('Weak');
    expect(g.card('Weak')).toBeInZone('discard');
  });

  test('CR 3.4.1.2 effects of this turn end', () => {
    const boost = action('Boost Up', 'Chosen character gets +3 {S} this turn.');
    const g = game([{ hand: [boost], inkwell: 1, play: [hero] }]);
    g.move('play', 'Boost Up').choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 5);
    g.endTurn();
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });

  test('CR 3.4.1.2 a character that only a modifier of this turn kept alive is banished then', () => {
    const shield = action('Shield', 'Chosen character gets +2 {W} this turn.');
    const g = game([{ hand: [shield], inkwell: 1, play: [{ card: hero, damage: 3 }] }]);
    g.move('play', 'Shield').choose('Hero');
    expect(g.card('Hero')).toHaveStat('willpower', 6);
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const h = game([{ hand: [shield, zap], inkwell: 2, play: [{ card: hero, damage: 3 }] }]);
    h.move('play', 'Shield').choose('Hero').move('play', 'Zap').choose('Hero');
    expect(h.card('Hero')).toBeInZone('play');
    h.endTurn();
    expect(h.card('Hero')).toBeInZone('discard');
  });

  test('CR 3.4.2, 3.1.4 the next player in turn order begins their turn', () => {
    const g = game().endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 3.3.2, 3.3.2.1 the end of the turn is declared in the main phase only', () => {
    const g = game([
      { hand: [action('Zap', 'Deal 2 damage to chosen character.')], inkwell: 1, play: [hero] },
    ]);
    g.move('play', 'Zap');
    expect(() => g.endTurn()).toThrow(/does not ask to take a turn action/);
    g.choose('Hero');
  });
});
