import { parseCardFile } from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { type Coverage, CoverageCount } from './count.ts';
import { rank } from './rank.ts';

/** `coverage <file…>` */
export async function coverage(
  terminal: Terminal,
  files: readonly string[],
  options: { readonly json?: boolean; readonly data?: string },
): Promise<number> {
  const cards = files.flatMap((file) => parseCardFile(SourceFile.read(file, terminal.cwd).text, file));
  const compiler = createCompiler(cards.map(({ name }) => name));
  const progress = await startProgress(terminal, cards.length, 'cards');
  const count = new CoverageCount();
  const data: unknown[] = [];
  for (const [index, card] of cards.entries()) {
    const compiled = compiler.compile(card);
    count.add(card, compiled);
    if (options.data !== undefined) {
      const abilities = compiled.abilities.map(({ ability }) => ability);
      data.push({ ...card, supported: compiled.verdict.supported, abilities });
    }
    if (index % 50 === 0) progress.update(index);
  }
  progress.stop();
  if (options.data !== undefined) {
    const lines = data.map((card) => JSON.stringify(card)).join(',\n');
    writeWhole(options.data, `[\n${lines}\n]\n`, terminal.cwd);
  }
  const result = count.result();
  const next = rank(count.gaps);
  if (options.json) terminal.print(JSON.stringify({ ...result, next }, null, 2));
  else print(terminal, result, next);
  return 0;
}

function print(terminal: Terminal, result: Coverage, next: ReturnType<typeof rank>): void {
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
  if (next.length === 0) return;
  terminal.print(
    `\n${colors.bold('What to add next')} (cards that would be whole with it, cards that have it)`,
  );
  for (const { what, completes, cards, example } of next.slice(0, 20)) {
    const counts = `${String(completes).padStart(4)} ${String(cards).padStart(4)}`;
    terminal.print(`${counts}  ${what}\n           ${colors.dim(`${example.name}: ${example.text}`)}`);
  }
}
