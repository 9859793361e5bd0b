import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 wait four times as long before it optimises a function, for the rest of this process: for commands that read every
 * text once. Reading runs through some thousand functions, and most of what V8 optimises by itself is not run often
 * enough after that to pay for it (docs/decisions/0020).
 */
export const optimiseLater = (): void => setFlagsFromString('--interrupt-budget=264000');
