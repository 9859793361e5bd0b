/** What decides the forms of the words that are printed after others. */

/** Slots whose number nouns and verbs to their right agree with. */
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
/** Slots that verbs to their right agree with. */
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
