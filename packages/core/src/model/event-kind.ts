import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { type CardRef, NO_CARD } from './card-ref.ts';
import { type EventData, GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { Action } from './names.ts';
import type { ReadonlyState, WritableState } from './state.ts';
import type { Zone } from './zone.ts';

let nextId = 0;

/**
 * Who sees which card an event happened to; that it happened, everyone sees. `place`: who may see the card where it lay
 * or where it lies now. `everyone`: the event itself shows the card to all players. `player`: it shows the
 * card to its player. `no-one`: the event is bookkeeping and in no player's log.
 */
export type EventVisibility = 'place' | 'everyone' | 'player' | 'no-one';

const VISIBILITIES: readonly EventVisibility[] = ['place', 'everyone', 'player', 'no-one'];

/** A kind of event that another one counts as, in either direction. */
export interface CountedKind {
  readonly kind: EventKind;
  /**
   * Condition for it; always if absent. Evaluated before the event happens, and again for as long as it is remembered.
   */
  readonly when?: (state: ReadonlyState, event: GameEvent) => boolean;
}

/** Where the card of an event moves from and to. */
export interface Passage {
  /** Absent: from anywhere. */
  readonly from?: Zone;
  /** Absent: to anywhere. */
  readonly to?: Zone;
}

/** Options of an event kind, for the pipe, for listeners and for text. */
export interface EventOptions {
  /** Names of its parties in text: role → field (`{ attacker: 'other' }`). `card` and `by` are always known. */
  readonly roles?: Readonly<Record<string, 'card' | 'other' | 'player'>>;
  /**
   * The card in a role while the event is in progress, for effects that apply during it ("while this is attacked, the
   * attacker …"); -1 if none.
   */
  readonly now?: (state: ReadonlyState, field: 'card' | 'other') => CardRef;
  /** Who chooses among replacement effects: the player of the card, or of the event. */
  readonly affects?: 'card' | 'player';
  /** The event is prohibited if this action is forbidden. */
  readonly action?: Action;
  /**
   * Who watches for this kind is taken before the change, since it may take them away: for kinds that are
   * about what leaves. Kinds that are about what arrives are watched by those who are there afterwards.
   */
  readonly lookBack?: boolean;
  /** The zones between which its card moves, if always the same; absent if the card stays in play. */
  readonly passage?: Passage;
  /** Further kinds it counts as for listeners, with the same parties ("leaves play"). */
  readonly countsAs?: readonly CountedKind[];
  /** Other kinds whose events count as this one for listeners. */
  readonly includes?: readonly CountedKind[];
  /**
   * The events that it is made of, each with parties of its own: whoever watches for those sees them, and they are
   * remembered. They change nothing themselves. Asked before the change.
   */
  readonly parts?: (kernel: Kernel, state: ReadonlyState, event: GameEvent) => readonly GameEvent[];
  /**
   * Whose turn it is when it happens, seen from the player of its `card` and of its `other`, if always the same:
   * "whenever this attacks" in an opponent's turn could never trigger.
   */
  readonly turn?: { readonly card?: 'own' | 'other'; readonly other?: 'own' | 'other' };
  /** The zone that its `other` goes to, without abilities there. */
  readonly takes?: Zone;
  /** Its player is always the player of its card ("you discard this"). */
  readonly byOwner?: true;
  /** The unit of its amount, for "that much damage". */
  readonly unit?: string;
  /**
   * What modifiers leave of the amount when it is proposed; `null` when that is nothing. Runs before replacements, and
   * not again for what replaces it on the same card.
   */
  readonly measure?: (kernel: Kernel, state: ReadonlyState, event: GameEvent) => GameEvent | null;
  /** Final reduction of the amount before the commit; `null` if nothing is left. Runs after replacements. */
  readonly reduce?: (kernel: Kernel, state: ReadonlyState, event: GameEvent) => GameEvent | null;
  /** The only function that changes state for this kind. */
  readonly commit: (kernel: Kernel, draft: WritableState, event: GameEvent) => void;
  /** The rule behind it (its number in the rulebook of the game). */
  readonly rule?: string;
  /** Defaults to `place`. Declare another only for kinds that show a card, such as revealing it. */
  readonly visibility?: EventVisibility;
  /** Keys of `data` that are public: plain facts, no references. Everything else is shown to no one. */
  readonly facts?: readonly string[];
}

/** What an event is about, beyond its kind and its player. */
export interface EventFields {
  /** The card it happens to; none if absent. */
  readonly card?: CardRef;
  /** The other party: what does it to the card, or what the card is done with; none if absent. */
  readonly other?: CardRef;
  /** How much. Absent: 1 for an event that names a card, 0 for any other. */
  readonly amount?: number;
  /** The card whose ability or effect causes it; the rules of the game if absent. */
  readonly source?: CardRef;
  /** Further facts, by name. */
  readonly data?: EventData | null;
}

type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };

/** A kind of event, with its commit function. */
export class EventKind {
  readonly id: number = nextId++;
  /** The options with every field set: the pipe reads many kinds in a hot loop, so they share one shape. */
  readonly options: Whole<EventOptions> & Pick<EventOptions, 'commit'>;
  constructor(
    readonly name: string,
    o: EventOptions,
  ) {
    this.options = {
      roles: o.roles,
      now: o.now,
      affects: o.affects,
      action: o.action,
      lookBack: o.lookBack,
      countsAs: o.countsAs,
      includes: o.includes,
      passage: o.passage,
      parts: o.parts,
      turn: o.turn,
      takes: o.takes,
      byOwner: o.byOwner,
      unit: o.unit,
      measure: o.measure,
      reduce: o.reduce,
      commit: o.commit,
      rule: o.rule,
      visibility: o.visibility,
      facts: o.facts,
    };
  }

  /**
   * An event of this kind, to be proposed: `drawn.of(player, { card })`.
   * @param player who does it or to whom it happens
   */
  of(player: number, fields?: EventFields): GameEvent {
    if (fields === undefined) return new GameEvent(this, player);
    const {
      card,
      other = NO_CARD,
      amount = card === undefined ? 0 : 1,
      source = NO_CARD,
      data = null,
    } = fields;
    const about = card === undefined ? NO_CARD : card;
    return new GameEvent(this, player, about, other, amount, source, data);
  }
}

/**
 * Declares a kind of event; names are past participles (`drawn`).
 * @throws CardwrightError `plugin-invalid` for an option or a visibility that there is not
 */
export function defineEvent(name: string, options: EventOptions): EventKind {
  const kind = new EventKind(name, options ?? {});
  for (const field of Object.keys(options ?? {})) {
    if (field in kind.options) continue;
    const suggestions = nearNames(field, Object.keys(kind.options));
    throw new CardwrightError('plugin-invalid', `The event “${name}” has no option “${field}”.`, {
      hook: 'events',
      suggestions,
      fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Remove it.',
    });
  }
  const { visibility } = kind.options;
  if (visibility !== undefined && !VISIBILITIES.includes(visibility))
    throw new CardwrightError(
      'plugin-invalid',
      `The event “${name}” has no visibility “${String(visibility)}”.`,
      {
        hook: 'events',
        fix: `Use one of ${VISIBILITIES.join(', ')}.`,
      },
    );
  return kind;
}
