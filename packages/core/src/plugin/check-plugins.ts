/** Validates plugins before an engine is built from them. */
import { type Fault, isObject, type Path } from '../contract/contract.ts';
import { fixOf, placeOf, tellFault } from '../contract/tell-fault.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { checkEntries } from './check-entries.ts';
import { plugin as pluginContract } from './contracts/plugin.ts';
import type { Plugin } from './plugin.ts';
import { refusePlugin } from './refuse-plugin.ts';

/** The lists of a plugin that declare names, with their nouns for messages. */
const REGISTRIES = [
  ['zones', 'zone'],
  ['events', 'event'],
  ['stats', 'stat'],
  ['actions', 'action'],
  ['keywords', 'keyword'],
  ['states', 'state'],
  ['circumstances', 'circumstance'],
] as const;
export const ROWS = ['filters', 'conditions', 'quantities', 'costs', 'effects'] as const;

const FIELDS = new Set<string>([
  'name',
  'version',
  'requires',
  'columns',
  'cards',
  'cardTypes',
  'game',
  'decks',
  'settings',
  'checks',
  'overrides',
  'replaces',
  'keywordDefinitions',
  'choiceTests',
  ...REGISTRIES.map(([field]) => field),
  ...ROWS,
]);

/** The hooks that are lists. */
const LISTS = [
  'columns',
  'cards',
  'checks',
  'settings',
  ...REGISTRIES.map(([field]) => field),
  ...ROWS,
] as const;

function checkFields(plugin: Plugin): void {
  for (const field of Object.keys(plugin)) {
    if (FIELDS.has(field)) continue;
    const near = nearNames(field, FIELDS);
    refusePlugin(
      plugin,
      `there is no hook “${field}”.`,
      near.length > 0 ? `Did you mean “${near[0]}”?` : 'Remove it.',
      { hook: field },
    );
  }
}

/** Checks that lists are lists and that named entries have names. */
function checkLists(plugin: Plugin): void {
  const lists = plugin as unknown as Readonly<Record<string, unknown>>;
  for (const field of LISTS) {
    const entries = lists[field];
    if (entries === undefined) continue;
    if (!Array.isArray(entries))
      refusePlugin(plugin, `“${field}” is not a list.`, `Put it in brackets: ${field}: […].`, {
        hook: field,
      });
    const key = field === 'cards' ? 'id' : (ROWS as readonly string[]).includes(field) ? 'kind' : 'name';
    for (const [index, entry] of entries.entries()) {
      const name: unknown = (entry as Readonly<Record<string, unknown>> | null | undefined)?.[key];
      if (typeof name === 'string' && name !== '') continue;
      const fix = `Give what the “define…” function of “${field}” returns; its \`${key}\` is a text.`;
      refusePlugin(plugin, `entry ${index + 1} of “${field}” has no ${key}.`, fix, { hook: field });
    }
  }
}

function refuse(message: string): never {
  throw new CardwrightError('plugin-invalid', message, {
    fix: 'Give a list of what `definePlugin` returns: createEngine({ plugins: [game, set] }).',
  });
}

/** Reports where a plugin breaks its contract. */
function refuseFault(plugin: Plugin, fault: Fault): never {
  const hook = String(fault.at[0]);
  const whose = subjectOf(plugin, fault.at);
  refusePlugin(plugin, `at \`${placeOf(fault.at)}\`${whose} ${tellFault(fault)}.`, fixOf(fault), {
    hook,
    at: placeOf(fault.at),
    wanted: fault.wanted,
    suggestions: fault.suggestions ?? [],
  });
}

/** The name of the entry on the path to a fault: the card, the row. */
function subjectOf(plugin: Plugin, path: Path): string {
  let at: unknown = plugin;
  let found = '';
  for (const key of path) {
    at = (at as Readonly<Record<string | number, unknown>> | null | undefined)?.[key];
    const { id, kind, name } = (isObject(at) ? at : {}) as Readonly<Record<string, unknown>>;
    const called = [id, kind, name].find((one) => typeof one === 'string' && one !== '');
    if (called !== undefined) found = ` (“${String(called)}”)`;
  }
  return found;
}

/**
 * Validates the given plugins before anything is built from them.
 * @throws CardwrightError `plugin-invalid`, naming the plugin, the hook and the fix
 */
export function checkPlugins(given: readonly Plugin[]): void {
  if (!Array.isArray(given)) refuse('`plugins` is not a list.');
  for (const [index, plugin] of given.entries()) {
    if (typeof plugin !== 'object' || plugin === null)
      refuse(`Entry ${index + 1} of \`plugins\` is no plugin.`);
    if (typeof plugin.name !== 'string' || plugin.name === '')
      refuse(`Entry ${index + 1} of \`plugins\` has no name.`);
    if (typeof plugin.version !== 'string' || !/^\d+\.\d+\.\d+/.test(plugin.version))
      refusePlugin(
        plugin,
        `its version is “${String(plugin.version)}”.`,
        'Give three numbers: version: ‘1.0.0’.',
        {
          hook: 'version',
        },
      );
    checkFields(plugin);
    checkLists(plugin);
    checkEntries(plugin);
    const fault = pluginContract.fault(plugin, []);
    if (fault !== null) refuseFault(plugin, fault);
  }
}
