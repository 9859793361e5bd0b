import type { CardsOf, CardTest } from '../model/ability-part.ts';

/** Data of a part that gives cards the abilities of others. */
export interface Copying {
  /** The others, of an effect that has resolved: what is printed there stays the same wherever they go. */
  readonly givers: CardsOf | null;
  /** Whether a card in play is one of the others, of what applies continuously. */
  readonly isGiver: CardTest | null;
  /** The name of the only ability that is given; null for all. */
  readonly ability: string | null;
}
