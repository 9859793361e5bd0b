/** A card that a test looks at (`CardView`), as far as names go. */
export interface SeenCard {
  readonly name: string;
  /** Its number on the table. */
  readonly index: number;
}

/**
 * How a test says which card it means: by name (full name, name alone where that is enough, or the nickname it was
 * given with `as`), by name with more to tell cards of one name apart, or by a view of the card itself.
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

/** A pick in words, for messages. */
export function describePick(pick: CardPick): string {
  if (typeof pick === 'string') return `“${pick}”`;
  if (!('card' in pick)) return `“${pick.name}”`;
  const of = pick.player === undefined ? '' : ` of player ${pick.player}`;
  return `“${pick.card}”${of}${pick.zone === undefined ? '' : ` in ${pick.zone}`}`;
}
