import { activePlayer } from '../model/core-columns.ts';
import { type CircumstanceRow, defineCircumstance } from '../model/state-rows.ts';
import { areOpponents, isActive } from './teams.ts';

const nth = (name: string, n: number): CircumstanceRow =>
  defineCircumstance(name, (_e, s, event, scope, such) => such.ordinalOf(s, event, scope, true) === n);

/** The place of an event in the turn, and whose turn it is: what any game with turns can say. */
export const turnCircumstances: readonly CircumstanceRow[] = [
  // Whoever does it: "the first time here each turn".
  defineCircumstance('first-this-turn', (_e, s, event, scope, such) => such.ordinalOf(s, event, scope) === 1),
  // The nth of those that the same player does: "their second spell in a turn".
  nth('second-this-turn', 2),
  nth('third-this-turn', 3),
  nth('fourth-this-turn', 4),
  nth('fifth-this-turn', 5),
  defineCircumstance('during-your-turn', (_e, s, _event, scope) => isActive(s, scope.controller), 'own'),
  defineCircumstance(
    'during-an-opponents-turn',
    (e, s, _event, scope) => areOpponents(e, s, scope.controller, activePlayer.get(s, 0)),
    'other',
  ),
  defineCircumstance('during-their-turn', (_e, s, event) => isActive(s, event.player)),
];
