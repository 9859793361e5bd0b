import { card } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { game as laid } from '../support/game.ts';

const stats = { strength: 1, willpower: 2, lore: 1 };
const spell = (text: string, name = 'Spell') => card({ name, type: 'action', cost: 1, text });
const idle = (name: string) => spell('Each opponent loses 1 lore.', name);
const game = (...players: NonNullable<Parameters<typeof laid>[0]>) => laid(players);

describe('what has happened this turn', () => {
  test('"you\'ve played 2 or more actions this turn" counts them, yours and actions only', () => {
    const tool = card({
      name: 'Tool',
      type: 'item',
      text: "{E} — If you've played 2 or more actions this turn, gain 1 lore.",
    });
    const g = game({
      play: [tool],
      hand: [idle('One'), idle('Two'), card({ name: 'Thing', type: 'item', cost: 1 })],
      inkwell: 3,
    });
    g.move('play', 'One', 'ink').move('play', 'Thing', 'ink').move('use-ability', 'Tool');
    expect(g.player(0)).toHaveCount('lore', 0);
    const h = game({ play: [tool], hand: [idle('One'), idle('Two')], inkwell: 2 });
    h.move('play', 'One', 'ink').move('play', 'Two', 'ink').move('use-ability', 'Tool');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test('"who quested this turn" tells those who did from those who did not', () => {
    const quester = card({ name: 'Quester', type: 'character', stats });
    const idler = card({ name: 'Idler', type: 'character', stats });
    const g = game({
      play: [quester, idler],
      hand: [spell('Banish all characters who quested this turn.')],
      inkwell: 1,
    });
    g.move('quest', 'Quester').move('play', 'Spell', 'ink');
    expect(g.card('Quester')).toBeInZone('discard');
    expect(g.card('Idler')).toBeInZone('play');
  });

  test('"haven\'t quested this turn" holds until one does', () => {
    const text = "If you haven't played an action this turn, this character gets +3 {S}.";
    const waiter = card({ name: 'Waiter', type: 'character', stats, text });
    const g = game({ play: [waiter], hand: [idle('One')], inkwell: 1 });
    expect(g.card('Waiter')).toHaveStat('strength', 4);
    g.move('play', 'One', 'ink');
    expect(g.card('Waiter')).toHaveStat('strength', 1);
  });

  test('"you can\'t play this character unless" works in the hand', () => {
    const text = "You can't play this character unless an opposing character was damaged this turn.";
    const shark = card({ name: 'Shark', type: 'character', cost: 1, stats, text });
    const target = card({ name: 'Target', type: 'character', stats });
    const g = game(
      { hand: [shark, spell('Deal 1 damage to chosen character.')], inkwell: 2 },
      { play: [target] },
    );
    expect(g.offer('play', 'Shark')).not.toBeOffered();
    g.move('play', 'Spell', 'ink').choose('Target').move('play', 'Shark', 'ink');
    expect(g.card('Shark')).toBeInZone('play');
  });

  test('"for each character banished this turn" counts the events', () => {
    const text = 'Draw a card for each character banished this turn.';
    const [a, b] = ['A', 'B'].map((name) => card({ name, type: 'character', stats }));
    const g = game(
      { hand: [spell('Banish all characters.', 'Flood'), spell(text)], inkwell: 2 },
      { play: [a!, b!] },
    );
    g.move('play', 'Flood', 'ink').move('play', 'Spell', 'ink');
    expect(g.player(0)).toHaveCount('hand', 2);
  });
});
