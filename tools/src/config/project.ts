import { dirname } from 'node:path';
import type { Plugin } from '@cardwright/core';
import { nearNames } from '@cardwright/core';
import type { GameKit, KitFormat, Mod } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';
import { readJson } from '../files/read-json.ts';
import { SourceFile } from '../files/source-file.ts';
import {
  type BuiltSet,
  isBuiltSet,
  isFormat,
  isKit,
  isMod,
  isPlugin,
  isSetPlugin,
} from '../modules/kinds.ts';
import { loadModule, shownFrom } from '../modules/load-module.ts';
import { placeOfWords } from '../modules/module-problem.ts';
import { fail, type Place } from '../problems/problem.ts';

/** A configuration that was read, with its file: where its paths are seen from. */
export interface Project {
  readonly folder: string;
  readonly file: SourceFile;
  readonly game?: string | GameKit;
  readonly plugins: readonly (string | Mod | Plugin)[];
  readonly sets?: readonly (string | Plugin | BuiltSet)[];
  readonly formats: readonly (string | KitFormat | Plugin)[];
  readonly format?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What each field may hold, one by one, and in words. */
const FIELDS = {
  game: { list: false, is: isKit, words: 'the name of a game, a module, or a kit' },
  plugins: {
    list: true,
    is: (one: unknown) => isMod(one) || isPlugin(one),
    words: 'a list of modules, mods (defineMod) or plugins (definePlugin)',
  },
  sets: {
    list: true,
    is: (one: unknown) => isSetPlugin(one) || isBuiltSet(one),
    words: 'a list of card files, folders, modules, plugins with cards or compiled sets',
  },
  formats: {
    list: true,
    is: (one: unknown) => isFormat(one) || isPlugin(one),
    words: 'a list of modules, formats ({ name, plugin, decks }) or plugins',
  },
  format: { list: false, is: () => false, words: 'the name of a format' },
} as const;

type Field = keyof typeof FIELDS;

/** Where a configuration says something of a field. */
export const placeOfField = ({ file }: Pick<Project, 'file'>, field: string): Place => {
  const at = file.text.search(new RegExp(`["']?\\b${field.replaceAll(/\W/g, '.')}\\b["']?\\s*:`));
  return at < 0 ? file.line(1) : file.place(at, at + field.length);
};

/** Where a configuration names something. */
export const placeOfName = ({ file }: Pick<Project, 'file'>, name: string): Place => placeOfWords(file, name);

function check(given: Readonly<Record<string, unknown>>, file: SourceFile): void {
  for (const [key, value] of Object.entries(given)) {
    const place = placeOfField({ file }, key);
    if (!Object.hasOwn(FIELDS, key)) {
      const [near] = nearNames(key, Object.keys(FIELDS), 1);
      fail('config/key', `${file.name} has a field “${key}”, and there is none such`, {
        place,
        ...(near === undefined ? {} : { suggestion: near }),
        help: `one of ${Object.keys(FIELDS).join(', ')}`,
      });
    }
    const { list, is, words } = FIELDS[key as Field];
    const fits = (one: unknown) => isText(one) || is(one);
    if (value === undefined || (list ? Array.isArray(value) && value.every(fits) : fits(value))) continue;
    fail('config/value', `“${key}” of ${file.name} is not what it has to be`, {
      place,
      help: `give ${words}`,
    });
  }
}

function fromJson(file: SourceFile): unknown {
  const read = readJson(file.text);
  if (!('fault' in read)) return read.data;
  const { message, offset } = read.fault;
  return fail('module/syntax', `${file.name} cannot be read: ${message}`, {
    place: file.place(offset),
    help: 'mend it here, or just before it',
  });
}

/**
 * Reads a configuration.
 *
 * @param path the file, absolute
 * @param cwd where the user is, for messages
 * @throws ProblemError with its line for one that cannot be loaded, or says what it cannot say
 */
export async function readProject(path: string, cwd: string): Promise<Project> {
  const folder = dirname(path);
  const shown = shownFrom(cwd, path);
  const file = SourceFile.read(shown, cwd);
  const given = path.endsWith('.json')
    ? fromJson(file)
    : (await loadModule(path, folder, cwd)).exports.default;
  if (!isObject(given) || Array.isArray(given))
    return fail('module/export', `${shown} brings no configuration: it has no default export that is one`, {
      place: file.line(1),
      help: 'export default defineConfig({ … }) of cardwright/config',
    });
  check(given, file);
  return { plugins: [], formats: [], ...given, folder, file };
}
