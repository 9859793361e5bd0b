/** What must be observed for a piece of ability data. */
export type DutyKind =
  /** A step of a bound program ran. */
  | 'step'
  /** A part's predicates evaluated so that it applies. */
  | 'part'
  /** A condition held. */
  | 'holds'
  /** A condition did not hold. */
  | 'fails'
  /** A filter let a card pass. */
  | 'passes'
  /** A number was evaluated. */
  | 'asked'
  /** A duration effect was queried for its cards while it lasted. */
  | 'lasting'
  /** A cost could be paid. */
  | 'payable'
  /** An effect's event happened. */
  | 'happened'
  /** A "may" was accepted. */
  | 'accepted'
  /** A "may" was declined. */
  | 'declined';

/** A coverage goal: something that must happen in some game before an ability counts as exercised. */
export class Duty {
  met = false;

  constructor(
    readonly kind: DutyKind,
    /** Id of the card. */
    readonly card: string,
    /** Index of its ability. */
    readonly ability: number,
    /** Path in the ability's data, as `effects.0.what`; empty for the whole. */
    readonly path: string,
    /** Which step or predicate, for messages. */
    readonly detail: string,
  ) {}
}

/** The coverage goals of the cards under verification, and how many are open per card. */
export class Duties {
  private readonly byCard = new Map<string, Map<string, Duty>>();
  private readonly open = new Map<string, number>();
  /** Incremented whenever a goal is met. */
  progress = 0;

  /** The goal of this kind at this path; created on first use. */
  of(kind: Duty['kind'], card: string, ability: number, path: string, detail = ''): Duty {
    let own = this.byCard.get(card);
    if (own === undefined) {
      own = new Map();
      this.byCard.set(card, own);
    }
    const key = `${ability} ${kind} ${path} ${detail}`;
    const known = own.get(key);
    if (known !== undefined) return known;
    const duty = new Duty(kind, card, ability, path, detail);
    own.set(key, duty);
    this.open.set(card, (this.open.get(card) ?? 0) + 1);
    return duty;
  }

  meet(duty: Duty): void {
    if (duty.met) return;
    duty.met = true;
    this.progress++;
    this.open.set(duty.card, this.open.get(duty.card)! - 1);
  }

  openOf(card: string): number {
    return this.open.get(card) ?? 0;
  }

  all(card: string): readonly Duty[] {
    return [...(this.byCard.get(card)?.values() ?? [])];
  }

  /** Drops goals of a card that was bound again; the new binding has its own. */
  forget(card: string, matches: (duty: Duty) => boolean): void {
    const own = this.byCard.get(card);
    if (own === undefined) return;
    for (const [key, duty] of own) {
      if (!matches(duty)) continue;
      own.delete(key);
      if (!duty.met) this.open.set(card, this.open.get(card)! - 1);
      // References to the dropped goal must count nothing.
      duty.met = true;
    }
  }
}
