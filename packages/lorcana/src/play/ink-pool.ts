import type { Pool } from '@cardwright/core/game';
import { inkPaid } from '../events/state-changes.ts';
import { readyInk } from '../table/ink.ts';

/** What players pay from: their ready ink (CR 4.3.2.4). */
export const ink: Pool = {
  name: 'ink',
  pays: 'ink',
  amount: readyInk,
  spent: (player, amount, source) => inkPaid.of(player, { amount, source }),
};
