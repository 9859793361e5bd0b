import type { GapInContext } from './count.ts';

/** Something to teach the language, and what that is worth. */
export interface NextStep {
  /** Code and first words of the gap. */
  readonly what: string;
  /** Cards that have it. */
  readonly cards: number;
  /** Cards without any other gap. */
  readonly completes: number;
  readonly example: {
    readonly set: string;
    readonly number: number;
    readonly name: string;
    readonly text: string;
  };
}

/** Things to teach the language together, and what that is worth. */
export interface Bundle {
  /** As in {@link NextStep.what}. */
  readonly what: readonly string[];
  /** Cards that the whole bundle would complete, including those that need only a part of it. */
  readonly completes: number;
  /** Cards that need every one of them. */
  readonly together: number;
}

const WORDS = 4;
/** Maximum number of gaps in a bundle. */
const BUNDLE = 3;

const cardOf = ({ gap }: GapInContext): string => `${gap.set}/${gap.number}`;

/** Prefixes of a gap, longest first; numbers and symbol names are normalised. */
function keysOf({ gap, words }: GapInContext): readonly string[] {
  const plain = words
    .toLowerCase()
    .replaceAll(/\([^)]*\)?/g, '')
    .replaceAll(/[<>]/g, '')
    .replaceAll(/\d+/g, '#');
  const first = plain.trim().split(/\s+/).slice(0, WORDS);
  // A single small word is too unspecific; an unknown word is specific enough.
  const least = gap.code === 'DSL1001' ? 1 : Math.min(2, first.length);
  return Array.from(
    { length: first.length - least + 1 },
    (_, i) => `${gap.code} “${first.slice(0, first.length - i).join(' ')}”`,
  );
}

/** Groups gaps that one addition would probably close: by the longest prefix that another card's gap shares. */
function groupsOf(gaps: readonly GapInContext[]): ReadonlyMap<GapInContext, string> {
  const cards = new Map<string, Set<string>>();
  for (const gap of gaps)
    for (const key of keysOf(gap)) cards.set(key, (cards.get(key) ?? new Set()).add(cardOf(gap)));
  return new Map(
    gaps.map((gap) => {
      const keys = keysOf(gap);
      return [gap, keys.find((key) => cards.get(key)!.size > 1) ?? keys[0]!];
    }),
  );
}

/** The groups of each card's gaps. */
function needsOf(
  gaps: readonly GapInContext[],
  groups: ReadonlyMap<GapInContext, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>();
  for (const gap of gaps) needs.set(cardOf(gap), (needs.get(cardOf(gap)) ?? new Set()).add(groups.get(gap)!));
  return needs;
}

/** Next additions, most valuable first. */
export function rank(gaps: readonly GapInContext[]): readonly NextStep[] {
  const groupOf = groupsOf(gaps);
  const needs = needsOf(gaps, groupOf);
  const groups = new Map<string, GapInContext[]>();
  for (const gap of gaps) {
    const group = groups.get(groupOf.get(gap)!);
    if (group === undefined) groups.set(groupOf.get(gap)!, [gap]);
    else group.push(gap);
  }
  const steps = [...groups].map(([what, group]): NextStep => {
    const cards = new Set(group.map(cardOf));
    const completes = [...cards].filter((card) => needs.get(card)?.size === 1).length;
    const { gap, words } = group[0]!;
    const { set, number, name } = gap;
    return { what, cards: cards.size, completes, example: { set, number, name, text: words.slice(0, 100) } };
  });
  return steps.sort((a, b) => b.completes - a.completes || b.cards - a.cards || compare(a.what, b.what));
}

/** Bundles of two or three additions that some card needs together, most valuable first. */
export function rankBundles(gaps: readonly GapInContext[]): readonly Bundle[] {
  const needs = [...needsOf(gaps, groupsOf(gaps)).values()];
  const bundles = new Map<string, readonly string[]>();
  for (const need of needs)
    if (need.size > 1 && need.size <= BUNDLE) {
      const what = [...need].sort();
      bundles.set(what.join('\n'), what);
    }
  return [...bundles.values()]
    .map((what): Bundle => {
      const whole = needs.filter((need) => [...need].every((group) => what.includes(group)));
      return {
        what,
        completes: whole.length,
        together: whole.filter((need) => need.size === what.length).length,
      };
    })
    .sort(
      (a, b) =>
        b.completes / b.what.length - a.completes / a.what.length || compare(a.what.join(), b.what.join()),
    );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
