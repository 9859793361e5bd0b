import type { Evidence, ReadText } from './evidence.ts';

/** How well a set would be read if no one had looked at it. */
export interface LeftOut {
  readonly set: string;
  /** Cards with text. */
  readonly texts: number;
  readonly supported: number;
  /** Supported texts whose phrases all occur outside of this set. */
  readonly unseen: number;
  /** Phrases that occur only in this set, with the number of its texts that use each. */
  readonly unshown: Readonly<Record<string, number>>;
}

/** A phrase that one card alone shows. */
export interface SingleSetPhrase {
  readonly phrase: string;
  /** The card, or the text that was made up for it; absent when nothing shows it. */
  readonly shownBy?: string;
  /** Cards of the files that are read with it. */
  readonly usedBy: number;
  readonly reason: string;
}

/** What `generalise --json` writes. */
export interface Generalisation {
  readonly phrases: number;
  readonly sets: readonly LeftOut[];
  readonly lonely: readonly SingleSetPhrase[];
}

const count = (keys: readonly string[]): Map<string, number> => {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  return counted;
};

/** The row that each made row is made of: who writes the one has the other. */
export type MadeOf = ReadonlyMap<string, string>;

/** Phrases shown by a text that does not come from the set alone, and those made of them. */
function shownWithout(set: string, evidence: readonly Evidence[], madeOf: MadeOf): ReadonlySet<string> {
  const elsewhere = evidence.filter(({ sets }) => !(sets.size === 1 && sets.has(set)));
  const shown = new Set(elsewhere.flatMap(({ phrases }) => phrases));
  for (const [made, base] of madeOf) if (shown.has(base)) shown.add(made);
  return shown;
}

function leaveOut(
  set: string,
  texts: readonly ReadText[],
  evidence: readonly Evidence[],
  madeOf: MadeOf,
): LeftOut {
  const shown = shownWithout(set, evidence, madeOf);
  const own = texts.filter((text) => text.set === set);
  const supported = own.filter((text) => text.supported);
  const missing = supported.map(({ phrases }) => phrases.filter((phrase) => !shown.has(phrase)));
  const unshown = [...count(missing.flat())].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return {
    set,
    texts: own.length,
    supported: supported.length,
    unseen: missing.filter((phrases) => phrases.length === 0).length,
    unshown: Object.fromEntries(unshown),
  };
}

function reasonOf(shown: number, used: number, base: string | undefined): string {
  if (base !== undefined) return `made of ${base}, which several show`;
  if (used === 0) return shown === 0 ? 'no example and no card uses it' : 'no card uses it';
  if (used === 1) return 'one card alone says it: nothing else could show it';
  return `${used} cards say it: one of another card can be added`;
}

/** Phrases that one card, one text, or nothing shows. */
function lonelyOf(
  phrases: readonly string[],
  texts: readonly ReadText[],
  evidence: readonly Evidence[],
  madeOf: MadeOf,
): readonly SingleSetPhrase[] {
  const used = count(texts.filter(({ supported }) => supported).flatMap((text) => text.phrases));
  const sources = new Map<string, Set<string>>();
  for (const { phrases: keys, cards } of evidence)
    for (const key of keys) {
      const from = sources.get(key) ?? new Set();
      for (const card of cards) from.add(card);
      sources.set(key, from);
    }
  return phrases.flatMap((phrase): SingleSetPhrase[] => {
    const [first, ...others] = sources.get(phrase) ?? [];
    if (others.length > 0) return [];
    const usedBy = used.get(phrase) ?? 0;
    const base = madeOf.get(phrase);
    const isShown = base !== undefined && (sources.get(base)?.size ?? 0) > 1;
    const reason = reasonOf(first === undefined ? 0 : 1, usedBy, isShown ? base : undefined);
    return [{ phrase, ...(first === undefined ? {} : { shownBy: first }), usedBy, reason }];
  });
}

/**
 * What the texts of some sets say of phrases.
 * @param evidence all that shows phrases: examples and tests
 * @param madeOf the rows that are not written, with those that they are made of
 */
export function reportOf(
  phrases: readonly string[],
  texts: readonly ReadText[],
  evidence: readonly Evidence[],
  madeOf: MadeOf = new Map(),
): Generalisation {
  const codes = [...new Set(texts.map(({ set }) => set))];
  codes.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    phrases: phrases.length,
    sets: codes.map((set) => leaveOut(set, texts, evidence, madeOf)),
    lonely: lonelyOf(phrases, texts, evidence, madeOf),
  };
}
