import type { KitCard } from '@cardwright/dsl/kit';
import { isScalar } from 'yaml';
import { isObject } from '../data/is-object.ts';
import type { SourceFile } from '../files/source-file.ts';
import { fail, type Place, type Problem } from '../problems/problem.ts';
import type { Games } from '../shelf/games.ts';
import { loadTextGame } from '../texts/load-text-game.ts';
import type { TextGame } from '../texts/text-game.ts';
import { nodeAt, readYamlOn, valueRange, type YamlFile } from './read-yaml.ts';
import { type ShapeFault, shapeFaults } from './schema.ts';
import { scalarOffsets } from './yaml-offsets.ts';

/** A card of a set's file, with the way back from its text to the file. */
export interface SetCard {
  readonly facts: KitCard;
  /** Position in the file's list. */
  readonly index: number;
  /** The file that it was read from. */
  readonly yaml: YamlFile;
  /** The place of a range of the card's text. */
  placeOf(start: number, end: number): Place;
}

/** A set's file as it was written. */
export interface SetFile {
  readonly game: TextGame;
  readonly yaml: YamlFile;
  readonly cards: readonly SetCard[];
  /**
   * Cards with a fault in their facts of which the text can be read all the same: without those facts, and of the type that
   * was probably meant.
   */
  readonly faulty: readonly SetCard[];
  /** What is wrong with its facts. Cards with an error among them are not among `cards`. */
  readonly problems: readonly Problem[];
}

/** The way from the text of a card back to the file; offsets are found when first asked for. */
function placer(yaml: YamlFile, index: number, text: string): SetCard['placeOf'] {
  let offsets: readonly number[] | undefined;
  return (start, end) => {
    const node = nodeAt(yaml, ['cards', index, 'text']);
    if (!isScalar(node) || !node.range) return yaml.file.place(...valueRange(yaml, ['cards', index]));
    offsets ??= scalarOffsets(yaml.file.text, node.range[0], node.range[1], text);
    const from = offsets[Math.min(start, text.length)]!;
    const to = end > start ? offsets[Math.min(end, text.length) - 1]! + 1 : from + 1;
    return yaml.file.place(from, Math.max(to, from + 1));
  };
}

/**
 * Numbers and names that two cards claim, at the second of them.
 *
 * @param placeOf where in the whole file a place is that a card's own file tells
 */
export function duplicates(
  { fullName }: TextGame,
  cards: readonly SetCard[],
  placeOf: (card: SetCard, place: Place) => Place = (_, place) => place,
): Problem[] {
  const problems: Problem[] = [];
  const numbers = new Map<number, SetCard>();
  const names = new Map<string, SetCard>();
  for (const card of cards) {
    const { number } = card.facts;
    const name = fullName(card.facts);
    const placeIn = (one: SetCard, key: string) =>
      placeOf(one, one.yaml.file.place(...valueRange(one.yaml, ['cards', one.index, key])));
    const place = (key: string) => placeIn(card, key);
    const sameNumber = numbers.get(number);
    if (sameNumber !== undefined) {
      const other = placeIn(sameNumber, 'number');
      problems.push({
        code: 'set/duplicate-number',
        severity: 'error',
        message: `number ${number} is taken by ${fullName(sameNumber.facts)} (line ${other.line})`,
        place: place('number'),
        help: `give ${name} a number of its own`,
      });
    }
    const sameName = names.get(name);
    if (sameName !== undefined) {
      problems.push({
        code: 'set/duplicate-name',
        severity: 'error',
        message: `${name} is already number ${sameName.facts.number}`,
        place: place('name'),
        help: 'decks find cards by their full name, so a set has each once',
      });
    }
    numbers.set(number, card);
    names.set(name, card);
  }
  return problems;
}

/** A card of an entry. */
function cardOf(
  yaml: YamlFile,
  game: TextGame,
  index: number,
  entry: Readonly<Record<string, unknown>>,
  set: string,
): SetCard {
  const facts = game.toFacts({ ...entry, text: typeof entry.text === 'string' ? entry.text : '' }, set);
  return { facts, index, yaml, placeOf: placer(yaml, index, facts.text) };
}

/** An entry without the facts that are wrong; a misspelt value is the one that was probably meant. */
function withoutFaults(
  entry: Readonly<Record<string, unknown>>,
  faults: readonly ShapeFault[],
): Readonly<Record<string, unknown>> {
  const meant: Record<string, unknown> = { ...entry };
  for (const { path, problem } of faults) {
    const key = path[2];
    if (typeof key !== 'string') continue;
    if (problem.code === 'set/value' && path.length === 3 && problem.suggestion !== undefined)
      meant[key] = problem.suggestion;
    else delete meant[key];
  }
  return meant;
}

