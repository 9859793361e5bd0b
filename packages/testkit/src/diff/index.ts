export type { Change } from './changes.ts';
export { type CardChange, type CardData, type CardDiff, type Cluster, diffCards } from './diff-cards.ts';
export { readCardData } from './read-cards.ts';
