/** Agreement: what determines the forms of following words. */

/** Slots that determine the number of nouns and verbs to their right. */
export const NUMBERED = new Set([
  'determiner',
  'np',
  'np-bare',
  'np-joined',
  'object',
  'object-joined',
  'subject',
  'player',
  'possessive',
  'counted',
  'counted-many',
  'pronominal',
  'zone',
]);
/** Slots that determine the form of verbs to their right. */
export const VERBED = new Set([
  'determiner',
  'np',
  'np-bare',
  'np-joined',
  'subject',
  'player',
  'clause',
  'chain',
  'counted',
  'counted-many',
  'pronominal',
]);
