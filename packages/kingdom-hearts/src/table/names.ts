import { defineAction, defineStat } from '@cardwright/core/game';

/** Level of Player, Friend, Magic, Dark and World Cards (KH 4). */
export const level = defineStat('level');
/** Attack Value of a Player Card (KH 4.1). */
export const attack = defineStat('attack');
/** Magic Value of a character, Magic Support Value of Equipment (KH 4.1, 4.5). */
export const magic = defineStat('magic');
/** Support Value of Friends, Equipment and Attack Cards (KH 4.2). */
export const support = defineStat('support');
/** Power of Dark and Nobody Cards (KH 4.6). */
export const power = defineStat('power');
/** How many Dark Cards a World takes (KH 4.7). */
export const darkLevel = defineStat('dark-level');
export const stats = [level, attack, magic, support, power, darkLevel];

export const move = defineAction('move');
export const battle = defineAction('battle');
export const escapeBattle = defineAction('escape');
export const challenge = defineAction('challenge');
export const participate = defineAction('participate');
export const joinBattle = defineAction('join-battle');
export const joinChallenge = defineAction('join-challenge');
export const beDamaged = defineAction('be-damaged');
export const beDefeated = defineAction('be-defeated');
export const beDiscarded = defineAction('be-discarded');
export const beSpent = defineAction('be-spent');
export const beSpentInBattle = defineAction('be-spent-in-battle');
export const beSpentInChallenge = defineAction('be-spent-in-challenge');
export const beDiscardedWithTurn = defineAction('be-discarded-with-turn');
export const beLeftBehind = defineAction('be-left-behind');
export const beCaptured = defineAction('be-captured');
export const gainHp = defineAction('gain-hp');
export const loseHp = defineAction('lose-hp');
export const shareName = defineAction('share-name');
export const carryAnother = defineAction('carry-another');
export const useAbility = defineAction('use-ability');
export const actions = [
  move,
  battle,
  escapeBattle,
  challenge,
  participate,
  joinBattle,
  joinChallenge,
  beDamaged,
  beDefeated,
  beDiscarded,
  beSpent,
  beSpentInBattle,
  beSpentInChallenge,
  beDiscardedWithTurn,
  beLeftBehind,
  beCaptured,
  gainHp,
  loseHp,
  shareName,
  carryAnother,
  useAbility,
];
