import type { Column } from '../model/column.ts';
import { unchecked } from '../model/core-columns.ts';
import type { GameRules } from '../model/game-rules.ts';
import { Layout } from '../model/layout.ts';
import type { Plugin } from './plugin.ts';

function newLayout(plugins: readonly Plugin[], columns: readonly Column[], rules: GameRules): Layout {
  const { maxPlayers } = rules;
  const layout = new Layout();
  layout.maxPlayers = maxPlayers;
  const zones = plugins.flatMap((p) => p.zones ?? []);
  zones.forEach((zone, i) => {
    layout.zoneIndex[zone.id] = i;
    layout.inPlayIndex[i] = zone.inPlay;
    layout.sharedIndex[i] = zone.shared;
    if (zone.hangs) layout.hanging.push(i);
  });
  layout.zoneCount = zones.length;
  const ofScope = (scope: string) => columns.filter((c) => c.scope === scope);
  let at = 0;
  for (const column of ofScope('game')) {
    layout.base[column.id] = at++;
    layout.stride[column.id] = 0;
  }
  layout.uncheckedAt = layout.base[unchecked.id]!;
  for (const { reads } of rules.checks) for (const column of reads ?? []) layout.checked[column.id] = true;
  const players = ofScope('player');
  players.forEach((column, i) => {
    layout.base[column.id] = at + i;
    layout.stride[column.id] = players.length;
  });
  at += players.length * maxPlayers;
  layout.zonesAt = at;
  at += 3 * zones.length * maxPlayers;
  layout.cardsAt = at;
  // Columns that are reset on a zone change lie together at the end of a card's row.
  const cards = ofScope('card').sort((a, b) => Number(b.sticky) - Number(a.sticky));
  layout.cardStride = cards.length;
  layout.initial = cards.filter((c) => !c.sticky).map((c) => c.initial);
  cards.forEach((column, i) => {
    layout.base[column.id] = at + i;
    layout.stride[column.id] = cards.length;
  });
  return layout;
}

/**
 * Assigns each column its place. Engines with the same rules share a layout, so that column access stays fast in all of
 * them.
 */
export function layOut(plugins: readonly Plugin[], columns: readonly Column[], rules: GameRules): Layout {
  const layout = newLayout(plugins, columns, rules);
  const text = JSON.stringify(layout);
  const homes = columns.map(({ home }) => home).filter((home, i, all) => all.indexOf(home) === i);
  const same = homes.find((home) => home !== undefined && JSON.stringify(home) === text);
  if (same) return same;
  for (const column of columns) column.placeIn(layout);
  return layout;
}
