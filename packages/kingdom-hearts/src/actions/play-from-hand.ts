import type { ReadonlyState } from '@cardwright/core';
import {
  additionalUses,
  controller,
  couldResolve,
  hand,
  isForbidden,
  isNamed,
  type Kernel,
  namesOf,
  play,
  type Refusal,
  statOf,
  type TurnActionRow,
} from '@cardwright/core/game';
import { optionsOf } from '../options/options.ts';
import { canEquip } from '../play/equipment.ts';
import {
  FORBIDDEN,
  highestFriendLevel,
  isAlly,
  NOT_NOW,
  OTHER_TYPE,
  refusalOf,
  sameNamedFriends,
} from '../play/limits.ts';
import {
  attackProgram,
  disruptProgram,
  equipmentProgram,
  eventProgram,
  formProgram,
  friendProgram,
  magicFriendProgram,
  magicProgram,
  moveProgram,
  techniqueProgram,
} from '../play/programs.ts';
import {
  baseCardOf,
  charactersOf,
  currentWorld,
  darkOn,
  firstDarkOn,
  friendsOf,
  opponentOf,
  playerCardOf,
  worldLevels,
} from '../table/areas.ts';
import { darkEver, darkThisTurn, escapedThisTurn, movesThisTurn } from '../table/columns.ts';
import { type Moment, momentOf } from '../table/moment.ts';
import { darkLevel, level, move } from '../table/names.ts';
import { movesPerTurn, timesOf } from '../table/settings.ts';
import { traitsOf } from '../table/traits.ts';
import { magicOf } from '../table/values.ts';
import { darkArea, friendArea, playerArea, worldArea } from '../table/zones.ts';
import { friendLimit } from '../turn/state-check.ts';

const refusal = (reason: string, rule: string): Refusal => ({ reason, rule });

const MOVED_ALREADY = refusal('moved-already', 'KH 8.2.1');
const DARK_IN_THE_WAY = refusal('dark-in-the-way', 'KH 8.2.1');
const ESCAPED = refusal('escaped', 'KH 8.2.3');
const NO_WORLD = refusal('no-world', 'KH 9.10');
const NO_ROOM = refusal('no-room', 'KH 8.2.4');
const LEVEL_TOO_HIGH = refusal('level-too-high', 'KH 8.2.4');
const NO_ALLY = refusal('no-ally', 'KH 4.1');
const TOO_MANY_FRIENDS = refusal('too-many-friends', 'KH 8.2.5');
const CANNOT_CARRY = refusal('cannot-carry', 'KH 8.2.6');
const MAGIC_TOO_LOW = refusal('magic-too-low', 'KH 8.2.8');
const NOTHING_TO_DO = refusal('nothing-to-do', 'KH 9.27');
const OTHER_NAME = refusal('other-name', 'KH 4.1');

const isOneOf = (kernel: Kernel, s: ReadonlyState, ...moments: readonly Moment[]): boolean =>
  moments.includes(momentOf(kernel, s));

/** Move to a World, once a turn (KH 8.2.1). */
export const moveToAWorld: TurnActionRow = {
  name: 'move',
  zones: [hand],
  rule: 'KH 8.2.1',
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase'),
  check: (kernel, s, player, card) => {
    if (!traitsOf(kernel, s, card).isWorld) return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase')) return NOT_NOW;
    if (escapedThisTurn.get(s, player) > 0) return ESCAPED;
    const done = movesThisTurn.get(s, player);
    const most = timesOf(kernel, movesPerTurn);
    if (done >= most && done >= most + additionalUses(kernel, s, move, player)) return MOVED_ALREADY;
    if (firstDarkOn(s, player) >= 0) return DARK_IN_THE_WAY;
    if (isForbidden(kernel, s, move, player, card, -1)) return FORBIDDEN;
    return refusalOf(kernel, s, player, card, worldArea);
  },
  program: () => moveProgram,
};

