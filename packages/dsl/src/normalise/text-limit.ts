/**
 * Maximum length of a text: five times the longest printed one. Reading costs time and stack depth per word, so there
 * must be a limit.
 */
export const TEXT_LIMIT = 2000;

/** Whether a text exceeds the limit. */
export const isTooLong = (text: string): boolean => text.length > TEXT_LIMIT;
