import { nearNames } from '@cardwright/core';
import { checkText, nearestReading } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { SourceFile } from '../../files/source-file.ts';
import { writeTree } from '../../files/write-tree.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import { formatFiles } from '../../scaffold/format-files.ts';
import { gameFiles } from '../../scaffold/game-files.ts';
import { keywordFiles } from '../../scaffold/keyword-files.ts';
import { type Names, namesOf } from '../../scaffold/names.ts';
import { readYaml } from '../../set-file/read-yaml.ts';
import { shapeFaults } from '../../set-file/schema.ts';
import { isPackageName } from '../../set-package/package-name.ts';
import { setFiles } from '../../set-package/set-files.ts';
import { setYaml } from '../../set-package/set-yaml.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { lorcana } from '../../texts/lorcana.ts';

interface NewOptions {
  readonly out?: string;
  readonly code?: string;
  readonly text?: string;
}

type Make = (
  names: Names,
  options: NewOptions,
) => Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string>;

/** A card to begin with, that shows each kind of fact. */
const firstCard = (set: string, number: number): CardFacts => ({
  set,
  number,
  name: 'Scribe',
  version: `Keeper of Note ${number}`,
  type: 'character',
  inks: ['amber'],
  cost: 2,
  inkable: true,
  classifications: ['Storyborn', 'Ally'],
  strength: 1,
  willpower: 3,
  lore: 1,
  rarity: 'common',
  text: 'TAKE NOTES When you play this character, you may draw a card.',
});

/** Enough cards for a random deck with four copies of each. */
const CARDS = 10;

const newSet: Make = ({ title, kebab }, { code = kebab }) => {
  const cards = Array.from({ length: CARDS }, (_, i) => firstCard(code, i + 1));
  // Report what is wrong with the package's own file before creating anything.
  const yaml = readYaml(new SourceFile('cards.yaml', setYaml(code, title, cards, '')));
  const [fault] = shapeFaults(yaml, lorcana);
  if (fault !== undefined)
    return fail('new/set', `no set can be called that: ${fault.problem.message}`, {
      help: 'a set has a name, and a code that --code can give: cardwright new set "Night Watch" --code 99',
    });
  return setFiles({ code, name: title, packageName: kebab, cards });
};

const newKeyword: Make = (names, { text }) => {
  const sentences = (text ?? '').split(/\n|\\n/).filter((line) => line.trim() !== '');
  if (sentences.length === 0)
    fail('usage/missing-argument', `“${names.title}” says nothing yet`, {
      help: 'give its sentence with --text "Whenever this character quests, you may draw a card."',
    });
  const language = createLorcanaLanguage();
  for (const sentence of sentences) {
    const problem = checkText(language, sentence, { type: 'character' });
    if (problem === undefined) continue;
    const meant = nearestReading(language, { text: sentence, type: 'character', name: names.title });
    fail('new/sentence', `“${sentence}” cannot be a keyword's sentence: ${problem}`, {
      ...(meant === undefined ? {} : { suggestion: meant }),
      help: '`cardwright explain "<text>"` shows where it stops and what could stand there',
    });
  }
  return keywordFiles({ names, sentences });
};

const kinds: Readonly<Record<string, Make>> = {
  set: newSet,
  keyword: newKeyword,
  format: (names) => formatFiles(names),
  game: (names) => gameFiles(names),
};

const near = (kind: string): Pick<Problem, 'suggestion'> => {
  const [nearest] = nearNames(kind, Object.keys(kinds), 1);
  return nearest === undefined ? {} : { suggestion: nearest };
};

/** `new <kind> <name>` */
export async function begin(
  terminal: Terminal,
  kind: string,
  name: string,
  options: NewOptions,
): Promise<number> {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (make === undefined)
    return fail('new/kind', `there is no “${kind}” to begin`, {
      ...near(kind),
      help: `one of ${Object.keys(kinds).join(', ')}`,
    });
  const names = namesOf(name);
  const out = options.out ?? names.kebab;
  const files = await make(names, options);
  // Every kind creates a package or adds to one, by this name.
  if (!isPackageName(names.kebab))
    fail('new/name', `no package can be called “${names.kebab}”`, {
      help: 'npm takes up to 214 characters, and no name of a part of Node; add another word',
    });
  writeTree(out, files, terminal.cwd);
  terminal.print(`${out}: ${[...files.keys()].join(', ')}`);
  terminal.print(terminal.colors.dim(`Next: cd ${out} && npm install && npm test`));
  return 0;
}
