export type * from './board-literal.ts';
export { cardNamed, nameOfCard } from './card-names.ts';
export { createBoard } from './create-board.ts';
