import { activePlayer, hasLeft, latestTurn, playerCount, turnNumber } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { settingOf } from '../model/setting.ts';
import type { ReadonlyState } from '../model/state.ts';

/** How many teams take turns, each at once; 0 where every player takes their own. Teams sit alternately. */
export function teamsOf(kernel: Kernel): number {
  const { teams } = kernel.rules;
  return teams === undefined ? 0 : (settingOf(kernel, teams) ?? 0);
}

/** Whether two players are on one team; a player is on a team with themselves. */
export function sameTeam(kernel: Kernel, a: number, b: number): boolean {
  if (a === b) return true;
  const teams = teamsOf(kernel);
  return teams > 0 && a % teams === b % teams;
}

/** Whether it is a player's turn, alone or with their team. */
export function isActive(state: ReadonlyState, player: number): boolean {
  return (
    activePlayer.get(state, 0) === player ||
    (player >= 0 && latestTurn.get(state, player) === turnNumber.get(state, 0))
  );
}

/** The players whose turn it is and who are still in the game: one, or a team. */
export function activePlayers(kernel: Kernel, state: ReadonlyState): readonly number[] {
  const active = activePlayer.get(state, 0);
  if (teamsOf(kernel) === 0) return [active];
  const count = playerCount.get(state, 0);
  const players: number[] = [];
  for (let i = 0; i < count; i++) {
    const player = (active + i) % count;
    if (hasLeft.get(state, player) === 0 && isActive(state, player)) players.push(player);
  }
  return players;
}

/** Whether two players are opponents. Team-mates are not; a game may except more. */
export function areOpponents(kernel: Kernel, state: ReadonlyState, a: number, b: number): boolean {
  if (sameTeam(kernel, a, b)) return false;
  return kernel.rules.areOpponents === undefined || kernel.rules.areOpponents(state, a, b);
}
