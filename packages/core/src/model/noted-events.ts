import { defineEvent } from './event-kind.ts';

/**
 * A player chooses a card for an effect of another, which is the other party. Proposed only if someone listens for it;
 * changes nothing.
 */
export const chosen = defineEvent('chosen', { roles: { chooser: 'player' }, commit: () => {} });

/** The same of a player, in games that list it: who is chosen for an effect of a card, which is the other party. */
export const playerChosen = defineEvent('player-chosen', { commit: () => {} });

/** A triggered or activated ability with a limit was used: `data.part`. */
export const abilityUsed = defineEvent('ability-used', { facts: ['part'], commit: () => {} });

/**
 * An activated ability of `card` is used: its costs are paid. `data.costs` are their kinds; `data.keyword` is the
 * keyword whose ability it is.
 */
export const activated = defineEvent('activated', { facts: ['costs', 'keyword'], commit: () => {} });
