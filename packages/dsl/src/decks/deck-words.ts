/** What the lists of a game say besides counts and names. */
export interface DeckWords {
  /** Words that divide a list, in small letters; plurals are understood. Types of card divide it without being said. */
  readonly divisions: ReadonlySet<string>;
  /** Divisions that stand behind their number (`12 Beasts`), in the plural. */
  readonly counted: readonly string[];
  /** What a line begins with, before a colon, that is about the list and names no card (`Houses: …`): forms of a regular expression. */
  readonly about: readonly string[];
  /** The code by which a set is known here, from what a list calls it. */
  setCode(written: string): string;
}

/** A game whose lists have words of their own for nothing. */
export const noDeckWords: DeckWords = {
  divisions: new Set(),
  counted: [],
  about: [],
  setCode: (written) => {
    const code = written.trim();
    return /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code;
  },
};
