import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SourceFile } from '../files/source-file.ts';
import { fail, type Place } from '../problems/problem.ts';
import { toModuleProblem } from './module-problem.ts';
import { ownPackages } from './own-packages.ts';

/** A module that was loaded. */
export interface LoadedModule {
  /** As messages call it. */
  readonly name: string;
  /** Its file; of a package there is none to show. */
  readonly file: SourceFile | undefined;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Whether a name is that of a file: others are packages. */
export const isPath = (name: string): boolean => /^(?:\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(name);

/** A path as it is shown to somebody in a folder. */
export const shownFrom = (cwd: string, path: string): string => {
  const shown = relative(cwd, path);
  return shown.startsWith('..') || shown === '' ? path : shown;
};

/** Transformed modules are kept among what the project has installed; where nothing is, they are not kept. */
function cacheIn(folder: string): string | false {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return join(modules, '.cache/cardwright');
  const above = dirname(folder);
  return above === folder ? false : cacheIn(above);
}

/**
 * Loads a module as it stands, TypeScript too.
 *
 * @param name a path, or a package
 * @param folder where paths are seen from and packages are looked for
 * @param cwd where the user is, for messages
 * @param asked where a file names it
 * @throws ProblemError with its file and line for one that is not there, cannot be read, or throws
 */
export async function loadModule(
  name: string,
  folder: string,
  cwd: string,
  asked?: Place,
): Promise<LoadedModule> {
  const path = isPath(name) ? resolve(folder, name) : undefined;
  const shown = path === undefined ? name : shownFrom(cwd, path);
  if (name.startsWith('@cardwright/')) {
    try {
      return { name, file: undefined, exports: await import(/* @vite-ignore */ name) };
    } catch {
      // One that this program does not bring may be installed in the project.
    }
  }
  if (path !== undefined && !existsSync(path))
    return fail('module/missing', `there is no module “${shown}”`, {
      place: asked ?? { file: shown, line: 1, column: 1 },
      help: 'correct the path; it begins with a dot and has its extension',
    });
  const file = path === undefined ? undefined : SourceFile.read(shown, cwd);
  const { createJiti } = await import('jiti');
  const jiti = createJiti(join(folder, 'cardwright.config.ts'), {
    fsCache: cacheIn(folder),
    interopDefault: false,
    virtualModules: path === undefined ? {} : { ...(await ownPackages(path)) },
  });
  try {
    return { name: shown, file, exports: await jiti.import<Record<string, unknown>>(path ?? name) };
  } catch (error) {
    throw toModuleProblem(error, { name: shown, file, cwd, asked });
  }
}
