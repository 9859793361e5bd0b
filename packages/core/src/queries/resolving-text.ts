import type { Frame } from '../model/frame.ts';

/** The kernel's program that carries events some of which may be replaced: it belongs to what is below it. */
const CARRIES_EVENTS = 'core/event';

/**
 * The outermost frame of the text that resolves: what must wait until all of it has resolved goes below that frame.
 * Null where no text resolves, as when a turn action has been taken.
 * @param frame where to begin, as a rule the frame below the one that runs
 */
export function resolvingText(frame: Frame | null): Frame | null {
  let outermost: Frame | null = null;
  for (let at = frame; at !== null; at = at.next) {
    if (at.program.isText) outermost = at;
    else if (at.program.id !== CARRIES_EVENTS) break;
  }
  return outermost;
}
