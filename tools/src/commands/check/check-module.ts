import type { Plugin } from '@cardwright/core';
import { loadGame } from '../../games/load-game.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { formatOfModule } from '../../modules/format-in.ts';
import { isMod, isPlugin } from '../../modules/kinds.ts';
import { isPath, loadModule } from '../../modules/load-module.ts';
import { modsOf, refuse } from '../../modules/take.ts';
import { problemsOf } from '../../problems/from-error.ts';
import type { Problem } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { Games } from '../../shelf/games.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** Changes of cards and of the rules. */
type Changes = Readonly<Record<string, object | undefined>>;

/** What is wrong with a format among the cards that are played with; none where it goes with them. */
async function problemsIn(
  shelf: Games,
  cwd: string,
  format: string | undefined,
): Promise<readonly Problem[]> {
  try {
    const { createEngine } = await loadGame(await shelf.asked(), format === undefined ? {} : { format }, cwd);
    createEngine();
    return [];
  } catch (error) {
    const problems = problemsOf(error, cwd);
    if (problems === undefined) throw error;
    return problems;
  }
}

/** The formats and mods of a project, each tried with its cards: what is wrong with errata, and names of cards in them. */
export async function projectProblems(shelf: Games, cwd: string): Promise<readonly Problem[]> {
  const { kit, files = [] } = await shelf.asked();
  if (files.length === 0) return [];
  const own = kit.formats.filter(({ seasons }) => !seasons).map(({ name }) => name);
  const found: Problem[] = [];
  for (const name of own)
    for (const problem of await problemsIn(shelf, cwd, name)) {
      const same = ({ code, message, place }: Problem) =>
        code === problem.code &&
        message === problem.message &&
        place?.file === problem.place?.file &&
        place?.line === problem.place?.line &&
        place?.column === problem.place?.column;
      if (!found.some(same)) found.push(problem);
    }
  return found;
}

/** `check ./mine.ts`: a format, or a plugin, among the cards that are played with */
export async function checkModule(
  terminal: Terminal,
  name: string,
  { shelf, json }: { readonly shelf: Games; readonly json?: boolean },
): Promise<number> {
  const path = isPath(name) ? name : `./${name}`;
  const module = await loadModule(path, terminal.cwd, terminal.cwd);
  const given = module.exports.default;
  const format = formatOfModule(module);
  const isOne = format !== undefined;
  if (!isOne && !isPlugin(given) && !isMod(given) && !Array.isArray(given))
    refuse(module, 'format and no plugin', 'export default what `definePlugin`, `defineMod` or a format is');
  const { files = [] } = await shelf.asked();
  const isThere = files.some((file) => file.name === module.name);
  const problems = isOne
    ? await problemsIn(shelf, terminal.cwd, path)
    : await problemsIn(isThere ? shelf : shelf.with({ plugin: [path] }), terminal.cwd, undefined);
  const fine = problems.length === 0;
  const changes = fine
    ? countChanges(
        isOne ? [format.plugin({ sets: [], banned: [] })] : modsOf(module).flatMap((mod) => mod.rules ?? []),
      )
    : 0;
  const of = (severity: Problem['severity']) => problems.filter((one) => one.severity === severity).length;
  if (json)
    writeAnswer(
      terminal,
      { file: name, changes, errors: of('error'), warnings: of('warning') },
      problems,
      fine,
    );
  else if (fine)
    terminal.print(`${terminal.colors.green('✓')} ${name}: ${counted(changes, 'change')}, nothing to mend`);
  else terminal.print(renderProblems(problems, terminal.colors));
  return fine ? 0 : 1;
}

/** How many things plugins change of others. */
function countChanges(rules: readonly (Plugin | readonly Plugin[])[]): number {
  const sections = rules.flat().flatMap(({ overrides = {} }) => Object.values(overrides as Changes));
  const counts = sections.map((one) => (typeof one === 'function' ? 1 : Object.keys(one ?? {}).length));
  return counts.reduce((sum, count) => sum + count, 0);
}
