import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Counter } from '../events/counters.ts';
import type { NumberOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { ifGone, knownValue } from '../model/last-known.ts';
import type { Binder } from './binder.ts';
import { bindCompared } from './compared.ts';
import { actedOn, couldHappen, numberTo } from './number-to.ts';
import { onlyCard } from './only-one.ts';
import {
  defineEffect,
  defineFilter,
  defineQuantity,
  type EffectRow,
  type FilterRow,
  type QuantityRow,
} from './registry.ts';

/** The rows of a game's counters. */
export interface CounterRows {
  readonly effects: readonly EffectRow[];
  readonly filters: readonly FilterRow[];
  readonly quantities: readonly QuantityRow[];
}

/** What counts its counters as such: "for each counter removed this way". */
const unitOf = ({ name }: Counter): string => (name === undefined ? 'counters' : `${name}-counters`);

/**
 * The rows for the counters of a game: they are put, removed, moved and counted, and cards are told by them. Nothing of it is
 * there in a game that does not list them.
 */
export function counterRows(counters: readonly Counter[]): CounterRows {
  const known = new Map(
    counters.map((counter) => [
      counter.name ?? '',
      {
        counter,
        puts: numberTo(counter.put, unitOf(counter)),
        removes: numberTo(counter.removed, unitOf(counter)),
      },
    ]),
  );
  const named = (b: Binder, name: string | undefined) => b.named('counter', known, name ?? '');
  /** The counter of a name, which lies on such things. */
  const on = (b: Binder, name: string | undefined, what: CardSelector | PlayerSelector) => {
    const found = named(b, name);
    const scope = 'who' in what ? 'player' : 'card';
    if (found.counter.column.scope === scope) return found;
    throw new CardwrightError('ability-invalid', `“${name}” counters are not on ${scope}s.`, {
      ability: b.id,
    });
  };
  return {
    effects: [
      defineEffect('put-counters', {
        resolve: (e, b) => on(b, e.counter, e.on).puts(b, e.player, e.count, e.on),
      }),
      defineEffect('remove-counters', {
        resolve: (e, b) => on(b, e.counter, e.from).removes(b, e.player, e.count, e.from),
      }),
      defineEffect('move-counters', {
        resolve: (e, b) => {
          const { counter } = on(b, e.counter, e.from);
          const possible = couldHappen(b, e.from, counter.removed);
          b.forEachPlayer(e.player, (who) => {
            const from = onlyCard(b, e.from, actedOn(b, e.player, e.from));
            const to = onlyCard(b, e.to, actedOn(b, e.player, e.to));
            const count = e.count === 'all' ? () => Number.MAX_SAFE_INTEGER : b.number(e.count);
            b.emit(({ state, frame }) => {
              const card = from(state, frame);
              // Without a target they stay where they are.
              if (card < 0 || to(state, frame) < 0) return [];
              const { source } = frame;
              return [counter.removed.of(who(state, frame), { card, amount: count(state, frame), source })];
            }, unitOf(counter));
            const moved = b.results.at(-1)!.number;
            b.emit(({ state, frame }) => {
              const card = to(state, frame);
              const n = moved(state, frame);
              if (card < 0 || n === 0) return [];
              return [counter.put.of(who(state, frame), { card, amount: n, source: frame.source })];
            });
          });
          return possible;
        },
      }),
    ],
    filters: [
      defineFilter('counters', ({ cmp, value, counter }, b) => {
        const { column } = on(b, counter, { pick: 'self' }).counter;
        const holds = bindCompared(b, cmp, value);
        return (s, card, scope, last) => holds(s, scope, knownValue(column, s, card, last));
      }),
    ],
    quantities: [
      defineQuantity('counters', (q, b): NumberOf => {
        const { column } = on(b, q.counter, q.on).counter;
        if ('who' in q.on) {
          const players = b.players(q.on);
          return (s, scope) => players(s, scope).reduce((sum, player) => sum + column.get(s, player), 0);
        }
        const list = b.list(q.on);
        return (s, scope) =>
          list(s, scope).reduce((sum, ref) => sum + knownValue(column, s, cardOf(ref), ifGone(s, ref)), 0);
      }),
    ],
  };
}
