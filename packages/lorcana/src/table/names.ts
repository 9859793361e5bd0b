import { defineAction, defineStat } from '@cardwright/core';

/** {S} (CR 5.3.6.2); below 0 it counts as 0 (CR 6.6.2). */
export const strength = defineStat('strength');
/** {W} (CR 5.3.6.3). */
export const willpower = defineStat('willpower');
/** {L} of a character or location (CR 5.3.6.4); below 0 it counts as 0 (CR 6.6.3). */
export const loreValue = defineStat('lore');
/** What moving to a location costs (CR 5.6.5.2). */
export const moveCost = defineStat('move-cost');
/** The ink cost a character counts as having to sing songs (CR 8.11). */
export const singingCost = defineStat('singing-cost');
export const stats = [strength, willpower, loreValue, moveCost, singingCost];

export const ink = defineAction('ink');
export const quest = defineAction('quest');
export const challenge = defineAction('challenge');
export const beChallenged = defineAction('be-challenged');
export const ready = defineAction('ready');
export const exert = defineAction('exert');
/** To play by way of Shift, as what is paid for (CR 8.10.1). */
export const shiftAction = defineAction('shift');
/** To have what lies under it played; otherwise cards are played from hand only (CR 4.3.2). */
export const playFromUnder = defineAction('play-from-under');
export const sing = defineAction('sing');
export const move = defineAction('move');
export const gainLore = defineAction('gain-lore');
export const loseLore = defineAction('lose-lore');
export const beDamaged = defineAction('be-damaged');
export const removeDamage = defineAction('remove-damage');
export const useAbility = defineAction('use-ability');
/** The Ready step, which is skipped where this is forbidden (CR 6.4.5). */
export const readyStep = defineAction('ready-step');
/** The Set step, likewise. */
export const setStep = defineAction('set-step');
/** The Draw step, likewise. */
export const drawStep = defineAction('draw-step');
/** The Start-of-Turn phase, likewise. */
export const startOfTurnPhase = defineAction('start-of-turn-phase');
/** The Main phase, likewise. */
export const mainPhase = defineAction('main-phase');
/** The End-of-Turn phase, likewise. */
export const endOfTurnPhase = defineAction('end-of-turn-phase');
/** To challenge although still drying (CR 8.9.1). */
export const challengeWhileDrying = defineAction('challenge-while-drying');
/** To move to a location for free (CR 4.7.3.2). */
export const moveForFree = defineAction('move-for-free');
/** To be readied in the Ready step (CR 3.2.1.1); effects still can. */
export const readyAtStart = defineAction('ready-at-start-of-turn');
export const actions = [
  playFromUnder,
  moveForFree,
  readyAtStart,
  challengeWhileDrying,
  ink,
  quest,
  challenge,
  beChallenged,
  ready,
  exert,
  shiftAction,
  sing,
  move,
  gainLore,
  loseLore,
  beDamaged,
  removeDamage,
  useAbility,
  readyStep,
  setStep,
  drawStep,
  startOfTurnPhase,
  mainPhase,
  endOfTurnPhase,
];
