import type { CardFilter } from '../ability/filter.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type CardRef, cardOf, nextLife } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import { haveSameName, isNamed } from '../model/names-of-cards.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { hasKeyword } from '../queries/keywords.ts';
import { statOf, statOfRef } from '../queries/stat.ts';
import { activePlayers } from '../queries/teams.ts';
import type { Binder } from './binder.ts';
import { bindCompared, compare } from './compared.ts';
import { listDone } from './list-done.ts';
import { bindOther } from './other.ts';
import { bindPast } from './past.ts';
import { valuesOf } from './reckoned.ts';
import { resolveReference } from './references.ts';
import { defineFilter, type FilterRow } from './registry.ts';
import { isStanding } from './standing.ts';

function refuseTotal({ id }: Binder): never {
  const message = 'Only cards that are chosen have something together.';
  throw new CardwrightError('ability-invalid', message, { ability: id });
}

/** The cards that one is compared with: "each other beast" is each but itself. */
function rivals(binder: Binder, of: CardSelector & { readonly pick: 'each' }) {
  const list = binder.list(of);
  if (!of.filter.some(({ is }) => is === 'other'))
    return (s: ReadonlyState, _card: number, scope: Scope): readonly CardRef[] => list(s, scope);
  return (s: ReadonlyState, card: number, scope: Scope): readonly CardRef[] =>
    list(s, scope).filter((ref) => cardOf(ref) !== card);
}

