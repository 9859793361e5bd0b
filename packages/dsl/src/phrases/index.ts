/** The neutral phrase table: what any card game says. Games add rows; `createLanguage` can leave some out. */
import type { Phrase } from '../phrase/define-phrase.ts';
import { CAUSED } from './caused.ts';
import { CHOSEN_PLAYERS } from './chosen-players.ts';
import { COMPARISONS } from './comparisons.ts';
import { CONDITIONS } from './conditions.ts';
import { COSTS } from './costs.ts';
import { DETERMINERS } from './determiners.ts';
import { EVENTS } from './events.ts';
import { GRANTS } from './grants.ts';
import { HAD } from './had.ts';
import { HANDS } from './hands.ts';
import { HISTORY } from './history.ts';
import { HOLDINGS } from './holdings.ts';
import { IN_PLAY } from './in-play.ts';
import { LASTING_PREDICATES } from './lasting.ts';
import { LEADS } from './leads.ts';
import { NOUN_LISTS } from './noun-lists.ts';
import { NOUNS } from './nouns.ts';
import { NUMBERS } from './numbers.ts';
import { PAST } from './past.ts';
import { PILES } from './piles.ts';
import { PLACES } from './places.ts';
import { PLAYERS } from './players.ts';
import { PREDICATES } from './predicates.ts';
import { PROHIBITIONS } from './prohibitions.ts';
import { PRONOMINALS } from './pronominals.ts';
import { SKELETON } from './skeleton.ts';
import { THIS_WAY } from './this-way.ts';
import { WOULD } from './would.ts';
import { ZONE_RULES } from './zone-rules.ts';

/** The phrases of any game; a language uses those whose slots it fills. */
export const NEUTRAL_PHRASES: readonly Phrase[] = [
  ...SKELETON,
  ...LEADS,
  ...PREDICATES,
  ...HANDS,
  ...PROHIBITIONS,
  ...LASTING_PREDICATES,
  ...COSTS,
  ...GRANTS,
  ...CONDITIONS,
  ...HOLDINGS,
  ...EVENTS,
  ...NUMBERS,
  ...HAD,
  ...HISTORY,
  ...COMPARISONS,
  ...IN_PLAY,
  ...CAUSED,
  ...PILES,
  ...PAST,
  ...THIS_WAY,
  ...WOULD,
  ...ZONE_RULES,
  ...PLAYERS,
  ...CHOSEN_PLAYERS,
  ...NOUNS,
  ...NOUN_LISTS,
  ...PRONOMINALS,
  ...DETERMINERS,
  ...PLACES,
];
