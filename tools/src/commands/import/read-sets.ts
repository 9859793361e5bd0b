import type { KitCard } from '@cardwright/dsl/kit';
import {
  CardFileError,
  type CardText,
  cardSourceOf,
  type FileCard,
  type LeftOut,
  readCardFiles,
} from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { readYaml } from '../../set-file/read-yaml.ts';
import { shapeFaults } from '../../set-file/schema.ts';
import { setYaml } from '../../set-package/set-yaml.ts';
import type { TextGame } from '../../texts/text-game.ts';

/** The cards of one set, in the order of their numbers. */
export interface GivenSet {
  readonly code: string;
  readonly name: string;
  readonly cards: readonly KitCard[];
}

/** The sets of some card files, and every entry of the files that is in none. */
export interface GivenSets {
  readonly sets: readonly GivenSet[];
  readonly leftOut: readonly LeftOut[];
}

const byCode = (a: GivenSet, b: GivenSet): number => a.code.localeCompare(b.code, 'en', { numeric: true });

/**
 * The sets of some card files. What a set cannot hold is left out: a card that lacks a fact of its type, or whose set has
 * a code that is none.
 *
 * @throws ProblemError, CardFileError for a file that cannot be read, or of which no card can be used
 */
export async function readSets(game: TextGame, files: readonly string[], cwd: string): Promise<GivenSets> {
  const texts = files.map((file): CardText => ({ file, text: SourceFile.read(file, cwd).text }));
  const { cards, leftOut, setNames } = await readCardFiles(texts, await cardSourceOf(game.kit));
  const bySet = new Map<string, FileCard[]>();
  for (const one of cards) {
    const set = bySet.get(one.card.set);
    if (set === undefined) bySet.set(one.card.set, [one]);
    else set.push(one);
  }
  const sets: GivenSet[] = [];
  const unheld: LeftOut[] = [];
  for (const [code, all] of bySet) {
    const name = setNames.get(code) ?? `Set ${code}`;
    const given = all.toSorted((a, b) => a.card.number - b.card.number);
    const faults = faultsOf(game, code, name, given);
    const held = given.filter((one) => !faults.has(one));
    unheld.push(...faults.values());
    if (held.length > 0) sets.push({ code, name, cards: held.map(({ card }) => card) });
  }
  for (const file of files) {
    const faulty = unheld.filter((one) => one.file === file);
    if (faulty.length > 0 && faulty.length === cards.filter((one) => one.file === file).length)
      throw new CardFileError(
        'card-file/card',
        file,
        faulty.flatMap(({ problems = [] }) => problems),
        'has no card that a set can hold',
      );
  }
  return { sets: sets.sort(byCode), leftOut: [...leftOut, ...unheld] };
}

/** What a set's own file could not say of each of these cards, at the places of the files that were given. */
function faultsOf(
  game: TextGame,
  code: string,
  name: string,
  given: readonly FileCard[],
): Map<FileCard, LeftOut> {
  const cards = given.map(({ card }) => card);
  const yaml = readYaml(new SourceFile('cards.yaml', setYaml(game, { code, name, cards }, '')));
  const faults = new Map<FileCard, LeftOut>();
  for (const { path, problem } of shapeFaults(yaml, game)) {
    // What is wrong with the set itself is wrong with each of its cards.
    const of = path[0] === 'cards' ? given.slice(path[1] as number, (path[1] as number) + 1) : given;
    for (const one of of) {
      const { file, index, card } = one;
      const known = faults.get(one)?.problems ?? [];
      const { message, help } = problem;
      const told = {
        message: `card ${index + 1} (${card.name}): ${message}`,
        path: [index],
        ...(help === undefined ? {} : { help }),
      };
      faults.set(one, {
        ...{ kind: 'refused', file, index, set: card.set, number: card.number, name: card.name },
        ...{ why: [...known, told].map((each) => each.message).join('; '), code: 'card-file/card' },
        problems: [...known, told],
      });
    }
  }
  return faults;
}
