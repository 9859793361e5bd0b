/** The neutral phrase table: what any card game says. Games add rows; `createLanguage` can leave some out. */
import type { Phrase } from '../phrase/define-phrase.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { IN_PLAY } from './conditions/in-play.ts';
import { JOINED_CONDITIONS } from './conditions/joined.ts';
import { STOOD } from './conditions/stood.ts';
import { TURNS } from './conditions/turns.ts';
import { HANDS } from './hands.ts';
import { HISTORY } from './history.ts';
import { CASES } from './joints/cases.ts';
import { CIRCUMSTANCES } from './joints/circumstances.ts';
import { DURATIONS } from './joints/durations.ts';
import { LEADS } from './joints/leads.ts';
import { SKELETON } from './joints/skeleton.ts';
import { TAILS } from './joints/tails.ts';
import { COMPARISONS } from './nouns/comparisons.ts';
import { DETERMINERS } from './nouns/determiners.ts';
import { DONE_THIS_WAY } from './nouns/done-this-way.ts';
import { EITHER } from './nouns/either.ts';
import { MEASURED_NOUNS } from './nouns/measured-nouns.ts';
import { JOINED_MODIFIERS } from './nouns/modifiers.ts';
import { NOUN_LISTS } from './nouns/noun-lists.ts';
import { NOUNS } from './nouns/nouns.ts';
import { PARTITIVES } from './nouns/partitives.ts';
import { PLACES } from './nouns/places.ts';
import { PRONOMINALS } from './nouns/pronominals.ts';
import { NUMBERS } from './numbers/numbers.ts';
import { PAST } from './past.ts';
import { PILES } from './piles.ts';
import { CHOSEN_PLAYERS } from './players/chosen-players.ts';
import { HOLDINGS } from './players/holdings.ts';
import { OF_WHOM } from './players/of-whom.ts';
import { PLAYER_DEEDS } from './players/player-deeds.ts';
import { PLAYERS } from './players/players.ts';
import { CAPS } from './predicates/caps.ts';
import { COSTS } from './predicates/costs.ts';
import { GRANTS } from './predicates/grants.ts';
import { KEYWORD_VERBS } from './predicates/keyword-verbs.ts';
import { LASTING_PREDICATES } from './predicates/lasting.ts';
import { PAYMENTS } from './predicates/payments.ts';
import { PREDICATES } from './predicates/predicates.ts';
import { PROHIBITIONS } from './predicates/prohibitions.ts';
import { ZONE_RULES } from './predicates/zone-rules.ts';
import { THIS_WAY } from './this-way.ts';
import { CAUSED } from './triggers/caused-by-effects.ts';
import { DOINGS } from './triggers/doings.ts';
import { EVENTS } from './triggers/events.ts';
import { MOVEMENTS } from './triggers/movements.ts';
import { WHOSE_TURN } from './triggers/whose-turn.ts';
import { WOULD } from './would.ts';

/** The phrases of any game; a language uses those whose slots it fills. */
export const NEUTRAL_PHRASES: readonly Phrase[] = [
  ...SKELETON,
  ...CASES,
  ...LEADS,
  ...CIRCUMSTANCES,
  ...TAILS,
  ...DURATIONS,
  ...PREDICATES,
  ...HANDS,
  ...PROHIBITIONS,
  ...CAPS,
  ...KEYWORD_VERBS,
  ...LASTING_PREDICATES,
  ...PAYMENTS,
  ...COSTS,
  ...GRANTS,
  ...CONDITIONS,
  ...JOINED_CONDITIONS,
  ...HOLDINGS,
  ...PLAYER_DEEDS,
  ...EVENTS,
  ...MOVEMENTS,
  ...DOINGS,
  ...WHOSE_TURN,
  ...TURNS,
  ...NUMBERS,
  ...STOOD,
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
  OF_WHOM,
  ...CHOSEN_PLAYERS,
  ...NOUNS,
  ...EITHER,
  ...JOINED_MODIFIERS,
  ...MEASURED_NOUNS,
  ...DONE_THIS_WAY,
  ...NOUN_LISTS,
  ...PRONOMINALS,
  ...PARTITIVES,
  ...DETERMINERS,
  ...PLACES,
];
