import type { EffectFacts } from '../build/builder.ts';
import type { Table } from '../phrase/table.ts';
import { LASTING, SCALED } from '../skeleton/context.ts';

/** What the predicates of a table say about effects: which last, and which number "for each" multiplies. */
export function effectFacts(table: Table, alsoLast: readonly string[] = []): EffectFacts {
  const rows = table.slots.get('predicate')?.rows ?? [];
  const scaled = new Map<string, string>();
  const lasting = rows.filter((row) => row.phrase.lasts);
  for (const row of rows) if (row.phrase.scales) scaled.set(row.phrase.name, row.phrase.scales);
  const known = new Map<string, boolean>();
  const byName = table.slots.get('predicate')?.byName;
  return {
    leavesOut: (phrase) => byName?.get(phrase)?.phrase.leavesOut,
    whose: (phrase) => byName?.get(phrase)?.phrase.whose,
    scales(phrase, effect) {
      const named = scaled.get(phrase);
      if (named) return named;
      return SCALED.find((field) => isNumber((effect as Record<string, unknown>)[field]));
    },
    lasts(effect) {
      if (LASTING.has(effect.do) || alsoLast.includes(effect.do)) return true;
      let lasts = known.get(effect.do);
      if (lasts === undefined) {
        lasts = lasting.some((row) => row.phrase.split(effect as never, { facts: {}, lexicon: {} }));
        known.set(effect.do, lasts);
      }
      return lasts;
    },
  };
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null && 'amount' in value);
}
