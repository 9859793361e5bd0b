import {
  actionCard,
  additionalUses,
  defineProgram,
  endingAction,
  isForbidden,
  type Refusal,
  type TurnActionRow,
} from '@cardwright/core/game';
import { battleProgram } from '../battle/battle-program.ts';
import { escapeProgram } from '../battle/escape-program.ts';
import { challengeProgram } from '../challenge/challenge-program.ts';
import { joined, passed } from '../events/fighting.ts';
import { FORBIDDEN, NOT_NOW } from '../play/limits.ts';
import { currentWorld, firstDarkOn } from '../table/areas.ts';
import { battlesThisTurn, challengesThisTurn, escapedThisTurn, participating } from '../table/columns.ts';
import { momentOf } from '../table/moment.ts';
import { battle, challenge, escapeBattle, joinBattle, joinChallenge, participate } from '../table/names.ts';
import { battlesPerTurn, challengesPerTurn, timesOf } from '../table/settings.ts';
import { friendArea } from '../table/zones.ts';

const BATTLED_ALREADY: Refusal = { reason: 'battled-already', rule: 'KH 8.2.2' };
const NOTHING_DARK: Refusal = { reason: 'nothing-dark', rule: 'KH 9.15' };
const NO_WORLD: Refusal = { reason: 'no-world', rule: 'KH 9.10' };
const ESCAPED_ALREADY: Refusal = { reason: 'escaped-already', rule: 'KH 8.2.3' };
const CHALLENGED_ALREADY: Refusal = { reason: 'challenged-already', rule: 'KH 9.29' };
const TAKES_PART_ALREADY: Refusal = { reason: 'takes-part-already', rule: 'KH 8.2.2' };

/** Start a Battle with the Dark Cards on one's World, once a turn (KH 8.2.2). */
export const startABattle: TurnActionRow = {
  name: 'battle',
  zones: [],
  rule: 'KH 8.2.2',
  check: (kernel, s, player) => {
    if (momentOf(kernel, s) !== 'action-phase') return NOT_NOW;
    if (currentWorld(s, player) < 0) return NO_WORLD;
    if (firstDarkOn(s, player) < 0) return NOTHING_DARK;
    const done = battlesThisTurn.get(s, player);
    const most = timesOf(kernel, battlesPerTurn);
    if (done >= most && done >= most + additionalUses(kernel, s, battle, player)) return BATTLED_ALREADY;
    return isForbidden(kernel, s, battle, player, -1, -1) ? FORBIDDEN : null;
  },
  program: () => battleProgram,
};

/** Escape instead of a battle (KH 8.2.3, KH 9.17). */
export const escapeABattle: TurnActionRow = {
  name: 'escape',
  zones: [],
  rule: 'KH 8.2.3',
  check: (kernel, s, player) => {
    if (momentOf(kernel, s) !== 'action-phase') return NOT_NOW;
    if (currentWorld(s, player) < 0) return NO_WORLD;
    if (firstDarkOn(s, player) < 0) return NOTHING_DARK;
    if (battlesThisTurn.get(s, player) > 0) return BATTLED_ALREADY;
    if (escapedThisTurn.get(s, player) > 0) return ESCAPED_ALREADY;
    return isForbidden(kernel, s, escapeBattle, player, -1, -1) ? FORBIDDEN : null;
  },
  program: () => escapeProgram,
};

const joinProgram = defineProgram(
  'kingdom-hearts/join',
  2,
  [(m) => m.emit([joined.of(m.frame.controller, { card: m.frame.get(actionCard) })])],
  { rule: 'KH 8.2.2' },
);

/** Have a Friend take part in the battle or challenge (KH 8.2.2, 8.3). */
export const join: TurnActionRow = {
  name: 'join',
  zones: [friendArea],
  rule: 'KH 8.2.2',
  possible: (kernel, s) => ['battle', 'challenge'].includes(momentOf(kernel, s)),
  check: (kernel, s, player, card) => {
    const moment = momentOf(kernel, s);
    if (moment !== 'battle' && moment !== 'challenge') return NOT_NOW;
    if (participating.get(s, card) === 1) return TAKES_PART_ALREADY;
    const asked = [participate, moment === 'battle' ? joinBattle : joinChallenge];
    return asked.some((action) => isForbidden(kernel, s, action, player, card, -1)) ? FORBIDDEN : null;
  },
  program: () => joinProgram,
};

/** All cards are played: the damage of the battle is dealt (KH 8.2.2). */
export const fight = endingAction({
  name: 'fight',
  rule: 'KH 8.2.2',
  check: (kernel, s) => (momentOf(kernel, s) === 'battle' ? null : NOT_NOW),
});

/** Challenge the opponent, once a Challenge Phase (KH 8.3, KH 9.29). */
export const challengeThe: TurnActionRow = {
  name: 'challenge',
  zones: [],
  rule: 'KH 8.3',
  check: (kernel, s, player) => {
    if (momentOf(kernel, s) !== 'challenge-phase') return NOT_NOW;
    const done = challengesThisTurn.get(s, player);
    const most = timesOf(kernel, challengesPerTurn);
    if (done >= most && done >= most + additionalUses(kernel, s, challenge, player))
      return CHALLENGED_ALREADY;
    return isForbidden(kernel, s, challenge, player, -1, -1) ? FORBIDDEN : null;
  },
  program: () => challengeProgram,
};

const nothing = defineProgram(
  'kingdom-hearts/do-nothing',
  2,
  [(m) => m.emit([passed.of(m.frame.controller)])],
  { rule: 'KH 8.3' },
);

/** Do nothing in a challenge (KH 8.3). */
export const doNothing: TurnActionRow = {
  name: 'do-nothing',
  zones: [],
  rule: 'KH 8.3',
  check: (kernel, s) => (momentOf(kernel, s) === 'challenge' ? null : NOT_NOW),
  program: () => nothing,
};

/** Go on to the next phase. */
export const endPhase = endingAction({
  name: 'end-phase',
  rule: 'KH 7',
  check: (kernel, s) => {
    const moment = momentOf(kernel, s);
    return moment === 'action-phase' || moment === 'challenge-phase' ? null : NOT_NOW;
  },
});

export const fightPrograms = [joinProgram, nothing, battleProgram, escapeProgram, challengeProgram];
