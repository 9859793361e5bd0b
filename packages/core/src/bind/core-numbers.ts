import type { EventPattern } from '../ability/event-pattern.ts';
import type { Comparison } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type NumberOf, ofRef, type RefTest, type Test } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { turnsTaken, zoneOf } from '../model/core-columns.ts';
import { isCurrent, movedOnce } from '../model/reference.ts';
import { play } from '../model/zone.ts';
import { keywordValue } from '../queries/keywords.ts';
import { statOfRef } from '../queries/stat.ts';
import { activePlayers } from '../queries/teams.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { bindBoth, compare } from './compared.ts';
import { doneCards } from './done-cards.ts';
import { bindPast } from './past.ts';
import { bindPattern } from './patterns.ts';
import { reckonedQuantities } from './reckoned.ts';
import { type ConditionRow, defineCondition, defineQuantity, type QuantityRow } from './registry.ts';
import { meansOne } from './selectors.ts';
import { isStanding } from './standing.ts';
import { askedOfEach, bindExtreme, ofThatPlayer } from './those-who.ts';

function speaksOf(quantity: Quantity, who: string): boolean {
  return mentions(quantity, 'who', who);
}

const OPPONENTS: PlayerSelector = { who: 'opponents' };

/** Those of whom one is enough, and who they are. */
const ANY_ONE: readonly (readonly [string, PlayerSelector])[] = [
  ['an-opponent', OPPONENTS],
  ['any-player', { who: 'each-player' }],
];

interface Comparing {
  readonly left: Quantity;
  readonly cmp: Comparison;
  readonly right: Quantity;
}

/**
 * Compares two numbers. "An opponent has more … than you" is existential; "you have more … than each opponent" is
 * universal.
 */
