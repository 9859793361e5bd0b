/** Agreement: what determines the forms of following words. */

/** Slots that determine the number of nouns and verbs to their right. */
export const NUMBERED = new Set([
  'amount',
  'compared',
  'sided',
  'determiner',
  'np',
  'object',
  'subject',
  'player',
  'possessive',
  'counted',
  'pronominal',
  'zone',
  'ordinal',
]);
/** Slots that determine the form of verbs to their right. */
export const VERBED = new Set([
  'determiner',
  'np',
  'subject',
  'player',
  'clause',
  'chain',
  'counted',
  'pronominal',
]);

/** Slots that leave the number of a phrase as the phrase itself has it: "one of their cards", or who acts in it. */
export const NO_NUMBER: ReadonlySet<string> = new Set(['possessive', 'player']);
