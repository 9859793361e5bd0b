/** What the references of an ability stand for, to choose the word for them: "them", "it", "her". */
import type { CardSelector, PartyPattern, PlayerSelector } from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import type { Meanings } from '../resolve/meanings.ts';
import { typesOfFilters } from '../sense/card-types.ts';

export type Pronoun = NonNullable<CardFacts['pronoun']>;

/** For several cards, for a card of which nothing is known, for one that no one calls "he" or "she". */
const SEVERAL: readonly Pronoun[] = ['they'];
const SOMEBODY: readonly Pronoun[] = ['they', 'it', 'he', 'she'];
const SOMETHING: readonly Pronoun[] = ['it', 'they'];

export class Antecedents {
  private readonly facts: CardFacts;
  private readonly lexicon: Lexicon;
  private readonly meanings: Meanings | undefined;
  private seen: boolean | undefined;

  constructor(meanings: Meanings | undefined, facts: CardFacts, lexicon: Lexicon) {
    this.meanings = meanings;
    this.facts = facts;
    this.lexicon = lexicon;
  }

  /** The pronouns for a reference of the ability, the right one first; undefined for what is none of them. */
  pronounsOf(reference: unknown): readonly Pronoun[] | undefined {
    const meaning = this.meanings?.of(reference);
    return meaning && this.pronounsFor(meaning);
  }

  /** Whether cards are looked at, revealed or searched for: what is taken then comes out of those. */
  looks(): boolean {
    this.seen ??= looksAt(this.meanings?.ability);
    return this.seen;
  }

  private pronounsFor(meaning: object | 'self'): readonly Pronoun[] {
    if (meaning === 'self') return this.own();
    const cards = meaning as CardSelector | PartyPattern | PlayerSelector;
    if (!('pick' in cards)) return SOMEBODY;
    switch (cards.pick) {
      case 'self':
        return this.own();
      case 'both':
      case 'each':
        return SEVERAL;
      case 'top':
        return cards.count === 1 ? SOMETHING : SEVERAL;
      case 'chosen':
      case 'some':
        if (cards.range.max !== 1) return SEVERAL;
        return cards.from ? SOMETHING : this.ofType(typesOfFilters(cards.filter));
      case 'any':
        return this.ofType(typesOfFilters(cards.filter));
      default:
        return SOMEBODY;
    }
  }

  private own(): readonly Pronoun[] {
    const { pronoun = 'they' } = this.facts;
    return [pronoun, ...SOMEBODY.filter((one) => one !== pronoun)];
  }

  private ofType(types: readonly string[] = []): readonly Pronoun[] {
    const known = types.map((id) => this.lexicon.types?.find((type) => type.id === id)?.pronoun);
    return known.includes('they') ? SOMEBODY : SOMETHING;
  }
}

const LOOKS = new Set(['look', 'reveal', 'reveal-until', 'search']);

function looksAt(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('do' in value && LOOKS.has(value.do as string)) return true;
  return Object.values(value).some(looksAt);
}
