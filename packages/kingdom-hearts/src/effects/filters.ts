import type { ReadonlyState } from '@cardwright/core';
import {
  type ConditionRow,
  defineCondition,
  defineFilter,
  defineQuantity,
  type FilterRow,
  type QuantityRow,
} from '@cardwright/core/bind';
import type { CircumstanceName, Condition } from '@cardwright/core/data';
import {
  type Action,
  activePlayer,
  type CardRef,
  type CircumstanceRow,
  cardOf,
  controller,
  defineCircumstance,
  defineState,
  type GameEvent,
  isCurrent,
  isIn,
  type Kernel,
  knownValue,
  type LastKnown,
  play,
  playAction,
  refOf,
  type StateRow,
  statOf,
  stepBegan,
  stepIndex,
} from '@cardwright/core/game';
import { played } from '../events/played.ts';
import { equipmentOn, hostOf, opponentOf, playerCardOf, worldLevels } from '../table/areas.ts';
import {
  attachedTo,
  battling,
  challenging,
  damage,
  hp,
  loserOfChallenge,
  participating,
} from '../table/columns.ts';
import {
  beDiscardedWithTurn,
  beLeftBehind,
  beSpent,
  beSpentInBattle,
  beSpentInChallenge,
  level,
  power,
} from '../table/names.ts';
import { hostOfCard } from '../table/places.ts';
import { traitsOf } from '../table/traits.ts';
import { darkArea, friendArea, playerArea } from '../table/zones.ts';

const inPlay = (s: ReadonlyState, card: number): boolean =>
  isIn(s, card, friendArea) || isIn(s, card, darkArea) || isIn(s, card, playerArea);

/** What a card is by its type, wherever it is; in play, what it is used as (KH 4.3, 4.6, KH 9.37, KH 9.38). */
function isOfType(kernel: Kernel, s: ReadonlyState, card: number, type: string): boolean {
  const own = kernel.card(s, card).definition.type;
  switch (type) {
    case 'friend':
      return inPlay(s, card) ? isIn(s, card, friendArea) : own === 'friend';
    case 'dark':
      return inPlay(s, card) ? isIn(s, card, darkArea) : traitsOf(kernel, s, card).isDark;
    case 'player':
      return inPlay(s, card) ? isIn(s, card, playerArea) : own === 'player';
    default:
      return own === type;
  }
}

/** What a card is while it is played: a Magic/Friend is played as Magic, and is a Friend once it is there (KH 4.3, 9.26). */
function isPlayedAs(kernel: Kernel, s: ReadonlyState, card: number, type: string): boolean {
  const { isMagic, isMagicFriend } = traitsOf(kernel, s, card);
  if (type === 'magic') return isMagic;
  return isOfType(kernel, s, card, type) && !(type === 'friend' && isMagicFriend);
}

/** Filters that mean something of their own in this game: types by use. */
export const replacedFilters: readonly FilterRow[] = [
  defineFilter('type', ({ type }, { kernel, deed }) => {
    const test = deed === playAction ? isPlayedAs : isOfType;
    return (s, card) => test(kernel, s, card, type);
  }),
];

export const filters: readonly FilterRow[] = [
  defineFilter('at-world-of', ({ player }, b) => {
    const isOne = b.playerTest(player);
    return (s, card, scope) => isOne(s, hostOfCard(s, card), scope);
  }),
];

export const quantities: readonly QuantityRow[] = [
  defineQuantity('hp', (q, b) => {
    const players = b.players(q.of);
    return (s, scope) => players(s, scope).reduce((sum, player) => sum + hp.get(s, player), 0);
  }),
  defineQuantity('world-levels', (q, b) => {
    const players = b.players(q.of);
    const { kernel } = b;
    return (s, scope) => players(s, scope).reduce((sum, player) => sum + worldLevels(kernel, s, player), 0);
  }),
  defineQuantity('level-excess', (_q, { kernel }) => (s, scope) => {
    const levelOf = (player: number): number => {
      const card = playerCardOf(s, player);
      return card < 0 ? 0 : statOf(kernel, s, card, level);
    };
    return Math.max(0, levelOf(scope.controller) - levelOf(opponentOf(s, scope.controller)));
  }),
];

/** Whether a card takes part in what goes on, as the Player Card does without being asked (KH 8.2.2, 8.3). */
const takesPart = (s: ReadonlyState, card: number, known?: LastKnown | null): boolean =>
  knownValue(participating, s, card, known) === 1 || playerCardOf(s, controller.get(s, card)) === card;

export const states: readonly StateRow[] = [
  defineState(
    'participating',
    (_e, s, card, _scope, known) => knownValue(participating, s, card, known) === 1,
  ),
  defineState(
    'in-battle',
    (_e, s, card, _scope, known) =>
      battling.get(s, 0) === 1 &&
      (isIn(s, card, darkArea)
        ? hostOfCard(s, card) === activePlayer.get(s, 0)
        : takesPart(s, card, known) && controller.get(s, card) === activePlayer.get(s, 0)),
  ),
  defineState(
    'in-challenge',
    (_e, s, card, _scope, known) => challenging.get(s, 0) === 1 && takesPart(s, card, known),
  ),
  defineState('equipped', (_e, s, card) => equipmentOn(s, card).length > 0),
  defineState(
    'here',
    (_e, s, card, { source }) =>
      isCurrent(s, source) && hostOfCard(s, card) === hostOfCard(s, cardOf(source)),
  ),
  defineState('bearer', (_e, s, card, { source }) => {
    const equipment = isCurrent(s, source) ? cardOf(source) : -1;
    return equipment >= 0 && attachedTo.get(s, equipment) === refOf(s, card);
  }),
  defineState('damaged', (_e, s, card, _scope, known) => knownValue(damage, s, card, known) > 0),
  defineState(
    'beaten',
    (e, s, card, _scope, known) =>
      known == null && isIn(s, card, darkArea) && damage.get(s, card) >= statOf(e, s, card, power),
  ),
  defineState('form', (e, s, card) => traitsOf(e, s, card).isForm),
];

