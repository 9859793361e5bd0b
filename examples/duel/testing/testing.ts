import type { KitTesting, PerftTable } from '@cardwright/dsl/kit';
import { boards, decks } from './boards.ts';
import counts from './counts.json' with { type: 'json' };
import { positions } from './positions.ts';

/** What those who test the duel need of it. */
export const testing: KitTesting = { decks, boards, perft: { positions, table: counts as PerftTable } };
