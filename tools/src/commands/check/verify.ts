import type { KitCard } from '@cardwright/dsl/kit';
import { type CardReport, type VerifyReport, verifySet } from '@cardwright/testkit';
import { counted } from '../../telling/counted.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Compiler } from '../../texts/compiler.ts';
import { changedSet } from './changed-cards.ts';

/** Exercises every ability of some cards in generated situations. */
export async function verifyCards(
  terminal: Terminal,
  compiler: Compiler,
  facts: readonly KitCard[],
): Promise<VerifyReport> {
  const { game, language } = compiler;
  const byId = new Map(facts.map((card) => [`set${card.set}-${card.number}`, card]));
  const { set, withErrata } = await changedSet(game.chosen, game.toSet(facts, language), terminal.cwd);
  if (withErrata.size > 0)
    terminal.warn(`${counted(withErrata.size, 'card')} verified with the text of an erratum`);
  const progress = await startProgress(terminal, facts.length, 'cards');
  const report = verifySet({
    plugins: game.rules,
    set,
    language,
    textOf: ({ id }) => {
      const card = byId.get(id);
      // The text of an erratum was read, and printed back, for its card.
      return card === undefined || withErrata.has(id) ? undefined : game.toCardText(card);
    },
    progress: (done) => progress.update(done),
  });
  progress.stop();
  return report;
}

/** Things not seen of a card that are told one by one. */
const SHOWN = 6;

function printCard(terminal: Terminal, card: CardReport): void {
  const { colors } = terminal;
  const { name, level, problem, unmet, unmade, findings } = card;
  terminal.print(`${colors.bold(name)}: ${level}${problem === undefined ? '' : `; ${problem}`}`);
  for (const { ability, path, kind, detail, words } of unmet.slice(0, SHOWN)) {
    const place = `ability ${ability + 1}${path === '' ? '' : `, ${path}`}`;
    terminal.print(`  not seen: ${kind} at ${place}${detail === '' ? '' : ` (${detail})`}`);
    if (words !== '') terminal.print(`    ${colors.dim(`“${words.replaceAll('\n', ' ')}”`)}`);
  }
  if (unmet.length > SHOWN) terminal.print(`  … and ${unmet.length - SHOWN} others`);
  for (const missing of unmade) terminal.print(`  nothing is known to make ${missing}`);
  for (const { code, message, setup, answers } of findings) {
    terminal.print(`  ${colors.red(`${code}: ${message}`)}`);
    terminal.print(
      `    ${'board' in setup ? 'board' : 'game'} ${JSON.stringify('board' in setup ? setup.board : setup)}`,
    );
    terminal.print(`    answers ${JSON.stringify(answers)}`);
  }
}

/** Tells how far the cards got, and of each that was not exercised whole what is missing. */
export function printReport(terminal: Terminal, report: VerifyReport): void {
  for (const card of report.reports)
    if (card.level !== 'exercised' && (card.level !== 'unread' || report.bound > 0))
      printCard(terminal, card);
  const { cards, tokenised, parsed, bound, exercised, findings, reports } = report;
  const sum = (of: (card: CardReport) => number) => reports.reduce((total, card) => total + of(card), 0);
  const mark = exercised === cards ? terminal.colors.green('✓') : terminal.colors.red('✗');
  terminal.print(
    `${mark} ${cards} cards: ${tokenised} tokenised, ${parsed} parsed, ${bound} bound, ${exercised} exercised, ` +
      `${findings.length} findings`,
  );
  terminal.print(
    terminal.colors.dim(
      `  ${sum(({ met }) => met)} steps, conditions, parts and choices seen in ` +
        `${sum(({ situations }) => situations)} situations, ${sum(({ trials }) => trials)} turn actions tried`,
    ),
  );
}
