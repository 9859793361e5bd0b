import type { KitCard } from '@cardwright/dsl/kit';
import { isScalar } from 'yaml';
import { isObject } from '../data/is-object.ts';
import type { SourceFile } from '../files/source-file.ts';
import { fail, type Place, type Problem } from '../problems/problem.ts';
import type { Games } from '../shelf/games.ts';
import { loadTextGame } from '../texts/load-text-game.ts';
import type { TextGame } from '../texts/text-game.ts';
import { nodeAt, readYaml, valueRange, type YamlFile } from './read-yaml.ts';
import { shapeFaults } from './schema.ts';
import { scalarOffsets } from './yaml-offsets.ts';

/** A card of a set's file, with the way back from its text to the file. */
export interface SetCard {
  readonly facts: KitCard;
  /** Position in the file's list. */
  readonly index: number;
  /** The place of a range of the card's text. */
  placeOf(start: number, end: number): Place;
}

/** A set's file as it was written. */
export interface SetFile {
  readonly game: TextGame;
  readonly yaml: YamlFile;
  readonly cards: readonly SetCard[];
  /** What is wrong with its facts. Cards with such a fault are not among `cards`. */
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

/** Numbers and names that two cards claim, at the second of them. */
function duplicates(yaml: YamlFile, { fullName }: TextGame, cards: readonly SetCard[]): Problem[] {
  const problems: Problem[] = [];
  const numbers = new Map<number, SetCard>();
  const names = new Map<string, SetCard>();
  for (const card of cards) {
    const { number } = card.facts;
    const name = fullName(card.facts);
    const place = (key: string) => yaml.file.place(...valueRange(yaml, ['cards', card.index, key]));
    const sameNumber = numbers.get(number);
    if (sameNumber !== undefined) {
      const other = yaml.file.place(...valueRange(yaml, ['cards', sameNumber.index, 'number']));
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
  const yaml = readYaml(file);
  const game = await gameOf(yaml, games);
  const faults = shapeFaults(yaml, game);
  const faulty = new Set(faults.map(({ path }) => (path[0] === 'cards' ? path[1] : undefined)));
  const data = yaml.data;
  const entries = isObject(data) && Array.isArray(data.cards) ? (data.cards as readonly unknown[]) : [];
  const cards = entries.flatMap((entry, index): SetCard[] => {
    if (!isObject(entry) || faulty.has(index)) return [];
    const facts = game.toFacts(
      { ...entry, text: typeof entry.text === 'string' ? entry.text : '' },
      String((data as Record<string, unknown>).set),
    );
    return [{ facts, index, placeOf: placer(yaml, index, facts.text) }];
  });
  const problems = [...faults.map(({ problem }) => problem), ...duplicates(yaml, game, cards)];
  return { yaml, game, cards, problems };
}
