import type { DoubledKey } from '@cardwright/core/data';
import type { KitCard } from '@cardwright/dsl/kit';
import { DOUBLED_HELP, doubledMessage, readJson } from '../files/read-json.ts';
import { SourceFile } from '../files/source-file.ts';
import { CardFileError } from './card-file-error.ts';
import type { CardSource } from './card-source.ts';
import { type FoundCards, findCards, setNamesOf } from './find-cards.ts';
import type { LeftOut } from './left-out.ts';
import { type Given, sortEntries } from './sort-entries.ts';

/** The text of a card file, and its name for messages. */
export interface CardText {
  readonly file: string;
  readonly text: string;
}

/** A card of a file, and where in the file's list it is. */
export interface FileCard {
  readonly card: KitCard;
  readonly file: string;
  readonly index: number;
}

/** Card files that were read. */
export interface CardFiles {
  readonly cards: readonly FileCard[];
  /** All other entries of the files, with the reason. */
  readonly leftOut: readonly LeftOut[];
  /** What the files call their sets, by code. */
  readonly setNames: ReadonlyMap<string, string>;
}

/** Reads YAML; the parser is loaded on demand. */
const decodeYaml = async (text: string, file: string): Promise<unknown> => {
  const { readYaml } = await import('../set-file/read-yaml.ts');
  return readYaml(new SourceFile(file, text)).data;
};

/** The data of a file, and its duplicate keys. */
interface Decoded {
  readonly data: unknown;
  readonly doubled: readonly DoubledKey[];
}

/** @throws CardFileError for what is not JSON, ProblemError for what is not YAML */
const decode = async ({ text, file }: CardText): Promise<Decoded> => {
  // JSON first: YAML can read it too, but a hundred times slower.
  if (!/^\s*[[{]/.test(text)) return { data: await decodeYaml(text, file), doubled: [] };
  const read = readJson(text);
  if ('data' in read) return read;
  // YAML in braces is no JSON; what is neither has its fault told as JSON's.
  try {
    return { data: await decodeYaml(text, file), doubled: [] };
  } catch {
    const { message, offset } = read.fault;
    const help = 'mend it here, or just before it; a list or mapping ends where its bracket is closed';
    throw new CardFileError('card-file/syntax', file, [{ message, offset, help }], 'is not JSON');
  }
};

const NAME = /^\P{C}{1,100}$/u;

/** Refuses invalid data besides the cards, since it concerns all of them. @throws CardFileError */
function refuseForm(
  { file }: CardText,
  found: FoundCards,
  doubled: readonly DoubledKey[],
): Map<number, DoubledKey[]> {
  const ofCards = new Map<number, DoubledKey[]>();
  const others: DoubledKey[] = [];
  for (const one of doubled) {
    const index = one.path[found.path.length];
    const inList = typeof index === 'number' && found.path.every((key, i) => one.path[i] === key);
    if (!inList) others.push(one);
    else ofCards.set(index, [...(ofCards.get(index) ?? []), one]);
  }
  if (others.length > 0)
    throw new CardFileError(
      'card-file/syntax',
      file,
      others.map((one) => ({ message: doubledMessage(one), offset: one.offset, help: DOUBLED_HELP })),
      'says two things at once',
    );
  return ofCards;
}

function refuseName(file: string, code: string): never {
  const message = `the name of set ${code} has characters that cannot be seen, or more than 100`;
  const help = 'give the set its printed name';
  throw new CardFileError('card-file/form', file, [{ message, help }], 'names a set wrongly');
}

/**
 * The cards of some files: in a public form of the game, a plain list in the project's form, or a set's `cards.yaml`. One
 * card that cannot be used leaves the others as they are.
 *
 * @throws CardFileError for a file that cannot be read, or of which no card can; ProblemError for what is not YAML
 */
export async function readCardFiles(files: readonly CardText[], source: CardSource): Promise<CardFiles> {
  const { forms } = source;
  const given: Given[] = [];
  const setNames = new Map<string, string>();
  for (const one of files) {
    const { data, doubled } = await decode(one);
    const found = findCards(data);
    if (found === undefined) {
      const message = 'there is no list of cards in it';
      const help = 'give a list of cards, or a mapping with a list under “cards”';
      throw new CardFileError('card-file/form', one.file, [{ message, help }], 'has no list of cards');
    }
    const twice = refuseForm(one, found, doubled);
    for (const [code, name] of setNamesOf(data, found, forms)) {
      if (!NAME.test(name)) refuseName(one.file, code);
      setNames.set(code, name);
    }
    for (const [index, card] of found.cards.entries())
      given.push({
        file: one.file,
        index,
        entry: forms.toEntry(card, found.set),
        faults: (twice.get(index) ?? []).map((key) => ({
          message: `card ${index + 1}: ${doubledMessage(key)}`,
          offset: key.offset,
          help: DOUBLED_HELP,
        })),
      });
  }
  const { cards, leftOut } = sortEntries(given, source);
  for (const { file } of files) {
    const faulty = leftOut.filter((one) => one.file === file && one.kind === 'refused');
    if (faulty.length > 0 && !cards.some((one) => one.file === file))
      throw new CardFileError(
        faulty[0]!.code!,
        file,
        faulty.flatMap(({ problems = [] }) => problems),
        'has no card that can be read',
      );
  }
  return { cards, leftOut, setNames };
}

/**
 * The cards of one file; see {@link readCardFiles}.
 *
 * @param text the content; @param file its name, for messages; @param source the game
 */
export const parseCardFile = async (
  text: string,
  file: string,
  source: CardSource,
): Promise<readonly KitCard[]> =>
  (await readCardFiles([{ text, file }], source)).cards.map(({ card }) => card);
