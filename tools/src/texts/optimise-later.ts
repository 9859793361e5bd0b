import { setFlagsFromString } from 'node:v8';

/** Four times as long as by itself. */
const USUAL = 264_000;

/**
 * Has V8 wait longer before it optimises a function, for the rest of this process: for commands that read every
 * text once. Reading runs through some thousand functions, and most of what V8 optimises by itself is not run often
 * enough after that to pay for it (docs/decisions/0020).
 *
 * @param budget how much of a function is run before, in V8's unit
 */
export const optimiseLater = (budget = USUAL): void => setFlagsFromString(`--interrupt-budget=${budget}`);
