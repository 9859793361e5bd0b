/** A fenced block of a page. */
export interface Block {
  /** Path of the page, relative to the root. */
  readonly file: string;
  /** Line of the page on which the block's own first line stands, from 1. */
  readonly line: number;
  /** What follows the opening fence (`ts`). */
  readonly language: string;
  readonly code: string;
}

/** A link or an image of a page. */
export interface Link {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

const fence = /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/;

interface Page {
  readonly blocks: readonly Block[];
  /** The lines outside blocks; those of blocks are empty. */
  readonly prose: readonly string[];
}

function takeApart(file: string, markdown: string): Page {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: { line: number; indent: string; mark: string; language: string; code: string[] } | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const found = fence.exec(text);
    prose.push(open || found ? '' : text);
    if (open === undefined) {
      if (found)
        open = { line: index + 2, indent: found[1]!, mark: found[2]!, language: found[3]!, code: [] };
    } else if (found && found[2]!.startsWith(open.mark) && found[3] === '') {
      blocks.push({ file, line: open.line, language: open.language, code: open.code.join('\n') });
      open = undefined;
    } else {
      open.code.push(text.startsWith(open.indent) ? text.slice(open.indent.length) : text);
    }
  }
  if (open !== undefined) throw new Error(`${file}:${open.line - 1}: this block is never closed`);
  return { blocks, prose };
}

/** The fenced blocks of a page, in order. @throws Error when one is never closed */
export const blocksOf = (file: string, markdown: string): readonly Block[] =>
  takeApart(file, markdown).blocks;

/** Links and images of a page, outside code. */
export function linksOf(file: string, markdown: string): Link[] {
  return takeApart(file, markdown).prose.flatMap((text, index) =>
    [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)/g)].map(
      ([, target]) => ({
        file,
        line: index + 1,
        target: target!,
      }),
    ),
  );
}

/** Code in the middle of sentences and tables, with its line. */
export const inlineCodeOf = (file: string, markdown: string): Omit<Block, 'language'>[] =>
  takeApart(file, markdown).prose.flatMap((text, index) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => ({ file, line: index + 1, code: code! })),
  );

/** What links can name in a page: its headings as GitHub writes them in addresses, and anchors of its own. */
export function anchorsOf(file: string, markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const text of takeApart(file, markdown).prose) {
    for (const [, id] of text.matchAll(/<a id="([^"]+)"><\/a>/g)) anchors.add(id!);
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const name = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = name;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${name}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Whether lines are what a page shows of an output: `…` stands for any part of a line, alone for any lines. */
export function matchesShown(shown: string, output: string): boolean {
  const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const tidy = (text: string): string => text.replace(/[ \t]+$/gm, '').trim();
  const pattern = tidy(shown)
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:.*\n)*?' : `${line.split('…').map(literally).join('.*')}\n`))
    .join('');
  return new RegExp(`^${pattern}$`).test(`${tidy(output)}\n`);
}
