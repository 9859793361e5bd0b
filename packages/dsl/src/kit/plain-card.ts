import { type CardDefinition, textOfDefinition } from '@cardwright/core/data';
import type { CompiledCard } from '../sets/set-types.ts';
import type { KitCard } from './sets.ts';

/** A card of a game that writes the facts which the kernel itself has of a card, and no others. */
export interface PlainCard
  extends KitCard,
    Partial<
      Pick<CardDefinition, 'otherNames' | 'classifications' | 'colors' | 'cost' | 'stats' | 'attributes'>
    > {
  /** What is printed below the name; with it, the name by which decks find the card. */
  readonly version?: string;
  /** The pronoun that its text uses for it; “it” if absent. */
  readonly pronoun?: 'he' | 'she' | 'they' | 'it';
}

/** The name of a plain card and its version, by which decks find it. */
export const plainName = ({ name, version }: PlainCard): string =>
  version === undefined ? name : `${name} - ${version}`;

/** A plain card as the kernel takes it. */
export function plainDefinition(card: CompiledCard<PlainCard>): CardDefinition {
  const { set, number, name, otherNames, type, classifications = [], colors = [], cost = 0 } = card;
  const { stats = {}, attributes = {} } = card;
  return {
    id: `set${set}-${number}`,
    name,
    ...(otherNames === undefined ? {} : { otherNames }),
    fullName: plainName(card),
    type,
    classifications,
    colors,
    cost,
    stats,
    attributes,
    ...textOfDefinition(card),
  };
}
