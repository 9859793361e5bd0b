/**
 * Most characters of a text that is read: five times the longest printed one. Reading costs time and depth of the stack
 * with every word, so there has to be an end.
 */
export const TEXT_LIMIT = 2000;

/** Whether a text has more. */
export const isTooLong = (text: string): boolean => text.length > TEXT_LIMIT;
