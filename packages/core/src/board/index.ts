export type * from '../model/board-literal.ts';
export { findCardByName, nameOfCard } from './card-names.ts';
export { createBoard } from './create-board.ts';
