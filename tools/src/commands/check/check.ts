import { extname } from 'node:path';
import type { KitCard } from '@cardwright/dsl/kit';
import type { VerifyReport } from '@cardwright/testkit';
import { cardSourceOf, readCardFiles, warnOfLeftOut } from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import { readSet, type SetCard } from '../../set-file/read-set.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Compiler, createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { problemsOfText } from '../../texts/problems-of-text.ts';
import { withNearestReading } from '../../texts/text-problems.ts';

/** What is code: a format, or a plugin. */
const CODE = ['.ts', '.mts', '.js', '.mjs'];

/** What is wrong with one card's text. */
function textProblems(compiler: Compiler, card: SetCard): readonly Problem[] {
  const problems = problemsOfText(card, compiler.compile(card.facts));
  const name = compiler.game.fullName(card.facts);
  return withNearestReading(problems, compiler, card.facts).map((problem) => ({ ...problem, card: name }));
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);

interface CheckOptions extends GivenShelf {
  readonly json?: boolean;
  readonly verify?: boolean;
}

/** `check <set.yaml>` */
export async function check(terminal: Terminal, name: string, options: CheckOptions): Promise<number> {
  if (extname(name) === '.json') return checkCardFile(terminal, name, options);
  if (CODE.includes(extname(name)))
    return (await import('./check-module.ts')).checkModule(terminal, name, options);
  const set = await readSet(SourceFile.read(name, terminal.cwd), options.shelf);
  const compiler = createCompiler(
    set.game,
    [...set.cards, ...set.faulty].map(({ facts }) => facts),
  );
  const problems = [
    ...set.problems,
    ...[...set.cards, ...set.faulty].flatMap((card) => textProblems(compiler, card)),
  ].sort(byPlace);
  problems.push(...(await (await import('./check-module.ts')).projectProblems(options.shelf, terminal.cwd)));
  const of = (severity: Problem['severity']) => problems.filter((p) => p.severity === severity).length;
  const [errors, warnings] = [of('error'), of('warning')];
  const facts = set.cards.map((card) => card.facts);
  const report = options.verify && errors === 0 ? await verify(terminal, compiler, facts) : undefined;
  const fine = errors === 0 && (report === undefined || report.exercised === report.cards);
  if (options.json) {
    const verified = report === undefined ? {} : { verified: report };
    writeAnswer(
      terminal,
      { file: name, cards: set.cards.length, errors, warnings, ...verified },
      problems,
      fine,
    );
  } else {
    if (problems.length > 0) terminal.print(`${renderProblems(problems, terminal.colors)}\n`);
    const texts = set.cards.filter(({ facts }) => facts.text !== '').length;
    terminal.print(
      problems.length === 0
        ? `${terminal.colors.green('✓')} ${name}: ${counted(set.cards.length, 'card')}, ${texts} with text, nothing to mend`
        : `${name}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')} in ${counted(set.cards.length, 'readable card')}`,
    );
    if (report !== undefined) await tell(terminal, report);
    else if (options.verify) terminal.print('nothing was verified: mend the errors first');
  }
  return fine ? 0 : 1;
}

const verify = async (terminal: Terminal, compiler: Compiler, facts: readonly KitCard[]) =>
  (await import('./verify.ts')).verifyCards(terminal, compiler, facts);

const tell = async (terminal: Terminal, report: VerifyReport) =>
  (await import('./verify.ts')).printReport(terminal, report);

/** Public card files have no positions to report: only checks whether their cards can be played. */
async function checkCardFile(terminal: Terminal, name: string, options: CheckOptions): Promise<number> {
  if (!options.verify) {
    fail('check/form', `${name} is no set file`, {
      help: '`coverage` tells what is understood of card files; `check --verify` whether it can be played',
    });
  }
  const { text } = SourceFile.read(name, terminal.cwd);
  const game = await loadTextGame(await options.shelf.asked());
  const { cards, leftOut } = await readCardFiles([{ text, file: name }], await cardSourceOf(game.kit));
  const facts = cards.map(({ card }) => card);
  warnOfLeftOut(terminal, leftOut);
  const report = await verify(terminal, createCompiler(game, facts), facts);
  // Unreadable text is reported by `coverage`; readable text must be playable.
  const fine = report.findings.length === 0 && report.exercised === report.parsed;
  if (options.json) writeAnswer(terminal, { file: name, cards: report.cards, verified: report }, [], fine);
  else await tell(terminal, report);
  return fine ? 0 : 1;
}
