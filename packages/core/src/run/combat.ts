import { ask } from '../model/ask.ts';
import { type CardRef, NO_CARD } from '../model/card-ref.ts';
import { activePlayer } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { defineProgram, type Program } from '../model/program.ts';
import { isCurrent } from '../model/reference.ts';
import { Slots } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { runStateChecks } from './state-checks.ts';

/** An attacker and who blocks it, in the order in which it deals with them. Cards that are gone are left out. */
export interface Fight {
  readonly attacker: CardRef;
  readonly blockers: readonly CardRef[];
  /** It was blocked, though its blockers may be gone. */
  readonly blocked: boolean;
}

/** What a game says of its combat: who may take part, the events of each step, and what is dealt. */
export interface CombatRules {
  /** Name of the program, for saves. */
  readonly id: string;
  readonly rule: string;
  /** Who is attacked by a player. */
  defender(kernel: Kernel, state: ReadonlyState, player: number): number;
  /** What a player could attack with; which of them do is that player's choice. */
  attackers(kernel: Kernel, state: ReadonlyState, player: number): readonly CardRef[];
  /** A card attacks. */
  readonly attacked: EventKind;
  /** What the defender could block an attacker with. A card blocks one attacker; several may block the same. */
  blockers(kernel: Kernel, state: ReadonlyState, defender: number, attacker: CardRef): readonly CardRef[];
  /** A card blocks; `other` is the attacker. */
  readonly blocked: EventKind;
  /** What is dealt, strike by strike: each is a batch of events, after which everything settles. */
  readonly strikes: readonly ((
    kernel: Kernel,
    state: ReadonlyState,
    fights: readonly Fight[],
    defender: number,
  ) => readonly GameEvent[])[];
  /** Combat is over, whether anything attacked or not. */
  readonly ended: EventKind;
  /** What happens after attacks, after blocks and after each strike, such as priority; nothing if absent. */
  readonly between?: Program;
}

/** A fight as a slot holds it: the attacker, then its blockers. */
type Held = readonly CardRef[];

const slots = new Slots();
const CHOSEN = slots.add<readonly CardRef[]>();
const FIGHTS = slots.add<readonly Held[]>();
/** The fight that is being blocked or put in order. */
const AT = slots.add<number>();

const fightsOf = ({ state, frame }: Machine): Fight[] =>
  (frame.get(FIGHTS) ?? []).flatMap(([attacker, ...blockers]): Fight[] =>
    attacker === undefined || !isCurrent(state, attacker)
      ? []
      : [
          {
            attacker,
            blockers: blockers.filter((one) => isCurrent(state, one)),
            blocked: blockers.length > 0,
          },
        ],
  );

/**
 * A program for one combat of the active player: attackers are declared, each may be blocked by several, their order is
 * chosen, and the strikes follow. Each step is a decision and an event of the game.
 */
export function combatProgram(rules: CombatRules): Program {
  const { id, rule, attacked, blocked, strikes, ended, between } = rules;
  const [block, ordering, striking, over] = [label(), label(), label(), label()];
  const active = ({ state }: Machine): number => activePlayer.get(state, 0);
  const defender = (m: Machine): number => rules.defender(m.kernel, m.state, active(m));
  const settle = (m: Machine): Signal => runStateChecks(m, 'all');
  const pause = (m: Machine): Signal =>
    between === undefined ? m.next() : m.push(between, [], NO_CARD, active(m));
  const choose = (m: Machine, player: number, prompt: string, from: readonly CardRef[], source = NO_CARD) => {
    m.frame.set(CHOSEN, []);
    if (from.length === 0) return m.next();
    return m.ask(ask.cards(player, { prompt, from, min: 0, max: from.length, into: CHOSEN, rule, source }));
  };
  /** Changes the fight that is looked at, and goes to the next. */
  const withFight = ({ frame }: Machine, change: (held: Held) => Held): void => {
    const at = frame.get(AT);
    frame.set(
      FIGHTS,
      frame.get(FIGHTS).map((held, i) => (i === at ? change(held) : held)),
    );
    frame.set(AT, at + 1);
  };
  return defineProgram(id, slots.count, [
    (m) => choose(m, active(m), 'declare-attackers', rules.attackers(m.kernel, m.state, active(m))),
    (m) => {
      const chosen = m.frame.get(CHOSEN);
      m.frame.set(
        FIGHTS,
        chosen.map((card) => [card]),
      );
      return chosen.length === 0
        ? m.goto(over)
        : m.emit(chosen.map((card) => attacked.of(active(m), { card })));
    },
    settle,
    pause,
    (m) => {
      m.frame.set(
        FIGHTS,
        fightsOf(m).map(({ attacker }) => [attacker]),
      );
      m.frame.set(AT, 0);
      return m.next();
    },
    block,
    (m) => {
      const { kernel, state, frame } = m;
      const fights = frame.get(FIGHTS);
      const attacker = fights[frame.get(AT)]?.[0];
      if (attacker === undefined) return m.goto(ordering);
      const used = fights.flatMap(([, ...blockers]) => blockers);
      const able = rules
        .blockers(kernel, state, defender(m), attacker)
        .filter((card) => !used.includes(card));
      return choose(m, defender(m), 'declare-blockers', able, attacker);
    },
    (m) => {
      withFight(m, ([attacker]) => [attacker!, ...m.frame.get(CHOSEN)]);
      return m.goto(block);
    },
    ordering,
    (m) => {
      m.frame.set(AT, 0);
      const fights = m.frame.get(FIGHTS);
      return m.emit(
        fights.flatMap(([other, ...blockers]) =>
          blockers.map((card) => blocked.of(defender(m), { card, other: other! })),
        ),
      );
    },
    settle,
    striking,
    (m) => {
      const { frame } = m;
      const held = frame.get(FIGHTS)[frame.get(AT)];
      if (held === undefined) return m.next();
      const [attacker, ...from] = held;
      frame.set(CHOSEN, from);
      if (from.length < 2) return m.next();
      return m.ask(
        ask.order(active(m), { prompt: 'order-blockers', from, into: CHOSEN, rule, source: attacker! }),
      );
    },
    (m) => {
      if (m.frame.get(AT) >= m.frame.get(FIGHTS).length) return m.next();
      withFight(m, ([attacker]) => [attacker!, ...m.frame.get(CHOSEN)]);
      return m.goto(striking);
    },
    pause,
    ...strikes.flatMap((strike) => [
      (m: Machine): Signal => m.emit(strike(m.kernel, m.state, fightsOf(m), defender(m))),
      settle,
      pause,
    ]),
    over,
    (m) => m.emit([ended.of(active(m))]),
  ]);
}
