import { codedError } from '../faults/call-rules.ts';
import type { TurnMove } from '../model/answer.ts';
import { NO_CARD } from '../model/card-ref.ts';
import { nextInZone } from '../model/core-columns.ts';
import type { TurnActionRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { SHARED, type Zone } from '../model/zone.ts';
import { meansOf } from '../queries/cost.ts';
import { firstIn } from '../table/zone-list.ts';

/** Maximum number of turn actions per zone: a listing uses one bit for each. */
export const MAX_ACTIONS = 31;

/** The rows that may be legal now, as a bit set. */
function openRows(
  kernel: Kernel,
  state: ReadonlyState,
  { zone, rows }: { readonly zone: Zone; readonly rows: readonly TurnActionRow[] },
  player: number,
): number {
  let open = 0;
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]!;
    if (row.possible === undefined || kernel.options.fullChecks || row.possible(kernel, state, player, zone))
      open |= 1 << r;
  }
  return open;
}

/**
 * The legal turn actions of a player. A query: nothing is cloned or tried. Empty unless the decision is `act`.
 * @throws CardwrightError `plugin-failed` for what a rule of the game throws
 */
export function legalMoves(kernel: Kernel, state: ReadonlyState): TurnMove[] {
  try {
    return listMoves(kernel, state);
  } catch (error) {
    throw codedError(kernel, 'a check of a turn action', error);
  }
}

function listMoves(kernel: Kernel, state: ReadonlyState): TurnMove[] {
  const moves: TurnMove[] = [];
  const { decision } = state;
  if (decision === null || decision.kind !== 'act') return moves;
  const { player } = decision;
  const { listing } = kernel;
  const turn = listing.begin();
  const means = meansOf(kernel, state, player);
  for (const row of kernel.cardlessActions) {
    if (row.check(kernel, state, player, -1, 0, means) !== null) continue;
    listing.add(row, NO_CARD, 0);
    moves.push({ action: row.name, card: NO_CARD, option: 0 } as TurnMove);
  }
  for (const actions of kernel.actionsByZone) {
    const open = openRows(kernel, state, actions, player);
    if (open === 0) continue;
    const { zone, rows } = actions;
    const whose = zone.shared ? SHARED : player;
    for (let card = firstIn(state, whose, zone); card >= 0; card = nextInZone.get(state, card)) {
      for (let r = 0; r < rows.length; r++) {
        if ((open & (1 << r)) === 0) continue;
        const row = rows[r]!;
        const ways = row.ways === undefined ? 1 : row.ways(kernel, state, player, card);
        for (let option = 0; option < ways; option++) {
          if (row.check(kernel, state, player, card, option, means) !== null) continue;
          const ref = refOf(state, card);
          listing.add(row, ref, option);
          moves.push({ action: row.name, card: ref, option } as TurnMove);
        }
      }
    }
  }
  listing.complete(state, turn);
  return moves;
}
