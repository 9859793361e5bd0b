import { coreCosts } from '../bind/core-costs.ts';
import { coreAbilityEffects } from '../bind/core-effects-abilities.ts';
import { coreCardEffects } from '../bind/core-effects-cards.ts';
import { chargeEffects } from '../bind/core-effects-charges.ts';
import { discardEffects } from '../bind/core-effects-discard.ts';
import { coreLastingEffects } from '../bind/core-effects-lasting.ts';
import { pileEffects } from '../bind/core-effects-piles.ts';
import { searchEffects } from '../bind/core-effects-search.ts';
import { coreStructureEffects } from '../bind/core-effects-structure.ts';
import { zoneEffects } from '../bind/core-effects-zones.ts';
import { coreFilters } from '../bind/core-filters.ts';
import { coreConditions, coreQuantities } from '../bind/core-numbers.ts';
import { useKeyword } from '../bind/use-keyword.ts';
import { fields, flag, fn } from '../contract/contract.ts';
import { fixOf, placeOf, tellFault } from '../contract/tell-fault.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { coreEvents } from '../events/core-events.ts';
import { eventProgram } from '../events/pipe.ts';
import { zoneChanges } from '../events/zone-changes.ts';
import type { CardDefinition } from '../model/card-definition.ts';
import type { Column } from '../model/column.ts';
import { coreColumns, facedown } from '../model/core-columns.ts';
import { coreActions } from '../model/core-names.ts';
import type { EngineOptions } from '../model/engine-options.ts';
import type { CountedKind, EventKind } from '../model/event-kind.ts';
import { freezeTables } from '../model/freeze.ts';
import type { TurnActionRow } from '../model/game-rules.ts';
import { defineCircumstance, defineState } from '../model/state-rows.ts';
import { fill, filling } from '../model/table.ts';
import { coreZones } from '../model/zone.ts';
import { layeredCards } from '../plugin/card-layers.ts';
import { checkPlugins, ROWS } from '../plugin/check-plugins.ts';
import { refuseConflicts } from '../plugin/conflicts.ts';
import { layOut } from '../plugin/lay-out.ts';
import { orderPlugins } from '../plugin/order.ts';
import { layeredKeywords, layeredRules, layeredSettings } from '../plugin/overrides.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { refusePlugin } from '../plugin/refuse-plugin.ts';
import { turnCircumstances } from '../queries/turn-circumstances.ts';
import { MAX_ACTIONS } from '../run/legal.ts';
import { payProgram } from '../run/pay-price.ts';
import { priority } from '../run/priority.ts';
import { REQUIRED_CHOICE, requiredChoice } from '../run/required-choice.ts';
import { paymentProgram } from '../run/settle-payment.ts';
import { settleAll, settleCheck } from '../run/state-checks.ts';
import { TOTAL_CHOICE, totalChoice } from '../run/total-choice.ts';
import { actDecision, actionLoop, singleAction, teamActions, turnProgram } from '../run/turn.ts';
import { checkNeeds } from './check-needs.ts';
import { Engine } from './engine.ts';
import { listFeeds } from './keyword-parts.ts';

/** The kernel's own plugin. */
const core: Plugin = {
  name: 'core',
  version: '0.1.0',
  columns: coreColumns,
  zones: coreZones,
  events: coreEvents,
  actions: coreActions,
  filters: coreFilters,
  conditions: coreConditions,
  quantities: coreQuantities,
  costs: coreCosts,
  choiceTests: { [REQUIRED_CHOICE]: requiredChoice, [TOTAL_CHOICE]: totalChoice },
  effects: [
    ...coreStructureEffects,
    ...coreCardEffects,
    ...discardEffects,
    ...searchEffects,
    ...zoneEffects,
    ...pileEffects,
    ...coreLastingEffects,
    ...coreAbilityEffects,
    useKeyword,
    ...chargeEffects,
  ],
  states: [
    defineState(
      'facedown',
      (_e, s, card) => facedown.get(s, card) === 1,
      (_e, d, card) => facedown.put(d, card, 1),
    ),
    defineState('faceup', (_e, s, card) => facedown.get(s, card) === 0),
  ],
  circumstances: [
    defineCircumstance('by-effect', (_e, _s, event) => event.source >= 0 && event.data?.['cost'] !== true),
    ...turnCircumstances,
  ],
};

/** A table that plugins fill, each name once. */
interface Table<T> {
  /** What its entries are, for messages. */
  readonly of: string;
  readonly entries: ReadonlyMap<string, T>;
}

function register<T>(plugin: Plugin, { of, entries }: Table<T>, name: string, value: T): void {
  if (entries.has(name) && entries.get(name) !== value) {
    refusePlugin(
      plugin,
      `the ${of} “${name}” is declared already.`,
      `Use the one that exists, or choose another name.`,
      { hook: of },
    );
  }
  fill(entries, name, value);
}

