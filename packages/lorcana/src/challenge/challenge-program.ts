import {
  actionCard,
  actionSlots,
  ask,
  type CardRef,
  cardOf,
  defineProgram,
  type GameEvent,
  label,
  type Machine,
  NO_CARD,
  type Program,
  runStateChecks,
  type Signal,
} from '@cardwright/core/game';
import { challengedEvent, challengeEnded } from '../events/challenge.ts';
import { dealDamage } from '../events/damage.ts';
import { exertedEvent } from '../events/state-changes.ts';
import { chargeSteps } from '../play/charges.ts';
import { challenged, challenger } from '../table/columns.ts';
import { challengeDamage } from '../table/damage-dealt.ts';
import { challenge } from '../table/names.ts';
import { challengeTargets } from './targets.ts';

const slots = actionSlots();
const ATTACKER = actionCard;
/** The challenged card, as a list of one. */
const TARGET = slots.add<readonly CardRef[]>();
/** The charges that are paid. */
const PAID = slots.add<readonly string[]>();

/** The challenge is over. */
const over = label();

function chooseTarget(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const attacker = frame.get(ATTACKER);
  const candidates = challengeTargets(kernel, state, frame.controller, cardOf(attacker));
  return m.ask(
    ask.cards(frame.controller, {
      prompt: 'choose-challenge',
      from: candidates,
      into: TARGET,
      source: attacker,
      rule: 'CR 4.6.4.2',
    }),
  );
}

function exertAttacker(m: Machine): Signal {
  const { frame } = m;
  return m.emit([exertedEvent.of(frame.controller, { card: frame.get(ATTACKER) })]);
}

function begin(m: Machine): Signal {
  const { frame } = m;
  const target = frame.get(TARGET)[0]!;
  return m.emit([challengedEvent.of(frame.controller, { card: target, other: frame.get(ATTACKER) })]);
}

const settled = (m: Machine): Signal => runStateChecks(m, 'all');

/** Damage of both, at once (CR 4.6.6); a character that has left the challenge ends it (CR 4.6.9). */
function dealBoth(m: Machine): Signal {
  const { kernel, state } = m;
  const a = challenger.get(state, 0);
  const b = challenged.get(state, 0);
  if (!kernel.isHere(state, a) || !kernel.isHere(state, b)) return m.goto(over);
  const player = m.frame.controller;
  const events: GameEvent[] = [];
  const toTarget = challengeDamage(kernel, state, cardOf(a));
  if (toTarget > 0) events.push(dealDamage(state, player, b, a, toTarget, a, true));
  if (kernel.card(state, cardOf(b)).definition.type === 'character') {
    const back = challengeDamage(kernel, state, cardOf(b));
    if (back > 0) events.push(dealDamage(state, player, a, b, back, b, true));
  }
  return m.emit(events);
}

function end(m: Machine): Signal {
  const { state } = m;
  return m.emit([
    challengeEnded.of(m.frame.controller, {
      card: challenged.get(state, 0),
      other: challenger.get(state, 0),
    }),
  ]);
}

/** A challenge by the character in slot 0 (CR 4.6): declaration, what it triggers, damage, what that triggers, the end. */
export const challengeProgram: Program = defineProgram(
  'lorcana/challenge',
  slots.count,
  [
    chooseTarget,
    ...chargeSteps(challenge, PAID, (m) => m.frame.get(TARGET)[0] ?? NO_CARD),
    exertAttacker,
    begin,
    settled,
    dealBoth,
    settled,
    over,
    end,
  ],
  { rule: 'CR 4.6.3' },
);
