import type { Frame } from '../model/frame.ts';

/** The kernel's program for events that may be replaced; it belongs to the frame below it. */
const CARRIES_EVENTS = 'core/event';

/**
 * The outermost frame of the resolving text: what must wait until all of it has resolved is inserted below. Null if no
 * text resolves, as when a turn action has been taken.
 * @param frame where to begin, usually the frame below the current one
 */
export function resolvingText(frame: Frame | null): Frame | null {
  let outermost: Frame | null = null;
  for (let at = frame; at !== null; at = at.next) {
    if (at.program.isText) outermost = at;
    else if (at.program.id !== CARRIES_EVENTS) break;
  }
  return outermost;
}
