import type { Wish } from './asker.ts';

/** Words that stand for a wish, at every question that is typed. */
const WORDS: Readonly<Record<string, Wish['wish']>> = {
  undo: 'undo',
  look: 'look',
  board: 'board',
  concede: 'concede',
  quit: 'quit',
  help: 'help',
  '?': 'help',
};

/** Where a game is saved, or a table written down, if nothing is said. */
export const usualFile = (wish: 'save' | 'dump'): string =>
  `cardwright-${wish === 'save' ? 'game' : 'board'}.json`;

/** A line as a wish; undefined where it is none. */
export function readWish(line: string): Wish | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  if (word === 'save' || word === 'dump') return { wish: word, file: rest.join(' ') || usualFile(word) };
  return rest.length === 0 && Object.hasOwn(WORDS, word) ? ({ wish: WORDS[word] } as Wish) : undefined;
}
