import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesIn, read, root, workspaces } from '../support/sources.ts';

interface CardText {
  readonly name: string;
  readonly version?: string;
}

/** Every card of every set in the workspace. */
const cards: readonly CardText[] = filesIn('packages')
  .filter((file) => /\/cards-[^/]+\/.*cards?[^/]*\.yaml$/.test(file))
  .flatMap((file) => (parse(read(file)) as { cards?: readonly CardText[] }).cards ?? []);

/** What an engine package could only say of one card: a full name, or a name of several words. */
const telling = new Set(
  cards.flatMap(({ name, version }) => [
    ...(version === undefined ? [] : [`${name} - ${version}`]),
    ...(/\s/.test(name) ? [name] : []),
  ]),
);
/** Names of one word are words too: they are looked for where they are a whole text (`'Stitch'`). */
const words = new Set(cards.map(({ name }) => name).filter((name) => !/\s/.test(name)));

interface Exception {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}

const classifications = 'packages/lorcana/src/cards/classifications.ts';
const allowed: readonly Exception[] = [
  { file: classifications, name: 'Captain', reason: 'a classification, which a card has for its name too' },
  { file: classifications, name: 'Gargoyle', reason: 'a classification, which a card has for its name too' },
  {
    file: 'packages/kingdom-hearts/src/language/phrases/rules.ts',
    name: 'Donald Duck',
    reason: 'an example of a phrase that names cards',
  },
  ...[
    'Agrabah',
    'Disney Castle',
    'End of the World',
    'Halloween Town',
    'Hollow Bastion',
    'Hundred Acre Wood',
    'Monstro',
    'Olympus Coliseum',
    'The World That Never Was',
    'Timeless River',
    'Traverse Town',
    'Twilight Town',
  ].map((name) => ({
    file: 'packages/kingdom-hearts/src/cards/home-worlds.ts',
    name,
    reason: 'a Home World, which a World Card has for its name too',
  })),
  { file: classifications, name: 'Tigger', reason: 'a classification, which a card has for its name too' },
];

/** Rooms of a game that its rules do not use: positions to count from, and what commands are told about its sets. */
const ABOUT_SETS = /\/src\/(perft|kit|card-files)\//;

/** The packages that make games go: all but the sets. */
const sources = workspaces
  .filter(({ folder }) => folder.startsWith('packages/') && !folder.startsWith('packages/cards-'))
  .flatMap(({ sources: files }) => files)
  .filter((file) => !ABOUT_SETS.test(file))
  .filter((file) => existsSync(join(root, file)));

/** Card names in a file: in its texts, templates and comments, not in identifiers. */
function namesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const look = (piece: string): void => {
    for (const name of telling) if (piece.includes(name)) found.add(name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      look(node.text);
      if (words.has(node.text)) found.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [comment] of text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm))
    look(comment.replaceAll(/\s+\*?\s*/g, ' '));
  return [...found];
}

test('the sets are found', () => {
  expect(cards.length).toBeGreaterThanOrEqual(204);
});

test('names are found in texts and comments, and words only where they are all that is said', () => {
  const [full] = [...telling];
  const [word] = [...words];
  expect(namesIn('a.ts', `// as ${full} does\nconst a = 1;`)).toContain(full);
  expect(namesIn('a.ts', `const a = card('${word}');`)).toContain(word);
  expect(namesIn('a.ts', `const a = 'it says ${word} among others';`)).toEqual([]);
  expect(namesIn('a.ts', 'const identifier = 1;')).toEqual([]);
});

const found = sources.flatMap((file) => namesIn(file, read(file)).map((name) => ({ file, name })));

test('no card is named in the code of an engine', () => {
  const wrong = found.filter(
    ({ file, name }) => !allowed.some((one) => one.file === file && one.name === name),
  );
  expect(wrong).toEqual([]);
});

test('every exception is still needed', () => {
  expect(
    allowed.filter((one) => !found.some(({ file, name }) => one.file === file && one.name === name)),
  ).toEqual([]);
});
