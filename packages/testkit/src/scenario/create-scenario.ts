import { createEngine, type Engine, type Plugin } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import type { Ability, CardDefinition } from '@cardwright/core/data';
import { TestCard } from '../cards/card.ts';
import { compileCard } from '../cards/compile-card.ts';
import { ScenarioError } from '../errors/scenario-error.ts';
import { layTable } from './lay-table.ts';
import type { PlayerLiteral, ScenarioSetup } from './literal.ts';
import { Scenario } from './scenario.ts';
import { testCardsOf } from './test-cards.ts';

/** Cache of engines of recent scenarios without test cards: creating one costs more than playing a test. */
const engines: { readonly plugins: readonly Plugin[]; readonly options: string; readonly engine: Engine }[] =
  [];
const KEPT = 4;

function keptEngine(setup: ScenarioSetup): Engine {
  const options = JSON.stringify(setup.engine ?? {});
  const kept = engines.find(
    (entry) =>
      entry.options === options &&
      entry.plugins.length === setup.plugins.length &&
      entry.plugins.every((plugin, i) => plugin === setup.plugins[i]),
  );
  if (kept !== undefined) return kept.engine;
  const engine = createEngine({ plugins: setup.plugins, strict: true, ...setup.engine });
  engines.unshift({ plugins: setup.plugins, options, engine });
  engines.length = Math.min(engines.length, KEPT);
  return engine;
}

function engineFor(setup: ScenarioSetup, made: ReadonlyMap<TestCard, string>): Engine {
  if (made.size === 0) return keptEngine(setup);
  const making = {
    bind: (ability: Ability) => bindAbility(keptEngine(setup), 'text', ability),
    ...(setup.language === undefined ? {} : { language: setup.language }),
    ...(setup.cardDefaults === undefined ? {} : { defaults: setup.cardDefaults }),
  };
  const cards: CardDefinition[] = [];
  for (const [card, id] of made) cards.push(compileCard(card, id, making));
  const own: Plugin = { name: 'test-cards', version: '0.0.0', cards };
  return createEngine({ plugins: [...setup.plugins, own], strict: true, ...setup.engine });
}

/** Describes the literal, as the first lines of a transcript. */
function describeSetup(setup: ScenarioSetup, players: readonly PlayerLiteral[]): string {
  const show = (_key: string, value: unknown) => (value instanceof TestCard ? value.fullName : value);
  const lines = players.map((player, i) => `  player ${i}: ${JSON.stringify(player, show)}`);
  return [`Scenario (seed ${setup.seed ?? 1}, player ${setup.active ?? 0} begins)`, ...lines].join('\n');
}

/**
 * Sets up a game for a test. It begins at the active player's first turn action, with the cards where the literal puts
 * them and an empty agenda besides.
 *
 * @throws ScenarioError for unknown names, and for unreadable texts of test cards
 * @throws CardwrightError for incompatible plugins
 */
export function scenario(setup: ScenarioSetup): Scenario {
  const made = testCardsOf(setup);
  const engine = engineFor(setup, made);
  const given = setup.players ?? [];
  const count = Math.max(given.length, engine.rules.minPlayers);
  const players = Array.from({ length: count }, (_, i): PlayerLiteral => given[i] ?? {});
  if (setup.active !== undefined && !(setup.active in players)) {
    throw new ScenarioError('scenario-invalid', `There is no player ${setup.active} to begin.`);
  }
  return new Scenario(engine, layTable(engine, setup, players, made), describeSetup(setup, players));
}
