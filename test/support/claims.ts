import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, inlineCodeOf } from './markdown.ts';
import { commandLines } from './shell.ts';
import { read, root } from './sources.ts';

/** Pages whose command lines are claims: what they show has to be so. */
export const claiming: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

/** The command lines of these pages, in blocks, sentences and tables, with the page each is on. */
export function claimedCommands(): { readonly file: string; readonly line: string }[] {
  return claiming.flatMap((file) => {
    const page = read(file);
    const blocks = blocksOf(file, page)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => commandLines(code));
    const named = inlineCodeOf(file, page).map(({ code }) => code);
    return [...blocks, ...named]
      .filter((line) => /^(npx cardwright|npm) \S/.test(line))
      .map((line) => ({ file, line }));
  });
}

/** The command lines of `.ci/run` and of `.ci/nightly` itself, as pages write them. */
export function commandsOfCi(): ReadonlySet<string> {
  const lines = ['.ci/run', '.ci/nightly'].flatMap((file) => read(file).split('\n'));
  const run = lines.flatMap(
    (line) => /^step '[^']*' (.*)$/.exec(line)?.[1] ?? /^npm .*$/.exec(line)?.[0] ?? [],
  );
  return new Set(run.map((line) => line.replace(' --silent', '').replace(/ -- .*$/, '')));
}

/** Commands that a test file runs in its own way: the file, and how the command stands in it. */
export const ranByTests: Readonly<Record<string, readonly [file: string, called: string]>> = {
  'npx cardwright check packages/cards-set1/cards.yaml': ['test/claims.test.ts', "'check'"],
  'npx cardwright coverage packages/cards-set1/cards.yaml': ['test/claims.test.ts', "'coverage'"],
  'npx cardwright format packages/cards-set1/cards.yaml --write': ['test/claims.test.ts', "'format'"],
  'npx cardwright rules': ['test/claims.test.ts', "'rules'"],
  'npx cardwright docs': ['tools/test/commands/docs.test.ts', "'docs'"],
  'npx cardwright docs write-a-bot': ['tools/test/commands/docs.test.ts', "'write-a-bot'"],
  'npx cardwright docs DSL1001': ['tools/test/commands/docs.test.ts', "'DSL1001'"],
  'npx cardwright phrases --effect-of predicate/draw': [
    'tools/test/commands/effect-of.test.ts',
    "'--effect-of'",
  ],
  'npm run generalise': ['tools/test/commands/generalise.test.ts', "'generalise'"],
};

/** Commands that show nothing: they write, fetch or ask. What compares what they write is in CI. */
export const showsNothing: Readonly<Record<string, string>> = {
  'npm run format': 'npm run lint',
  'npm run generate': 'npm run check:generated',
  'npm run licences': 'npm run check:licences',
  'npm audit': 'npm run check:audit',
  'npm create cardwright': 'npm run check:example',
  'npm create cardwright "Night Watch"': 'npm run check:example',
  'npm install cardwright': 'npm run check:example',
  'npm run changeset': 'npm test',
};
