import { findPart } from '../ability/walk.ts';

/** Whether data says something anywhere: has a part with this key and value (`pick: 'self'`). */
export function mentions(data: unknown, key: string, value: string): boolean {
  return findPart(data, (part) => part[key] === value) !== undefined;
}

/** Whether a text speaks of its own card anywhere: "this card", "if this card is in your discard". */
export function speaksOfItself(ability: unknown): boolean {
  return findPart(ability, (part) => part['pick'] === 'self' || part['if'] === 'self-in-zone') !== undefined;
}
