import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardsOf, CardTest, PlayersOf } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import type { Step } from '../model/program.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import { MUST_BE_CHOSEN } from '../queries/must-be-chosen.ts';
import { mayHaveParts } from '../queries/parts-on.ts';
import { asPartOf, placeOf, saidOf, spokenBy } from '../reference/spoken.ts';
import { REQUIRED_CHOICE } from '../run/required-choice.ts';
import { TOTAL_CHOICE } from '../run/total-choice.ts';
import { announcedFor } from './announced.ts';
import type { Binder, CardsOptions } from './binder.ts';
import { tellChosen } from './can-be-chosen.ts';
import { UNKNOWN } from './can-be-done-to.ts';
import { pickAtRandom } from './core-effects-piles.ts';
import { openlyAmong } from './feasible.ts';
import type { Found } from './found.ts';
import { actingSeat } from './only-one.ts';
import { produceAnew } from './produce.ts';
import { producePlace } from './produce-place.ts';
import type { Group, Producer } from './producer.ts';
import { meantBefore, resolveReference } from './references.ts';
import { addedUp, bindChoice, bindHidden, bindList, isReference, totalOf, zonesOf } from './selectors.ts';
import { listIn } from './slot-values.ts';
import { asMany, foundNothing } from './wholly.ts';

/** Each of several targets joined by "and" is chosen independently of the others. */
function chooseBoth(
  binder: Binder,
  parts: readonly CardSelector[],
  chooser: PlayersOf | null,
  only: CardTest | null,
): CardsOf {
  const { found: earlier } = binder;
  const own: Found[] = [];
  const lists = parts.map((part) => {
    binder.found = earlier.slice();
    const list = chooseCards(binder, part, chooser, { only });
    own.push(...binder.found.slice(earlier.length));
    return list;
  });
  const all: CardsOf = (s, scope) => lists.flatMap((list) => [...list(s, scope)]);
  const required = own.filter(({ optional }) => !optional);
  binder.found = [
    ...earlier,
    {
      list: all,
      enough: (s, scope) => all(s, scope).length > 0 && required.every(({ enough }) => enough(s, scope)),
      optional: false,
    },
  ];
  return all;
}

/**
 * What a card must satisfy for the effect to be feasible, for a cost to be paid with it, and for the effect it is shown
 * for.
 */
function able(binder: Binder, selector: CardSelector, only: CardTest | null): CardTest | null {
  const can = binder.payable.get(selector);
  if (can === undefined) return only;
  return (s, card, scope) => (only === null || only(s, card, scope)) && can(s, scope, refOf(s, card));
}

/** Returns cards to the group: those taken for an effect that was then not done to them belong to the rest again. */
function goneOnly({ taken }: Group, list: CardsOf): void {
  const at = taken.indexOf(list);
  if (at >= 0) taken[at] = (s, scope) => list(s, scope).filter((ref) => !isCurrent(s, ref));
}

/** Adds the step that finds a group; where what names it is declined, the same step finds it there. */
function produceGroup(
  binder: Binder,
  list: CardsOf,
  produce: (list: CardsOf, more?: Pick<Producer, 'find'>) => CardsOf,
): CardsOf {
  if (binder.supposed !== null) return produce(list);
  const slot = binder.slot<readonly CardRef[]>();
  const find: Step = (m) => {
    m.frame.set(slot, list(m.state, m.frame));
    return m.next();
  };
  binder.step(find);
  return produce(listIn(slot), { find });
}

/** The cards of which a selector takes a part, if it does. */
function wholeOf(binder: Binder, selector: CardSelector): Producer | 'self' | undefined {
  if (selector.pick !== 'some' || !isReference(selector.from)) return undefined;
  const { from } = selector;
  return from.to === 'party' ? undefined : meantBefore(binder, from, selector.filter, true);
}

/** Several chosen cards of which a part was taken have a rest. */
function produceParted(binder: Binder, { list, data }: Group): void {
  const { types } = binder.producers.findLast((one) => one.data === data) ?? { types: [] };
  binder.produce({ how: 'group', types, list, role: '', ...(data && { data }) });
}

/**
 * Adds the steps that find the cards of a selector, asking where there is a choice. The result becomes an antecedent.
 */
