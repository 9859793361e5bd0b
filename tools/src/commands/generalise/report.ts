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

/** Phrases shown by a text that does not come from the set alone. */
function shownWithout(set: string, evidence: readonly Evidence[]): ReadonlySet<string> {
  const elsewhere = evidence.filter(({ sets }) => !(sets.size === 1 && sets.has(set)));
  return new Set(elsewhere.flatMap(({ phrases }) => phrases));
}

function leaveOut(set: string, texts: readonly ReadText[], evidence: readonly Evidence[]): LeftOut {
  const shown = shownWithout(set, evidence);
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

/** Rows that are made of other rows: the past of an event is written like the event. */
const MADE = /^past-(?:predicate|negative|gap|passive)\/(.+?)(?:-counted|-known)?$/;

function reasonOf(shown: number, used: number, madeOf: string | undefined): string {
  if (madeOf !== undefined) return `made of ${madeOf}, which several show`;
  if (used === 0) return shown === 0 ? 'no example and no card uses it' : 'no card uses it';
  if (used === 1) return 'one card alone says it: nothing else could show it';
  return `${used} cards say it: one of another card can be added`;
}

/** Phrases that one card, one text, or nothing shows. */
function lonelyOf(
  phrases: readonly string[],
  texts: readonly ReadText[],
  evidence: readonly Evidence[],
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
    const base = MADE.exec(phrase)?.[1];
    const madeOf = base === undefined ? undefined : `event-predicate/${base}`;
    const isShown = madeOf !== undefined && (sources.get(madeOf)?.size ?? 0) > 1;
    const reason = reasonOf(first === undefined ? 0 : 1, usedBy, isShown ? madeOf : undefined);
    return [{ phrase, ...(first === undefined ? {} : { shownBy: first }), usedBy, reason }];
  });
}

/** What the texts of some sets say of phrases. @param evidence all that shows phrases: examples and tests */
export function reportOf(
  phrases: readonly string[],
  texts: readonly ReadText[],
  evidence: readonly Evidence[],
): Generalisation {
  const codes = [...new Set(texts.map(({ set }) => set))];
  codes.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    phrases: phrases.length,
    sets: codes.map((set) => leaveOut(set, texts, evidence)),
    lonely: lonelyOf(phrases, texts, evidence),
  };
}
