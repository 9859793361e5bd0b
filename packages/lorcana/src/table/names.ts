import { type Asked, defineAction, defineStat, discard, hand, play } from '@cardwright/core/game';
import { inkwell } from './zones.ts';

const IN_PLAY = { asked: 'in-play' } as const;

/** Queried only for prohibitions, for cards in play and players. */
const FORBIDDEN: Asked = { forbidden: 'in-play' };
/** The same, including ink (CR 3.2.1.1). */
const OF_INK_TOO: Asked = { forbidden: [play, inkwell] };
/** The same, during its player's turn actions. */
const OWN_ACTION: Asked = { ...FORBIDDEN, turn: 'own' };
/** The same, and what it costs. */
const CHARGED: Asked = { ...OWN_ACTION, charged: true };
/** Queried for permissions of cards in play, during their player's turn actions. */
const MAY: Asked = { permitted: 'in-play', turn: 'own' };

/** {S} (CR 5.3.6.2); below 0 it counts as 0 (CR 6.6.2). */
export const strength = defineStat('strength', IN_PLAY);
/** {W} (CR 5.3.6.3). */
export const willpower = defineStat('willpower', IN_PLAY);
/** {L} of a character or location (CR 5.3.6.4); below 0 it counts as 0 (CR 6.6.3). */
export const loreValue = defineStat('lore', IN_PLAY);
/** What moving to a location costs (CR 5.6.5.2). */
export const moveCost = defineStat('move-cost', IN_PLAY);
/** The ink cost a character counts as having to sing songs (CR 8.11). */
export const singingCost = defineStat('singing-cost', IN_PLAY);
export const stats = [strength, willpower, loreValue, moveCost, singingCost];

export const ink = defineAction('ink', { forbidden: [hand], repeated: true, turn: 'own' });
export const quest = defineAction('quest', CHARGED);
export const challenge = defineAction('challenge', { ...CHARGED, ...MAY });
export const beChallenged = defineAction('be-challenged', { ...FORBIDDEN, turn: 'other' });
export const ready = defineAction('ready', OF_INK_TOO);
export const exert = defineAction('exert', OF_INK_TOO);
/** To play by way of Shift, as what is paid for (CR 8.10.1). */
export const shiftAction = defineAction('shift', { paid: 'out-of-play' });
/** To have what lies under it played; otherwise cards are played from hand only (CR 4.3.2). */
export const playFromUnder = defineAction('play-from-under', { permitted: 'in-play' });
export const sing = defineAction('sing', FORBIDDEN);
export const move = defineAction('move', { ...FORBIDDEN, paid: 'in-play' });
export const gainLore = defineAction('gain-lore', FORBIDDEN);
export const loseLore = defineAction('lose-lore', FORBIDDEN);
export const beDamaged = defineAction('be-damaged', FORBIDDEN);
export const removeDamage = defineAction('remove-damage', FORBIDDEN);
export const useAbility = defineAction('use-ability', { ...FORBIDDEN, paid: 'in-play' });
/** To play a card from another zone than the hand (CR 4.3.2). */
export const playElsewhere = defineAction('play-elsewhere', { permitted: [discard], turn: 'own' });
/** To ink a card from another zone than the hand. */
export const inkElsewhere = defineAction('ink-elsewhere', { permitted: [discard], turn: 'own' });
/** The Ready step, which is skipped where this is forbidden (CR 6.4.5). */
export const readyStep = defineAction('ready-step', FORBIDDEN);
/** The Set step, likewise. */
export const setStep = defineAction('set-step', FORBIDDEN);
/** The Draw step, likewise. */
export const drawStep = defineAction('draw-step', FORBIDDEN);
/** The Start-of-Turn phase, likewise. */
export const startOfTurnPhase = defineAction('start-of-turn-phase', FORBIDDEN);
/** The Main phase, likewise. */
export const mainPhase = defineAction('main-phase', FORBIDDEN);
/** The End-of-Turn phase, likewise. */
export const endOfTurnPhase = defineAction('end-of-turn-phase', FORBIDDEN);
/** To challenge although still drying (CR 8.9.1). */
export const challengeWhileDrying = defineAction('challenge-while-drying', MAY);
/** To quest although still drying. */
export const questWhileDrying = defineAction('quest-while-drying', MAY);
/** To sing although still drying. */
export const singWhileDrying = defineAction('sing-while-drying', MAY);
/** To move to a location for free (CR 4.7.3.2). */
export const moveForFree = defineAction('move-for-free', { permitted: 'in-play' });
/** To be readied in the Ready step (CR 3.2.1.1); effects still can. */
export const readyAtStart = defineAction('ready-at-start-of-turn', OF_INK_TOO);
export const actions = [
  playFromUnder,
  playElsewhere,
  inkElsewhere,
  moveForFree,
  readyAtStart,
  challengeWhileDrying,
  questWhileDrying,
  singWhileDrying,
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
