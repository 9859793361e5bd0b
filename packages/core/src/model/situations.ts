import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardLiteral } from './board-literal.ts';
import type { CardDefinition } from './card-definition.ts';

/** Column values by name, as in board literals; `under` is the number of cards under it. */
export type SituationColumns = Readonly<Record<string, number | boolean>>;

/** A card built so that a text finds it: it is adjusted until the text's filters match. */
export interface SituationCard {
  definition: Omit<CardDefinition, 'id'>;
  columns: Record<string, number | boolean>;
}

/** One side of a table under construction: cards by zone, and columns. */
export type SituationSide = Record<string, CardLiteral[] | number>;

/** Card look-up and randomness for building a table. */
export interface SituationHelper {
  cardOf(id: string): CardDefinition;
  /** The id of a vanilla card of a type. */
  plainOf(type: string): string;
  /** A random integer below the limit. */
  below(limit: number): number;
}

/** Prepares a card so that something can happen with it, and what else must be on the table, each with its zone. */
export type SituationWay = (
  card: SituationCard,
  own: CardDefinition,
) => readonly { readonly zone: string; readonly card: SituationCard }[];

/** Effects that bring something about, for a card that they choose and a player who does it. */
export type SituationMeans = (card: CardSelector, player: PlayerSelector) => readonly Effect[];

/**
 * What a game contributes to building situations from its cards' data, for the verification of sets. The builder itself
 * knows no game; this is its whole interface.
 */
export interface SituationRules {
  /** Vanilla cards for every type that text can name, by its word; the first of a type is the default. */
  readonly cards: Readonly<
    Record<string, readonly Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>[]>
  >;
  /** How to put a card into a state, by state; null for states that only play can bring about. */
  readonly states: Readonly<Record<string, SituationColumns | null>>;
  /** How to make a card pass the game's own filters, by kind. */
  readonly filters?: Readonly<Record<string, (filter: CardFilter, card: SituationCard) => void>>;
  /**
   * The kinds of event that each of the game's own effects proposes; anything else is a fault. An empty list means that
   * a program of the game does it, which is not checked.
   */
  readonly events?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of event that any effect may propose besides ("is chosen"). */
  readonly asides?: readonly string[];
  /** Maximum number of situations per card until all of it was exercised; 60 if absent. */
  readonly most?: number;
  /**
   * How to get cards into a state, circumstance or event that only play brings about: the card, prepared so that it
   * must be played that way, and what else must be on the table. `own` is the card under test.
   */
  readonly ways?: Readonly<Record<string, SituationWay>>;
  /** How to prepare a card so that an action that text refers to can be taken with it, by action. */
  readonly acts?: Readonly<Record<string, SituationWay>>;
  /** Whether an effect that acts before the game begins applies to its card, by kind of effect. */
  readonly before?: Readonly<Record<string, (effect: Effect, card: CardDefinition) => boolean>>;
  /** How situations bring about what no turn action does: with free cards whose effect does it. */
  readonly means?: {
    /** Template of such a card: its effects happen as it is played. */
    readonly card: Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>;
    /** By kind of event. */
    readonly events: Readonly<Record<string, SituationMeans>>;
    /** By state of a card. */
    readonly states?: Readonly<Record<string, SituationMeans>>;
    /** An action that a prohibition would stop, by action. */
    readonly actions?: Readonly<Record<string, SituationMeans>>;
    /** What lets a card repeat what it has done, by kind of event. */
    readonly again?: Readonly<Record<string, SituationMeans>>;
    /** Makes it likely that an event happens in a circumstance (in a fight: that the fighters die of it). */
    readonly circumstances?: Readonly<Record<string, SituationMeans>>;
    /** Effects that query what an effect grants, by its kind: a classification that is gained. */
    readonly gains?: Readonly<Record<string, (effect: Effect, player: PlayerSelector) => readonly Effect[]>>;
    /** By player column. */
    readonly columns?: Readonly<Record<string, SituationMeans>>;
  };
  /** The state that a card must be in for an effect to do anything to it, by kind of effect. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Types of card that are in play only while they are played; text about them finds them in hands. */
  readonly passing?: readonly string[];
  /** Kinds of event that happen in set-up only: cards that listen for them are tested in dealt games. */
  readonly setUp?: readonly string[];
  /**
   * Arranges the zone `play` in place to satisfy the rules: which area a card lies in, how many an area holds, who
   * carries what. The first card is the one under test.
   */
  readonly arrange?: (sides: readonly SituationSide[], helper: SituationHelper) => void;
  /** A side that can pay for everything: numbers of cards by zone, and columns. */
  readonly side: Readonly<Record<string, number>>;
}
