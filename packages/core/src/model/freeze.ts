import { Card } from './card.ts';
import type { Kernel } from './kernel.ts';

const done = new WeakSet<object>();

/** Freezes plain data, with all that stands in it. Data that many engines share is gone through once. */
export function freezeData<T>(data: T): T {
  if (typeof data !== 'object' || data === null || done.has(data)) return data;
  done.add(data);
  for (const value of Object.values(data)) freezeData(value);
  return Object.freeze(data);
}

/**
 * Lists that play reads at every decision. They are read-only to the compiler alone: V8 reads frozen lists by slower code.
 */
const READ_IN_PLAY: ReadonlySet<string> = new Set([
  'actDecisions',
  'actionsByZone',
  'activatedKeywords',
  'cardlessActions',
  'cards',
  'heardByKeywords',
  'inPlayZones',
  'keywordModifiers',
  'keywordPermissions',
  'keywordProhibitions',
  'keywordTriggers',
  'mayBeCounted',
  'mayCountAs',
  'resetColumns',
  'settings',
  'turnColumns',
  'zones',
]);

/** What a table or a list holds, one level down. Lists in it are walked, and a card is frozen when it is bound. */
function freezeRows(rows: Iterable<unknown>): void {
  for (const row of rows) if (!(row instanceof Card) && !Array.isArray(row)) Object.freeze(row);
}

/** Freezes what an engine was made of: its lists and its records, with the rows in them and in its tables. */
export function freezeTables(engine: Kernel): void {
  for (const [name, table] of Object.entries(engine) as [string, unknown][]) {
    if (table instanceof Map) freezeRows(table.values());
    else if (Array.isArray(table)) {
      freezeRows(table);
      if (!READ_IN_PLAY.has(name)) Object.freeze(table);
    }
  }
  const { rules, options, layout } = engine;
  for (const record of [rules, options, layout]) Object.freeze(record);
  for (const rows of [rules.checks, rules.actions, rules.timing]) freezeRows(rows);
}
