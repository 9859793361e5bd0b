import type { Address } from '../model/address.ts';
import type { DecisionKind } from '../model/decision.ts';
import type { Ending } from '../model/duration-effect.ts';

/**
 * Column values by name. Cards are addresses, or null for none or a hidden one. A column that is left out is empty: 0,
 * or no card.
 */
export type Values = { readonly [column: string]: number | Address | null };

/** A card that the viewer may know: which one, and where, if it is visible there. */
export interface CardMention {
  /** Id of its definition. */
  readonly id: string;
  /** Its full name. */
  readonly name: string;
  readonly address: Address | null;
}

/** A card that the viewer can see. */
export interface CardView extends CardMention {
  /** Where it lies. */
  readonly address: Address;
  /** The player whose deck it came from. */
  readonly owner: number;
  /** Its numbers that the viewer may know. */
  readonly columns: Values;
  /** Current stats; of cards in play only. */
  readonly stats?: { readonly [stat: string]: number };
  /** Current keywords with their numbers (0 where they have none); of cards in play only. */
  readonly keywords?: { readonly [keyword: string]: number };
}

/** A card that the viewer cannot see: only its place and its zone's public columns. */
export interface HiddenCardView {
  readonly address: Address;
  readonly hidden: true;
  readonly columns: Values;
}

/** One player's zone. */
export interface ZoneView {
  /** Its name. */
  readonly zone: string;
  /** How many cards lie there. */
  readonly count: number;
  /** In order. Empty if the viewer sees no card and the zone has no public columns. */
  readonly cards: readonly (CardView | HiddenCardView)[];
}

/** A player as the viewer sees them: by index, with their columns and zones. */
export interface PlayerView {
  /** The seat. */
  readonly player: number;
  /** Has left the game. */
  readonly left: boolean;
  /** The player’s numbers that the viewer may know. */
  readonly columns: Values;
  /** Their zones, in the order of the game. */
  readonly zones: readonly ZoneView[];
}

/** A candidate of a choice. */
export interface CandidateView {
  /** The value to answer with: an address for cards, the number itself for players (also among cards) and options. */
  readonly value: Address | number;
  readonly card?: CardMention;
  /** Key of the option's message. */
  readonly label?: string;
  /** The pending trigger it stands for. */
  readonly waiting?: WaitingView;
}

/** A turn action that may be taken. */
export interface MoveView {
  readonly action: string;
  readonly card: Address | null;
  readonly option: number;
}

/** The public part of a decision. */
export interface DecisionView {
  /** What kind of answer is asked for. */
  readonly kind: DecisionKind;
  /** Who is asked. */
  readonly player: number;
  /** Key of the message that asks. */
  readonly prompt: string;
  /** The card whose text asks. */
  readonly source: CardMention | null;
  /** The private part, for the deciding player; null for all others. */
  readonly choice: ChoiceView | null;
}

/** The private part of a decision. */
export interface ChoiceView {
  /** What may be chosen; empty for `act`. */
  readonly candidates: readonly CandidateView[];
  /** The legal turn actions of an `act` decision. */
  readonly moves: readonly MoveView[];
  /** How many must be chosen, or the least number. */
  readonly min: number;
  /** How many may be chosen, or the greatest number. */
  readonly max: number;
  /** Facts for the message. */
  readonly data: readonly (string | number | boolean)[];
  /** The rule behind the question. */
  readonly rule: string;
  /** The sentence of a card that asks; empty where a rule of the game does. */
  readonly words: string;
}

/** A pending trigger. */
export interface WaitingView {
  /** Id of the ability in its set; null if it would reveal a hidden card. */
  readonly ability: string | null;
  readonly controller: number;
  readonly source: CardMention | null;
}

/** What was announced and waits for responses, with what was chosen for it: all of that is public. */
export interface AnnouncedView extends WaitingView {
  /** The cards that were chosen, in the order of the text; null for one that the viewer may not know. */
  readonly cards: readonly (CardMention | null)[];
  readonly players: readonly number[];
  /** The modes that were chosen, by their places in the text. */
  readonly modes: readonly number[];
}

/** A duration effect. All are public: what created them resolved in public. */
export interface LastingView extends WaitingView {
  /** The cards it was applied to, as far as visible; null for whatever matches. */
  readonly cards: readonly Address[] | null;
  readonly players: readonly number[];
  readonly amount: number;
  readonly ends: Ending;
  /** The player whose next turn `ends` refers to, or -1. */
  readonly player: number;
  /** Remaining uses; -1 for no limit. */
  readonly uses: number;
}

/**
 * A game as one player may know it: plain data, built by listing what is visible, never by removing what is not. The
 * law: two games that differ only in what a player cannot see give that player identical bytes.
 */
export interface GameView {
  /** Whose view it is; -1 for a spectator. */
  readonly viewer: number;
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: number;
  /** Who took the first turn. */
  readonly starting: number;
  /** The step of the turn, by name. */
  readonly step: string;
  /** The phase of the turn, by name. */
  readonly phase: string;
  /** The game is over. */
  readonly over: boolean;
  /** Who has won; null while no one has, and for a draw. */
  readonly winner: number | null;
  /** Why it is over; absent while running. */
  readonly reason?: string;
  /** The numbers of the game. */
  readonly columns: Values;
  /** The players, in seat order. */
  readonly players: readonly PlayerView[];
  /** The zones that are one for all players; absent in games without. */
  readonly shared?: readonly ZoneView[];
  /** What is asked now; null when the game is over. */
  readonly decision: DecisionView | null;
  /** Abilities that have triggered and wait to resolve. */
  readonly waiting: readonly WaitingView[];
  /** What waits for responses, what resolves next first; absent in games without responses. */
  readonly announced?: readonly AnnouncedView[];
  /** Effects that last for a time. */
  readonly lasting: readonly LastingView[];
}

/** An event as one player may know it. */
export interface EventView {
  /** What happened, by the name of its kind. */
  readonly kind: string;
  /** To whom, or whose it is. */
  readonly player: number;
  /** The card it happened to; null for none or one the viewer may not know. */
  readonly card: CardMention | null;
  /** The other card of it. */
  readonly other: CardMention | null;
  /** How much. */
  readonly amount: number;
  /** The card whose ability or effect caused it. */
  readonly source: CardMention | null;
  /** What the kind declares to be public. */
  readonly facts: { readonly [key: string]: unknown };
  /** The rule by which it happened. */
  readonly rule: string;
}
