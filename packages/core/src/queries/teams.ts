import type { Engine } from '../engine/engine.ts';
import { activePlayer, latestTurn, left, playerCount, turnNumber } from '../model/core-columns.ts';
import { settingOf } from '../model/setting.ts';
import type { ReadonlyState } from '../model/state.ts';

/** How many teams take turns, each at once (CR 9.3); 0 where every player takes their own. Teams sit alternately. */
export function teamsOf(engine: Engine): number {
  const { teams } = engine.rules;
  return teams === undefined ? 0 : (settingOf(engine, teams) ?? 0);
}

/** Whether two players are on one team, as everyone is with themselves. */
export function sameTeam(engine: Engine, a: number, b: number): boolean {
  if (a === b) return true;
  const teams = teamsOf(engine);
  return teams > 0 && a % teams === b % teams;
}

/** Whether it is a player's turn, alone or with their team. */
export function isActive(state: ReadonlyState, player: number): boolean {
  return (
    activePlayer.get(state, 0) === player ||
    (player >= 0 && latestTurn.get(state, player) === turnNumber.get(state, 0))
  );
}

/** The players whose turn it is and who are still in the game: one, or a team (CR 9.3.1). */
export function activePlayers(engine: Engine, state: ReadonlyState): readonly number[] {
  const active = activePlayer.get(state, 0);
  if (teamsOf(engine) === 0) return [active];
  const count = playerCount.get(state, 0);
  const players: number[] = [];
  for (let i = 0; i < count; i++) {
    const player = (active + i) % count;
    if (left.get(state, player) === 0 && isActive(state, player)) players.push(player);
  }
  return players;
}
