import { readFileSync } from 'node:fs';
import { withMods } from '@cardwright/dsl/kit';
import { defineSet } from '@cardwright/lorcana';
import { kit } from '@cardwright/lorcana/kit';
import { runFormatConformance, runGameConformance, runSetConformance } from '@cardwright/testkit/suites';
import { scenario } from '@cardwright/testkit/vitest';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import evening from '../src/evening.ts';
import mod from '../src/plugin.ts';

const text = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8'));
const modded = withMods(kit, [mod]);
const { languageOf, precompileSet } = await modded.language();
const language = languageOf(text.cards);
const library = defineSet(precompileSet(text, language));
const plugins = [...modded.plugins, library];
const deck = (count: number) => Array.from({ length: count }, (_, i) => `setlibrary-${(i % 6) + 1}`);

runGameConformance({ plugins, language, decks: { size: 20, copies: 10 } });
runSetConformance({ plugins: modded.plugins, set: library });
runFormatConformance({
  plugins,
  format: evening.plugin(),
  legal: [deck(24)],
  illegal: [{ deck: deck(9), faults: ['too-few-cards'] }],
});

test('CR 4.3.2.4 Salvage is a way of playing a card: an item is banished for it', () => {
  const game = scenario({
    plugins,
    players: [{ hand: ['Bookbinder - Of Old Leather'], play: ['Torn Page'] }],
  });
  game.move('play', 'Bookbinder - Of Old Leather');
  expect(game.player(0).names('play')).toEqual(['Bookbinder - Of Old Leather']);
  expect(game.card('Torn Page')).toBeInZone('discard', 0);
});

test('CR 8.1 Guiding gives others as much strength as its number says', () => {
  const game = scenario({
    plugins,
    players: [{ play: ['Bookbinder - Of Old Leather', 'Copyist - Quick Hand'] }],
  });
  expect(game.card('Copyist - Quick Hand').stat('strength')).toBe(3);
  expect(game.card('Bookbinder - Of Old Leather').stat('strength')).toBe(4);
});
