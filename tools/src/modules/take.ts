import type { Plugin } from '@cardwright/core';
import type { DeckShape, GameKit, KitFormat, Mod } from '@cardwright/dsl/kit';
import { fail } from '../problems/problem.ts';
import { formatOfModule } from './format-in.ts';
import { type BuiltSet, isBuiltSet, isFormat, isKit, isMod, isPlugin, isSetPlugin } from './kinds.ts';
import type { LoadedModule } from './load-module.ts';

/** Refuses a module for what it does not export. @param why where more is known than that */
export function refuse(
  { name, file, exports }: LoadedModule,
  wanted: string,
  help: string,
  why?: string,
): never {
  const names = Object.keys(exports).filter((key) => key !== 'default');
  const by = 'default' in exports ? 'its default export is none' : 'it has no default export';
  const others = names.length === 0 ? '' : `; it exports ${names.join(', ')}`;
  return fail('module/export', `${name} brings no ${wanted}: ${why ?? by + others}`, {
    ...(file === undefined ? {} : { place: file.line(1) }),
    help,
  });
}

/** A kernel plugin as a mod, a mod as it is. */
export const asMod = (given: Mod | Plugin): Mod =>
  isPlugin(given) ? { name: given.name, rules: given } : given;

/** The mods that a module brings. @throws ProblemError `module/export` */
export function modsOf(module: LoadedModule): readonly Mod[] {
  const given = module.exports.default;
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length > 0 && list.every((one) => isPlugin(one) || isMod(one)))
    return (list as readonly (Mod | Plugin)[]).map(asMod);
  if (isFormat(given))
    return refuse(
      module,
      'plugin',
      `it is a format: give it with --format ${module.file === undefined ? module.name : `./${module.name}`}`,
    );
  return refuse(
    module,
    'plugin',
    'export default defineMod({ name, rules, language }) of @cardwright/dsl/kit, a plugin of the kernel, or a list of those',
  );
}

/** The usual decks by chance, as far as a plugin allows them: as large as they have to be, with as many copies as there may be. */
function decksWithin({ decks }: Plugin, usual: DeckShape): DeckShape {
  const { least = 0, most = usual.size, copies = usual.copies, colors } = decks?.bounds ?? {};
  const few = usual.colors ?? colors;
  return {
    size: least > 0 ? least : Math.max(1, Math.min(usual.size, most)),
    copies,
    ...(few === undefined ? {} : { colors: Math.min(few, colors ?? few) }),
  };
}

/** A plugin as a format, a format as it is. Decks of a plugin are the usual ones, as far as it allows them. */
export const asFormat = (given: KitFormat | Plugin, usual: KitFormat): KitFormat =>
  isFormat(given)
    ? given
    : {
        name: given.name,
        plugin: () => given,
        ...(usual.decks === undefined ? {} : { decks: decksWithin(given, usual.decks) }),
      };

/** The format that a module brings. @throws ProblemError `module/export`, `plugin-invalid` */
export function formatIn(module: LoadedModule): KitFormat | Plugin {
  const given = module.exports.default;
  const format = formatOfModule(module);
  if (format !== undefined) return format;
  if (isPlugin(given)) return given;
  return refuse(
    module,
    'format',
    "export default { name: 'mine', plugin: () => defineFormat({ … }), decks: { size: 40, copies: 4 } }",
  );
}

/** The game that a module brings. @throws ProblemError `module/export` */
export function kitIn(module: LoadedModule): GameKit {
  const { kit, default: given } = module.exports;
  if (isKit(kit)) return kit;
  if (isKit(given)) return given;
  return refuse(module, 'game', 'export its kit, a GameKit of @cardwright/dsl/kit, as “kit”');
}

/** The sets that a module brings, compiled or as plugins, and the decks of their cards. */
export interface SetsInModule {
  readonly sets: readonly { readonly built?: BuiltSet; readonly plugin?: Plugin }[];
  readonly decks: readonly (readonly string[])[];
}

/** A list of ids of cards. */
const isDeck = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((id) => /^set\S+-\d+$/.test(String(id)));

/** The sets that a module brings, by whatever name. @throws ProblemError `module/export` */
export function setsIn(module: LoadedModule): SetsInModule {
  const found = [...new Set(Object.values(module.exports))];
  const built = found.filter(isBuiltSet);
  const plugins = found.filter(isSetPlugin);
  const ofBuilt = built.map((set) => {
    const plugin = plugins.find(({ name }) => name === `set${set.set}`);
    return { built: set, ...(plugin === undefined ? {} : { plugin }) };
  });
  const alone = plugins.filter((one) => !ofBuilt.some(({ plugin }) => plugin === one));
  const sets = [...ofBuilt, ...alone.map((plugin) => ({ plugin }))];
  if (sets.length > 0) return { sets, decks: found.filter(isDeck) };
  return refuse(
    module,
    'set',
    'export a compiled set, or a plugin with cards, as a package made by `cardwright new set` does',
  );
}
