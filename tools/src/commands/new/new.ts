import { nearNames } from '@cardwright/core';
import { checkText, nearestReading } from '@cardwright/dsl';
import type { Scaffold } from '@cardwright/dsl/kit';
import { SourceFile } from '../../files/source-file.ts';
import { writeTree } from '../../files/write-tree.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { packageFiles } from '../../package/package-files.ts';
import { isPackageName } from '../../package/package-name.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import { begunFiles } from '../../scaffold/begun-files.ts';
import { gameFiles } from '../../scaffold/game-files.ts';
import { inComment, literal, type Names, namesOf } from '../../scaffold/names.ts';
import type { GivenShelf } from '../../session.ts';
import { readYaml } from '../../set-file/read-yaml.ts';
import { shapeFaults } from '../../set-file/schema.ts';
import { setFiles } from '../../set-package/set-files.ts';
import { setYaml } from '../../set-package/set-yaml.ts';
import { partOf } from '../../shelf/part-of.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import type { TextGame } from '../../texts/text-game.ts';

interface NewOptions extends GivenShelf {
  readonly out?: string;
  readonly code?: string;
  readonly text?: string;
  readonly json?: boolean;
}

type Make = (game: TextGame, names: Names, options: NewOptions) => Promise<ReadonlyMap<string, string>>;

/** Enough cards for a random deck with four copies of each. */
const CARDS = 10;

const newSet: Make = async (game, { title, kebab }, { code = kebab }) => {
  const cards = Array.from({ length: CARDS }, (_, i) => game.kit.cards.sample(code, i + 1));
  // Report what is wrong with the package's own file before creating anything.
  const yaml = readYaml(new SourceFile('cards.yaml', setYaml(game, { code, name: title, cards }, '')));
  const [fault] = shapeFaults(yaml, game);
  if (fault !== undefined)
    return fail('new/set', `no set can be called that: ${fault.problem.message}`, {
      help: 'a set has a name, and a code that --code can give: cardwright new set "Night Watch" --code 99',
    });
  return await setFiles(game, { code, name: title, packageName: kebab, cards });
};

/** What the game begins such packages with. @throws ProblemError where it begins none */
async function begins<W extends keyof Scaffold>(game: TextGame, what: W): Promise<NonNullable<Scaffold[W]>> {
  const make = (await partOf(game.kit, 'scaffold')())[what];
  if (make !== undefined) return make as NonNullable<Scaffold[W]>;
  return fail('game/no-part', `${game.name} has no ${what} to begin`, {
    help: `a game brings it as “${what}” of the scaffold of its kit`,
  });
}

const kitNames = (names: Names) => ({ ...names, comment: inComment(names.title) });

const newKeyword: Make = async (game, names, { text }) => {
  const begin = await begins(game, 'keyword');
  const sentences = (text ?? '').split(/\n|\\n/).filter((line) => line.trim() !== '');
  if (sentences.length === 0)
    fail('usage/missing-argument', `“${names.title}” says nothing yet`, {
      help: 'give its sentence with --text "Whenever this character quests, you may draw a card."',
    });
  const language = game.languageOf([]);
  const type = game.types[0]!;
  for (const sentence of sentences) {
    const problem = checkText(language, sentence, { type });
    if (problem === undefined) continue;
    const meant = nearestReading(language, { text: sentence, type, name: names.title });
    fail('new/sentence', `“${sentence}” cannot be a keyword's sentence: ${problem}`, {
      ...(meant === undefined ? {} : { suggestion: meant }),
      help: '`cardwright explain "<text>"` shows where it stops and what could stand there',
    });
  }
  return begunFiles(
    game.kit,
    names.kebab,
    begin(kitNames(names), literal(names.title), sentences.map(literal)),
  );
};

const newFormat: Make = async (game, names) => {
  const begin = await begins(game, 'format');
  return begunFiles(game.kit, names.kebab, begin(kitNames(names), literal(names.title)));
};

const newProject: Make = async (game, names) => {
  const begin = await begins(game, 'project');
  return new Map([
    ...packageFiles({
      name: names.kebab,
      description: `${names.title}: cards, a keyword, a format and a bot for ${game.kit.title}.`,
      dependencies: ['@cardwright/bots', '@cardwright/core', '@cardwright/dsl', game.kit.imports.package],
      devDependencies: ['@cardwright/testkit', 'cardwright', 'yaml'],
    }),
    ...begin(kitNames(names)),
  ]);
};

const kinds: Readonly<Record<string, Make>> = {
  set: newSet,
  keyword: newKeyword,
  format: newFormat,
  project: newProject,
  game: async (_game, names) => gameFiles(names),
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
  const files = await make(await loadTextGame(await options.shelf.asked()), names, options);
  // Every kind creates a package or adds to one, by this name.
  if (!isPackageName(names.kebab))
    fail('new/name', `no package can be called “${names.kebab}”`, {
      help: 'npm takes up to 214 characters, and no name of a part of Node; add another word',
    });
  writeTree(out, files, terminal.cwd);
  if (options.json) {
    writeAnswer(terminal, { kind, folder: out, files: [...files.keys()] });
    return 0;
  }
  terminal.print(`${out}: ${[...files.keys()].join(', ')}`);
  terminal.print(terminal.colors.dim(`Next: cd ${out} && npm install && npm test`));
  return 0;
}
