import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardLiteral } from './board-literal.ts';
import type { CardDefinition } from './card-definition.ts';

/** Values of columns by name, as board literals write them; `under` is how many cards lie under it. */
export type SituationColumns = Readonly<Record<string, number | boolean>>;

/** A card that is made so that text finds it: it is changed until the text's filters fit. */
export interface SituationCard {
  definition: Omit<CardDefinition, 'id'>;
  columns: Record<string, number | boolean>;
}

/** One side of a table that is being laid: cards by zone, and columns. */
export type SituationSide = Record<string, CardLiteral[] | number>;

/** What laying a table needs to know of its cards, and of chance. */
export interface SituationHelper {
  cardOf(id: string): CardDefinition;
  /** The id of a card without text, of a type. */
  plainOf(type: string): string;
  /** A whole number below the limit, by chance. */
  below(limit: number): number;
}

/** A card made so that something comes about with it, and what else has to be there, each with its zone. */
export type SituationWay = (
  card: SituationCard,
  own: CardDefinition,
) => readonly { readonly zone: string; readonly card: SituationCard }[];

/** Effects that bring something about: for a card that they choose, and a player who does it. */
export type SituationMeans = (card: CardSelector, player: PlayerSelector) => readonly Effect[];

/**
 * What a game tells those who make situations for its cards out of the cards' data: the verification of sets. The
 * making itself knows no game; this is all of the game that it needs.
 */
export interface SituationRules {
  /** Cards without text of every type that text speaks of, by its word for them; the first of a type is the usual. */
  readonly cards: Readonly<
    Record<string, readonly Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>[]>
  >;
  /** What makes a card be in a state, by state; null for states that only play brings about. */
  readonly states: Readonly<Record<string, SituationColumns | null>>;
  /** How a card is made to pass the game's own kinds of filter. */
  readonly filters?: Readonly<Record<string, (filter: CardFilter, card: SituationCard) => void>>;
  /**
   * The kinds of event that each of the game's own kinds of effect proposes, by effect: anything else is a
   * fault. None: it is done by a program of the game's own, and nothing is said of it.
   */
  readonly events?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of event that any effect may propose besides ("is chosen"). */
  readonly asides?: readonly string[];
  /** How many situations a card may take until all of it was seen; 60 if absent. */
  readonly most?: number;
  /**
   * Cards that come about so, by state, circumstance or kind of event that only play brings about: the given card in the
   * manner in which it has to be played, and what else has to be there, each with its zone. `own` is the card that the
   * situation is for.
   */
  readonly ways?: Readonly<Record<string, SituationWay>>;
  /** Cards with which an action can be taken of which text speaks, by action: the given card with what it needs for it. */
  readonly acts?: Readonly<Record<string, SituationWay>>;
  /** Whether an effect that has done its work before a game begins does it for its card, by kind of effect. */
  readonly before?: Readonly<Record<string, (effect: Effect, card: CardDefinition) => boolean>>;
  /** How situations bring about what no turn action does: by cards that are played for nothing and do it. */
  readonly means?: {
    /** What such a card is like: its effects happen as it is played. */
    readonly card: Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>;
    /** By kind of event. */
    readonly events: Readonly<Record<string, SituationMeans>>;
    /** By state of a card. */
    readonly states?: Readonly<Record<string, SituationMeans>>;
    /** What an effect that forbids an action would stop, by action. */
    readonly actions?: Readonly<Record<string, SituationMeans>>;
    /** What lets a card do once more what it has done, by kind of event. */
    readonly again?: Readonly<Record<string, SituationMeans>>;
    /** The cards that an event of such a circumstance happens to, out of those that it happens to otherwise. */
    readonly given?: Readonly<Record<string, (card: CardSelector) => CardSelector>>;
    /** What makes it likely that an event happens in such a circumstance: in a fight, that those who fight die of it. */
    readonly circumstances?: Readonly<Record<string, SituationMeans>>;
    /** Effects that ask for what an effect gives to cards, by its kind: a classification that is gained. */
    readonly gains?: Readonly<Record<string, (effect: Effect, player: PlayerSelector) => readonly Effect[]>>;
    /** By number of a player. */
    readonly columns?: Readonly<Record<string, SituationMeans>>;
  };
  /** The state in which a card must be for an effect to do something to it, by kind of effect. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Types of card that are in play only while they are played: what text asks of them lies in hands. */
  readonly passing?: readonly string[];
  /** Kinds of event that happen in set-up alone: for cards that wait for them games are dealt. */
  readonly setUp?: readonly string[];
  /**
   * Puts what was laid into the zone `play` where the rules would have it, in place: which area a card lies in, how many
   * an area holds, who carries what. The first card there is the one that the situation is for.
   */
  readonly arrange?: (sides: readonly SituationSide[], helper: SituationHelper) => void;
  /** What a player has who can pay for everything: numbers of cards by zone, and columns. */
  readonly side: Readonly<Record<string, number>>;
}