/** A turn action with every field set: listing reads all rows in a hot loop, so they share one shape. */
function whole(row: TurnActionRow): TurnActionRow {
  const { name, zones, ways, wayName, possible, check, endsLoop = false, program, rule } = row;
  const { keepsPriority = false } = row;
  return {
    name,
    zones,
    ways,
    wayName,
    possible,
    check,
    endsLoop,
    keepsPriority,
    program,
    rule,
  } as TurnActionRow;
}

/** Saves and boards find columns by name, so names are unique within a scope. */
function checkColumns(plugins: readonly Plugin[]): void {
  const names = { card: new Map<string, Column>(), player: new Map(), game: new Map() };
  for (const plugin of plugins) {
    for (const column of plugin.columns ?? []) {
      const table = { of: `${column.scope} column`, entries: names[column.scope] };
      register(plugin, table, column.name, column);
    }
  }
}

function attachRows(engine: Engine, plugin: Plugin): void {
  for (const field of ROWS) {
    const table = engine[field] as ReadonlyMap<string, { readonly kind: string }>;
    for (const row of plugin[field] ?? [])
      register(plugin, { of: field.slice(0, -1), entries: table }, row.kind, row);
    for (const row of plugin.replaces?.[field as 'effects'] ?? []) {
      if (!table.has(row.kind)) {
        refusePlugin(
          plugin,
          `it replaces the ${field.slice(0, -1)} “${row.kind}”, which nothing declares.`,
          'Declare it instead.',
          {
            hook: 'replaces',
            suggestions: nearNames(row.kind, table.keys()),
          },
        );
      }
      fill(table, row.kind, row);
    }
  }
}

/** Records in both directions that events of a kind may count as another. */
function mayCount(engine: Engine, kind: EventKind, as: CountedKind): void {
  filling(engine.mayCountAs)[kind.id] = [...(engine.mayCountAs[kind.id] ?? []), as];
  filling(engine.mayBeCounted)[as.kind.id] = [...(engine.mayBeCounted[as.kind.id] ?? []), kind];
}

function attachNames(engine: Engine, plugin: Plugin): void {
  for (const zone of plugin.zones ?? []) {
    register(plugin, { of: 'zone', entries: engine.zonesByName }, zone.name, zone);
    filling(engine.zones).push(zone);
    if (zone.inPlay) filling(engine.inPlayZones).push(zone);
  }
  for (const kind of plugin.events ?? []) {
    register(plugin, { of: 'event', entries: engine.eventKinds }, kind.name, kind);
    for (const counted of kind.options.countsAs ?? []) mayCount(engine, kind, counted);
    for (const { kind: other, when } of kind.options.includes ?? [])
      mayCount(engine, other, when === undefined ? { kind } : { kind, when });
    if (kind.options.passage !== undefined && !zoneChanges.includes(kind))
      for (const change of zoneChanges) mayCount(engine, kind, { kind: change });
  }
  for (const stat of plugin.stats ?? [])
    register(plugin, { of: 'stat', entries: engine.stats }, stat.name, stat);
  for (const stat of plugin.stats ?? []) listFeeds(engine, stat);
  for (const action of plugin.actions ?? [])
    register(plugin, { of: 'action', entries: engine.actions }, action.name, action);
  for (const keyword of plugin.keywords ?? [])
    register(plugin, { of: 'keyword', entries: engine.keywords }, keyword.name, keyword);
  for (const row of plugin.states ?? [])
    register(plugin, { of: 'state', entries: engine.states }, row.name, row);
  for (const [name, test] of Object.entries(plugin.choiceTests ?? {}))
    register(plugin, { of: 'choice test', entries: engine.choiceTests }, name, test);
  for (const row of plugin.circumstances ?? [])
    register(plugin, { of: 'circumstance', entries: engine.circumstances }, row.name, row);
  attachRows(engine, plugin);
}

/**
 * Makes an engine of plugins: a game, sets, formats and mods, in any order.
 *
 * @example
 * const engine = createEngine({ plugins: [game, format, set] });
 * const state = engine.createGame({ seed: 1, decks: [mine, yours] });
 * while (state.decision !== null) {
 *   const { player } = state.decision;
 *   show(engine.view(state, player)); // what that player may know, as plain data
 *   const moves = engine.legal(state); // where the decision is `act`
 *   engine.answer(state, await choiceOf(player, moves), player);
 *   keep(engine.save(state)); // JSON; engine.load(saved) goes on
 * }
 * engine.result(state);
 * @throws CardwrightError `plugin-invalid`, `plugin-missing`, `plugin-duplicate` or `plugin-incompatible`, naming
 * the plugin, the hook and the fix; nothing is half attached
 */
