import type { PlayerSelector } from '../ability/player.ts';
import type { Target, TargetSelector } from '../ability/target.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf, CardTest, ListOf, NumberOf, PlayersOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { cardsAmong, ofPlayer, playersAmong } from '../model/target-number.ts';
import { MUST_BE_CHOSEN, mustBeChosen } from '../queries/must-be-chosen.ts';
import { mayHaveParts } from '../queries/parts-on.ts';
import { spokenByTarget } from '../reference/spoken.ts';
import { REQUIRED_CHOICE } from '../run/required-choice.ts';
import { announcedFor } from './announced.ts';
import type { Binder } from './binder.ts';
import { choosable, tellChosen } from './can-be-chosen.ts';
import type { CanBeDoneTo } from './can-be-done-to.ts';
import { selectorPossible } from './feasible.ts';
import { actingSeat } from './only-one.ts';
import { isPaying } from './paying.ts';
import type { Producer } from './producer.ts';
import { dangling, meantBefore } from './references.ts';
import { bindChoice } from './selectors.ts';
import { listIn } from './slot-values.ts';
import { asMany, foundNothing } from './wholly.ts';

/** The cards and players that an effect is done to. */
export interface Targets {
  readonly cards: CardsOf;
  readonly players: PlayersOf;
  /** Whether there is anything to do it to; null if there always is. */
  readonly possible: Test | null;
}

export type ChosenTarget = TargetSelector & { readonly target: 'chosen' };

const nothing = (): readonly never[] => NONE;

/** Whether an effect could be done to a card, and to a player: a price is paid only with those to whom it can be done. */
export interface CanBeDoneToTargets {
  readonly card: CanBeDoneTo;
  player(state: ReadonlyState, scope: Scope, player: number): boolean;
}

/** Whether all of some players can pay a price that is done to them. */
function playersCan(
  binder: Binder,
  target: PlayerSelector,
  can: CanBeDoneToTargets | undefined,
): Test | null {
  if (can === undefined || !isPaying(binder) || target.who === 'chosen-player') return null;
  return binder.bindFeasibility((inner) => {
    const players = inner.players(target);
    return (s, scope) => {
      const all = players(s, scope);
      return all.length > 0 && all.every((player) => can.player(s, scope, player));
    };
  });
}

/**
 * Finds what an effect is done to, asking where there is a choice. What is found becomes an antecedent.
 * @param can whether it could be done to each; to any if absent
 */
export function bindTargets(binder: Binder, target: Target, can?: CanBeDoneToTargets): Targets {
  if ('who' in target) {
    const possible = playersCan(binder, target, can);
    return { cards: nothing, players: binder.players(target), possible };
  }
  if ('pick' in target) {
    const possible = selectorPossible(binder, target, can?.card);
    return { cards: binder.cards(target), players: nothing, possible };
  }
  if (target.target === 'chosen') {
    const able = can !== undefined && isPaying(binder) ? can : null;
    const possible = binder.bindFeasibility((inner) => bindCandidates(inner, target, able).possible);
    const chosen = chooseTargets(binder, target, able);
    return { cards: cardsIn(chosen), players: playersIn(chosen), possible };
  }
  const { of } = target;
  if (of.ref.to === 'party' || of.ref.to === 'under') return bindTargets(binder, of, can);
  const meant = meantBefore(binder, of.ref, of.filter ?? [], false, true);
  if (meant === undefined) return dangling(binder, of, of.ref.to);
  if (meant === 'self' || meant.players === undefined) return bindTargets(binder, of, can);
  binder.report(of, meant.data);
  return { cards: meant.list, players: meant.players, possible: null };
}

/** The cards among what was chosen. */
export const cardsIn =
  (chosen: ListOf<number>): CardsOf =>
  (s, scope) =>
    cardsAmong(chosen(s, scope));

/** The players among it. */
export const playersIn =
  (chosen: ListOf<number>): PlayersOf =>
  (s, scope) =>
    playersAmong(chosen(s, scope));

/** The players that "another" leaves out: those that were chosen before. */
function chosenBefore({ knownPlayers, producers }: Binder): PlayersOf {
  const lists = [
    ...producers.flatMap(({ players, open }) => (players === undefined || open ? [] : [players])),
    ...knownPlayers.flatMap((one) =>
      one !== null && (one.data as { who?: string }).who === 'chosen-player' ? [one.list] : [],
    ),
  ];
  return (s, scope) => lists.flatMap((list) => [...list(s, scope)]);
}

