import type { CardDefinition } from '@cardwright/core/data';

/** The words of a name, without marks. */
const wordsOf = (name: string): string => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/**
 * Whether a card with a name counts as having another: its words contain the other's as whole words (KH 3, KH 9.21).
 */
export function containsName(name: string, wanted: string): boolean {
  return name === wanted || wordsOf(name).includes(wordsOf(wanted));
}

/** Whether the printed names of two cards are the same for the Unique Card rule and deck limits, as the format has it (KH 9.21). */
export function areSameName(
  { name: a }: Pick<CardDefinition, 'name'>,
  { name: b }: Pick<CardDefinition, 'name'>,
  how: 'exact' | 'containing',
): boolean {
  return a === b || (how === 'containing' && (containsName(a, b) || containsName(b, a)));
}
