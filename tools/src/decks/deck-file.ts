import { type CardDefinition, type Engine, nearNames } from '@cardwright/core';
import { SourceFile } from '../files/source-file.ts';
import { fail, type Place, type Problem, ProblemError } from '../problems/problem.ts';

/** One line of a deck file: so many copies of a card. */
interface Entry {
  readonly count: number;
  readonly name: string;
  readonly place: Place;
}

/** Most copies that a line may ask for; no deck comes near it. */
const MOST_COPIES = 1000;
/** Most lines of a deck file. */
const MOST_LINES = 1000;

/** Names as people write them: any dash, any quotes, any capitals. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+[-–—]\s+/g, ' - ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Lines `4 Name - Version`; blank lines and those that begin with # or // are passed over. */
function readEntries(file: SourceFile, problems: Problem[]): Entry[] {
  if (file.lineCount > MOST_LINES)
    fail('deck/too-long', `${file.name} has ${file.lineCount} lines; a deck has one for each name`, {
      help: 'give a deck list: lines such as 4 Name - Version',
    });
  return file.text.split('\n').flatMap((line, index): Entry[] => {
    const text = line.replace(/\r$/, '').trim();
    if (text === '' || text.startsWith('#') || text.startsWith('//')) return [];
    const read = /^(\d+)\s*x?\s+(.+)$/.exec(text);
    const place = file.line(index + 1);
    if (read === null || Number(read[1]) === 0 || Number(read[1]) > MOST_COPIES) {
      problems.push({
        code: 'deck/line',
        severity: 'error',
        message: `“${text}” does not say how many of which card`,
        place,
        help: 'write a count and a full name: 4 Name - Version',
      });
      return [];
    }
    const before = text.length - read[2]!.length;
    const named = { ...place, column: place.column + before, length: read[2]!.length };
    return [{ count: Number(read[1]), name: read[2]!, place: named }];
  });
}

/** Finds cards by their full names, and near names for what is not one. */
class CardIndex {
  private readonly byName = new Map<string, CardDefinition>();
  private readonly names: readonly string[];
  private readonly plainNames: readonly string[];

  constructor(engine: Engine) {
    for (const { definition } of engine.cards) {
      const name = plain(definition.fullName);
      if (!this.byName.has(name)) this.byName.set(name, definition);
    }
    this.names = engine.cards.map(({ definition }) => definition.fullName);
    this.plainNames = this.names.map(plain);
  }

  find(name: string): CardDefinition | undefined {
    return this.byName.get(plain(name));
  }

  near(name: string): string[] {
    const near = nearNames(name, this.names);
    if (near.length > 0) return near;
    // A name without its version: all versions of it.
    const start = plain(name);
    return this.names.filter((_, index) => this.plainNames[index]!.startsWith(`${start} - `)).slice(0, 3);
  }
}

/** The unknown and unsupported cards of a deck as problems, the others by their ids. */
function findCards(engine: Engine, entries: readonly Entry[], problems: Problem[]): Map<string, Entry[]> {
  const index = new CardIndex(engine);
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const definition = index.find(entry.name);
    if (definition === undefined) {
      const near = index.near(entry.name);
      problems.push({
        code: 'deck/unknown-card',
        severity: 'error',
        message: `no set has a card “${entry.name}”`,
        place: entry.place,
        ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
        help: 'write the full name: Name - Version',
      });
    } else if (definition.unsupported !== undefined) {
      problems.push({
        code: 'deck/unsupported-card',
        severity: 'error',
        message: `${definition.fullName} cannot be played yet: ${definition.unsupported}`,
        place: entry.place,
        help: 'take it out of the deck, or add its words to the language',
      });
    } else found.set(definition.id, [...(found.get(definition.id) ?? []), entry]);
  }
  return found;
}

/**
 * Reads a deck file and checks it against the format of the engine.
 *
 * @param name the file as the user named it
 * @returns card ids, as many of each as the deck has
 * @throws ProblemError with every fault of the deck at once
 */
export function readDeck(engine: Engine, name: string, cwd: string): readonly string[] {
  const file = SourceFile.read(name, cwd);
  const problems: Problem[] = [];
  const entries = readEntries(file, problems);
  const found = findCards(engine, entries, problems);
  const deck = [...found].flatMap(([id, own]) =>
    own.flatMap(({ count }) => new Array<string>(count).fill(id)),
  );
  problems.push(...formatFaults(engine, file, deck, found, entries));
  if (problems.length > 0) throw new ProblemError(problems);
  return deck;
}

/** What the format has against the deck. Cards that are not known count all the same: one fault is told once. */
function formatFaults(
  engine: Engine,
  file: SourceFile,
  deck: readonly string[],
  found: ReadonlyMap<string, readonly Entry[]>,
  entries: readonly Entry[],
): Problem[] {
  const format = engine.plugins.findLast(({ decks }) => decks !== undefined)?.decks;
  if (format === undefined) return [];
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  const whole = [...deck, ...new Array<string>(total - deck.length).fill('unknown')];
  return format.check(engine, whole).flatMap(({ code, message, card, suggestions }): Problem[] => {
    const own = card === undefined ? undefined : found.get(card);
    return [
      {
        code: `deck/${code}`,
        severity: 'error',
        message: `${format.name}: ${message}`,
        place: own?.at(-1)?.place ?? file.line(1),
        ...(suggestions?.[0] === undefined ? {} : { suggestion: suggestions.join(', ') }),
      },
    ];
  });
}
