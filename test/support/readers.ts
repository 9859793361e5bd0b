import { type Entry, type Exported, typesSaidBy } from './entries.ts';
import { inlineCodeOf } from './markdown.ts';
import { filesIn, read } from './sources.ts';
import { takenBy } from './taken.ts';

/** Pages that promise names: what is written by a program tells only what is there, and decisions what was. */
export const pages: readonly string[] = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...filesIn('docs').filter(
    (file) => file.endsWith('.md') && !/^docs\/(api|decisions)\/|^docs\/phrases\.md$/.test(file),
  ),
  ...filesIn('packages').filter((file) => file.endsWith('/README.md')),
];

const code: readonly string[] = ['packages', 'tools', 'test', 'scripts', 'examples']
  .flatMap(filesIn)
  .filter((file) => /\.(ts|m?js)$/.test(file));

/** Who takes each name, by entry and name. */
function readersOf(): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const file of [...code, ...pages]) {
    const text = read(file);
    if (!text.includes('@cardwright/')) continue;
    for (const { specifier, name } of takenBy(text)) {
      const known = readers.get(`${specifier} ${name}`);
      if (known === undefined) readers.set(`${specifier} ${name}`, [file]);
      else known.push(file);
    }
  }
  return readers;
}

/** The names that pages mention as code: `fork`, `fork(state)`, `new ForkPool()`. */
const namesInPages = (): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap((file) => inlineCodeOf(file, read(file)))
      .flatMap((span) => /^(?:new )?(\w+)(?:\(|$)/.exec(span.code)?.[1] ?? []),
  );

const declarationOf = ({ file, local }: Exported): string => `${file} ${local}`;

/**
 * The exports that nobody reads, each as `entry: name`. Who reads: code outside the package (its own tests are inside; what
 * its sources take of it by its name stands in texts that are written for others), a page, and a declaration that is read
 * itself and speaks of a type. What is read through one entry is read through those that hold the same.
 */
export function unreadExports(entries: readonly Entry[]): string[] {
  const readers = readersOf();
  const named = namesInPages();
  const all = entries.flatMap(({ exported }) => exported);
  const reached = new Set<string>();
  const open: Exported[] = [];
  const reach = (exported: Exported): void => {
    if (reached.has(declarationOf(exported))) return;
    reached.add(declarationOf(exported));
    open.push(exported);
  };
  for (const { specifier, folder, exported } of entries)
    for (const one of exported) {
      const outside = readers
        .get(`${specifier} ${one.name}`)
        ?.some((file) => !file.startsWith(`${folder}/test/`));
      if (outside || named.has(one.name)) reach(one);
    }
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const type of typesSaidBy(next, all)) reach(type);
  return entries.flatMap(({ specifier, exported }) =>
    exported.filter((one) => !reached.has(declarationOf(one))).map(({ name }) => `${specifier}: ${name}`),
  );
}
