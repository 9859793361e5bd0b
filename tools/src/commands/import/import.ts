import { basename, join } from 'node:path';
import { countLeftOut, warnOfLeftOut } from '../../card-files/index.ts';
import { refuseTaken, writeTree } from '../../files/write-tree.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { packageNameOf } from '../../package/package-name.ts';
import { fail } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { setFiles } from '../../set-package/set-files.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { CoverageCount } from '../coverage/count.ts';
import { type GivenSet, readSets } from './read-sets.ts';
import { type ReadCard, readCard } from './read-text.ts';
import { type ImportedSet, printReport, reportOf } from './report.ts';

interface ImportOptions extends GivenShelf {
  readonly out: string;
  readonly name?: string;
  readonly json?: boolean;
}

/** What a folder is called becomes a package's name; where nothing of it can, it is as good as none. */
const nameOfFolder = (out: string): string => {
  const name = basename(out);
  return /[a-z0-9]/i.test(name) ? packageNameOf(name) : 'cards';
};

/** `import <file…> --out <folder>` */
export async function importSets(
  terminal: Terminal,
  files: readonly string[],
  options: ImportOptions,
): Promise<number> {
  refuseTaken(options.out, terminal.cwd);
  const game = await loadTextGame(await options.shelf.asked());
  const base = options.name === undefined ? nameOfFolder(options.out) : packageNameOf(options.name);
  const { sets, leftOut } = await readSets(game, files, terminal.cwd);
  if (sets.length === 0)
    fail('import/no-cards', 'no set can be made of these files: they have no cards', {
      help: `give a file with cards of a set${leftOut.length === 0 ? '' : ` (${countLeftOut(leftOut)})`}`,
    });
  const count = new CoverageCount();
  const progress = await startProgress(
    terminal,
    sets.reduce((sum, { cards }) => sum + cards.length, 0),
    'cards',
  );
  let done = 0;
  const read = (set: GivenSet): readonly ReadCard[] => {
    // The package will be read with the names of its own cards.
    const compiler = createCompiler(game, set.cards);
    return set.cards.map((given) => {
      const result = readCard(compiler, given);
      count.add({ ...result.card, fullName: game.fullName(result.card) }, result.compiled);
      progress.update(++done);
      return result;
    });
  };
  const tree = new Map<string, string>();
  const imported: ImportedSet[] = [];
  for (const set of sets) {
    const cards = read(set);
    const alone = sets.length === 1;
    const folder = alone ? '' : packageNameOf(`set${set.code}`);
    const name = alone ? base : packageNameOf(`${base}-set${set.code}`);
    if (tree.has(join(folder, 'package.json')))
      fail('import/same-folder', `two sets would be written to ${join(options.out, folder)}`, {
        help: 'codes of sets that differ in capitals only need a file and a folder each',
      });
    const made = { ...set, packageName: name, cards: cards.map(({ card }) => card) };
    for (const [path, text] of await setFiles(game, made)) tree.set(join(folder, path), text);
    const supported = cards.filter(({ compiled }) => compiled.verdict.supported).length;
    const of = { set: set.code, name: set.name, package: name, folder: join(options.out, folder) };
    imported.push({ ...of, cards: cards.length, supported });
  }
  progress.stop();
  writeTree(options.out, tree, terminal.cwd);
  const report = reportOf(imported, count, leftOut, terminal.cwd);
  if (options.json) writeAnswer(terminal, report);
  else {
    warnOfLeftOut(terminal, leftOut);
    printReport(terminal, report, leftOut);
  }
  return 0;
}