function compareFor(binder: Binder, c: Comparing): Test {
  const { cmp } = c;
  const some = ANY_ONE.find(([who]) => speaksOf(c.left, who) || speaksOf(c.right, who));
  const [who, all] = some ?? (speaksOf(c.right, 'opponents') ? ['opponents', OPPONENTS] : []);
  if (who === undefined || all === undefined) return bindBoth(binder, c.left, cmp, c.right);
  const bind = (quantity: Quantity): NumberOf => binder.number(ofThatPlayer(quantity, who));
  const players = binder.players(all);
  const { asked, look } = askedOfEach(binder, () => ({ left: bind(c.left), right: bind(c.right) }));
  return (s, scope) => {
    const holds = (player: number): boolean => {
      look(player);
      return compare(asked.left(s, scope), cmp, asked.right(s, scope));
    };
    return some ? players(s, scope).some(holds) : players(s, scope).every(holds);
  };
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
    const { kernel } = binder;
    return (s, scope) => {
      let sum = 0;
      for (const ref of list(s, scope)) sum += statOfRef(kernel, s, ref, stat);
      return sum;
    };
  }),
  defineQuantity('player-stat', (q, binder) => {
    const column = binder.named('player number', binder.kernel.playerColumns, q.stat);
    const players = binder.players(q.of);
    return (s, scope) => {
      let sum = 0;
      for (const player of players(s, scope)) sum += column.get(s, player);
      return sum;
    };
  }),
  defineQuantity('game-number', (q, binder) => {
    const column = binder.named('number of the game', binder.kernel.gameColumns, q.number);
    return (s) => column.get(s, 0);
  }),
  defineQuantity('players', (q, binder) => {
    const players = binder.players(q.of);
    return (s, scope) => players(s, scope).length;
  }),
  defineQuantity('cost', (q, binder) => {
    const list = binder.list(q.of);
    const { kernel } = binder;
    return (s, scope) =>
      list(s, scope).reduce((sum, ref) => sum + kernel.card(s, cardOf(ref)).definition.cost, 0);
  }),
  defineQuantity('events', (q, binder) => {
    const pattern = bindPattern(binder, q.of);
    return (s, scope) => {
      let count = 0;
      for (let entry = s.history; entry !== null; entry = entry.earlier)
        if (pattern.matches(s, entry.event, scope)) count++;
      return count;
    };
  }),
  defineQuantity('per', (q, binder) => {
    const of = binder.number(q.of);
    const { each } = q;
    return (s, scope) => each * of(s, scope);
  }),
  defineQuantity('beyond', (q, binder) => {
    const number = binder.number(q.in);
    const than = binder.number(q.than);
    return (s, scope) => Math.max(0, number(s, scope) - than(s, scope));
  }),
  ...reckonedQuantities,
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
    const { kernel } = binder;
    return (s, scope) => keywordValue(kernel, s, cardOf(scope.source), keyword);
  }),
  defineQuantity('done-cards', (q, binder) => {
    const list = doneCards(binder, q);
    return (s, scope) => list(s, scope).length;
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
  defineCondition('count', (c, binder) =>
    compareFor(binder, { left: { amount: 'cards', in: c.of }, cmp: c.cmp, right: c.value }),
  ),
  defineCondition('matches', (c, binder) => {
    // "This and another beast are …": each of them, and of the other any.
    if (c.card.pick === 'both') {
      const { filter } = c;
      const each = c.card.of.map((card) => binder.condition({ if: 'matches', card, filter }));
      return (s, scope) => each.every((holds) => holds(s, scope));
    }
    if (c.card.pick === 'some') meansOne(binder, c.card.range);
    const list = binder.list(c.card);
    const asked = binder.cardTest(c.filter);
    // As it resolves, of a card that has left play what it last was is asked; what lasts asks who is there.
    const test: RefTest = isStanding(binder)
      ? (s, ref, scope) => ref >= 0 && asked(s, cardOf(ref), scope)
      : ofRef(asked);
    // "All are turned" holds where there are none, as "none is ready" does.
    if (c.card.pick === 'each') return (s, scope) => list(s, scope).every((ref) => test(s, ref, scope));
    return (s, scope) => list(s, scope).some((ref) => test(s, ref, scope));
  }),
  defineCondition('compare', (c, binder) => compareFor(binder, c)),
  defineCondition('extreme', (c, binder) => bindExtreme(binder, c)),
  defineCondition('nth-event', (c, binder) => {
    const pattern = bindPattern(binder, c.event);
    const { n } = c;
    return (s, scope) => scope.event !== null && pattern.ordinalOf(s, scope.event, scope) === n;
  }),
  defineCondition('turn', (c, binder) => {
    const test = binder.playerTest(c.of);
    const { nth } = c;
    return (s, scope) =>
      activePlayers(binder.kernel, s).some(
        (player) => (nth === undefined || turnsTaken.get(s, player) === nth) && test(s, player, scope),
      );
  }),
  defineCondition('is-player', (c, binder) => {
    const test = binder.playerTest(c.player);
    const column = binder.named('number of the game', binder.kernel.gameColumns, c.named);
    return (s, scope) => test(s, column.get(s, 0), scope);
  }),
  defineCondition('is-among', (c, binder) => {
    const players = binder.players(c.who);
    const test = binder.playerTest(c.of);
    return (s, scope) => players(s, scope).every((player) => test(s, player, scope));
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
    const pattern = bindPast(binder, c.event);
    const { amount } = c.event as EventPattern;
    return (s, scope) => {
      const sums = amount === undefined ? null : new Map<number, number>();
      for (let entry = s.history; entry !== null; entry = entry.earlier) {
        const { event } = entry;
        if (!pattern.matches(s, event, scope)) continue;
        if (sums === null) return true;
        // How much of it happened to each card or player, in all.
        const party = event.card >= 0 ? event.card : -1 - event.player;
        const sum = (sums.get(party) ?? 0) + event.amount;
        if (pattern.enough(sum)) return true;
        sums.set(party, sum);
      }
      return false;
    };
  }),
  defineCondition('self-in-zone', (c, binder) => {
    const zone = binder.zone(c.zone);
    // "When this is destroyed, if it is in your discard": the same card after the move that is spoken of.
    // "In play" is wherever cards are in play.
    return (s, { source }) => {
      if (!isCurrent(s, source) && !movedOnce(s, source)) return false;
      const there = zoneOf.get(s, cardOf(source));
      return zone === play ? s.layout.inPlayIndex[there] === true : there === s.layout.zoneIndex[zone.id];
    };
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
  defineCondition('every', ({ among, condition }, binder) => {
    const players = binder.players(among);
    const { asked, look } = askedOfEach(binder, () => binder.condition(condition), among);
    return (s, scope) => {
      const all = players(s, scope);
      return (
        all.length > 0 &&
        all.every((player) => {
          look(player);
          return asked(s, scope);
        })
      );
    };
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