/** How many Dark Cards count against the Dark Level of the World of a player's opponent (KH 9.11). */
function darkCount(kernel: Kernel, s: ReadonlyState, player: number, world: number): number {
  switch (optionsOf(kernel).darkLevelCounts) {
    case 'present':
      return darkOn(s, opponentOf(s, player)).length;
    case 'this-turn':
      return darkThisTurn.get(s, player);
    case 'ever':
      return darkEver.get(s, world);
  }
}

/** Disrupt the opponent: play a Dark Card on their current World (KH 8.2.4). */
export const disrupt: TurnActionRow = {
  name: 'disrupt',
  zones: [hand],
  rule: 'KH 8.2.4',
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase', 'battle'),
  check: (kernel, s, player, card) => {
    if (!traitsOf(kernel, s, card).isDark) return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase', 'battle')) return NOT_NOW;
    const opponent = opponentOf(s, player);
    const world = currentWorld(s, opponent);
    if (world < 0) return NO_WORLD;
    if (statOf(kernel, s, card, level) > worldLevels(kernel, s, opponent)) return LEVEL_TOO_HIGH;
    if (darkCount(kernel, s, player, world) >= statOf(kernel, s, world, darkLevel)) return NO_ROOM;
    return refusalOf(kernel, s, player, card, darkArea);
  },
  program: () => disruptProgram,
};

/** Whether there is room for one more Friend, given those that leave for it. */
function hasRoom(kernel: Kernel, s: ReadonlyState, player: number, card: number): boolean {
  const most = friendLimit(kernel, s, player);
  if (most === Number.POSITIVE_INFINITY) return true;
  return friendsOf(s, player).length - sameNamedFriends(kernel, s, player, card).length < most;
}

/** Play a Friend, or a card that the Player Card uses as one (KH 8.2.5, 4.6). */
export const playAFriend: TurnActionRow = {
  name: 'play-friend',
  zones: [hand],
  rule: 'KH 8.2.5',
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase', 'battle'),
  check: (kernel, s, player, card) => {
    const traits = traitsOf(kernel, s, card);
    if (!traits.isFriend && !traits.isDark && !traits.isXiiiPlayer) return OTHER_TYPE;
    if (!isAlly(kernel, s, player, traits)) return NO_ALLY;
    if (!isOneOf(kernel, s, 'action-phase', 'battle')) return NOT_NOW;
    if (statOf(kernel, s, card, level) > highestFriendLevel(kernel, s, player)) return LEVEL_TOO_HIGH;
    if (!hasRoom(kernel, s, player, card)) return TOO_MANY_FRIENDS;
    return refusalOf(kernel, s, player, card, friendArea);
  },
  program: () => friendProgram,
};

const characterName = (kernel: Kernel, s: ReadonlyState, card: number, option: number): string => {
  const owner = charactersOf(s, controller.get(s, card))[option];
  return owner === undefined ? '' : kernel.card(s, owner).definition.fullName;
};

/** Play Equipment on a character; the way is which (KH 8.2.6). */
export const playEquipment: TurnActionRow = {
  name: 'play-equipment',
  zones: [hand],
  rule: 'KH 8.2.6',
  ways: (kernel, s, player, card) =>
    traitsOf(kernel, s, card).isEquipment ? Math.max(1, charactersOf(s, player).length) : 1,
  wayName: characterName,
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase'),
  check: (kernel, s, player, card, option) => {
    if (!traitsOf(kernel, s, card).isEquipment) return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase')) return NOT_NOW;
    const character = charactersOf(s, player)[option];
    if (character === undefined || !canEquip(kernel, s, player, card, character)) return CANNOT_CARRY;
    return refusalOf(kernel, s, player, card, play);
  },
  program: () => equipmentProgram,
};

/** Play an Event (KH 8.2.7). */
export const playAnEvent: TurnActionRow = {
  name: 'play-event',
  zones: [hand],
  rule: 'KH 8.2.7',
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase'),
  check: (kernel, s, player, card) => {
    if (kernel.card(s, card).definition.type !== 'event') return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase')) return NOT_NOW;
    return refusalOf(kernel, s, player, card, play);
  },
  program: () => eventProgram,
};

