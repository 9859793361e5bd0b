import { defineEvent } from './event-kind.ts';

/** A player chooses a card for an effect. Proposed only if someone listens for it; changes nothing. */
export const chosen = defineEvent('chosen', { roles: { chooser: 'player' }, commit: () => {} });

/** A triggered or activated ability with a limit was used: `data.part`. */
export const abilityUsed = defineEvent('ability-used', { facts: ['part'], commit: () => {} });
