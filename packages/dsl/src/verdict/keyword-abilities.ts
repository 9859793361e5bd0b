import type { Ability } from '@cardwright/core/data';
import type { Language } from '../language/types.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { abilitiesOf, TextError } from './abilities-of.ts';

/** Two numbers to read a sentence with: where its data differs stands the keyword's own. */
const [ONE, OTHER] = [7, 8];

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The data that two readings have in common, with the keyword's number where they differ; undefined if they differ otherwise. */
function merge(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a === b) return a;
    const own = { amount: 'parameter' };
    if (a === ONE && b === OTHER) return own;
    return a === -ONE && b === -OTHER ? { amount: 'per', each: -1, of: own } : undefined;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const items = a.length === b.length ? a.map((item, i) => merge(item, b[i])) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    const fields = keys.map((key) => [key, merge(a[key], b[key])] as const);
    const same = keys.length === Object.keys(b).length && fields.every(([, value]) => value !== undefined);
    return same ? Object.fromEntries(fields) : undefined;
  }
  return a === b ? a : undefined;
}

/**
 * The abilities that a keyword stands for, from its sentences. `N` in a sentence is the number that the keyword has on its
 * card: "Morph 2" of "Draw N cards." draws 2 cards.
 *
 * @param sentences one ability each
 * @param facts of a card that has the keyword, where their words depend on them
 * @throws TextError for a sentence that is not understood whole, or does not print back
 * @example
 * keywordDefinitions: { morph: keywordAbilities(language, ['Draw N cards.']) }
 */
export function keywordAbilities(
  language: Language,
  sentences: readonly string[],
  facts: CardFacts = {},
): readonly Ability[] {
  return sentences.flatMap((sentence) => {
    const read = (n: number) => abilitiesOf(language, sentence.replace(/\bN\b/g, String(n)), facts);
    const one = read(ONE);
    if (!/\bN\b/.test(sentence)) return one;
    const merged = merge(one, read(OTHER));
    if (merged === undefined) throw new TextError(sentence, [], 'With one number and with another differs: ');
    return merged as readonly Ability[];
  });
}