/** Who is in such a battle or challenge now. */
function fighters(s: ReadonlyState, what: Extract<Condition, { if: 'fighting' }>['in']): readonly number[] {
  const active = activePlayer.get(s, 0);
  if (what === 'battle') return battling.get(s, 0) === 1 ? [active] : [];
  if (challenging.get(s, 0) !== 1) return [];
  if (what === 'challenge') return [active, opponentOf(s, active)];
  if (what === 'won' || what === 'lost') {
    const loser = loserOfChallenge.get(s, 0) - 1;
    return loser < 0 ? [] : [what === 'lost' ? loser : opponentOf(s, loser)];
  }
  return [what === 'challenging' ? active : opponentOf(s, active)];
}

/** Whether a player is at the World where a card is. */
const isAtPlaceOf = (s: ReadonlyState, player: number, source: CardRef): boolean =>
  isCurrent(s, source) && hostOf(s, player) === hostOfCard(s, cardOf(source));

export const conditions: readonly ConditionRow[] = [
  defineCondition('phase', ({ phase, of }, b) => {
    const isOne = of === undefined ? null : b.playerTest(of);
    const steps = b.kernel.rules.timing;
    return (s, scope) =>
      steps[stepIndex.get(s, 0)]?.phase === phase &&
      (isOne === null || isOne(s, activePlayer.get(s, 0), scope));
  }),
  defineCondition('is-here', ({ player }, b) => {
    const players = b.players(player);
    return (s, scope) => players(s, scope).some((one) => isAtPlaceOf(s, one, scope.source));
  }),
  defineCondition('fighting', ({ player, in: what }, b) => {
    const players = player === undefined ? null : b.players(player);
    return (s, scope) => {
      const there = fighters(s, what);
      return players === null ? there.length > 0 : players(s, scope).some((one) => there.includes(one));
    };
  }),
];

/** Where an event happens: where its card is played or is, or else where its player is; -1 where nobody can tell. */
function hostOfEvent(s: ReadonlyState, { kind, card, other, player }: GameEvent): number {
  if (kind === played) return other < 0 ? -1 : controller.get(s, cardOf(other));
  if (card >= 0 && isCurrent(s, card)) return hostOfCard(s, cardOf(card));
  return kind.options.passage?.from === play ? -1 : hostOf(s, player);
}

/** The beginning of the first step of a phase, or of the step that ends it. */
const stepOf = (name: CircumstanceName, step: string): CircumstanceRow =>
  defineCircumstance(
    name,
    ({ rules }, _s, { kind, amount }) => kind === stepBegan && rules.timing[amount]?.name === step,
  );

/** That the rules discard a card at a moment (KH 8.2.2, 8.2.3, 8.3, 8.4). */
const clearedWith = (...moments: readonly Action[]): CircumstanceRow => {
  const names = new Set<unknown>(moments.map(({ name }) => name));
  return defineCircumstance(moments[0]!.name as CircumstanceName, (_e, _s, { data }) =>
    names.has(data?.['moment']),
  );
};

export const circumstances: readonly CircumstanceRow[] = [
  clearedWith(beSpent, beSpentInBattle, beSpentInChallenge),
  ...[beSpentInBattle, beSpentInChallenge, beDiscardedWithTurn, beLeftBehind].map((then) =>
    clearedWith(then),
  ),
  defineCircumstance('by-challenge', (_e, _s, { data }) => data?.['challenge'] === true),
  defineCircumstance('in-battle', (_e, s) => battling.get(s, 0) === 1),
  defineCircumstance('in-challenge', (_e, s) => challenging.get(s, 0) === 1),
  defineCircumstance('as-a-friend', (_e, _s, { data }) => data?.['to'] === friendArea.name),
  defineCircumstance(
    'here',
    (_e, s, event, { source }) =>
      isCurrent(s, source) && hostOfEvent(s, event) === hostOfCard(s, cardOf(source)),
  ),
  stepOf('start-of-action-phase', 'action'),
  stepOf('end-of-action-phase', 'end-of-action'),
  stepOf('start-of-challenge-phase', 'challenge'),
  stepOf('end-of-challenge-phase', 'end-of-challenge'),
  defineCircumstance(
    'against-you',
    (_e, s, { player }, { controller: you }) => opponentOf(s, player) === you,
  ),
  // All Dark Cards of the World are in the battle (KH 8.2.2); one used as a Friend is in none.
  defineCircumstance(
    'against-it',
    (_e, s, { player }, { source }) => isAtPlaceOf(s, player, source) && isIn(s, cardOf(source), darkArea),
  ),
];
