import { warnOfLeftOut } from '../../card-files/index.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { CHANGES, type Change, type EffectOfRow, effectOf, examplesOf } from '../../phrases/effect-of.ts';
import { rowNamed } from '../../phrases/row-named.ts';
import { readAnyPool } from '../../pool/read-any-pool.ts';
import type { GivenShelf } from '../../session.ts';
import { shippedCards } from '../../sets/shipped-cards.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';

/** `phrases --effect-of <row>` */
export async function effect(
  terminal: Terminal,
  name: string,
  options: GivenShelf & { readonly pool?: readonly string[]; readonly json?: boolean },
): Promise<number> {
  const begun = performance.now();
  const game = await loadTextGame(await options.shelf.asked());
  const shipped = await shippedCards(game.chosen);
  const { cards, leftOut } =
    options.pool === undefined
      ? { cards: shipped, leftOut: [] }
      : await readAnyPool(game.chosen, options.pool, terminal.cwd);
  warnOfLeftOut(terminal, leftOut);
  const language = game.languageOf([...shipped, ...cards]);
  const row = rowNamed(language, name);
  const texts = cards
    .filter(({ text }) => text.trim() !== '')
    .map((card) => ({ from: game.fullName(card), card: game.toCardText(card) }));
  const found = effectOf(language, row, [...examplesOf(language), ...texts]);
  if (options.json) writeAnswer(terminal, found);
  else print(terminal, found, performance.now() - begun);
  return 0;
}

const TITLES: Readonly<Record<Change['change'], string>> = {
  'newly-refused': 'no longer read',
  'newly-ambiguous': 'can mean several things',
  'other-data': 'means something else',
  'newly-read': 'newly read',
  'other-rows': 'read with other rows, and means the same',
  'other-words': 'printed in other words, and means the same',
};

/** Most texts of a kind that are shown. */
const SHOWN = 10;

function print(terminal: Terminal, found: EffectOfRow, time: number): void {
  const { bold, dim } = terminal.colors;
  terminal.print(`${bold(found.row)}  ${found.template}`);
  if (found.with.length > 0) terminal.print(`there because of it: ${found.with.join(', ')}`);
  for (const kind of CHANGES) {
    const changes = found.changes.filter(({ change }) => change === kind);
    if (changes.length === 0) continue;
    terminal.print(`\n${bold(`${TITLES[kind]}: ${changes.length}`)}`);
    for (const change of changes.slice(0, SHOWN)) show(terminal, change);
    const rest = changes.length - SHOWN;
    if (rest > 0) terminal.print(dim(`  and ${rest} others, which --json tells`));
  }
  const seconds = (time / 1000).toFixed(1);
  const none = found.changes.length === 0 ? ', and all the same' : '';
  terminal.print(dim(`\n${found.texts} texts read without it and with it in ${seconds} s${none}`));
}

function show(terminal: Terminal, { text, from, change, before, after }: Change): void {
  const { dim } = terminal.colors;
  const more = from.length > 1 ? ` and ${from.length - 1} more` : '';
  terminal.print(`  “${text.replaceAll('\n', ' / ')}”  ${dim(`${from[0]}${more}`)}`);
  const [gone, come] = [lacking(before.rows, after.rows), lacking(after.rows, before.rows)];
  const told: Readonly<Record<Change['change'], readonly string[]>> = {
    'newly-refused': [`before ${JSON.stringify(before.data)}`, `after  ${after.reason}`],
    'newly-ambiguous': [`before ${before.reason ?? JSON.stringify(before.data)}`, `after  ${after.reason}`],
    'other-data': [
      `before ${JSON.stringify(before.data)}`,
      `after  ${JSON.stringify(after.data)}`,
      ...rows(gone, come),
    ],
    'newly-read': [`before ${before.reason}`, `after  ${JSON.stringify(after.data)}`],
    'other-rows': rows(gone, come),
    'other-words': [`before ${before.canonical.join(' / ')}`, `after  ${after.canonical.join(' / ')}`],
  };
  for (const line of told[change]) terminal.print(`      ${line}`);
}

const lacking = (rows: readonly string[], among: readonly string[]): readonly string[] =>
  rows.filter((row) => !among.includes(row));

const rows = (gone: readonly string[], come: readonly string[]): readonly string[] => [
  `rows   ${[...gone.map((row) => `-${row}`), ...come.map((row) => `+${row}`)].join(' ')}`,
];
