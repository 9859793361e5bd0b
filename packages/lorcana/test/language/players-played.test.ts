import { card } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { game as laid } from '../support/game.ts';

const extra = card({ name: 'Extra card', type: 'item', cost: 9 });
const spell = (text: string) => card({ name: 'Spell', type: 'action', cost: 1, text });
const game = (...players: NonNullable<Parameters<typeof laid>[0]>) => laid(players);

describe('players told apart by what they have', () => {
  test('"each opponent with more lore than you": only those who have', () => {
    const action = spell('Each opponent with more lore than you loses 2 lore.');
    const g = game({ hand: [action], inkwell: 1, lore: 3 }, { lore: 3 }, { lore: 4 });
    g.move('play', 'Spell', 'ink');
    expect(g.player(1)).toHaveCount('lore', 3);
    expect(g.player(2)).toHaveCount('lore', 2);
  });

  test('"each player with fewer than 2 cards in their hand": everybody is asked, you too', () => {
    const action = spell('Each player with fewer than 2 cards in their hand draws a card.');
    const g = game({ hand: [action], inkwell: 1 }, { hand: [extra, extra] }, { hand: [extra] });
    g.move('play', 'Spell', 'ink');
    expect([0, 1, 2].map((player) => g.player(player).count('hand'))).toEqual([1, 2, 2]);
  });

  test('"the player or players with the most cards in their hands": ties count', () => {
    const action = spell(
      'The player or players with the most cards in their hands choose and discard a card.',
    );
    const g = game({ hand: [action], inkwell: 1 }, { hand: [extra, extra] }, { hand: [extra, extra] });
    g.move('play', 'Spell', 'ink').choose('Extra card').choose('Extra card');
    expect([1, 2].map((player) => g.player(player).count('hand'))).toEqual([1, 1]);
    expect(g).toHaveDecision('act');
  });

  test('"for each opponent who doesn\'t" counts those who declined or could not', () => {
    const action = spell(
      "Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore.",
    );
    const g = game({ hand: [action], inkwell: 1 }, { hand: [extra] }, { hand: [extra] });
    g.move('play', 'Spell', 'ink').accept().decline();
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.player(1)).toHaveCount('hand', 0);
  });

  test('"more than each opponent" is more than any of them has, not than all of them together', () => {
    const text = 'While you have more cards in your hand than each opponent, this character gets +1 {S}.';
    const watcher = card({
      name: 'Watcher',
      type: 'character',
      text,
      stats: { strength: 1, willpower: 1, lore: 1 },
    });
    const g = game({ play: [watcher], hand: [extra, extra] }, { hand: [extra] }, { hand: [extra] });
    expect(g.card('Watcher')).toHaveStat('strength', 2);
  });
});