/** Play a Magic or Magic/Friend Card by a declared source; the way is which (KH 8.2.8, KH 9.24). */
export const playMagic: TurnActionRow = {
  name: 'play-magic',
  zones: [hand],
  rule: 'KH 8.2.8',
  ways: (kernel, s, player, card) =>
    traitsOf(kernel, s, card).isMagic ? Math.max(1, charactersOf(s, player).length) : 1,
  wayName: characterName,
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase', 'battle', 'challenge'),
  check: (kernel, s, player, card, option) => {
    const traits = traitsOf(kernel, s, card);
    if (!traits.isMagic) return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase', 'battle', 'challenge')) return NOT_NOW;
    const source = charactersOf(s, player)[option];
    if (source === undefined || magicOf(kernel, s, source) < statOf(kernel, s, card, level))
      return MAGIC_TOO_LOW;
    if (traits.isMagicFriend) {
      const leader = playerCardOf(s, player);
      if (leader >= 0 && !traitsOf(kernel, s, leader).isLightPlayer) return NO_ALLY;
      if (!hasRoom(kernel, s, player, card)) return TOO_MANY_FRIENDS;
    }
    // Nothing it does could be done: a Magic/Friend is not played for that (KH 9.27).
    if (momentOf(kernel, s) === 'challenge' && !couldResolve(kernel, s, player, card)) return NOTHING_TO_DO;
    return refusalOf(kernel, s, player, card, traits.isMagicFriend ? friendArea : play);
  },
  program: (kernel, s, card) => (traitsOf(kernel, s, card).isMagicFriend ? magicFriendProgram : magicProgram),
};

/** Play an Attack Card in a battle or challenge (KH 4.10). */
export const playAnAttack: TurnActionRow = {
  name: 'play-attack',
  zones: [hand],
  rule: 'KH 4.10',
  possible: (kernel, s) => isOneOf(kernel, s, 'battle', 'challenge'),
  check: (kernel, s, player, card) => {
    if (kernel.card(s, card).definition.type !== 'attack') return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'battle', 'challenge')) return NOT_NOW;
    return refusalOf(kernel, s, player, card, play);
  },
  program: () => attackProgram,
};

/** Play a Technique in a battle, with the characters that it names in play (KH 4.9, KH 9.28). */
export const playATechnique: TurnActionRow = {
  name: 'play-technique',
  zones: [hand],
  rule: 'KH 4.9',
  possible: (kernel, s) => isOneOf(kernel, s, 'battle'),
  check: (kernel, s, player, card) => {
    if (kernel.card(s, card).definition.type !== 'technique') return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'battle')) return NOT_NOW;
    return refusalOf(kernel, s, player, card, play);
  },
  program: () => techniqueProgram,
};

/** Put a Form Change that contains the Player Card's name on it (KH 4.1, KH 9.39). */
export const changeForm: TurnActionRow = {
  name: 'change-form',
  zones: [hand],
  rule: 'KH 4.1',
  possible: (kernel, s) => isOneOf(kernel, s, 'action-phase'),
  check: (kernel, s, player, card) => {
    if (!traitsOf(kernel, s, card).isForm) return OTHER_TYPE;
    if (!isOneOf(kernel, s, 'action-phase')) return NOT_NOW;
    const base = baseCardOf(s, player);
    if (base < 0) return OTHER_NAME;
    const { definition } = kernel.card(s, card);
    if (!namesOf(kernel.card(s, base).definition).some((name) => isNamed(kernel, definition, name)))
      return OTHER_NAME;
    return refusalOf(kernel, s, player, card, playerArea);
  },
  program: () => formProgram,
};

export const playActions: readonly TurnActionRow[] = [
  moveToAWorld,
  disrupt,
  playAFriend,
  playEquipment,
  playAnEvent,
  playMagic,
  playAnAttack,
  playATechnique,
  changeForm,
];
