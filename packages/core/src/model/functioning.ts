import { type CardRef, cardOf } from './card-ref.ts';

/** What functions on one card, and of what it follows: the reference, the controller and the list of its definition. */
interface Functioning {
  readonly ref: CardRef;
  readonly controller: number;
  readonly parts: readonly object[];
  readonly actives: readonly object[];
}

/**
 * Cache of the functioning parts of each card as it was indexed last: most cards stay where they are while another comes
 * or goes. Holds no state of a game: what was kept is given for the very same reference, controller and parts alone.
 */
export class FunctioningParts {
  private readonly byCard: (Functioning | undefined)[] = [];

  /** What was kept for a card; null if it is another card, another player's or elsewhere now. */
  kept(ref: CardRef, controller: number, parts: readonly object[]): readonly object[] | null {
    const known = this.byCard[cardOf(ref)];
    if (known === undefined || known.ref !== ref) return null;
    return known.controller === controller && known.parts === parts ? known.actives : null;
  }

  keep(functioning: Functioning): void {
    this.byCard[cardOf(functioning.ref)] = functioning;
  }
}
