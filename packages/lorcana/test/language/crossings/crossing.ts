import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { type CompiledText, compileText, type Phrase, type CardFacts as TextFacts } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { anyType, language } from '../language.ts';

/** Parts of the language crossed with the places where they can stand: a cell of such a table is one text. */

const engine = createEngine({ plugins: [lorcana] });
const bind = (ability: Parameters<typeof bindAbility>[2]) => bindAbility(engine, 'text', ability);

/** The text as it is read on a card of one type; undefined if it is refused there. */
function readOn(text: string, facts: TextFacts): CompiledText | undefined {
  const read = compileText(language, { text, ...facts }, bind);
  return read.verdict.supported ? read : undefined;
}

/** The text as it is read on the first type of card that may bear it. */
export function reading(text: string, types: readonly TextFacts[] = anyType): CompiledText | undefined {
  for (const facts of types) {
    const read = readOn(text, facts);
    if (read) return read;
  }
  return undefined;
}

/** Words of one row. */
export interface Leaf {
  /** `slot/name`, and which words of the row these are where there are several. */
  readonly row: string;
  readonly words: string;
}

const uses = (read: CompiledText | undefined, row: string): boolean =>
  read?.abilities.some(({ phrases }) => phrases.includes(row)) ?? false;

/** Words of a row that its own examples show: the shortest that are read as this row in the frame. */
function shown(row: Phrase, name: string, frame: (words: string, row: string) => string): string | undefined {
  for (const example of row.examples ?? []) {
    const read = reading(example);
    for (const { spans } of read?.abilities ?? []) {
      const parts = new Set(Object.values(spans).map(({ start, end }) => example.slice(start, end)));
      for (const words of [...parts].sort((a, b) => a.length - b.length))
        if (uses(reading(frame(words, name)), name)) return words;
    }
  }
  return undefined;
}

/** The row that words are given for: by its name, with which words of it they are behind it where there are several. */
export const rowOf = (key: string): string => key.split(' ')[0]!;

/**
 * The rows of a slot, each with words: those given here, or those of its own examples. A row without either has none.
 *
 * @param given by name, or by name and which words of the row they are
 * @param frame a text around the words, to see whether they are read as the row
 */
export function leavesOf(
  slot: string,
  given: Readonly<Record<string, string>>,
  frame: (words: string, row: string) => string,
): { readonly leaves: readonly Leaf[]; readonly without: readonly string[] } {
  const leaves: Leaf[] = [];
  const without: string[] = [];
  for (const row of language.phrases) {
    if (row.slot !== slot) continue;
    const name = `${slot}/${row.name}`;
    const here = Object.entries(given).filter(([key]) => rowOf(key) === row.name);
    for (const [key, words] of here) leaves.push({ row: `${slot}/${key}`, words });
    if (here.length > 0) continue;
    const words = shown(row, name, frame);
    if (words === undefined) without.push(row.name);
    else leaves.push({ row: name, words });
  }
  return { leaves, without };
}

/** A cell: a leaf at a place. */
export interface Cell {
  readonly leaf: string;
  readonly place: string;
  /** What it may be written as, each as good as the others: a verb with either number. */
  readonly texts: readonly string[];
}

/** Counts the cells that are read, and tells those that are not. */
export function crossed(cells: readonly Cell[]): { readonly share: number; readonly told: string } {
  const refused = cells.filter(({ texts }) => !texts.some((text) => reading(text)));
  const share = 1 - refused.length / cells.length;
  const most = (part: 'leaf' | 'place'): string => {
    const counts: Record<string, number> = {};
    for (const cell of refused) counts[cell[part]] = (counts[cell[part]] ?? 0) + 1;
    const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
    return sorted.map(([name, count]) => `${count} ${name}`).join('; ');
  };
  return {
    share,
    told: [
      `${cells.length - refused.length} of ${cells.length} cells are read, ${(100 * share).toFixed(1)} %; not:`,
      most('leaf'),
      most('place'),
      ...refused.map(({ texts }) => texts[0]),
    ].join('\n'),
  };
}
