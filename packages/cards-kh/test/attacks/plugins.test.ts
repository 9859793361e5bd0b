import { kh, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { createEngine, type Plugin } from '@cardwright/core';
import { kingdomHearts, standard } from '@cardwright/kingdom-hearts';
import { attackPlugin } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { tries } from './tries.ts';

const attacked: Readonly<Record<string, readonly [Plugin, (plugin: Plugin) => readonly Plugin[]]>> = {
  game: [kingdomHearts, (plugin) => [plugin, kh]],
  set: [kh, (plugin) => [kingdomHearts, plugin]],
  format: [standard, (plugin) => [kingdomHearts, kh, plugin]],
};

test.each(Object.entries(attacked))(
  'wrong types in every field of a %s are told with a code',
  { timeout: 2_400_000 },
  (name, [plugin, around]) => {
    const report = attackPlugin(plugin, {
      count: tries(10_000),
      seed: 1,
      createEngine: (changed) => createEngine({ plugins: around(changed) }),
      begin: (engine, seed) => engine.createGame({ seed, decks: [lightDeck, thirteenDeck] }),
    });
    console.info(
      JSON.stringify({
        attack: `plugin of Kingdom Hearts: ${name}`,
        ...report,
        findings: report.findings.slice(0, 60),
      }),
    );
    expect(report.findings).toEqual([]);
  },
);
