/** A card seen by a test (`CardView`), as far as names are concerned. */
export interface SeenCard {
  readonly name: string;
  /** Its number on the table. */
  readonly index: number;
}

/**
 * How a test picks a card: by name (full name, bare name if unique, or its nickname from `as`), by name with further
 * facts, or by a view of the card itself.
 */
export type CardPick =
  | string
  | SeenCard
  | {
      readonly card: string;
      /** Its controller, or its owner out of play. */
      readonly player?: number;
      readonly zone?: string;
    };

/** Words a pick, for messages. */
export function describePick(pick: CardPick): string {
  if (typeof pick === 'string') return `“${pick}”`;
  if (!('card' in pick)) return `“${pick.name}”`;
  const of = pick.player === undefined ? '' : ` of player ${pick.player}`;
  return `“${pick.card}”${of}${pick.zone === undefined ? '' : ` in ${pick.zone}`}`;
}
