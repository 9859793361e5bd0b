import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Plugin } from './plugin.ts';

/** The required facts of a card. */
export const NEEDED_FACTS: readonly string[] = [
  'name',
  'fullName',
  'type',
  'classifications',
  'colors',
  'cost',
  'stats',
];

/** All facts of a card except its id. */
export const FACTS: readonly string[] = [
  ...NEEDED_FACTS,
  'attributes',
  'abilities',
  'otherNames',
  'texts',
  'spans',
  'unsupported',
];

/** Refuses a plugin, naming it. */
export function refusePlugin(plugin: Plugin, message: string, fix: string, details: object = {}): never {
  throw new CardwrightError('plugin-invalid', `Plugin “${plugin.name}”: ${message}`, {
    plugin: plugin.name,
    fix,
    ...details,
  });
}
