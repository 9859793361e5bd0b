import type { Phrase } from '@cardwright/dsl';
import { acts } from './acts.ts';
import { cards } from './cards.ts';
import { counters } from './counters.ts';
import { events } from './events.ts';
import { fights } from './fights.ts';
import { inPlaceOfRules } from './in-place-of.ts';
import { moments } from './moments.ts';
import { moves } from './moves.ts';
import { nouns } from './nouns.ts';
import { owners } from './owners.ts';
import { points } from './points.ts';
import { rules } from './rules.ts';
import { sign } from './sign.ts';
import { staysInPlay } from './staying.ts';

export { slotLabels } from './slots.ts';

/** The game's rows of the grammar, by topic. */
export const phrases: readonly Phrase[] = [
  ...sign,
  ...cards,
  ...counters,
  ...points,
  ...nouns,
  ...owners,
  ...fights,
  ...moments,
  ...moves,
  ...events,
  ...acts,
  ...rules,
  ...staysInPlay,
  ...inPlaceOfRules,
];
