import { warnOfLeftOut } from '../../card-files/index.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { exampleUses, keyOf, usesOf } from '../../phrases/example-uses.ts';
import { testTexts } from '../../phrases/test-texts.ts';
import { readAnyPool } from '../../pool/read-any-pool.ts';
import type { GivenShelf } from '../../session.ts';
import { shippedCards } from '../../sets/shipped-cards.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { type Evidence, readTexts, trace } from './evidence.ts';
import { type Generalisation, reportOf } from './report.ts';

/** `generalise <file…>` */
export async function generalise(
  terminal: Terminal,
  files: readonly string[],
  options: GivenShelf & { readonly tests: readonly string[]; readonly json?: boolean },
): Promise<number> {
  const game = await loadTextGame(await options.shelf.asked());
  const { cards, leftOut } = await readAnyPool(game.chosen, files, terminal.cwd);
  warnOfLeftOut(terminal, leftOut);
  const compiler = createCompiler(game, cards);
  const { language } = compiler;
  const texts = readTexts(compiler, cards);
  const tested = await testTexts(options.tests, terminal.cwd);
  const shown = new Map([...exampleUses(language), ...usesOf(language, tested)]);
  const sets = readTexts(compiler, await shippedCards(game.chosen)).map(
    ({ set, name, phrases }): Evidence => ({ phrases, sets: new Set([set]), cards: new Set([name]) }),
  );
  const keys = [...new Set(language.phrases.map(keyOf))];
  const madeOf = new Map(
    language.phrases.flatMap((phrase) =>
      phrase.derived === undefined ? [] : [[keyOf(phrase), phrase.derived]],
    ),
  );
  const report = reportOf(keys, texts, [...trace(shown, texts), ...sets], madeOf);
  if (options.json) writeAnswer(terminal, report);
  else print(terminal, report);
  return 0;
}

const SHOWN = 5;

function print(terminal: Terminal, { phrases, sets, lonely }: Generalisation): void {
  const { bold, dim } = terminal.colors;
  terminal.print(bold(`${'set'.padEnd(10)} texts  read  read by phrases that other sets show`));
  for (const { set, texts, supported, unseen, unshown } of sets) {
    const share = supported === 0 ? '–' : `${((100 * unseen) / supported).toFixed(1)} %`;
    const counts = [texts, supported, unseen].map((n) => String(n).padStart(5)).join(' ');
    terminal.print(`${set.padEnd(10)} ${counts}  ${share}`);
    const only = Object.entries(unshown);
    const named = only.slice(0, SHOWN).map(([phrase, uses]) => `${phrase} (${uses})`);
    const more = only.length > SHOWN ? `, and ${only.length - SHOWN} others` : '';
    if (only.length > 0) terminal.print(dim(`           not shown without it: ${named.join(', ')}${more}`));
  }
  terminal.print(
    `\n${bold(`${lonely.length} of ${phrases} phrases are shown by one card, one text or none`)}`,
  );
  const kinds = new Map<string, number>();
  for (const { reason } of lonely) {
    const kind = reason.replace(/^\d+ cards/, 'some cards').replace(/^made of \S+,/, 'made of another row,');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, n] of [...kinds].sort(([, a], [, b]) => b - a))
    terminal.print(`${String(n).padStart(5)}  ${kind}`);
  for (const { phrase, shownBy, reason } of lonely)
    terminal.print(`  ${phrase}${shownBy === undefined ? '' : `, by ${shownBy}`}: ${reason}`);
}
