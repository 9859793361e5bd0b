/** Checks what a plugin brings, entry by entry. For authors without a type checker. */
import { nearNames } from '../errors/near-names.ts';
import { Column } from '../model/column.ts';
import { EventKind } from '../model/event-kind.ts';
import { Action, Keyword, Stat } from '../model/names.ts';
import { Setting } from '../model/setting.ts';
import type { Wanted } from '../model/wanted.ts';
import { Zone } from '../model/zone.ts';
import type { Plugin } from './plugin.ts';
import { FACTS, refusePlugin } from './refuse-plugin.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Entries that must be made by a “define…” function; a look-alike object would not be found by identity. */
const MADE = {
  columns: [Column, 'cardColumn`, `playerColumn` or `gameColumn'],
  zones: [Zone, 'defineZone'],
  events: [EventKind, 'defineEvent'],
  stats: [Stat, 'defineStat'],
  actions: [Action, 'defineAction'],
  keywords: [Keyword, 'defineKeyword'],
  settings: [Setting, 'defineSetting'],
} as const;

/** The fields of a row: required functions, optional functions, and the others. */
const ROW_FIELDS: Readonly<
  Record<string, readonly [readonly string[], readonly string[], readonly string[]]>
> = {
  filters: [['compile'], ['leftWith'], ['kind']],
  conditions: [['compile'], [], ['kind']],
  quantities: [['compile'], [], ['kind']],
  costs: [['compile', 'pay'], [], ['kind', 'evenForFree']],
  effects: [[], ['resolve', 'part', 'whilePlayed', 'amends'], ['kind', 'acts', 'to']],
  states: [['test'], ['standing', 'enter', 'brings'], ['name', 'places', 'opposite']],
  circumstances: [['test'], [], ['name', 'turn']],
  checks: [['find'], ['open'], ['name', 'reads', 'rule', 'betweenDraws']],
};

/** The types of a card's facts. */
const FACT_TYPES: Readonly<Record<string, string>> = {
  name: 'a text',
  fullName: 'a text',
  type: 'a text',
  classifications: 'a list of texts',
  colors: 'a list of texts',
  cost: 'a number',
  stats: 'an object of numbers',
  attributes: 'an object',
  abilities: 'a list of objects',
};

/** Control and format characters, zero-width characters, and unpaired surrogates. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'a text': (value) => typeof value === 'string' && value !== '',
  'a number': (value) => Number.isInteger(value),
  'a list of texts': (value) => isListOf(value, (one) => typeof one === 'string'),
  'an object of numbers': (value) => isObject(value) && Object.values(value).every(Number.isInteger),
  'an object': isObject,
  'a list of objects': (value) => isListOf(value, isObject),
};

/** An entry that a plugin brings: whose fields are checked. */
interface Entry {
  readonly plugin: Plugin;
  /** The field of the plugin that it is in. */
  readonly hook: string;
  /** It, for messages. */
  readonly whose: string;
}

/** Refuses the fields of an entry that mean nothing. */
function checkFields({ plugin, hook, whose }: Entry, fields: object, known: readonly string[]): void {
  for (const field of Object.keys(fields)) {
    if (known.includes(field)) continue;
    const [near] = nearNames(field, known);
    refusePlugin(
      plugin,
      `${whose} has a field “${field}”, which means nothing.`,
      near === undefined ? 'Remove it.' : `Did you mean “${near}”?`,
      { hook },
    );
  }
}

function checkRow(plugin: Plugin, field: string, row: Fields): void {
  const [must, may, others] = ROW_FIELDS[field]!;
  const whose = `“${String(row['kind'] ?? row['name'])}” of “${field}”`;
  checkFields({ plugin, hook: field, whose }, row, [...must, ...may, ...others]);
  for (const key of must)
    if (typeof row[key] !== 'function')
      refusePlugin(plugin, `${whose} has no function \`${key}\`.`, `Give it one.`, { hook: field });
  for (const key of may)
    if (row[key] !== undefined && typeof row[key] !== 'function')
      refusePlugin(plugin, `\`${key}\` of ${whose} is no function.`, 'Give a function or leave it out.', {
        hook: field,
      });
  if (field === 'effects' && row['resolve'] === undefined && row['part'] === undefined)
    refusePlugin(plugin, `${whose} does nothing.`, 'Give it `resolve`, `part` or both.', { hook: field });
}