export function chooseCards(
  binder: Binder,
  selector: CardSelector,
  chooser: PlayersOf | null,
  { said = selector, only = null, thinkable }: CardsOptions,
): CardsOf {
  const alone = spokenBy(selector);
  const whole = alone && wholeOf(binder, selector);
  const spoken = alone && asPartOf(alone, whole);
  const produce = (list: CardsOf, more: Pick<Producer, 'open' | 'openly' | 'find'> = {}): CardsOf => {
    const role = selector.pick === 'ref' && selector.ref.to === 'party' ? selector.ref.role : '';
    producePlace(binder, placeOf(saidOf(selector)), list, said);
    if (spoken !== undefined) binder.produce({ ...spoken, list, role, data: said, ...more });
    if (spoken?.several && (binder.group === null || binder.group.chosen))
      binder.group = { list, taken: [], secret: false, data: said, chosen: true };
    return list;
  };
  if (selector.pick === 'both') {
    return produce(chooseBoth(binder, selector.of, chooser, only));
  }
  if (selector.pick !== 'chosen' && selector.pick !== 'some') {
    const list = bindList(binder, selector);
    const { group } = binder;
    if (group !== null && (binder.around.at(-1) as Effect | undefined)?.do !== 'reveal')
      goneOnly(group, list);
    const some = selector.pick === 'ref' && (selector.filter ?? []).length > 0;
    if (
      some &&
      group !== null &&
      !group.chosen &&
      (selector.ref.to === 'rest' || resolveReference(binder, selector.ref, selector.filter!) === group.list)
    ) {
      const taken = binder.keep(list);
      group.taken.push(taken);
      if (spoken === undefined) produceAnew(binder, selector, undefined, taken);
      return produce(taken);
    }
    if (selector.pick === 'each') return produceGroup(binder, list, produce);
    if (selector.pick === 'ref' && spoken === undefined) produceAnew(binder, selector);
    if (selector.pick !== 'top') return produce(list);
    const top = binder.keep(list);
    binder.found.push({ list: top, enough: asMany(binder, top, selector.count), optional: false });
    return produce(top);
  }
  const announced = announcedFor(binder, selector)?.list as CardsOf | undefined;
  if (announced !== undefined) {
    const { min: least } = selector.range;
    binder.found.push({ list: announced, enough: asMany(binder, announced, least), optional: least === 0 });
    return produce(announced);
  }
  const usable = binder.payable.get(selector);
  const { candidates, min, max } = bindChoice(binder, selector, chooser, able(binder, selector, only));
  const how = selector.pick;
  if (binder.supposed !== null) {
    const openly = openlyAmong(binder, selector);
    return produce(candidates, { open: true, ...(openly && { openly }) });
  }
  const inVain = foundNothing(binder.found.slice());
  const find = (list: CardsOf): void => {
    const { min: least } = selector.range;
    binder.found.push({ list, enough: asMany(binder, list, least), optional: least === 0 });
  };
  if (selector.filter.some(({ is }) => is === 'random')) {
    const picked = pickAtRandom(binder, candidates, max);
    find(picked);
    return produce(picked);
  }
  const { kernel } = binder;
  const who = actingSeat(chooser);
  const slot = binder.slot<readonly CardRef[]>();
  const total = totalOf(binder, selector);
  const mostTotal = total === undefined ? null : binder.number(total.most);
  const zones =
    isReference(selector.from) || selector.from === undefined ? [] : zonesOf(binder, selector.from);
  const fromGroup = isReference(selector.from);
  const { group } = binder;
  const fromHidden = fromGroup && group !== null && group.chosen !== true;
  const anyOne = selector.filter.every(({ is }) => is === 'of');
  let unseen: CardsOf | null = null;
  binder.bindFeasibility((inner) => {
    unseen = bindHidden(inner, selector)?.unseen ?? null;
    return null;
  });
  const prompt = how === 'chosen' ? 'choose-target' : 'choose-card';
  binder.step((m) => {
    const { state, frame } = m;
    if (inVain?.(state, frame)) {
      frame.set(slot, []);
      return m.next();
    }
    const found = candidates(state, frame);
    const least = Math.min(min(state, frame), found.length);
    const most = Math.min(max(state, frame), found.length);
    // Always ask when candidates are hidden: not asking would reveal that none qualifies.
    const open =
      anyOne ||
      unseen === null ||
      thinkable?.(state, frame) === false ||
      usable?.(state, frame, UNKNOWN) === false ||
      unseen(state, frame).length === 0 ||
      max(state, frame) === 0;
    if (open && (most === 0 || (how === 'some' && least === found.length && least > 0))) {
      frame.set(slot, found.slice(0, most));
      return m.next();
    }
    const player = who(state, frame);
    const secret = fromHidden || zones.some(({ visibility }) => visibility !== 'public');
    const required = how === 'chosen' && mayHaveParts(kernel, state, MUST_BE_CHOSEN) ? REQUIRED_CHOICE : '';
    const test = total === undefined ? required : TOTAL_CHOICE;
    return m.ask(
      ask.cards(player, {
        prompt,
        from: found,
        min: least,
        max: most,
        into: slot,
        source: frame.source,
        data: total === undefined || mostTotal === null ? [] : [addedUp(total), mostTotal(state, frame)],
        secret,
        test,
        rule: cite(m.kernel, 'choose-cards'),
      }),
    );
  });
  const chosen: CardsOf = listIn(slot);
  find(chosen);
  if (how === 'chosen') tellChosen(binder, who, chosen, null);
  if (fromGroup) {
    group?.taken.push(chosen);
    if (group?.chosen && selector.from.to === 'rest') produceParted(binder, group);
  }
  return produce(chosen);
}
