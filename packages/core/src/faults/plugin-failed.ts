import type { Engine } from '../engine/engine.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Frame } from '../model/frame.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { originOf } from './origin.ts';

/** The lists of a plugin whose rows are code for a kind of data. */
export type RowField = 'filters' | 'conditions' | 'quantities' | 'costs' | 'effects';

/** Code of a plugin: which function of which row. */
export interface AuthorCode {
  readonly field: RowField | 'events' | 'rules';
  readonly hook: string;
  /** The row's kind, or the event's name. */
  readonly name: string;
  /** The ability for which it is called, by id; empty where there is none. */
  readonly ability: string;
}

const KINDS: Readonly<Record<Exclude<AuthorCode['field'], 'rules'>, string>> = {
  filters: 'filter',
  conditions: 'condition',
  quantities: 'quantity',
  costs: 'cost',
  effects: 'effect',
  events: 'event',
};

/** The plugin that brings a row: the last one that has or replaces it. */
function bringerOf(engine: Engine, field: AuthorCode['field'], name: string): Plugin | undefined {
  if (field === 'rules') return engine.plugins.find(({ game }) => game !== undefined);
  const has = (plugin: Plugin | Plugin['replaces']): boolean =>
    (plugin as Plugin | undefined)?.[field]?.some((row) => ('kind' in row ? row.kind : row.name) === name) ??
    false;
  return engine.plugins.findLast((plugin) => has(plugin) || has(plugin.replaces));
}

/** A fault of a plugin's code, told with whose it is. @param cause what it threw */
export function pluginFailed(
  engine: Engine,
  code: AuthorCode,
  what: string,
  cause?: unknown,
): CardwrightError {
  const { field, hook, name, ability } = code;
  const plugin = bringerOf(engine, field, name)?.name ?? 'unknown';
  const whose = field === 'rules' ? `a step of “${name}”` : `\`${hook}\` of the ${KINDS[field]} “${name}”`;
  const where = ability === '' ? '' : ` (in ${ability})`;
  return new CardwrightError(
    'plugin-failed',
    `Plugin “${plugin}”: ${whose} ${what}${where}.`,
    {
      plugin,
      hook: field,
      row: name,
      ability,
      fix:
        cause === undefined
          ? `Correct \`${hook}\`.`
          : 'Its cause tells where. Where the code is right, what the ability says is not.',
    },
    cause,
  );
}

/** What was thrown, in words. */
export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The ability's data around a path, innermost first. */
function around(data: unknown, path: string): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  let at = data as Readonly<Record<string, unknown>> | undefined;
  for (const key of ['', ...path.split('.')]) {
    at = key === '' ? at : (at?.[key] as typeof at);
    if (typeof at === 'object' && at !== null) found.unshift(at);
  }
  return found;
}

/** A step that no row of an effect added. */
const ruleOf = ({ program }: Frame, ability: string): AuthorCode => ({
  field: 'rules',
  hook: 'a step',
  name: program.id,
  ability,
});

/**
 * The code that a frame runs: of the effect or cost that its step comes from.
 * @param done whether that step has been taken already
 */
export function codeOf(engine: Engine, frame: Frame, done = false): AuthorCode {
  const origin = originOf(engine, frame, done);
  if (origin === null) return ruleOf(frame, '');
  const keyword = origin.kind === 'keyword' ? engine.keywords.get(origin.of) : undefined;
  const ability =
    keyword === undefined
      ? engine.cardsById.get(origin.of)?.definition.abilities[origin.ability]
      : engine.abilitiesOfKeyword(keyword)[origin.ability]?.data;
  const id = `${origin.of}#${origin.ability}`;
  for (const data of around(ability, origin.path)) {
    if (typeof data['do'] === 'string')
      return { field: 'effects', hook: 'resolve', name: data['do'], ability: id };
    if (typeof data['pay'] === 'string')
      return { field: 'costs', hook: 'pay', name: data['pay'], ability: id };
  }
  return ruleOf(frame, id);
}
