/** What has to have been seen of a piece of ability data. */
export type DutyKind =
  /** A step of a bound program ran. */
  | 'step'
  /** What a part asks before it applies came out so that it applies. */
  | 'part'
  /** A condition held. */
  | 'holds'
  /** A condition did not hold. */
  | 'fails'
  /** A filter let a card pass. */
  | 'passes'
  /** A number was asked for. */
  | 'asked'
  /** What an effect gave its cards for a time was asked for while it lasted. */
  | 'lasting'
  /** A cost could be paid. */
  | 'payable'
  /** What an effect does happened. */
  | 'happened'
  /** What may be done was done. */
  | 'accepted'
  /** What may be done was declined. */
  | 'declined';

/** Something that must have happened in some game before an ability counts as exercised. */
export class Duty {
  met = false;

  constructor(
    readonly kind: DutyKind,
    /** Id of the card. */
    readonly card: string,
    /** Index of its ability. */
    readonly ability: number,
    /** Where in the ability's data, as `effects.0.what`; empty for the whole. */
    readonly path: string,
    /** Which step, which question: for messages. */
    readonly detail: string,
  ) {}
}

/** The duties of the cards that are being verified, and how many of each card's are open. */
export class Duties {
  private readonly byCard = new Map<string, Map<string, Duty>>();
  private readonly open = new Map<string, number>();
  /** Counts up whenever a duty is met. */
  progress = 0;

  /** The duty of this kind at this place, made when it is first asked for. */
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

  /** Duties of a card that was bound again are those of the new binding. */
  forget(card: string, matches: (duty: Duty) => boolean): void {
    const own = this.byCard.get(card);
    if (own === undefined) return;
    for (const [key, duty] of own) {
      if (!matches(duty)) continue;
      own.delete(key);
      if (!duty.met) this.open.set(card, this.open.get(card)! - 1);
      // Whatever still holds it must count nothing.
      duty.met = true;
    }
  }
}
