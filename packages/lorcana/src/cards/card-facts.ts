/** Types of card (CR 5.3–5.6). A song is an action with the classification `Song` (CR 5.4.4.1). */
export const cardTypes = ['character', 'action', 'item', 'location'] as const;
/** One of them. */
export type CardType = (typeof cardTypes)[number];

/** Ink types (CR 5.2.5); a card of two inks counts as each of them (CR 5.2.5.1). */
export type InkType = 'amber' | 'amethyst' | 'emerald' | 'ruby' | 'sapphire' | 'steel';

/** How rules text speaks of a character in the third person; a fact of the card, never of an ability. */
export type Pronoun = 'he' | 'she' | 'they';

/** How rare a printing is; it changes nothing about play. */
export type Rarity =
  | 'common'
  | 'uncommon'
  | 'rare'
  | 'super_rare'
  | 'legendary'
  | 'enchanted'
  | 'special'
  | 'epic'
  | 'iconic';

/**
 * Everything printed on a card that matters in a game: facts as data, abilities as text. The text has one ability per
 * line; its meaning is computed by the language, never stated here.
 */
export interface CardFacts {
  /** Code of the set ("1"). */
  readonly set: string;
  readonly number: number;
  readonly name: string;
  /** What follows the name on characters and locations (CR 5.2.6). */
  readonly version?: string;
  readonly type: CardType;
  readonly inks: readonly InkType[];
  /** Ink cost (CR 5.2.2). */
  readonly cost: number;
  /** Has the inkwell symbol (CR 5.2.3). */
  readonly inkable: boolean;
  readonly classifications: readonly string[];
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  /** Locations only (CR 5.6.5). */
  readonly moveCost?: number;
  readonly rarity?: Rarity;
  /** Absent means `they`. */
  readonly pronoun?: Pronoun;
  /**
   * The ability names (CR 5.2.8), if they cannot be inferred from the text: one with a number in it, or one whose words
   * could be text. Absent: the capitals before a text that no reading can use.
   */
  readonly storyNames?: readonly string[];
  /** Rules text, one ability per line; empty if the card has none. */
  readonly text: string;
}

/** "Name - Version", a card's full name (CR 5.2.6); the name alone where there is no version. */
export const fullName = (card: Pick<CardFacts, 'name' | 'version'>): string =>
  card.version === undefined ? card.name : `${card.name} - ${card.version}`;
