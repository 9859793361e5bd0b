import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Plugin } from '@cardwright/core';
import { lorcana, packRush } from '@cardwright/lorcana';
import { attackPlugin } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { setupOf } from './begin.ts';
import { tries } from './tries.ts';

/** A few cards make engines quickly. */
const few: Plugin = { ...set1, cards: set1.cards!.slice(0, 30) };
const ids = few.cards!.map(({ id }) => id);
const decks = setupOf(1).decks.map((deck) => deck.map((_, i) => ids[i % ids.length]!));

const layer: Plugin = {
  name: 'layer',
  version: '1.0.0',
  requires: { lorcana: '0.1.0' },
  overrides: {
    cards: {
      [ids[0]!]: { cost: 9, name: 'Other', abilities: [], stats: { strength: 9 }, colors: ['ruby'] },
      [ids[1]!]: null,
    },
    settings: { 'lore-to-win': 15 },
    keywords: { rush: null },
  },
};

const attacked: Readonly<Record<string, readonly [Plugin, (plugin: Plugin) => readonly Plugin[]]>> = {
  game: [lorcana, (plugin) => [plugin, few]],
  set: [few, (plugin) => [lorcana, plugin]],
  format: [packRush, (plugin) => [lorcana, few, plugin]],
  overrides: [layer, (plugin) => [lorcana, few, plugin]],
};

test.each(Object.entries(attacked))(
  'wrong types in every field of a %s are told with a code',
  { timeout: 2_400_000 },
  (name, [plugin, around]) => {
    const report = attackPlugin(plugin, {
      count: tries(20_000),
      seed: 1,
      createEngine: (changed) => createEngine({ plugins: around(changed) }),
      begin: (engine, seed) =>
        engine.createGame({
          seed,
          decks: decks.map((deck) => deck.filter((id) => engine.cardsById.has(id))),
        }),
    });
    console.info(
      JSON.stringify({
        attack: `plugin: ${name}`,
        ...report,
        findings: report.findings.slice(0, 60),
        count: report.findings.length,
      }),
    );
    expect(report.findings).toEqual([]);
  },
);
