import type {
  CompiledCard as Compiled,
  CompiledSet as CompiledSetOf,
  SetText as SetTextOf,
} from '@cardwright/dsl/kit';

import { copiesPrinted } from './copies.ts';

/** The ten types of card (KH 4); Dark and Nobody Cards are two here, since Player Cards tell them apart. */
export const cardTypes = [
  'friend',
  'magic-friend',
  'player',
  'magic',
  'equipment',
  'dark',
  'nobody',
  'world',
  'event',
  'technique',
  'attack',
] as const;
export type CardType = (typeof cardTypes)[number];

/** The groups that are printed beside a type: Player/Light, Dark/Heartless, Magic/Attack. */
export const groups = ['Light', 'Dark', 'XIII', 'Heartless', 'Villains', 'Attack'] as const;
/** One of them. */
export type Group = (typeof groups)[number];

/** Everything printed on a card that matters in a game: facts as data, abilities as text. */
export interface CardFacts {
  /** Code of the set. */
  readonly set: string;
  readonly number: number;
  readonly name: string;
  /** Further names it counts as having. */
  readonly otherNames?: readonly string[];
  readonly type: CardType;
  readonly group?: Group;
  /** A Form Change (KH 4.1). */
  readonly form?: boolean;
  /** Home Worlds above the name (KH 3). */
  readonly homeWorlds?: readonly string[];
  readonly level?: number;
  readonly attack?: number;
  readonly magic?: number;
  readonly support?: number;
  readonly power?: number;
  readonly darkLevel?: number;
  /** Heart Points of a Player Card. */
  readonly hp?: number;
  /** How many copies a deck may have, over all levels of the name, where the card says so (KH 5.5). */
  readonly copies?: number | 'any';
  /** A Promo Card: one in a deck (KH 5.3). */
  readonly promo?: boolean;
  /** A card of this project, with numbers and text of its own: no printed card is like it. */
  readonly original?: boolean;
  /** Rules text, one ability a line; empty when the card has none. */
  readonly text: string;
}

/** A card as its author writes it. */
export type CardEntry = Omit<CardFacts, 'set' | 'text'> & Partial<Pick<CardFacts, 'text'>>;

/** An entry of a set's file as a card. What its text says of copies is a fact, unless the entry says something else. */
export function toFacts(entry: CardEntry, set: string): CardFacts {
  const card: CardFacts = { ...entry, text: entry.text ?? '', set };
  const printed = copiesPrinted(card.name, card.text);
  return printed && (card.copies ?? printed.copies) === printed.copies ? { ...card, ...printed } : card;
}

/** A set as its author writes it (`cards.yaml`). */
export type SetText = SetTextOf<CardEntry>;

/** A card with its compiled text. */
export type CompiledCard = Compiled<CardFacts>;

/** A compiled set, as a set package ships it: loading it parses nothing. */
export type CompiledSet = CompiledSetOf<CompiledCard>;

/** Types of which one name has several levels, so that the level is part of what a deck list calls the card. */
const LEVELLED: ReadonlySet<CardType> = new Set([
  'player',
  'friend',
  'magic-friend',
  'magic',
  'dark',
  'nobody',
]);

/** The name with the level, by which deck lists and players find a card (KH 5.4). */
export const fullName = (card: Pick<CardFacts, 'name' | 'type' | 'level' | 'form'>): string =>
  card.level !== undefined && LEVELLED.has(card.type) && card.form !== true
    ? `${card.name} (Level ${card.level})`
    : card.name;
