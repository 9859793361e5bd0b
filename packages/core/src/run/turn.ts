import { stepBegan, turnBegan } from '../events/core-events.ts';
import { poolEmptied } from '../events/pools.ts';
import type { TurnMove } from '../model/answer.ts';
import { ask } from '../model/ask.ts';
import { type CardRef, NO_CARD } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { activePlayer, startingPlayer, turnNumber } from '../model/core-columns.ts';
import type { Decision } from '../model/decision.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { GameRules, Pool, TurnActionRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { type Label, label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import type { Action } from '../model/names.ts';
import { defineProgram, type Program, type Step } from '../model/program.ts';
import { type Slot, Slots } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { isForbidden, mayBeForbidden } from '../queries/can.ts';
import { activePlayers, sameTeam } from '../queries/teams.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import { runStateChecks } from './state-checks.ts';

/** Whose turn is next. */
export function nextPlayer(kernel: Kernel, state: ReadonlyState): number {
  if (turnNumber.get(state, 0) === 0) return startingPlayer.get(state, 0);
  const active = activePlayer.get(state, 0);
  const order = inTurnOrder(state, active);
  return order.find((player) => !sameTeam(kernel, player, active)) ?? order[0]!;
}

// The first four are for what steps of a game's turn leave to the next.
const turnSlots = new Slots(4);
/** The players who skip the phase that the turn is in; null for no one. */
const SKIPPING = turnSlots.add<readonly number[] | null>();

/**
 * Those whose turn it is and who take part in what happens now: not who skips the phase, nor the step. Only
 * steps of the timing table ask.
 */
export function takingPart({ kernel, state, frame }: Machine, step?: Action): readonly number[] {
  const skipping = frame.get(SKIPPING);
  const players = activePlayers(kernel, state);
  if (skipping === null && (step === undefined || !mayBeForbidden(kernel, state, step))) return players;
  return players.filter(
    (player) =>
      skipping?.includes(player) !== true &&
      (step === undefined || !isForbidden(kernel, state, step, player, -1, -1)),
  );
}

/** Whether every active player skips the current step. */
function isSkipped(m: Machine, step: Action | undefined): boolean {
  const any =
    m.frame.get(SKIPPING) !== null || (step !== undefined && mayBeForbidden(m.kernel, m.state, step));
  return any && takingPart(m, step).length === 0;
}

/** Records who skips the phase that begins. */
function beginPhase({ kernel, state, frame }: Machine, skip: Action | undefined): void {
  const skipping =
    skip === undefined || !mayBeForbidden(kernel, state, skip)
      ? []
      : activePlayers(kernel, state).filter((player) => isForbidden(kernel, state, skip, player, -1, -1));
  if (skipping.length > 0 || frame.get(SKIPPING) !== null)
    frame.set(SKIPPING, skipping.length > 0 ? skipping : null);
}

/** The pools that empty at the end of a row of the timing table. */
function emptyingAt({ timing, pools = [] }: GameRules, index: number): readonly Pool[] {
  const next = timing[index + 1];
  const ends = [
    'step',
    ...(next?.phase === timing[index]!.phase ? [] : ['phase']),
    ...(next ? [] : ['turn']),
  ];
  return pools.filter(({ empties }) => empties !== undefined && ends.includes(empties));
}

/** What players did not spend goes. */
const empty =
  (pools: readonly Pool[]): Step =>
  (m) =>
    m.emit(
      pools.flatMap(({ name, amount: has }) =>
        inTurnOrder(m.state, activePlayer.get(m.state, 0)).flatMap((player) => {
          const amount = has(m.state, player);
          return amount > 0 ? [poolEmptied.of(player, { amount, data: { pool: name } })] : [];
        }),
      ),
    );

/**
 * How many program steps a row of the timing table takes: its beginning, its steps, what replaces them if skipped and
 * the jump past that, the settling, and the emptying of pools.
 */
function lengthOf(rules: GameRules, index: number): number {
  const { run, settle, whenSkipped } = rules.timing[index]!;
  const skipped = whenSkipped === undefined ? 0 : 1 + whenSkipped.length;
  const after = (settle === 'nothing' ? 0 : 1) + (emptyingAt(rules, index).length > 0 ? 1 : 0);
  return 1 + run.length + skipped + after;
}