/** How the core's kinds of filter are compiled. */
export const coreFilters: readonly FilterRow[] = [
  defineFilter(
    'type',
    ({ type }, { kernel }) =>
      (s, card) =>
        kernel.card(s, card).definition.type === type,
  ),
  defineFilter(
    'classification',
    ({ classification }, { kernel }) =>
      (s, card) =>
        kernel.card(s, card).definition.classifications.includes(classification),
  ),
  defineFilter(
    'named',
    ({ name }, { kernel }) =>
      (s, card) =>
        isNamed(kernel, kernel.card(s, card).definition, name),
  ),
  defineFilter(
    'color',
    ({ color }, { kernel }) =>
      (s, card) =>
        kernel.card(s, card).definition.colors.includes(color),
  ),
  defineFilter('total', (_filter, binder) => refuseTotal(binder)),
  defineFilter('total-cost', (_filter, binder) => refuseTotal(binder)),
  defineFilter('of', ({ player }, binder) => {
    const test = binder.playerTest(player);
    return (s, card, scope, known) => test(s, known?.controller ?? controller.get(s, card), scope);
  }),
  defineFilter('in-turn', (_filter, { kernel }) => (s, card, _scope, known) => {
    const players = activePlayers(kernel, s);
    return players.includes(known?.controller ?? controller.get(s, card));
  }),
  defineFilter('other', (_filter, binder) => bindOther(binder)),
  defineFilter('state', ({ state, with: brought }, binder) => {
    const row = binder.named('state', binder.kernel.states, state);
    if (brought !== undefined && row.brings === undefined)
      throw new CardwrightError('ability-invalid', `Nothing is with a card that is “${state}”.`, {
        ability: binder.id,
      });
    const { kernel } = binder;
    const test = (isStanding(binder) && row.standing) || row.test;
    return (s, card, scope, known) => test(kernel, s, card, scope, known);
  }),
  defineFilter('keyword', ({ keyword }, binder) => {
    const wanted = binder.keywordNamed(keyword);
    const { kernel } = binder;
    return (s, card, _scope, known) =>
      known ? known.keywords.includes(wanted.id) : hasKeyword(kernel, s, card, wanted);
  }),
  defineFilter('cost', ({ cmp, value }, binder) => {
    const { kernel } = binder;
    const costOf = (s: ReadonlyState, card: number): number => kernel.card(s, card).definition.cost;
    // "A higher cost than each other relic": compare with every one, not with their sum.
    if (typeof value === 'object' && value.amount === 'cost' && value.of.pick === 'each') {
      const list = rivals(binder, value.of);
      return (s, card, scope) =>
        list(s, card, scope).every((ref) => compare(costOf(s, card), cmp, costOf(s, cardOf(ref))));
    }
    const holds = bindCompared(binder, cmp, value);
    return (s, card, scope) => holds(s, scope, costOf(s, card));
  }),
  defineFilter('stat', ({ stat, cmp, value }, binder) => {
    const wanted = binder.stat(stat);
    // "More power than each other beast": compare with every one, not with their sum.
    if (typeof value === 'object' && value.amount === 'stat' && value.of.pick === 'each') {
      const measured = binder.stat(value.stat);
      const list = rivals(binder, value.of);
      const { kernel } = binder;
      return (s, card, scope, known) => {
        if (!kernel.card(s, card).hasStat(wanted)) return false;
        const own = known?.statOf(wanted) ?? statOf(kernel, s, card, wanted);
        return list(s, card, scope).every((ref) => compare(own, cmp, statOfRef(kernel, s, ref, measured)));
      };
    }
    const holds = bindCompared(binder, cmp, value);
    const { kernel } = binder;
    return (s, card, scope, known) =>
      kernel.card(s, card).hasStat(wanted) &&
      holds(s, scope, known?.statOf(wanted) ?? statOf(kernel, s, card, wanted));
  }),
  defineFilter('ref', ({ ref }, binder) => {
    const list = resolveReference(binder, ref, []);
    return (s, card, scope, known) => list(s, scope).includes(known?.card ?? refOf(s, card));
  }),
  defineFilter('same-name', ({ as, filter = [] }, binder) => {
    const list = 'pick' in as ? binder.list(as) : resolveReference(binder, as, filter);
    const { kernel } = binder;
    return (s, card, scope) =>
      list(s, scope).some((ref) =>
        haveSameName(kernel.card(s, cardOf(ref)).definition, kernel.card(s, card).definition),
      );
  }),
  defineFilter('shares', ({ of, with: others }, binder) => {
    const values = valuesOf(binder, of);
    const list = binder.list(others);
    return (s, card, scope, known) => {
      const own = values(s, known?.card ?? refOf(s, card));
      return list(s, scope).some((ref) => values(s, ref).some((value) => own.includes(value)));
    };
  }),
  defineFilter('happened', ({ role, event }, binder) => {
    const pattern = bindPast(binder, event);
    return (s, card, scope, known) => {
      const ref = known?.card ?? refOf(s, card);
      // The event that brought a card into its zone happened to its previous incarnation: follow it back one step.
      let cameBy = role !== 'card';
      let sum = 0;
      for (let entry = s.history; entry !== null; entry = entry.earlier) {
        const past = entry.event;
        const party = role === 'card' ? past.card : past.other;
        if (party !== ref && (cameBy || party < 0 || nextLife(party) !== ref)) continue;
        if (party !== ref) cameBy = true;
        if (!pattern.matches(s, past, scope)) continue;
        sum += past.amount;
        if (pattern.enough(sum)) return true;
      }
      return false;
    };
  }),
  defineFilter('done', ({ done }, binder) => {
    const list = listDone(binder, done);
    return (s, card, scope) => list(s, scope).includes(refOf(s, card));
  }),
  defineFilter('the-named', (_filter, binder) => {
    const name = binder.namedCard;
    if (name === null) {
      throw new CardwrightError('reference-dangling', 'No card was named before it in this ability.', {
        ability: binder.id,
      });
    }
    const { kernel } = binder;
    return (s, card, scope) => isNamed(kernel, kernel.card(s, card).definition, name(s, scope));
  }),
  defineFilter('random', () => () => true),
  defineFilter('not', ({ filter }, binder) => {
    const test = binder.cardTest([filter]);
    return (s, card, scope, known) => !test(s, card, scope, known);
  }),
  defineFilter('any', ({ of }, binder) => {
    const tests = of.map((filters: readonly CardFilter[]) => binder.cardTest(filters));
    return (s, card, scope, known) => tests.some((test) => test(s, card, scope, known));
  }),
];
