/** Finds card names in text: the longest known one, else a run of capitalised words. */
import { normaliseName } from '../normalise/characters.ts';

/** Lower-case words that may occur inside an unknown name. */
const SMALL = /^(of|the|de|la|le|von|in|on)$/;

export class NameIndex {
  private readonly byFirstWord = new Map<string, string[]>();

  constructor(names: readonly string[]) {
    for (const name of new Set(names.map(normaliseName))) {
      const first = firstWord(name);
      const list = this.byFirstWord.get(first);
      if (list) list.push(name);
      else this.byFirstWord.set(first, [name]);
    }
    for (const list of this.byFirstWord.values()) list.sort((a, b) => b.length - a.length);
  }

  /** The longest known name at a position, with or without the mark that ends it. */
  known(text: string, at: number): string | undefined {
    const rest = text.slice(at, at + 80);
    for (const name of this.byFirstWord.get(firstWord(rest)) ?? [])
      if (rest.startsWith(name) && !/^[\p{L}\d]/u.test(rest.slice(name.length))) return name;
    return undefined;
  }

  /** A run of capitalised words: the guess for an unknown name. */
  guessed(text: string, at: number): string | undefined {
    let end = at;
    let cursor = at;
    for (const match of text.slice(at).matchAll(/([^\s.,!?:“”]+)( ?)/gy)) {
      const word = match[1]!.replace(/'s?$/, '');
      const proper = /^[\p{Lu}\d]/u.test(word);
      if (!proper && !(end > at && SMALL.test(word))) break;
      if (proper) end = cursor + word.length;
      cursor += match[0].length;
      if (!match[2] || word !== match[1]) break;
    }
    return end > at ? text.slice(at, end) : undefined;
  }
}

function firstWord(text: string): string {
  return /^[^\s,.!?'”—-]+/.exec(text)?.[0] ?? '';
}