export function createEngine(setup: { readonly plugins: readonly Plugin[] } & EngineOptions): Engine {
  const { plugins: given, ...options } = setup ?? {};
  checkPlugins(given);
  checkOptions(options);
  const plugins = [core, ...orderPlugins(given)].map((plugin) => Object.freeze({ ...plugin }));
  refuseConflicts(plugins);
  const games = plugins.filter((p) => p.game !== undefined);
  if (games.length !== 1) {
    throw new CardwrightError(
      'plugin-invalid',
      `An engine needs exactly one game; these plugins bring ${games.length}.`,
      {
        plugins: games.map((p) => p.name),
        fix: games.length === 0 ? 'Add a game plugin.' : 'Keep one of them.',
      },
    );
  }
  const layered = layeredRules(games[0]!.game!, plugins);
  const rules = { ...layered, actions: layered.actions.map(whole) };
  const columns = plugins.flatMap((p) => p.columns ?? []);
  checkColumns(plugins);
  const engine = new Engine(plugins, layOut(plugins, columns, rules), rules, options);
  filling(engine.settings).push(...layeredSettings(plugins));
  for (const plugin of plugins) attachNames(engine, plugin);
  for (const column of columns) {
    filling(engine.columns).push(column);
    if (column.scope === 'card' && !column.sticky) filling(engine.resetColumns).push(column);
    if (column.perTurn) filling(engine.turnColumns).push(column);
    if (column.scope === 'player') fill(engine.playerColumns, column.name, column);
    if (column.scope === 'game') fill(engine.gameColumns, column.name, column);
  }
  for (const row of rules.actions) {
    register(games[0]!, { of: 'turn action', entries: engine.actionRows }, row.name, row);
    if (row.zones.length === 0) filling(engine.cardlessActions).push(row);
    for (const zone of row.zones) {
      const listed = engine.actionsByZone.find((a) => a.zone === zone);
      if (listed === undefined) filling(engine.actionsByZone).push({ zone, rows: [row] });
      else if (listed.rows.length < MAX_ACTIONS) filling(listed.rows).push(row);
      else
        refusePlugin(
          games[0]!,
          `more than ${MAX_ACTIONS} turn actions are done with cards of “${zone.name}”.`,
          'Make one action of those that differ in their ways only.',
        );
    }
  }
  for (const program of [
    eventProgram,
    settleAll,
    settleCheck,
    actionLoop,
    singleAction,
    teamActions,
    priority,
    turnProgram(rules),
    paymentProgram,
    ...(rules.pools === undefined ? [] : [payProgram]),
    ...(rules.responses === undefined ? [] : [rules.responses.program]),
    ...(rules.programs ?? []),
  ]) {
    engine.registerProgram(program);
  }
  for (let p = 0; p < rules.maxPlayers; p++) filling(engine.actDecisions).push(actDecision(engine, p));
  checkNeeds(engine, rules, games[0]!);
  engine.bindKeywords(keywordDefinitions(engine, plugins));
  const types = plugins.flatMap(({ cardTypes = [] }) => cardTypes);
  for (const card of layeredCards(plugins)) {
    for (const stat of Object.keys(card.stats)) if (!engine.stats.has(stat)) refuseStat(engine, card, stat);
    if (types.length > 0 && !types.includes(card.type)) refuseType(engine, card, types);
    engine.addCard(card);
  }
  freezeTables(engine);
  return engine;
}

/** The options, with their contracts. */
const OPTIONS = fields(
  'the options of an engine',
  {},
  { withoutIndex: flag, fullChecks: flag, strict: flag, seal: fn },
);

function checkOptions(options: EngineOptions): void {
  const fault = OPTIONS.fault(options, []);
  if (fault === null) return;
  throw new CardwrightError('setup-invalid', `At \`${placeOf(fault.at)}\` ${tellFault(fault)}.`, {
    at: placeOf(fault.at),
    wanted: fault.wanted,
    suggestions: fault.suggestions ?? [],
    fix: fixOf(fault),
  });
}

/** The plugin that brings a card. */
const bringerOf = (engine: Engine, { id }: CardDefinition): Plugin =>
  engine.plugins.find(({ cards }) => cards?.some((card) => card.id === id))!;

function refuseType(engine: Engine, card: CardDefinition, types: readonly string[]): never {
  const suggestions = nearNames(card.type, types);
  return refusePlugin(
    bringerOf(engine, card),
    `the card “${card.id}” is of the type “${card.type}”, which no plugin declares.`,
    suggestions.length > 0
      ? `Did you mean “${suggestions[0]}”?`
      : `One of ${types.join(', ')}; or declare it under \`cardTypes\`.`,
    { hook: 'cards', suggestions },
  );
}

function refuseStat(engine: Engine, card: CardDefinition, stat: string): never {
  const plugin = bringerOf(engine, card);
  const suggestions = nearNames(stat, engine.stats.keys());
  return refusePlugin(
    plugin,
    `the card “${card.id}” has the stat “${stat}”, which no plugin declares.`,
    suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Declare it under `stats`.',
    { hook: 'cards', suggestions },
  );
}

function* keywordDefinitions(engine: Engine, plugins: readonly Plugin[]) {
  for (const [name, { plugin, abilities }] of layeredKeywords(plugins)) {
    const keyword = engine.keywords.get(name);
    if (keyword === undefined) {
      refusePlugin(
        plugin,
        `it defines the keyword “${name}”, which no plugin declares.`,
        'Declare it under `keywords`.',
        {
          hook: 'keywordDefinitions',
          suggestions: nearNames(name, engine.keywords.keys()),
        },
      );
    }
    yield [keyword, abilities] as const;
  }
}
