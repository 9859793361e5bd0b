/** Names of cards: the one place that decides whether a card has a name, and whether two share one. */

import type { CardDefinition } from './card-definition.ts';

type Called = Pick<CardDefinition, 'name' | 'otherNames'>;

/** The names that a card has: the printed one and those it counts as having. */
export const namesOf = ({ name, otherNames = [] }: Called): readonly string[] => [name, ...otherNames];

/** Something that decides which names are equivalent: a game. */
interface Naming {
  readonly rules: { isNamed?(name: string, said: string): boolean };
}

/**
 * Whether a card has a name, alone or among others. A full name is the name of one version; what else is
 * one name for another is for the game to say.
 */
export function isNamed({ rules }: Naming, definition: CardDefinition, said: string): boolean {
  const { name, fullName, otherNames } = definition;
  if (name === said || fullName === said || otherNames?.includes(said) === true) return true;
  return rules.isNamed !== undefined && namesOf(definition).some((own) => rules.isNamed!(own, said));
}

/** Whether two cards have a name in common. */
export function haveSameName(a: Called, b: Called): boolean {
  if (a.name === b.name) return true;
  if (!a.otherNames?.length && !b.otherNames?.length) return false;
  const names = namesOf(a);
  return namesOf(b).some((name) => names.includes(name));
}
