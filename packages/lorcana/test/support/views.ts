import type { Scenario } from '@cardwright/testkit/vitest';

/** What a viewer (-1 for a spectator) knows of the cards of a player's zone: their full names, `?` for one not seen. */
export function seen(g: Scenario, viewer: number, player: number, zone: string): string[] {
  const side = g.engine.view(g.state, viewer).players[player]!;
  const found = side.zones.find((z) => z.zone === zone)!;
  const cards = found.cards.map((card) => ('name' in card ? card.name : '?'));
  // A zone without any public status is told as a number only.
  return cards.length > 0 ? cards : Array.from({ length: found.count }, () => '?');
}

/** How many ready ink cards a player has. */
export const readyInk = (g: Scenario, player = 0): number =>
  g
    .player(player)
    .cards('inkwell')
    .filter((card) => card.is('ready')).length;
