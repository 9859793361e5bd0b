import type { Column } from '../model/column.ts';
import { cardCount, incarnation } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { type ReadonlyState, State } from '../model/state.ts';
import { type Names, NOW, Renamer } from './renamed.ts';

/** Hidden cards that something speaks of; true for those that went where everybody saw it, once at most. */
export type Mentioned = ReadonlyMap<number, boolean>;

/** Columns that name cards. */
const naming = (kernel: Kernel): Column[] => kernel.columns.filter(({ meaning }) => meaning !== 'number');

const rowsOf = ({ scope }: Column, state: ReadonlyState): number =>
  scope === 'card' ? cardCount.get(state, 0) : scope === 'player' ? state.layout.maxPlayers : 1;

/** Replaces what the rows of a table say of cards. */
export function renameRows(kernel: Kernel, state: State, renamer: Renamer): void {
  for (const column of naming(kernel)) {
    const meaning = column.meaning as 'card' | 'reference';
    for (let row = 0; row < rowsOf(column, state); row++) {
      const value = column.get(state, row);
      const other = renamer.held(value, meaning);
      if (other !== value) column.put(state as never, row, other);
    }
  }
}

/** The hidden cards that the course of a game speaks of, in the order in which it does. */
export function mentionedCards(kernel: Kernel, state: ReadonlyState, hidden: readonly boolean[]): Mentioned {
  const found = new Map<number, boolean>();
  const names: Names = {
    of(card, life) {
      if (hidden[card] !== true) return card;
      const now = incarnation.get(state, card);
      if (life > now) return card;
      const firm = life === NOW || life >= now - 1;
      found.set(card, firm || found.get(card) === true);
      return card;
    },
  };
  const renamer = new Renamer(kernel, names);
  const scratch = new State(state.layout, state.n as Int32Array);
  renamer.take(state, scratch);
  renameRows(kernel, scratch, renamer);
  return found;
}
