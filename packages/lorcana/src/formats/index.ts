export { constructed, coreConstructed, type Season } from './constructed.ts';
export { type DeckLimits, defineFormat, type FormatOptions } from './define-format.ts';
export { draft, sealed } from './limited.ts';
export { marketingCard, packRush } from './pack-rush.ts';
export {
  createSeries,
  isOver,
  nextStart,
  type Series,
  type SeriesGame,
  type SeriesLength,
  winnerOf,
  winsOf,
  withGame,
} from './series.ts';
export { simultaneousTurns } from './teams.ts';
