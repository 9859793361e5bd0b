import { type TriggerPolicy, triggersInTurnOrder } from '@cardwright/core/game';

/** Of simultaneous triggers the active player's go first; each player orders their own (KH 9.7). */
export const triggers: TriggerPolicy = triggersInTurnOrder('KH 9.7');
