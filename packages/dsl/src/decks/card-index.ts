import { type Engine, nearNames } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { DeckEntry, ListProblem, Printing } from './deck-list.ts';
import type { DeckWords } from './deck-words.ts';
import { letters, plain, withoutMarks } from './names.ts';
import type { DeckProblemCode } from './problems.ts';
import { LONGEST_LINE } from './read-line.ts';

/** A card that was found, and how, if not by its exact name. */
export interface FoundCard {
  readonly definition: CardDefinition;
  readonly note?: Pick<ListProblem, 'code' | 'message'>;
}

const key = ({ set, number }: Printing): string => `${set}/${number}`;

const printingOf = ({ attributes }: CardDefinition): Printing => ({
  set: String(attributes['set']),
  number: Number(attributes['number']),
});

/** Appends to a list in a map. */
function put<K, V>(map: Map<K, V[]>, at: K, value: V): void {
  const list = map.get(at);
  if (list === undefined) map.set(at, [value]);
  else list.push(value);
}

const only = <T>(list: readonly T[] | undefined): T | undefined => (list?.length === 1 ? list[0] : undefined);

/** Index of cards by the names that lists use, with near names for unknown ones. */
export class CardIndex {
  private readonly byName = new Map<string, CardDefinition>();
  /** Distinct full names with the same letters and digits. */
  private readonly byLetters = new Map<string, CardDefinition[]>();
  /** The versions of a name. */
  private readonly byTitle = new Map<string, CardDefinition[]>();
  private readonly byPrinting = new Map<string, CardDefinition>();
  private readonly sets = new Set<string>();

  constructor(
    engine: Engine,
    private readonly words: DeckWords,
  ) {
    for (const { definition } of engine.cards) {
      const { fullName, name } = definition;
      const printing = printingOf(definition);
      this.byPrinting.set(key(printing), definition);
      this.sets.add(printing.set);
      if (this.byName.has(plain(fullName))) continue;
      this.byName.set(plain(fullName), definition);
      put(this.byLetters, letters(fullName), definition);
      put(this.byTitle, letters(name), definition);
    }
  }

  /**
   * The card of an entry: by full name, with or without set and number after it; by set and number alone; by a name
   * that matches except for accents and marks; or by a name without a version, if that is unique.
   */
  find({ name, printing }: Pick<DeckEntry, 'name' | 'printing'>): FoundCard | undefined {
    // No card has such a long name, and patterns that match trailing blanks are slow on it.
    if (name.length > LONGEST_LINE) return undefined;
    const whole = this.byName.get(plain(name));
    if (whole !== undefined) return this.inPrinting({ definition: whole }, name, printing);
    if (name === '') {
      const definition = printing && this.byPrinting.get(key(printing));
      return definition && { definition };
    }
    for (const { rest, printing: behind = printing } of withoutMarks(name, this)) {
      const found = this.nearly(rest, behind);
      if (found !== undefined) return this.inPrinting(found, rest, behind);
    }
    return undefined;
  }

  /** Suggestions: near names; for a name without its version (or level, in games with levels), the existing ones. */
  near(written: string): readonly string[] {
    const name = written.slice(0, LONGEST_LINE);
    const rest = withoutMarks(name, this).at(-1)?.rest ?? name;
    const start = plain(rest);
    const versions = [...this.byName].filter(([known]) =>
      [' - ', ' ('].some((then) => known.startsWith(start + then)),
    );
    const found =
      versions.length > 0
        ? versions.map(([known]) => known)
        : nearNames(start.slice(0, 100), this.byName.keys());
    return found.slice(0, 3).map((known) => this.byName.get(known)!.fullName);
  }

  /** Whether a card is called so in full. */
  isName(name: string): boolean {
    return this.byName.has(plain(name));
  }

  /** Whether there is a set that lists call so. */
  isSet(code: string): boolean {
    const known = this.setCode(code);
    return this.sets.has(known) || known !== code.trim();
  }

  /** The code by which a set is known here. */
  setCode(code: string): string {
    return this.words.setCode(code);
  }

  private nearly(name: string, printing: Printing | undefined): FoundCard | undefined {
    const exact = this.byName.get(plain(name));
    if (exact !== undefined) return { definition: exact };
    const taken = (definition: CardDefinition | undefined, code: DeckProblemCode, why: string) =>
      definition && {
        definition,
        note: { code, message: `“${name}” is taken for ${definition.fullName}${why}` },
      };
    const near = taken(only(this.byLetters.get(letters(name))), 'near-name', '');
    if (near !== undefined) return near;
    // For a name with several versions, set and number decide.
    const printed = printing && this.byPrinting.get(key(printing));
    if (printed !== undefined && letters(printed.name) === letters(name)) return { definition: printed };
    return taken(
      only(this.byTitle.get(letters(name))),
      'only-version',
      ', the only version of that name here',
    );
  }

  /** The same card in the printing that an entry names, if that exists. */
  private inPrinting(found: FoundCard, name: string, printing: Printing | undefined): FoundCard {
    if (printing === undefined || !this.sets.has(printing.set)) return found;
    const printed = this.byPrinting.get(key(printing));
    if (printed?.fullName === found.definition.fullName) return { ...found, definition: printed };
    const is = printed === undefined ? 'there is none' : `that is ${printed.fullName}`;
    const message = `“${name}” is taken by its name; of set ${printing.set}, number ${printing.number}: ${is}`;
    return { definition: found.definition, note: found.note ?? { code: 'printing', message } };
  }
}
