import type { EventPattern } from './event-pattern.ts';
import type { CardFilter, Comparison } from './filter.ts';
import type { ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Quantity } from './quantity.ts';
import type { CardSelector, ZoneSelector } from './selector.ts';

/** Kinds of condition, by discriminant `if`; open to games by declaration merging. */
export interface ConditionKinds {
  /** The number of cards that match compares so ("you have 2 or more other characters in play"). */
  count: { readonly of: CardSelector; readonly cmp: Comparison; readonly value: Quantity };
  /** At least one of the cards matches ("this card is turned"), or all where all are meant ("all your cards are"). */
  matches: { readonly card: CardSelector; readonly filter: readonly CardFilter[] };
  /** Static abilities only: each card that the ability applies to must match ("your characters … while attacking"). */
  subject: { readonly filter: readonly CardFilter[] };
  /** Two numbers compared. With `an-opponent` in `left` it holds if it does for at least one of them. */
  compare: { readonly left: Quantity; readonly cmp: Comparison; readonly right: Quantity };
  /** That player has the most (or fewest) of it among all players; ties count ("the player or players with the most …"). */
  extreme: { readonly is: 'most' | 'fewest'; readonly of: Quantity };
  /** The event that triggered the ability is the nth of such events this turn ("if it's the second card you've drawn this turn"). */
  'nth-event': { readonly n: number; readonly event: EventPattern };
  /** It is the turn of one of these players ("during your turn"). */
  turn: { readonly of: PlayerSelector };
  /** The previous optional or sequential effect was done in full ("if you do"). */
  done: object;
  /** Such an event has happened this turn. */
  happened: { readonly event: EventPattern };
  /** The card itself is in this zone ("if this card is in your discard"). */
  'self-in-zone': { readonly zone: ZoneName };
  /** So many cards, or more, have left that zone this turn ("if 1 or more cards have left your discard this turn"). */
  'left-zone': { readonly from: ZoneSelector; readonly least: number };
  not: { readonly condition: Condition };
  all: { readonly of: readonly Condition[] };
  any: { readonly of: readonly Condition[] };
}

/** Something that is true or false of the game now. */
export type Condition = {
  [K in keyof ConditionKinds]: { readonly if: K } & ConditionKinds[K];
}[keyof ConditionKinds];
