/** Names that an entry exports as a set, where somebody uses only some of them: the others would be missed. */
export interface Vocabulary {
  /** Those that nobody has used yet. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly reason: string;
}

export const vocabularies: readonly Vocabulary[] = [
  {
    names: { '@cardwright/core': ['parseBoard'] },
    reason: 'boards are printed and read: `printBoard` alone would write what nothing reads',
  },
  {
    names: {
      '@cardwright/core/game': [
        ...['effectBegan', 'enteredZone', 'leftPlay', 'lookedAt', 'loopEnded', 'returned', 'revealed'],
        ...['enteredTurn', 'latestTurn', 'outcome'],
        ...['beChosen', 'beMoved', 'discardAction', 'drawAction'],
      ],
    },
    reason: 'the events, columns, actions and zones of the kernel: rules may watch, read and forbid each',
  },
  {
    names: {
      '@cardwright/lorcana': ['LorcanaCosts', 'LorcanaQuantities', 'LorcanaFilters'],
      '@cardwright/kingdom-hearts': [
        'KingdomHeartsConditions',
        'KingdomHeartsFilters',
        'KingdomHeartsQuantities',
      ],
    },
    reason: 'the kinds of data that a game adds, one interface for each registry',
  },
  {
    names: { '@cardwright/cards-kh': ['cardNames', 'CardName'] },
    reason: 'written by `generate`, alike in each set',
  },
];
