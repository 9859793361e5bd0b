import {
  actionLoop,
  actionSlots,
  ask,
  type CardRef,
  cardsIn,
  controller,
  defineProgram,
  type GameEvent,
  isCurrent,
  isForbidden,
  label,
  type Machine,
  NO_CARD,
  type Program,
  play,
  refOf,
  runStateChecks,
  type Signal,
} from '@cardwright/core/game';
import { battleBegan, battleEnded, damaged } from '../events/fighting.ts';
import { clearedThen } from '../events/leaving.ts';
import { darkOn, friendsOf, playerRef } from '../table/areas.ts';
import { battling, participating } from '../table/columns.ts';
import { beSpent, beSpentInBattle, beSpentInChallenge } from '../table/names.ts';
import { totalAttack } from '../table/values.ts';

const layout = actionSlots();
/** The Dark Cards. */
const TARGETS = layout.add<readonly CardRef[]>();
/** What each is dealt. */
const AMOUNTS = layout.add<readonly number[]>();
/** The latest answer. */
const ANSWER = layout.add<number>();
/** How much is left to assign. */
const LEFT = layout.add<number>();

const nextTarget = label();
const assigned = label();

function total(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const player = frame.controller;
  frame.set(
    TARGETS,
    darkOn(state, player).map((card) => refOf(state, card)),
  );
  frame.set(AMOUNTS, []);
  frame.set(LEFT, totalAttack(kernel, state, player));
  return m.next();
}

/** The damage is assigned card by card; what is left is for the last one (KH 8.2.2, KH 9.15). */
function assign(m: Machine): Signal {
  const { frame } = m;
  const targets = frame.get(TARGETS);
  const amounts = frame.get(AMOUNTS);
  const left = frame.get(LEFT);
  if (amounts.length === targets.length) return m.goto(assigned);
  frame.set(ANSWER, left);
  if (amounts.length === targets.length - 1 || left === 0) return m.next();
  const target = targets[amounts.length]!;
  return m.ask(
    ask.number(frame.controller, {
      prompt: 'assign-damage',
      max: left,
      into: ANSWER,
      source: target,
      rule: 'KH 8.2.2',
    }),
  );
}

function note(m: Machine): Signal {
  const { frame } = m;
  const amount = frame.get(ANSWER);
  frame.set(AMOUNTS, [...frame.get(AMOUNTS), amount]);
  frame.set(LEFT, frame.get(LEFT) - amount);
  return m.goto(nextTarget);
}

/** All of it is dealt at once (KH 9.15). */
function deal(m: Machine): Signal {
  const { state, frame } = m;
  const amounts = frame.get(AMOUNTS);
  const events = frame
    .get(TARGETS)
    .flatMap((ref, i) =>
      amounts[i]! > 0 && isCurrent(state, ref)
        ? [damaged.of(frame.controller, { card: ref, amount: amounts[i]!, data: { battle: true } })]
        : [],
    );
  return m.emit(events);
}

/**
 * What a player discards when a battle or challenge ends: all that took part but the Player Card, and but what a text
 * keeps in play (KH 8.2.2, 8.3).
 */
export function spent(m: Machine, player: number): GameEvent[] {
  const { kernel, state } = m;
  const then = battling.get(state, 0) === 1 ? beSpentInBattle : beSpentInChallenge;
  const asked = [beSpent, then];
  const isKept = (card: number) =>
    asked.some((action) => isForbidden(kernel, state, action, controller.get(state, card), card, -1));
  const cards = cardsIn(state, player, play).filter((card) =>
    ['technique', 'attack', 'magic'].includes(kernel.card(state, card).definition.type),
  );
  const friends = friendsOf(state, player).filter((card) => participating.get(state, card) === 1);
  return clearedThen(state, player, [...cards, ...friends.filter((friend) => !isKept(friend))], then);
}

/** A battle of the active player (KH 8.2.2): cards are played, damage is assigned and dealt, what took part goes. */
export const battleProgram: Program = defineProgram(
  'kingdom-hearts/battle',
  layout.count,
  [
    (m) => m.emit([battleBegan.of(m.frame.controller, { card: playerRef(m.state, m.frame.controller) })]),
    (m) => runStateChecks(m, 'all'),
    (m) => m.push(actionLoop, [], NO_CARD, m.frame.controller),
    total,
    nextTarget,
    assign,
    note,
    assigned,
    deal,
    (m) => runStateChecks(m, 'all'),
    (m) => m.emit(spent(m, m.frame.controller)),
    (m) => m.emit([battleEnded.of(m.frame.controller)]),
  ],
  { rule: 'KH 8.2.2' },
);
