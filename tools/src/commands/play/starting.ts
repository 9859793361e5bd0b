/** Who takes the first turn. */
export const STARTING = ['chance', 'you', 'bot'] as const;
/** One of them. */
export type Starting = (typeof STARTING)[number];
