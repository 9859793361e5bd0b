/**
 * The position of each column in a state's array: `[game row | player rows | zone rows | card rows]`. Card rows come
 * last, so no offset depends on the number of cards. Fixed when an engine is created.
 */
export class Layout {
  /** Offset of row 0 by column id. */
  readonly base: number[] = [];
  /** Distance between rows by column id (0 for the game row). */
  readonly stride: number[] = [];
  /** Engine-local zone index by zone id; -1 where this engine has no such zone. */
  readonly zoneIndex: number[] = [];
  /** Whether abilities function in a zone, by engine-local index. */
  readonly inPlayIndex: boolean[] = [];
  /** Whether a zone is shared, by engine-local index. */
  readonly sharedIndex: boolean[] = [];
  /** The engine-local indexes of zones whose cards hang on cards. */
  readonly hanging: number[] = [];
  /** Integers before the first card row. */
  cardsAt = 0;
  /** Integers per card row. */
  cardStride = 0;
  /** The initial values of the resettable columns, which come last in a card's row. */
  initial: readonly number[] = [];
  /** Whether a state check reads a column, by column id: a write to it makes the check due. */
  readonly checked: boolean[] = [];
  /** Where `unchecked` is. */
  uncheckedAt = 0;
  zoneCount = 0;
  maxPlayers = 0;
  zonesAt = 0;
}
