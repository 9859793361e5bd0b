import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from '../shelf/package-folder.ts';

/** A page of the documentation that comes with this program. */
export interface Guide {
  /** By which it is asked for. */
  readonly topic: string;
  readonly title: string;
  /** Where it lies. */
  readonly file: string;
  readonly text: string;
}

/** A part of a page, under one heading. */
export interface Section {
  readonly topic: string;
  readonly heading: string;
  readonly text: string;
}

/** Pages at the root, and folders of pages. */
const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const FOLDERS = ['docs', 'docs/decisions'];

/** The folder that has the pages: the repository, or the copy in the package. */
function guidesFolder(): string {
  const own = packageFolder('cardwright');
  return existsSync(join(own, 'src/cli.ts')) ? join(own, '..') : join(own, 'dist/guides');
}

const headingOf = (line: string): string | undefined => /^#{1,6} (.*)$/.exec(line)?.[1];

function read(folder: string, path: string): Guide {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const name = path.replace(/^docs\//, '').replace(/\.md$/, '');
  const topic = name.endsWith('/README') ? name.slice(0, -'/README'.length) : name;
  const title = text.split('\n').map(headingOf).find(Boolean) ?? topic;
  return { topic: topic.toLowerCase(), title, file, text };
}

/** Every page, those at the root first. */
export function readGuides(): readonly Guide[] {
  const folder = guidesFolder();
  const pages = FOLDERS.flatMap((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => join(relative(folder, path), file).replaceAll('\\', '/'));
  });
  return [...ROOT_PAGES, ...pages]
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => read(folder, path));
}

/** The parts of a page: a heading with what stands under it, deeper headings included. */
export function sectionsOf({ topic, text }: Guide): readonly Section[] {
  const lines = text.split('\n');
  const heads: { readonly at: number; readonly depth: number; readonly heading: string }[] = [];
  let inCode = false;
  for (const [at, line] of lines.entries()) {
    if (/^\s*```/.test(line)) inCode = !inCode;
    const heading = inCode ? undefined : headingOf(line);
    if (heading !== undefined) heads.push({ at, depth: line.indexOf(' '), heading });
  }
  return heads.map(({ at, depth, heading }, i) => {
    const next = heads.slice(i + 1).find((one) => one.depth <= depth);
    return { topic, heading, text: lines.slice(at, next?.at).join('\n').trim() };
  });
}
