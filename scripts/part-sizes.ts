// Writes into docs/a-new-game-in-an-afternoon.md how large each part of the two games is.
// Run: node --import ./scripts/register-source.mjs scripts/part-sizes.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/a-new-game-in-an-afternoon.md`;
const games = { Lorcana: 'packages/lorcana/src', 'Kingdom Hearts': 'packages/kingdom-hearts/src' };

interface Part {
  readonly part: string;
  readonly says: string;
  /** Folders and files below `src`; a file is of the part with the longest path that leads to it. */
  readonly paths: readonly string[];
}

const parts: readonly Part[] = [
  {
    part: '`abilities`',
    says: 'names and kinds of effect as types, under the name of the game',
    paths: ['abilities'],
  },
  { part: '`table`', says: 'zones, columns, stats, and questions about the table', paths: ['table'] },
  {
    part: '`events`',
    says: 'what can happen, each kind with the one function that commits it',
    paths: ['events'],
  },
  {
    part: '`turn`, `setup`',
    says: 'preparation, the phases as a table, the state check, who resolves first',
    paths: ['turn', 'setup'],
  },
  {
    part: '`actions` and playing',
    says: 'turn actions and the programs that they run, battles and challenges',
    paths: ['actions', 'battle', 'challenge', 'play'],
  },
  {
    part: '`effects`',
    says: 'what card text does beyond what it does in any game',
    paths: ['effects'],
  },
  { part: '`keywords`', says: 'sentences that define them', paths: ['keywords'] },
  {
    part: 'words',
    says: 'the lexicon: types, stats, symbols, zones',
    paths: ['language/lexicon', 'language/words.ts'],
  },
  { part: 'phrases', says: 'rows of the grammar', paths: ['language/phrases'] },
  {
    part: '`language`',
    says: 'the language of words and phrases, sets compiled with it, and new texts of cards',
    paths: ['language', 'language.ts', 'errata'],
  },
  {
    part: '`cards`, `sets`',
    says: 'facts of a card, and a compiled set as a plugin',
    paths: ['cards', 'sets'],
  },
  {
    part: '`formats`, `options`',
    says: 'rules for decks, and what a format may change',
    paths: ['formats', 'options'],
  },
  { part: '`decks`', says: 'the words of deck lists', paths: ['decks'] },
  {
    part: '`card-files`',
    says: 'the forms in which public files have the cards',
    paths: ['card-files'],
  },
  { part: '`messages`', says: 'log lines, questions and actions in English', paths: ['messages'] },
  {
    part: '`rules`',
    says: 'the rulebook’s statements in one line each, for conformance',
    paths: ['rules'],
  },
  {
    part: 'for tests and bots',
    says: 'boards for the fuzz and for tests of each card, a second telling of what is legal, what a side is worth',
    paths: ['testing.ts', 'oracle', 'perft', 'situations', 'standing'],
  },
  {
    part: '`kit`',
    says: 'the game as one object, for commands: decks, formats, what a position is worth, packages to begin',
    paths: ['kit'],
  },
  { part: '`plugin`', says: 'all of it in one plugin', paths: ['plugin.ts', 'index.ts'] },
];

/** The lines of a game's parts, in their order. @throws Error for a file that is of no part */
export function linesOfParts(files: ReadonlyMap<string, string>): readonly number[] {
  const lines = parts.map(() => 0);
  for (const [file, text] of files) {
    let [of, longest] = [-1, ''];
    for (const [index, { paths }] of parts.entries()) {
      for (const path of paths) {
        const leads = file === path || file.startsWith(`${path}/`);
        if (leads && path.length > longest.length) [of, longest] = [index, path];
      }
    }
    if (of < 0) throw new Error(`${file} is of no part: give it one in scripts/part-sizes.ts`);
    lines[of]! += text.split('\n').length - 1;
  }
  return lines;
}

function sourcesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'));
  return new Map(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
}

/** Two digits say how large a part is, and do not change with every line of it. */
const about = (lines: number): string =>
  lines === 0 ? '–' : Number(lines.toPrecision(2)).toLocaleString('en');

function table(): string {
  const counts = Object.values(games).map((folder) => linesOfParts(sourcesIn(root + folder)));
  const rows = [
    ['part', 'what it says', ...Object.keys(games)],
    ...parts.map(({ part, says }, index) => [part, says, ...counts.map((lines) => about(lines[index]!))]),
    ['all', '', ...counts.map((lines) => about(lines.reduce((sum, one) => sum + one, 0)))],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [head, ...body] = rows.map(
    (row) =>
      `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`,
  );
  const rule = widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head, `| ${rule.join(' | ')} |`, ...body].join('\n');
}

/** A page with the table as it is today between its two marks. @throws Error when the marks are missing */
export function withTable(text: string): string {
  const marks = /(<!-- sizes: [^>]*-->\n\n).*?(\n\n<!-- end of sizes -->)/s;
  if (!marks.test(text)) throw new Error('the page has no marks for the table of sizes');
  return text.replace(marks, (_, before: string, after: string) => before + table() + after);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(page, withTable(readFileSync(page, 'utf8')));
