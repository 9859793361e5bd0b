import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
const smite = action('Smite', 'Banish chosen character.', { cost: 0 });
const shield = action('Shield', "Chosen character can't be banished this turn.", { cost: 0 });
const ward = item('Shrine', "Your characters can't be banished.");
const hero = character('Hero', '1/2/1');

describe('CR 1.2.2 a card that cannot be banished', () => {
  test('CR 1.8.1.4 stays with all its damage, and is banished when it can be again', () => {
    const g = game([{ hand: [zap, shield], play: [hero] }, {}]);
    g.move('play', 'Shield').choose('Hero').move('play', 'Zap').choose('Hero');
    expect(g.card('Hero')).toHaveCount('damage', 2);
    expect(g.card('Hero')).toBeInZone('play', 0);
    g.endTurn();
    expect(g.card('Hero')).toBeInZone('discard', 0);
  });

  test('is not banished by an effect, nor in a challenge', () => {
    const g = game([
      { hand: [smite], play: [character('Brute', '5/5/1')] },
      { play: [ward, { card: hero, exerted: true }] },
    ]);
    g.move('play', 'Smite').choose('Hero');
    expect(g.card('Hero')).toBeInZone('play', 1);
    g.move('challenge', 'Brute').choose('Hero');
    expect(g.card('Hero')).toBeInZone('play', 1);
    expect(g.card('Hero')).toHaveCount('damage', 5);
    expect(g.card('Brute')).toHaveCount('damage', 1);
  });

  test('CR 1.5.3 cannot be banished to pay', () => {
    const martyr = character('Martyr', '1/1/1', { text: 'Banish this character - Draw a card.' });
    const g = game([{ play: [martyr, ward] }, {}]);
    expect(g.offer('use-ability', 'Martyr')).not.toBeOffered();
    const free = game([{ play: [martyr] }, {}]);
    expect(free.offer('use-ability', 'Martyr')).toBeOffered();
  });

  test('is banished as soon as what keeps it from that leaves, or no longer holds', () => {
    const breaking = action('Break', 'Banish chosen item.', { cost: 0 });
    const g = game([{ hand: [zap, breaking], play: [hero, ward] }, {}]);
    g.move('play', 'Zap').choose('Hero').move('play', 'Break').choose('Shrine');
    expect(g.card('Hero')).toBeInZone('discard', 0);
    const wary = character('Wary', '1/2/1', {
      text: "While you have no cards in your hand, this character can't be banished.",
    });
    const draw = character('Scribe', '1/1/1', { text: '{E} - Draw a card.' });
    const other = game([{ hand: [zap], play: [wary, draw] }, {}]);
    other.move('play', 'Zap').choose('Wary');
    expect(other.card('Wary')).toBeInZone('play', 0);
    other.move('use-ability', 'Scribe');
    expect(other.card('Wary')).toBeInZone('discard', 0);
  });
});