/** Whether enough of an entry is left for its text to be read: names and type decide what its words mean. */
function isReadable(entry: Readonly<Record<string, unknown>>, { types }: TextGame): boolean {
  const { name, type, text } = entry;
  return typeof name === 'string' && types.includes(String(type)) && typeof text === 'string';
}

/** Warns of a text that a comment follows: all of it may have been meant. */
function cutByComment(yaml: YamlFile, index: number): readonly Problem[] {
  const node = nodeAt(yaml, ['cards', index, 'text']);
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return [];
  const line = yaml.file.text.indexOf('#', node.range[1]);
  return [
    {
      code: 'set/comment',
      severity: 'warning',
      message: 'what follows “#” is a comment, not text of the card',
      place: yaml.file.place(line, line + 1 + node.comment.length),
      help: 'put the text in quotation marks, or the comment on a line of its own',
    },
  ];
}

/** A line of a text with which an ability is over: a sentence that ends, or a keyword alone. */
const ENDS = /[.!?)”"]$|^[^.,:]{1,24}$/;
/** The line after it, where another begins. */
const BEGINS = /^[\p{Lu}{•<]/u;

/** Warns of a text whose lines YAML reads as one, where another ability seems to begin in one of them. */
function folded(yaml: YamlFile, index: number): readonly Problem[] {
  const node = nodeAt(yaml, ['cards', index, 'text']);
  if (!isScalar(node) || !node.range || node.type === 'BLOCK_LITERAL') return [];
  const [start, end] = node.range;
  let at = start;
  let before = '';
  for (const line of yaml.file.text.slice(start, end).split('\n')) {
    const words = line.trim();
    if (ENDS.test(before) && BEGINS.test(words)) {
      const from = at + line.indexOf(words);
      return [
        {
          code: 'set/folded',
          severity: 'warning',
          message: 'this line is read as one with the line before, as the same ability',
          place: yaml.file.place(from, from + words.length),
          help: 'write “text: |-” and each ability on a line of its own below',
        },
      ];
    }
    // What only says how the text is written is no line of it.
    before = /^>[-+\d]*$/.test(words) ? '' : words;
    at += line.length + 1;
  }
  return [];
}

/** The game that a set says it is of. @throws ProblemError at its place where there is no such game */
async function gameOf(yaml: YamlFile, games: Pick<Games, 'named'>): Promise<TextGame> {
  const said = isObject(yaml.data) ? yaml.data['game'] : undefined;
  const found = await games.named(said);
  if ('kit' in found) return await loadTextGame(found);
  return fail('set/game', `there is no game “${String(said)}”`, {
    place: yaml.file.place(...valueRange(yaml, ['game'])),
    ...(found.near.length === 0 ? {} : { suggestion: found.near.join(', ') }),
    help: `one of ${found.names.join(', ')}`,
  });
}

/**
 * Reads a set's file whole: everything that is wrong with its facts, and the cards that can be read.
 *
 * @param games those that the file may say it is of
 * @throws ProblemError where the file is no YAML, or says that it is of a game that is not known
 */
export async function readSet(file: SourceFile, games: Pick<Games, 'named'>): Promise<SetFile> {
  const { yaml, problems: slips } = readYamlOn(file);
  const game = await gameOf(yaml, games);
  const faults = shapeFaults(yaml, game);
  const data = yaml.data;
  const entries = isObject(data) && Array.isArray(data.cards) ? (data.cards as readonly unknown[]) : [];
  const cards: SetCard[] = [];
  const faulty: SetCard[] = [];
  const set = isObject(data) ? String(data.set) : '';
  for (const [index, entry] of entries.entries()) {
    if (!isObject(entry)) continue;
    const errors = faults.filter(
      ({ path, problem }) => path[0] === 'cards' && path[1] === index && problem.severity === 'error',
    );
    if (errors.length === 0) cards.push(cardOf(yaml, game, index, entry, set));
    else {
      const meant = withoutFaults(entry, errors);
      if (isReadable(meant, game)) faulty.push(cardOf(yaml, game, index, meant, set));
    }
  }
  const problems = [
    ...slips,
    ...faults.map(({ problem }) => problem),
    ...duplicates(game, cards),
    ...[...cards, ...faulty].flatMap(({ index }) => [...cutByComment(yaml, index), ...folded(yaml, index)]),
  ];
  return { yaml, game, cards, faulty, problems };
}
