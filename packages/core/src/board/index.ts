export type * from './board-literal.ts';
export { findCardByName, nameOfCard } from './card-names.ts';
export { createBoard } from './create-board.ts';
