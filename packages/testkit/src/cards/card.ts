import type { Ability, CardDefinition } from '@cardwright/core';

/** A card made for one test. Only the name is needed; facts that are left out are those of a plain card. */
export interface CardFacts
  extends Partial<Omit<CardDefinition, 'id' | 'name' | 'abilities' | 'unsupported'>> {
  /** Unless it is given, the full name is the name. */
  readonly name: string;
  /** Rules text, one ability a line, read by the scenario's language. */
  readonly text?: string;
  /** Abilities as data: for what no text says, and for tests that are not about text. */
  readonly abilities?: readonly Ability[];
  /** How the text speaks of the card ("she"), where the language minds. */
  readonly pronoun?: 'he' | 'she' | 'they' | 'it';
}

/** A card made by {@link card}: put it into any zone of a scenario, and then name it like any other card. */
export class TestCard {
  constructor(readonly facts: CardFacts) {}

  /** The full name, which is the name unless it was given. */
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
