import type { GapInContext } from './count.ts';

/** Something to teach the language, and what that is worth. */
export interface NextStep {
  /** Code and first words of what is not understood. */
  readonly what: string;
  /** Cards that have it. */
  readonly cards: number;
  /** Cards that have no other gap. */
  readonly completes: number;
  readonly example: {
    readonly set: string;
    readonly number: number;
    readonly name: string;
    readonly text: string;
  };
}

const WORDS = 4;

/** Gaps that one addition would probably close: the same code and the same first words. */
const key = ({ gap, words }: GapInContext): string => {
  const first = words.toLowerCase().replaceAll(/\d+/g, '#').split(/\s+/).slice(0, WORDS);
  return `${gap.code} “${first.join(' ')}”`;
};

/** What to add next, worth most first. */
export function rank(gaps: readonly GapInContext[]): readonly NextStep[] {
  const cardOf = ({ gap }: GapInContext) => `${gap.set}/${gap.number}`;
  const gapsOfCard = new Map<string, Set<string>>();
  const groups = new Map<string, GapInContext[]>();
  for (const gap of gaps) {
    const group = groups.get(key(gap)) ?? [];
    groups.set(key(gap), [...group, gap]);
    const own = gapsOfCard.get(cardOf(gap)) ?? new Set();
    gapsOfCard.set(cardOf(gap), own.add(key(gap)));
  }
  const steps = [...groups].map(([what, group]): NextStep => {
    const cards = new Set(group.map(cardOf));
    const completes = [...cards].filter((card) => gapsOfCard.get(card)?.size === 1).length;
    const { gap, words } = group[0]!;
    const { set, number, name } = gap;
    return { what, cards: cards.size, completes, example: { set, number, name, text: words.slice(0, 100) } };
  });
  return steps.sort((a, b) => b.completes - a.completes || b.cards - a.cards || a.what.localeCompare(b.what));
}