interface Candidates {
  readonly list: ListOf<number>;
  readonly possible: Test;
  readonly min: NumberOf;
  readonly max: NumberOf;
}

/** The cards and players that can be chosen. @param able those among which it must be; null for any */
export function bindCandidates(
  binder: Binder,
  { range, filter, among }: ChosenTarget,
  able: CanBeDoneToTargets | null = null,
): Candidates {
  const { kernel } = binder;
  if (filter.some(({ is }) => is === 'total' || is === 'total-cost' || is === 'random'))
    throw new CardwrightError(
      'ability-invalid',
      'Players have no part in a total, and are not picked at random.',
      {
        ability: binder.id,
      },
    );
  const who = actingSeat(binder.subject);
  const only: CardTest | null =
    able === null ? null : (s, card, scope) => able.card(s, scope, refOf(s, card));
  const { candidates, min, max } = bindChoice(
    binder,
    { pick: 'chosen', range, filter },
    binder.subject,
    only,
  );
  const anyone = choosable(
    binder,
    binder.players({ who: among === 'opponents' ? 'opponents' : 'each-player' }),
  );
  const all: PlayersOf =
    able === null ? anyone : (s, scope) => anyone(s, scope).filter((player) => able.player(s, scope, player));
  const not = filter.some(({ is }) => is === 'other') ? chosenBefore(binder) : nothing;
  const list: ListOf<number> = (s, scope) => {
    const cards = candidates(s, scope);
    // What must be chosen if able leaves no room for a player.
    if (
      max(s, scope) === 1 &&
      mayHaveParts(kernel, s, MUST_BE_CHOSEN) &&
      mustBeChosen(kernel, s, cards, who(s, scope)).length > 0
    )
      return cards;
    const left = not(s, scope);
    return [
      ...cards,
      ...all(s, scope).flatMap((player) => (left.includes(player) ? [] : [ofPlayer(player)])),
    ];
  };
  return {
    list,
    min,
    max,
    possible: (s, scope) => list(s, scope).length >= Math.max(1, min(s, scope)),
  };
}

/** Adds the steps that choose cards and players, as numbers of both. */
export function chooseTargets(
  binder: Binder,
  selector: ChosenTarget,
  able: CanBeDoneToTargets | null = null,
): ListOf<number> {
  const { min: least } = selector.range;
  const produce = (list: ListOf<number>, more: Pick<Producer, 'open'> = {}): ListOf<number> => {
    const [cards, players] = [cardsIn(list), playersIn(list)];
    binder.produce({ ...spokenByTarget(selector), list: cards, players, role: '', data: selector, ...more });
    binder.knownPlayers.push(null);
    return list;
  };
  const find = (list: ListOf<number>): void => {
    const found = list as CardsOf;
    binder.found.push({ list: found, enough: asMany(binder, found, least), optional: least === 0 });
  };
  const announced = announcedFor(binder, selector)?.list;
  if (announced !== undefined) {
    find(announced);
    return produce(announced);
  }
  const { list, min, max } = bindCandidates(binder, selector, able);
  if (binder.supposed !== null) return produce(list, { open: true });
  const inVain = foundNothing(binder.found.slice());
  const { kernel, subject } = binder;
  const who = actingSeat(subject);
  const slot = binder.slot<readonly number[]>();
  const rule = cite(kernel, 'choose-cards');
  binder.step((m) => {
    const { state, frame } = m;
    const from = inVain?.(state, frame) ? NONE : list(state, frame);
    const most = Math.min(max(state, frame), from.length);
    if (most === 0) {
      frame.set(slot, []);
      return m.next();
    }
    return m.ask(
      ask.targets(who(state, frame), {
        prompt: 'choose-target',
        from,
        min: Math.min(min(state, frame), from.length),
        max: most,
        into: slot,
        source: frame.source,
        test: mayHaveParts(kernel, state, MUST_BE_CHOSEN) ? REQUIRED_CHOICE : '',
        rule,
      }),
    );
  });
  const chosen = listIn<number>(slot);
  find(chosen);
  tellChosen(binder, who, cardsIn(chosen), playersIn(chosen));
  return produce(chosen);
}
