/** A value of a slot, an event or a duration effect: plain data. Cards are references, players are indexes. */
export type Value = number | string | boolean | null | readonly Value[];
