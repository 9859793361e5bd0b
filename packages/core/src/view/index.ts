export type { Address } from '../model/address.ts';
export { addressOf, resolveAddress } from './address.ts';
export { canSee } from './can-see.ts';
export type * from './game-view.ts';
export { answerFromView, type ViewAnswer } from './view-answer.ts';
export { viewEvent } from './view-event.ts';
export { viewGame } from './view-game.ts';
