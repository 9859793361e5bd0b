import type { EffectFacts } from '../build/builder.ts';
import type { Row } from '../phrase/row.ts';
import type { Table } from '../phrase/table.ts';
import { LASTING, PAYING, SCALED } from '../skeleton/context.ts';

/**
 * Derives facts about effects from the predicates of a table: which have a duration, and which number "for each"
 * multiplies.
 */
export function effectFacts(
  table: Table,
  alsoLast: readonly string[] = [],
  given: readonly string[] = [],
): EffectFacts {
  const rows = table.slots.get('predicate')?.rows ?? [];
  const scaled = new Map<string, string>();
  for (const row of rows) if (row.phrase.scales) scaled.set(row.phrase.name, row.phrase.scales);
  const paid = table.slots.get('paid-act')?.rows ?? [];
  const lasting = marked([...rows.filter((row) => row.phrase.lasts), ...paid]);
  const paying = marked([...rows.filter((row) => row.phrase.pays), ...paid]);
  const ofPlaying = marked(rows.filter((row) => row.phrase.ofPlaying));
  const byName = table.slots.get('predicate')?.byName;
  return {
    given,
    ifAble: (phrase) => byName?.get(phrase)?.phrase.ifAble === true,
    causes: (phrase) => byName?.get(phrase)?.phrase.causes === true,
    leavesOut: (phrase) => byName?.get(phrase)?.phrase.leavesOut,
    sharesVerb(phrase, before) {
      const verb = byName?.get(phrase)?.phrase.unsaidVerb;
      const said = byName?.get(before)?.phrase.template as string | undefined;
      return verb !== undefined && new RegExp(`^(?:\\([^)]*)?\\b${verb}~`).test(said ?? '');
    },
    modalOf(phrase) {
      const said = byName?.get(phrase)?.phrase.template as string | undefined;
      return /^\(?(can't|can|may|must)\b/.exec(said ?? '')?.[1];
    },
    whose: (phrase) => byName?.get(phrase)?.phrase.whose,
    scales(phrase, effect) {
      const named = scaled.get(phrase);
      if (named) return named;
      return SCALED.find((field) => isNumber((effect as Record<string, unknown>)[field]));
    },
    lasts: (effect) => LASTING.has(effect.do) || alsoLast.includes(effect.do) || lasting(effect),
    pays: (effect) => PAYING.has(effect.do) || paying(effect),
    ofPlaying,
  };
}

/** Whether some phrase says effects of a kind; memoised. */
function marked(rows: readonly Row[]): (effect: { readonly do: string }) => boolean {
  const known = new Map<string, boolean>();
  return (effect) => {
    let found = known.get(effect.do);
    if (found === undefined) {
      found = rows.some(({ phrase: { discriminant, split } }) =>
        discriminant?.field === 'do'
          ? discriminant.value === effect.do
          : split(effect as never, { facts: {}, lexicon: {} }),
      );
      known.set(effect.do, found);
    }
    return found;
  };
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null && 'amount' in value);
}
