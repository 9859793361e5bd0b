import type { Comparison } from '../ability/filter.ts';
import type { Quantity } from '../ability/quantity.ts';
import { keywordValue } from '../derived/keywords.ts';
import { statOfRef } from '../derived/stat.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { activePlayer, zoneOf } from '../state/core-columns.ts';
import { cardOf, isCurrent } from '../state/reference.ts';
import type { Binder } from './binder.ts';
import { compare } from './core-filters.ts';
import type { Test } from './part.ts';
import { bindPattern } from './patterns.ts';
import { type ConditionRow, defineCondition, defineQuantity, type QuantityRow } from './registry.ts';

/** Puts "that player" in the place of "an opponent". */
function ofThatPlayer(quantity: Quantity): Quantity {
  return JSON.parse(JSON.stringify(quantity), (_key, value) =>
    value !== null && typeof value === 'object' && value.who === 'an-opponent'
      ? { who: 'that-player' }
      : value,
  ) as Quantity;
}

/** "If an opponent has more … than you": it holds if it does for at least one of them. */
function compareForSome(binder: Binder, c: { left: Quantity; cmp: Comparison; right: Quantity }): Test {
  const players = binder.players({ who: 'an-opponent' });
  const outer = binder.subject;
  // The player being looked at; set right before each comparison, never kept.
  let looking: readonly number[] = [];
  binder.subject = () => looking;
  const left = binder.number(ofThatPlayer(c.left));
  binder.subject = outer;
  const right = binder.number(c.right);
  const { cmp } = c;
  return (s, scope) =>
    players(s, scope).some((player) => {
      looking = [player];
      return compare(left(s, scope), cmp, right(s, scope));
    });
}

/** How the core's kinds of quantity are compiled. */
export const coreQuantities: readonly QuantityRow[] = [
  defineQuantity('cards', (q, binder) => {
    const list = binder.list(q.in);
    return (s, scope) => list(s, scope).length;
  }),
  defineQuantity('stat', (q, binder) => {
    const stat = binder.stat(q.stat);
    const list = binder.list(q.of);
    const { engine } = binder;
    return (s, scope) => {
      let sum = 0;
      for (const ref of list(s, scope)) sum += statOfRef(engine, s, ref, stat);
      return sum;
    };
  }),
  defineQuantity('player-stat', (q, binder) => {
    const column = binder.named('player number', binder.engine.playerColumns, q.stat);
    const players = binder.players(q.of);
    return (s, scope) => {
      let sum = 0;
      for (const player of players(s, scope)) sum += column.get(s, player);
      return sum;
    };
  }),
  defineQuantity('per', (q, binder) => {
    const of = binder.number(q.of);
    const { each } = q;
    return (s, scope) => each * of(s, scope);
  }),
  defineQuantity('parameter', (_q, binder) => {
    const keyword = binder.keyword;
    if (keyword === null) {
      throw new CardwrightError(
        'ability-invalid',
        'N stands for a keyword’s number and has no meaning elsewhere.',
        {
          ability: binder.id,
        },
      );
    }
    const { engine } = binder;
    return (s, scope) => keywordValue(engine, s, cardOf(scope.source), keyword);
  }),
  defineQuantity('done', (q, binder) => {
    const found =
      binder.results.findLast((r) => r.unit === q.unit) ??
      (q.unit === '' ? binder.results.at(-1) : undefined);
    if (found === undefined) {
      throw new CardwrightError('reference-dangling', `Nothing before it counts “${q.unit}”.`, {
        ability: binder.id,
      });
    }
    return found.number;
  }),
];

/** How the core's kinds of condition are compiled. */
export const coreConditions: readonly ConditionRow[] = [
  defineCondition('count', (c, binder) => {
    const list = binder.list(c.of);
    const value = binder.number(c.value);
    const { cmp } = c;
    return (s, scope) => compare(list(s, scope).length, cmp, value(s, scope));
  }),
  defineCondition('matches', (c, binder) => {
    const list = binder.list(c.card);
    const test = binder.cardTest(c.filter);
    return (s, scope) => {
      const cards = list(s, scope);
      return cards.length > 0 && cards.some((ref) => ref >= 0 && test(s, cardOf(ref), scope));
    };
  }),
  defineCondition('compare', (c, binder) => {
    if (JSON.stringify(c.left).includes('"an-opponent"')) return compareForSome(binder, c);
    const right = binder.number(c.right);
    const left = binder.number(c.left);
    const { cmp } = c;
    return (s, scope) => compare(left(s, scope), cmp, right(s, scope));
  }),
  defineCondition('turn', (c, binder) => {
    const test = binder.playerTest(c.of);
    return (s, scope) => test(s, activePlayer.get(s, 0), scope);
  }),
  defineCondition('done', (_c, binder) => {
    const done = binder.done;
    if (done === null) {
      throw new CardwrightError(
        'reference-dangling',
        '“If you do” has nothing before it that could be done.',
        {
          ability: binder.id,
        },
      );
    }
    return done;
  }),
  defineCondition('happened', (c, binder) => {
    const pattern = bindPattern(binder, c.event);
    return (s, scope) => {
      for (let entry = s.history; entry !== null; entry = entry.earlier) {
        if (pattern.kinds.includes(entry.event.kind) && pattern.test(s, entry.event, scope)) return true;
      }
      return false;
    };
  }),
  defineCondition('self-in-zone', (c, binder) => {
    const zone = binder.zone(c.zone);
    return (s, scope) =>
      isCurrent(s, scope.source) && zoneOf.get(s, cardOf(scope.source)) === s.layout.zoneIndex[zone.id];
  }),
  defineCondition('subject', (_c, binder) => {
    throw new CardwrightError(
      'ability-invalid',
      'Only something continuous can depend on the cards it applies to.',
      {
        ability: binder.id,
      },
    );
  }),
  defineCondition('not', (c, binder) => {
    const test = binder.condition(c.condition);
    return (s, scope) => !test(s, scope);
  }),
  defineCondition('all', (c, binder) => {
    const tests = c.of.map((x) => binder.condition(x));
    return (s, scope) => tests.every((test) => test(s, scope));
  }),
  defineCondition('any', (c, binder) => {
    const tests = c.of.map((x) => binder.condition(x));
    return (s, scope) => tests.some((test) => test(s, scope));
  }),
];
