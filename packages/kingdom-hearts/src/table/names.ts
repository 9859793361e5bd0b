import { defineAction, defineStat } from '@cardwright/core';

export const level = defineStat('level');
export const attack = defineStat('attack');
export const magic = defineStat('magic');
export const support = defineStat('support');
export const power = defineStat('power');
export const darkLevel = defineStat('dark-level');
export const stats = [level, attack, magic, support, power, darkLevel];

export const move = defineAction('move');
export const battle = defineAction('battle');
export const escapeBattle = defineAction('escape');
export const challenge = defineAction('challenge');
export const participate = defineAction('participate');
export const beDamaged = defineAction('be-damaged');
export const beDefeated = defineAction('be-defeated');
export const beDiscarded = defineAction('be-discarded');
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
  beDamaged,
  beDefeated,
  beDiscarded,
  gainHp,
  loseHp,
  shareName,
  carryAnother,
  useAbility,
];
