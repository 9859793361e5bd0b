import type { CardFacts } from '@cardwright/lorcana';
import { CardFileError, type CardFileProblem, parseWholeCardFile } from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import { readYaml } from '../../set-file/read-yaml.ts';
import { shapeFaults } from '../../set-file/schema.ts';
import { setYaml, sharedNames } from '../../set-package/set-yaml.ts';
import { lorcana } from '../../texts/lorcana.ts';

/** The cards of one set, in the order of their numbers. */
export interface GivenSet {
  readonly code: string;
  readonly name: string;
  readonly cards: readonly CardFacts[];
}

/** Where a card came from, for messages. */
interface Origin {
  readonly file: string;
  readonly index: number;
}

const byNumber = (a: CardFacts, b: CardFacts): number => a.number - b.number;
const byCode = (a: GivenSet, b: GivenSet): number => a.code.localeCompare(b.code, 'en', { numeric: true });

/**
 * The sets of some card files.
 *
 * @throws ProblemError, CardFileError with the place of every fault of a file, also of what a set could not hold: a card
 * that lacks a fact of its type, a number or a full name used twice
 */
export async function readSets(
  files: readonly string[],
  cwd: string,
): Promise<{ readonly sets: readonly GivenSet[]; readonly reprints: number }> {
  const sets = new Map<string, CardFacts[]>();
  const names = new Map<string, string>();
  const origins = new Map<CardFacts, Origin>();
  let reprints = 0;
  for (const file of files) {
    const read = await parseWholeCardFile(SourceFile.read(file, cwd).text, file);
    reprints += read.reprints;
    for (const [code, name] of read.setNames) names.set(code, name);
    for (const [at, card] of read.cards.entries()) {
      origins.set(card, { file, index: read.indexes[at]! });
      sets.set(card.set, [...(sets.get(card.set) ?? []), card]);
    }
  }
  const given = [...sets].map(([code, cards]) => ({
    code,
    name: names.get(code) ?? `Set ${code}`,
    cards: cards.toSorted(byNumber),
  }));
  const faults = given.flatMap((set) => faultsOf(set, origins));
  const [first] = faults;
  if (first !== undefined) {
    const { file } = first;
    const problems = faults.filter((fault) => fault.file === file).map(({ problem }) => problem);
    throw new CardFileError('card-file/card', file, problems, 'has cards that no set can hold');
  }
  return { sets: given.sort(byCode), reprints };
}

interface Fault {
  readonly file: string;
  readonly problem: CardFileProblem;
}

/** What a set's own file could not say, at the places of the files that were given. */
function faultsOf({ code, name, cards }: GivenSet, origins: ReadonlyMap<CardFacts, Origin>): Fault[] {
  const at = (card: CardFacts, message: string, more: Partial<CardFileProblem> = {}): Fault => {
    const { file, index } = origins.get(card)!;
    return {
      file,
      problem: { message: `card ${index + 1} (${card.name}): ${message}`, path: [index], ...more },
    };
  };
  const twice = cards.flatMap((card, i) => {
    const other = cards[i - 1];
    const same = other?.number === card.number;
    return same ? [at(card, `number ${card.number} of set ${code} is ${other.name} already`)] : [];
  });
  const shared = sharedNames(cards).map(([first, card]) =>
    at(card, `number ${first.number} of set ${code} has its full name already`, {
      help: 'decks find cards by their full name, so a set has each once',
    }),
  );
  const yaml = readYaml(new SourceFile('cards.yaml', setYaml(code, name, cards, '')));
  const shape = shapeFaults(yaml, lorcana).flatMap(({ path, problem }) => {
    const card = path[0] === 'cards' ? cards[path[1] as number] : cards[0];
    if (card === undefined) return [];
    const { message, help } = problem;
    return [at(card, message, help === undefined ? {} : { help })];
  });
  return [...twice, ...shared, ...shape];
}
