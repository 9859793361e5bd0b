import type { Ability } from '../ability/ability.ts';
import type { CardDefinition, TextSpan } from './card-definition.ts';

/** One ability of a card whose text has been read, and where in the text each part of it stands. */
export interface CompiledAbility {
  readonly ability: Ability;
  /** Offsets of the whole ability in the card's text. */
  readonly span: TextSpan;
  /** Of its parts, by path in the data (`effects.0.what`), counted from the ability's own beginning. */
  readonly spans: Readonly<Record<string, TextSpan>>;
}

/** A card's text that has been read, as a set package ships it. */
export interface CompiledText {
  readonly text: string;
  readonly abilities: readonly CompiledAbility[];
  /** Present when (part of) the text was not understood: one message for each problem. A deck may not hold the card. */
  readonly unsupported?: readonly string[];
}

/** What a definition takes of a text that has been read: abilities, each with its text and the places of its parts. */
export function textOfDefinition(
  card: CompiledText,
): Pick<CardDefinition, 'abilities' | 'texts' | 'spans' | 'unsupported'> {
  return {
    abilities: card.abilities.map(({ ability }) => ability),
    texts: card.abilities.map(({ span }) => card.text.slice(span.start, span.end)),
    spans: card.abilities.map(({ spans }) => spans),
    ...(card.unsupported === undefined ? {} : { unsupported: card.unsupported.join('; ') }),
  };
}
