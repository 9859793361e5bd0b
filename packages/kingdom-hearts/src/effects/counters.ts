import { counterRows } from '@cardwright/core/bind';
import { countersPut, countersRemoved } from '../events/players.ts';
import { counters } from '../table/columns.ts';

/** What texts do with counters: there is one kind, which has no name. */
export const ofCounters = counterRows([{ column: counters, put: countersPut, removed: countersRemoved }]);
