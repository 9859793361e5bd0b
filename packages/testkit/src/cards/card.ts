import type { Ability, CardDefinition } from '@cardwright/core/data';

/** A card made for one test. Only the name is required; other facts default to those of a vanilla card. */
export interface CardFacts
  extends Partial<Omit<CardDefinition, 'id' | 'name' | 'abilities' | 'unsupported'>> {
  /** Also the full name, unless that is given. */
  readonly name: string;
  /** Rules text, one ability per line, read by the scenario's language. */
  readonly text?: string;
  /** Abilities as data: for what no text can say, and for tests that are not about text. */
  readonly abilities?: readonly Ability[];
  /** Pronoun of the card ("she"), if the language needs it. */
  readonly pronoun?: 'he' | 'she' | 'they' | 'it';
}

/** A card made by {@link card}: put it into any zone of a scenario, and then name it like any other card. */
export class TestCard {
  constructor(readonly facts: CardFacts) {}

  /** The full name; defaults to the name. */
  get fullName(): string {
    return this.facts.fullName ?? this.facts.name;
  }
}

/**
 * Makes a card for a test, from text or from data.
 *
 * @example
 * scenario({ language, plugins: [game], players: [{ hand: [card({ name: 'Scribe', text: 'Draw a card.' })] }] });
 */
export function card(facts: CardFacts): TestCard {
  return new TestCard(facts);
}
