/**
 * The empty list: nothing found, nothing to choose from. Read-only to the compiler alone, since V8 iterates frozen lists,
 * and every loop that may meet one, by slower code.
 */
export const NONE: readonly never[] = [];
