import type { Phrase } from '@cardwright/dsl';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { points } from './points.ts';
import { rules } from './rules.ts';
import { sign } from './sign.ts';

export { slotLabels } from './slots.ts';

/** The game's rows of the grammar, by topic. */
export const phrases: readonly Phrase[] = [...sign, ...cards, ...points, ...events, ...rules];
