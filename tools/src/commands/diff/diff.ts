import { type CardDiff, type Cluster, diffCards } from '@cardwright/testkit';
import { writeAnswer } from '../../machine/answer.ts';
import type { GivenShelf } from '../../session.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { readSide } from './read.ts';

/** Values and cards of a cluster that are shown; the rest are counted. */
const VALUES = 4;
const CARDS = 8;

/** What cards are called, by number. */
type Names = ReadonlyMap<string, string>;

function listed(cards: readonly string[], names: Names): string {
  const shown = cards.slice(0, CARDS).map((key) => (names.has(key) ? `${key} ${names.get(key)}` : key));
  const more = cards.length - CARDS;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

const signs: Readonly<Record<Cluster['kind'], string>> = { added: '+', removed: '-', changed: '~' };

function printCluster(terminal: Terminal, names: Names, { place, kind, values, cards }: Cluster): void {
  const { colors } = terminal;
  const paint = { added: colors.green, removed: colors.red, changed: colors.yellow }[kind];
  terminal.print(
    `${paint(`${signs[kind]} ${place}`)}  ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`,
  );
  for (const { before, after, cards: of } of values.slice(0, VALUES)) {
    if (before !== '') terminal.print(`    ${colors.red(`- ${before}`)}`);
    if (after !== '') terminal.print(`    ${colors.green(`+ ${after}`)}`);
    terminal.print(`      ${colors.dim(listed(of, names))}`);
  }
  if (values.length > VALUES) terminal.print(`    … and ${values.length - VALUES} other values`);
}

function print(terminal: Terminal, names: Names, diff: CardDiff): void {
  const { before, after, changed, clusters } = diff;
  const of = (kind: string) => changed.filter((card) => card.kind === kind).length;
  if (changed.length === 0) {
    terminal.print(`${terminal.colors.green('✓')} ${counted(after, 'card')}, nothing moved`);
    return;
  }
  const counts = `${of('changed')} changed, ${of('added')} new, ${of('removed')} gone`;
  terminal.print(`${before} cards before, ${after} after: ${counts}\n`);
  for (const cluster of clusters) printCluster(terminal, names, cluster);
}

/** `diff <old> <new>` */
export async function diff(
  terminal: Terminal,
  older: string,
  newer: string,
  options: GivenShelf & { readonly json?: boolean },
): Promise<number> {
  const [before, after] = [
    await readSide(older, options.shelf, terminal),
    await readSide(newer, options.shelf, terminal),
  ];
  // A golden file contains abilities only, so compare those.
  const result =
    before.form === after.form
      ? diffCards(before.cards, after.cards)
      : diffCards(before.abilities, after.abilities);
  if (options.json) writeAnswer(terminal, result);
  else print(terminal, new Map([...before.names, ...after.names]), result);
  return 0;
}
