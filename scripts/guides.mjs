// Copies the guides into the command line's bundle, so that `cardwright docs` shows them to whoever has installed the
// package: the pages, the examples and the clients, in the places where the pages' links look for them. A link to what is
// not copied, a source or a page of the API, becomes its text. Run by the command line's build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapLinks } from './links.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = join(root, 'tools/dist/guides');

/** Pages at the root, folders of pages, and folders that are copied whole. */
const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const folders = ['docs', 'docs/decisions', 'docs/rulings'];
const whole = ['examples', 'clients'];

/** What lies in a folder besides what was written for it. */
const MADE = /(?:^|\/)(?:node_modules|\.types|__pycache__|dist)(?:\/|$)|\.tsbuildinfo$/;

rmSync(target, { recursive: true, force: true });
for (const folder of whole)
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    filter: (source) => !MADE.test(source.slice(root.length).replaceAll('\\', '/')),
  });
const files = [
  ...pages,
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];
const copied = new Set(files);
for (const file of files) {
  const text = mapLinks(readFileSync(join(root, file), 'utf8'), ({ path, whole: link, text: words }) => {
    const to = posix.join(posix.dirname(file), path);
    return path === '' || copied.has(to) || existsSync(join(target, to)) ? link : words;
  });
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), text);
}
