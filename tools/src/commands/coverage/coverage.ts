import type { SetText } from '@cardwright/kingdom-hearts';
import { type CardFacts, fullName } from '@cardwright/lorcana';
import { parseCardFile } from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { readYaml } from '../../set-file/read-yaml.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { type Coverage, CoverageCount } from './count.ts';
import { rank } from './rank.ts';

/** A file's cards by their game: a set says which it is of (`game: kingdom-hearts`), all else is Lorcana's. */
function readAny(
  file: SourceFile,
  name: string,
): { readonly lorcana: readonly CardFacts[]; readonly kingdomHearts: readonly SetText[] } {
  if (!/^game: *kingdom-hearts *$/m.test(file.text))
    return { lorcana: parseCardFile(file.text, name), kingdomHearts: [] };
  return { lorcana: [], kingdomHearts: [readYaml(file).data as SetText] };
}

/** `coverage <file…>` */
export async function coverage(
  terminal: Terminal,
  files: readonly string[],
  options: { readonly json?: boolean; readonly data?: string },
): Promise<number> {
  const read = files.map((file) => readAny(SourceFile.read(file, terminal.cwd), file));
  const cards = read.flatMap(({ lorcana }) => lorcana);
  const count = new CoverageCount();
  const others = read.flatMap(({ kingdomHearts }) => kingdomHearts);
  if (others.length > 0) {
    const { measureKingdomHearts } = await import('./kingdom-hearts.ts');
    for (const { facts, compiled } of others.flatMap(measureKingdomHearts)) count.add(facts, compiled);
  }
  const compiler = createCompiler(cards.map(({ name }) => name));
  const progress = await startProgress(terminal, cards.length, 'cards');
  const data: unknown[] = [];
  for (const [index, card] of cards.entries()) {
    const compiled = compiler.compile(card);
    count.add({ ...card, fullName: fullName(card) }, compiled);
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
