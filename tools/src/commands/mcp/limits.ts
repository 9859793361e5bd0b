/** What is the most that one call may ask for: an assistant passes on what strangers wrote. */
export const LIMITS = {
  /** Characters of a message, from brace to brace. */
  message: 2 ** 20,
  /** Fields and entries of one call. */
  elements: 500,
  /** Characters of a text. */
  text: 2_000,
  /** Characters of a name. */
  name: 100,
  /** Characters of a need. */
  need: 200,
  /** Characters of a path. */
  path: 500,
  /** Bytes of a set's file. */
  file: 4 * 2 ** 20,
  /** Cards that are verified: about a second for each with text. */
  verified: 60,
  /** Phrases that are told. */
  phrases: 50,
  /** Trials of a card that are told. */
  trials: 20,
  /** Games of a simulation. */
  games: 200,
} as const;
