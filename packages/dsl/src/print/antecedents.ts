/** What the references of an ability stand for, to choose the word for them: "them", "it", "her". */
import type { Ability, CardFilter, CardSelector, PartyPattern, PlayerSelector } from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { resolveReferences } from '../resolve/resolve.ts';

export type Pronoun = NonNullable<CardFacts['pronoun']>;

export class Antecedents {
  private readonly ability: Ability | undefined;
  private readonly facts: CardFacts;
  private readonly lexicon: Lexicon;
  private known: Map<unknown, Pronoun> | undefined;
  private seen: boolean | undefined;

  constructor(ability: Ability | undefined, facts: CardFacts, lexicon: Lexicon) {
    this.ability = ability;
    this.facts = facts;
    this.lexicon = lexicon;
  }

  /** The pronoun for a reference of the ability; undefined for what is none of them. */
  pronounOf(reference: unknown): Pronoun | undefined {
    if (!this.known) {
      this.known = new Map();
      if (this.ability)
        for (const { path, refersTo, producer } of resolveReferences(this.ability))
          if (refersTo === 'cards' && producer !== undefined)
            this.known.set(at(this.ability, path), this.pronounFor(producer));
    }
    return this.known.get(reference);
  }

  /** Whether cards are looked at, revealed or searched for: what is taken then comes out of those. */
  looks(): boolean {
    this.seen ??= looksAt(this.ability);
    return this.seen;
  }

  private pronounFor(producer: string): Pronoun {
    const own = this.facts.pronoun ?? 'they';
    if (producer === 'self') return own;
    const found = at(this.ability, producer) as CardSelector | PartyPattern | PlayerSelector | undefined;
    if (!found || 'who' in found) return 'they';
    switch (found.pick) {
      case 'self':
        return own;
      case 'both':
      case 'each':
        return 'they';
      case 'top':
        return found.count === 1 ? 'it' : 'they';
      case 'chosen':
      case 'some':
        if (found.range.max !== 1) return 'they';
        return found.from ? 'it' : this.ofType(found.filter);
      default:
        return 'filter' in found ? this.ofType(found.filter) : 'they';
    }
  }

  private ofType(filters: readonly CardFilter[] = []): Pronoun {
    const types = filters.flatMap(typesIn);
    const known = types.map((id) => this.lexicon.types?.find((type) => type.id === id)?.pronoun);
    return known.includes('they') ? 'they' : 'it';
  }
}

function typesIn(filter: CardFilter): string[] {
  if (filter.is === 'type') return [filter.type];
  return filter.is === 'any' ? filter.of.flatMap((way) => way.flatMap(typesIn)) : [];
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, key) => (held as Record<string, unknown>)?.[key], value);
}

const LOOKS = new Set(['look', 'reveal', 'search']);

function looksAt(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('do' in value && LOOKS.has(value.do as string)) return true;
  return Object.values(value).some(looksAt);
}
