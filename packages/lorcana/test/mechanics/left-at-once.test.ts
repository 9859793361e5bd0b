/** Who was at a location that has left: also those that left play together with it, and nobody who had left before. */
import { expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const here = (name: string, classifications: string[] = []) => ({
  card: character(name, '1/2/1', { classifications }),
  'at-location': 'p0:play:0',
});
const lair = (text: string) => location('Lair', '5/1/1', { text });
const flood = action('Flood', 'Banish all characters and locations.', { cost: 0 });
const axe = action('Axe', 'Banish chosen character or location.', { cost: 0 });

const villain = lair('When this location is banished, if there was a Villain character here, gain 2 lore.');

test('CR 6.7.7 one that was banished together with it was here', () => {
  const lore = (classes: string[], at = 'p0:play:0') =>
    game([{ hand: [flood], play: [villain, { ...here('Rogue', classes), 'at-location': at }] }, {}])
      .move('play', 'Flood')
      .player(0)
      .count('lore');
  expect(lore(['Villain'])).toBe(2);
  expect(lore(['Hero'])).toBe(0);
});

test('CR 6.7.7 one that was banished before it in the same turn was no longer here', () => {
  const g = game([{ hand: [axe, axe], play: [villain, here('Rogue', ['Villain'])] }, {}]);
  g.move('play', 'Axe').choose('Rogue').move('play', 'Axe').choose('Lair');
  expect(g.player(0)).toHaveCount('lore', 0);
});

test('CR 6.7.7 all that were here are counted, gone or not; and the game can be saved in between', () => {
  const home = lair('When this location is banished, gain 1 lore for each character that was here.');
  const some = action('Some', 'Banish all damaged characters and all locations.', { cost: 0 });
  const hurt = { ...here('Hurt'), damage: 1 };
  const g = game([{ hand: [some], play: [home, hurt, here('Well')] }, {}]).move('play', 'Some');
  expect(g.card('Hurt')).toBeInZone('discard');
  expect(g.player(0)).toHaveCount('lore', 2);
  const { engine } = g;
  const saved = engine.save(g.state);
  expect(engine.save(engine.load(JSON.parse(JSON.stringify(saved))))).toEqual(saved);
});
