import type { createColors } from 'picocolors';

/** Functions that colour text, or leave it as it is. */
export type Colors = ReturnType<typeof createColors>;
