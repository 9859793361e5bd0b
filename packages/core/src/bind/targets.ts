import type { Target, TargetSelector } from '../ability/target.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf, ListOf, NumberOf, PlayersOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import { NONE } from '../model/none.ts';
import { cardsAmong, ofPlayer, playersAmong } from '../model/target-number.ts';
import { MUST_BE_CHOSEN, mustBeChosen } from '../queries/must-be-chosen.ts';
import { mayHaveParts } from '../queries/parts-on.ts';
import { spokenByTarget } from '../reference/spoken.ts';
import { REQUIRED_CHOICE } from '../run/required-choice.ts';
import { announcedFor } from './announced.ts';
import type { Binder } from './binder.ts';
import { choosable, tellChosen } from './can-be-chosen.ts';
import { selectorPossible } from './feasible.ts';
import { actingSeat } from './only-one.ts';
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

/** Finds what an effect is done to, asking where there is a choice. What is found becomes an antecedent. */
export function bindTargets(binder: Binder, target: Target): Targets {
  if ('who' in target) return { cards: nothing, players: binder.players(target), possible: null };
  if ('pick' in target) {
    const possible = selectorPossible(binder, target);
    return { cards: binder.cards(target), players: nothing, possible };
  }
  if (target.target === 'chosen') {
    const possible = binder.bindFeasibility((inner) => bindCandidates(inner, target).possible);
    const chosen = chooseTargets(binder, target);
    return { cards: cardsIn(chosen), players: playersIn(chosen), possible };
  }
  const { of } = target;
  if (of.ref.to === 'party' || of.ref.to === 'under') return bindTargets(binder, of);
  const meant = meantBefore(binder, of.ref, of.filter ?? [], false, true);
  if (meant === undefined) return dangling(binder, of, of.ref.to);
  if (meant === 'self' || meant.players === undefined) return bindTargets(binder, of);
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

/** The cards and players that can be chosen. */
export function bindCandidates(binder: Binder, { range, filter, among }: ChosenTarget): Candidates {
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
  const { candidates, min, max } = bindChoice(binder, { pick: 'chosen', range, filter }, binder.subject);
  const all = choosable(binder, binder.players({ who: among === 'opponents' ? 'opponents' : 'each-player' }));
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
export function chooseTargets(binder: Binder, selector: ChosenTarget): ListOf<number> {
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
  const { list, min, max } = bindCandidates(binder, selector);
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
