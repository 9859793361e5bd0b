import type { Phrase } from '@cardwright/dsl';
import { acts } from './acts.ts';
import { cards } from './cards.ts';
import { challenge } from './challenge.ts';
import { chosen } from './chosen.ts';
import { allClassifications, classifications } from './classifications.ts';
import { conditions } from './conditions.ts';
import { damage } from './damage.ts';
import { damageDealt } from './damage-dealt.ts';
import { damageDone } from './damage-done.ts';
import { decks } from './decks.ts';
import { done } from './done.ts';
import { elsewhere } from './elsewhere.ts';
import { events } from './events.ts';
import { fromUnder } from './from-under.ts';
import { here } from './here.ts';
import { ink } from './ink.ts';
import { location } from './location.ts';
import { lore } from './lore.ts';
import { loreStandings } from './lore-standings.ts';
import { moving } from './moving.ts';
import { must, whileChallenging } from './must.ts';
import { places } from './places.ts';
import { players } from './players.ts';
import { readyOnly } from './ready-only.ts';
import { search } from './search.ts';
import { shift } from './shift.ts';
import { sing } from './sing.ts';
import { skip } from './skip.ts';
import { discarding, standings } from './standings.ts';
import { under } from './under.ts';

export { slotLabels } from './slots.ts';

/** Lorcana's rows of the grammar, by topic. */
export const phrases: readonly Phrase[] = [
  ...acts,
  ...cards,
  ...challenge,
  allClassifications,
  ...classifications,
  ...conditions,
  ...damage,
  ...damageDone,
  ...decks,
  ...done,
  ...elsewhere,
  ...events,
  ...chosen,
  ...damageDealt,
  ...fromUnder,
  ...here,
  ...ink,
  ...location,
  ...moving,
  ...lore,
  ...loreStandings,
  ...must,
  ...whileChallenging,
  ...discarding,
  ...places,
  ...players,
  ...standings,
  ...search,
  ...shift,
  ...sing,
  ...skip,
  ...readyOnly,
  ...under,
];
