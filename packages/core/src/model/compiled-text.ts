import type { Ability } from '../ability/ability.ts';
import type { CardDefinition, TextSpan } from './card-definition.ts';

/** One ability of a compiled text, with the spans of its parts. */
export interface CompiledAbility {
  readonly ability: Ability;
  /** Offsets of the whole ability in the card's text. */
  readonly span: TextSpan;
  /** Spans of its parts by path in the data (`effects.0.what`), relative to the start of the ability. */
  readonly spans: Readonly<Record<string, TextSpan>>;
}

/** A compiled card text, as a set package ships it. */
export interface CompiledText {
  readonly text: string;
  readonly abilities: readonly CompiledAbility[];
  /** Present if (part of) the text was not understood: one message per problem. A deck may not contain the card. */
  readonly unsupported?: readonly string[];
}

/** The fields of a definition that come from a compiled text: abilities, their texts and the spans of their parts. */
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
