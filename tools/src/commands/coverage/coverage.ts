import type { KitCard } from '@cardwright/dsl/kit';
import {
  type CardText,
  cardSourceOf,
  countLeftOut,
  type LeftOut,
  leftOutJson,
  readCardFiles,
  warnOfLeftOut,
} from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { type Problem, ProblemError } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import type { Games } from '../../shelf/games.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { optimiseLater } from '../../texts/optimise-later.ts';
import type { TextGame } from '../../texts/text-game.ts';
import { type Coverage, CoverageCount } from './count.ts';
import { type Bundle, type NextStep, rank, rankBundles } from './rank.ts';

/** Cards of one game. */
interface CardsOfGame {
  readonly game: TextGame;
  readonly cards: readonly KitCard[];
}

/** The cards of some files by their game, and what is in the files besides. */
interface ReadFiles {
  readonly byGame: Iterable<CardsOfGame>;
  readonly leftOut: readonly LeftOut[];
  /** Of sets of another game: what is wrong with the cards that are not used. */
  readonly problems: readonly Problem[];
}

/** Reads files: a set says which game it is of (`game: …`), all else is of the one that is meant. */
async function readAll(files: readonly string[], games: Games, cwd: string): Promise<ReadFiles> {
  const byGame = new Map<string, CardsOfGame>();
  const add = (game: TextGame, cards: readonly KitCard[]) =>
    byGame.set(game.name, { game, cards: [...(byGame.get(game.name)?.cards ?? []), ...cards] });
  const texts: CardText[] = [];
  const warnings: Problem[] = [];
  for (const name of files) {
    const file = SourceFile.read(name, cwd);
    if (!/^game: *\S/m.test(file.text)) {
      texts.push({ file: name, text: file.text });
      continue;
    }
    const { readSet } = await import('../../set-file/read-set.ts');
    const { game, cards, problems } = await readSet(file, games);
    if (cards.length === 0 && problems.length > 0) throw new ProblemError(problems);
    warnings.push(...problems.map((problem): Problem => ({ ...problem, severity: 'warning' })));
    add(
      game,
      cards.map(({ facts }) => facts),
    );
  }
  if (texts.length === 0) return { byGame: byGame.values(), leftOut: [], problems: warnings };
  const usual = await loadTextGame(await games.asked());
  const { cards, leftOut } = await readCardFiles(texts, await cardSourceOf(usual.kit));
  add(
    usual,
    cards.map(({ card }) => card),
  );
  return { byGame: byGame.values(), leftOut, problems: warnings };
}

/** `coverage <file…>` */
export async function coverage(
  terminal: Terminal,
  files: readonly string[],
  options: GivenShelf & { readonly json?: boolean; readonly data?: string },
): Promise<number> {
  optimiseLater();
  const { byGame, leftOut, problems } = await readAll(files, options.shelf, terminal.cwd);
  const read = [...byGame];
  const total = read.reduce((sum, { cards }) => sum + cards.length, 0);
  const count = new CoverageCount();
  const progress = await startProgress(terminal, total, 'cards');
  const data: unknown[] = [];
  let done = 0;
  for (const { game, cards } of read) {
    const compiler = createCompiler(game, cards);
    for (const card of cards) {
      const compiled = compiler.compile(card);
      count.add({ ...card, fullName: game.fullName(card) }, compiled);
      if (options.data !== undefined) {
        const abilities = compiled.abilities.map(({ ability }) => ability);
        data.push({ ...card, supported: compiled.verdict.supported, abilities });
      }
      if (done++ % 50 === 0) progress.update(done);
    }
  }
  progress.stop();
  if (options.data !== undefined) {
    const lines = data.map((card) => JSON.stringify(card)).join(',\n');
    writeWhole(options.data, `[\n${lines}\n]\n`, terminal.cwd);
  }
  const result = count.result();
  const next = rank(count.gaps);
  const bundles = rankBundles(count.gaps);
  if (options.json) {
    const left = leftOutJson(leftOut, terminal.cwd);
    writeAnswer(terminal, { ...result, leftOut: left, next, bundles }, problems, true);
    return 0;
  }
  warnOfLeftOut(terminal, leftOut);
  if (problems.length > 0) terminal.warn(renderProblems(problems, terminal.errorColors));
  print(terminal, result, next, bundles, countLeftOut(leftOut));
  return 0;
}

function print(
  terminal: Terminal,
  result: Coverage,
  next: readonly NextStep[],
  bundles: readonly Bundle[],
  leftOut: string | undefined,
): void {
  const { colors } = terminal;
  const row = (label: string, count: number, of: number) => {
    const percent = of === 0 ? '100.0' : ((100 * count) / of).toFixed(1);
    const color = count === of ? colors.green : colors.yellow;
    return `${label.padEnd(18)} ${String(count).padStart(6)}  ${color(`${percent.padStart(5)} %`)}`;
  };
  terminal.print(`${'cards'.padEnd(18)} ${String(result.cards).padStart(6)}`);
  terminal.print(`${'with text'.padEnd(18)} ${String(result.withText).padStart(6)}`);
  for (const step of ['tokenised', 'parsed', 'roundTrip', 'bound'] as const)
    terminal.print(row(step === 'roundTrip' ? '  prints back' : `  ${step}`, result[step], result.withText));
  terminal.print(row('supported cards', result.supportedCards, result.cards));
  if (leftOut !== undefined) terminal.print(leftOut);
  if (next.length === 0) return;
  terminal.print(
    `\n${colors.bold('What to add next')} (cards that would be whole with it, cards that have it)`,
  );
  for (const { what, completes, cards, example } of next.slice(0, 20)) {
    const counts = `${String(completes).padStart(4)} ${String(cards).padStart(4)}`;
    terminal.print(`${counts}  ${what}\n           ${colors.dim(`${example.name}: ${example.text}`)}`);
  }
  if (bundles.length === 0) return;
  terminal.print(
    `\n${colors.bold('What is worth most together')} (cards that would be whole with all of it)`,
  );
  for (const { what, completes } of bundles.slice(0, 10))
    terminal.print(`${String(completes).padStart(4)}  ${what.join('\n      ')}`);
}