/** Compiles the timing table to the program of a game's turns: turn after turn until the game is over. */
export function turnProgram(rules: GameRules): Program {
  const { timing } = rules;
  const steps: (Step | Label)[] = [];
  steps.push((m) => m.emit([turnBegan.of(nextPlayer(m.kernel, m.state))]));
  timing.forEach((row, index) => {
    const { skip, skipPhase, whenSkipped, settle: how } = row;
    const skipped = label();
    const end = label();
    // What a step begins with is the same for a player in every turn: made once.
    const begun: (readonly GameEvent[])[] = [];
    const begins = row.phase !== timing[index - 1]?.phase;
    steps.push((m) => {
      const player = activePlayer.get(m.state, 0);
      if (begins) beginPhase(m, skipPhase);
      if (row.always !== true && isSkipped(m, skip)) return m.goto(skipped);
      begun[player] ??= [stepBegan.of(player, { amount: index })];
      return m.emit(begun[player]);
    });
    steps.push(...row.run);
    if (whenSkipped !== undefined) steps.push((m) => m.goto(end));
    steps.push(skipped, ...(whenSkipped ?? []), end);
    if (how !== 'nothing') steps.push((m) => runStateChecks(m, how));
    const emptying = emptyingAt(rules, index);
    if (emptying.length > 0) steps.push(empty(emptying));
  });
  return defineProgram('core/turn', turnSlots.count, steps, { cyclic: true });
}

/** Index of the program step with which the `index`-th row of the timing table begins. */
export function stepOf(rules: GameRules, index: number): number {
  let at = 1;
  for (let i = 0; i < index; i++) at += lengthOf(rules, i);
  return at;
}

/** The slots of a program that asks for turn actions ({@link askToAct}), and what is added. */
export const actingSlots = (): Slots => new Slots(1);

/** The answer to `act`: the action by its place in the table, the card and the option. */
const MOVE = 0 as Slot<readonly number[]>;

/**
 * A step that asks a player for a turn action, of whatever is legal: the active player in a turn, either player where
 * both act in turns. The next step takes it ({@link takeAction}).
 */
export const askToAct = (m: Machine, player: number = m.frame.controller): Signal =>
  m.ask(m.kernel.actDecisions[player]!);

/** What a player who may take a turn action is asked. */
export const actDecision = (kernel: Kernel, player: number): Decision => ask.act(player, cite(kernel, 'act'));

/** The turn action that was answered last. */
export const actionTaken = (m: Machine): TurnActionRow => m.kernel.rules.actions[m.frame.get(MOVE)[0]!]!;

/** A step that takes the turn action that was answered: null for one that ends the loop, which is up to who asked. */
export function takeAction(m: Machine, player: number = m.frame.controller): Signal | null {
  const [, taken, option] = m.frame.get(MOVE);
  const card = taken as CardRef;
  const row = actionTaken(m);
  if (m.kernel.observer !== null) {
    const move = { action: row.name, card, option: option! } as TurnMove;
    m.kernel.observer.acted?.(m.state, player, move);
  }
  if (row.endsLoop === true) return null;
  return m.push(
    row.program(m.kernel, m.state, card < 0 ? -1 : card & 1023, option!),
    [card, option!],
    card,
    player,
  );
}

const act = (m: Machine): Signal => takeAction(m) ?? m.pop(true);

/** The frame's player takes actions until one ends the loop; everything settles in between. */
export const actionLoop: Program = defineProgram(
  'core/actions',
  actingSlots().count,
  [(m) => askToAct(m), act, (m) => runStateChecks(m, 'all')],
  { cyclic: true },
);

/** The frame's player takes one action, then everything settles: for games in which players alternate. */
export const singleAction: Program = defineProgram('core/action', actingSlots().count, [
  (m) => askToAct(m),
  act,
  (m) => runStateChecks(m, 'all'),
  (m) => m.pop(),
]);

const teamSlots = new Slots();
/** Who acts. */
const WHO = teamSlots.add<readonly number[]>();
/** Who has ended the turn. */
const DONE = teamSlots.add<readonly number[] | null>();
/** Whether the action did. */
const ENDED = teamSlots.add<boolean | null>();

const nextAction = label();

const doneIn = (m: Machine): readonly number[] => m.frame.get(DONE) ?? [];

function whoActs(m: Machine): Signal {
  const done = doneIn(m);
  const players = activePlayers(m.kernel, m.state).filter((player) => !done.includes(player));
  if (players.length === 0) return m.pop();
  m.frame.set(WHO, players.slice(0, 1));
  m.frame.set(ENDED, null);
  if (players.length === 1) return m.next();
  return m.ask(
    ask.players(players[0]!, {
      prompt: 'who-acts',
      from: players,
      into: WHO,
      rule: cite(m.kernel, 'who-acts'),
    }),
  );
}

/** The active team's players take one action after the other, in any order, until each has ended the turn. */
export const teamActions: Program = defineProgram('core/team-actions', teamSlots.count, [
  nextAction,
  whoActs,
  (m) => m.push(singleAction, [], NO_CARD, m.frame.get(WHO)[0]!, null, ENDED),
  (m) => {
    if (m.frame.get(ENDED) === true) m.frame.set(DONE, [...doneIn(m), m.frame.get(WHO)[0]!]);
    return m.goto(nextAction);
  },
]);
