import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextEdit } from 'vscode-languageserver';
import { SourceFile } from '../../files/source-file.ts';
import { placesOfName } from '../../language-service/mentions.ts';
import { rangeOfPlace } from '../../language-service/open-document.ts';
import type { ProjectSet } from './project-sets.ts';

/** Lists that may name cards, a card a line. */
const DECK = /\.(?:deck|txt)$/;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The changes of a set: the card itself, and every text that names it. */
const inSet = ({ document }: ProjectSet, name: string, now: string): TextEdit[] =>
  placesOfName(document, name).map((range) => ({ range, newText: now }));

/** The changes of a deck list: lines that name the card, with or without its version. */
function inDeck(file: SourceFile, name: string, now: string): TextEdit[] {
  const line = new RegExp(`^(\\s*\\d+\\s*x?\\s+)${quoted(name)}(?=\\s*$|\\s+[-–—]\\s)`, 'gim');
  return [...file.text.matchAll(line)].map(({ index, 1: count = '' }) => {
    const start = index + count.length;
    return { range: rangeOfPlace(file.place(start, start + name.length)), newText: now };
  });
}

/** The deck lists in the folders of some files. */
function decksBeside(paths: readonly string[]): readonly string[] {
  const folders = new Set(paths.flatMap((path) => [join(path, '..'), join(path, '../decks')]));
  return [...folders].flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => DECK.test(name))
        .map((name) => join(folder, name));
    } catch {
      return [];
    }
  });
}

/**
 * The changes by which a card has another name everywhere: in its set, in texts that name it, and in deck lists beside the sets.
 *
 * @param paths of the sets
 */
export function renamed(
  sets: readonly ProjectSet[],
  paths: readonly string[],
  name: string,
  now: string,
): Record<string, TextEdit[]> {
  const changes: Record<string, TextEdit[]> = {};
  for (const set of sets) {
    const edits = inSet(set, name, now);
    if (edits.length > 0) changes[set.uri] = edits;
  }
  for (const path of decksBeside(paths)) {
    const edits = inDeck(new SourceFile(path, readFileSync(path, 'utf8')), name, now);
    if (edits.length > 0) changes[pathToFileURL(path).href] = edits;
  }
  return changes;
}