function checkCard(plugin: Plugin, card: Fields): void {
  const whose = `the card “${card['id']}”`;
  checkFields({ plugin, hook: 'cards', whose }, card, ['id', ...FACTS]);
  for (const [fact, wanted] of Object.entries(FACT_TYPES))
    if (!IS[wanted]!(card[fact]))
      refusePlugin(plugin, `\`${fact}\` of ${whose} is not ${wanted}.`, `Give ${wanted}.`, { hook: 'cards' });
  // Names are shown to players and compared: invisible characters would make two names that look alike.
  for (const fact of ['name', 'fullName', 'type'])
    if (HIDDEN.test(String(card[fact])))
      refusePlugin(plugin, `\`${fact}\` of ${whose} has a character that cannot be seen.`, 'Take it out.', {
        hook: 'cards',
      });
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The tables by name of a plugin: what each of their entries must be. */
const TABLES: Readonly<Partial<Record<keyof Plugin, Wanted>>> = {
  choiceTests: { called: 'a function', is: isFunction },
  requires: { called: 'a version', is: (value) => typeof value === 'string' },
  keywordDefinitions: { called: 'a list of abilities', is: (value) => isListOf(value, isObject) },
  replaces: { called: 'a list of rows', is: Array.isArray },
};

/** Checks that every entry of a table is of its kind. */
function checkTable(plugin: Plugin, hook: string, { called, is }: Wanted): void {
  const table = (plugin as unknown as Fields)[hook];
  if (table === undefined) return;
  if (!isObject(table))
    refusePlugin(plugin, `“${hook}” is not an object.`, `Give ${called} by name.`, { hook });
  for (const [name, value] of Object.entries(table))
    if (!is(value))
      refusePlugin(plugin, `“${name}” of “${hook}” is not ${called}.`, `Give ${called}.`, { hook });
}

/** Checks the fields that make a plugin a game or a format. */
function checkRules(plugin: Plugin): void {
  const game = plugin.game as unknown as Fields | undefined;
  if (game !== undefined) {
    const wanted: Readonly<Record<string, (value: unknown) => boolean>> = {
      minPlayers: Number.isInteger,
      maxPlayers: Number.isInteger,
      setup: isFunction,
      timing: (value) => isListOf(value, isObject) && (value as readonly unknown[]).length > 0,
      triggers: isObject,
      checks: (value) => isListOf(value, (row) => isObject(row) && isFunction(row['find'])),
      actions: (value) =>
        isListOf(value, (row) => isObject(row) && isFunction(row['check']) && Array.isArray(row['zones'])),
    };
    for (const [field, is] of Object.entries(wanted))
      if (!isObject(game) || !is(game[field]))
        refusePlugin(plugin, `\`${field}\` of its game is missing or no such thing.`, 'See `GameRules`.', {
          hook: 'game',
        });
  }
  const decks = plugin.decks as unknown as Fields | undefined;
  if (decks === undefined) return;
  if (!isObject(decks) || !isFunction(decks['check']) || typeof decks['name'] !== 'string')
    refusePlugin(plugin, '“decks” has no name or no function `check`.', 'See `DeckRules`.', {
      hook: 'decks',
    });
}

/**
 * Checks each entry of a plugin's lists, once, when it is attached.
 * @throws CardwrightError `plugin-invalid`, naming the plugin, the hook, the entry and the fix
 */
export function checkEntries(plugin: Plugin): void {
  const lists = plugin as unknown as Readonly<Record<string, readonly Fields[] | undefined>>;
  for (const [field, [made, by]] of Object.entries(MADE))
    for (const entry of lists[field] ?? [])
      if (!(entry instanceof made))
        refusePlugin(
          plugin,
          `“${entry['name']}” of “${field}” was not made by \`${by}\` of this @cardwright/core.`,
          'Make it so; if it is, two copies of @cardwright/core are installed (`npm ls @cardwright/core`).',
          { hook: field },
        );
  for (const kind of plugin.events ?? [])
    if (typeof kind.options?.commit !== 'function')
      refusePlugin(plugin, `the event “${kind.name}” has no function \`commit\`.`, 'Give it one.', {
        hook: 'events',
      });
  for (const field of Object.keys(ROW_FIELDS))
    for (const row of lists[field] ?? []) checkRow(plugin, field, row);
  for (const card of lists['cards'] ?? []) checkCard(plugin, card);
  for (const [hook, wanted] of Object.entries(TABLES)) checkTable(plugin, hook, wanted);
  const replaced = ['effects', 'costs', 'conditions', 'filters', 'quantities'];
  checkFields({ plugin, hook: 'replaces', whose: '“replaces”' }, plugin.replaces ?? {}, replaced);
  for (const [field, rows] of Object.entries(plugin.replaces ?? {})) {
    for (const row of rows as unknown as readonly Fields[]) if (isObject(row)) checkRow(plugin, field, row);
  }
  checkRules(plugin);
}
