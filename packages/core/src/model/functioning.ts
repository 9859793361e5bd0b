import type { AbilityPart } from './ability-part.ts';
import { Active } from './active.ts';
import { type CardRef, cardOf } from './card-ref.ts';
import { NONE } from './none.ts';

/** Identity of a card's `i`-th part, the same whenever the parts are listed. */
export function markOf(card: number, i: number): number {
  return -1 - ((card << 10) | i);
}

/** The functioning parts of one card. They follow from the reference, the controller and the list of parts alone. */
class Functioning {
  readonly actives: readonly Active[];
  constructor(
    readonly ref: CardRef,
    readonly controller: number,
    readonly parts: readonly AbilityPart[],
  ) {
    const scope = { source: ref, controller, slots: NONE, event: null };
    this.actives = parts.map((part, i) => new Active(part, scope, null, markOf(cardOf(ref), i)));
  }
}

/**
 * Cache of the functioning parts of each card as it was indexed last: most cards stay where they are while another
 * comes or goes. Holds no state of a game: an entry is used for the very same reference, controller and parts only.
 */
export class FunctioningParts {
  private readonly byCard: (Functioning | undefined)[] = [];

  /** The parts of a card as active ones. @param parts what functions in its zone, the list of its definition */
  of(ref: CardRef, controller: number, parts: readonly AbilityPart[]): readonly Active[] {
    const card = cardOf(ref);
    const known = this.byCard[card];
    if (known !== undefined && known.ref === ref && known.controller === controller && known.parts === parts)
      return known.actives;
    const made = new Functioning(ref, controller, parts);
    this.byCard[card] = made;
    return made.actives;
  }
}
