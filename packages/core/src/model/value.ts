/** What a slot, an event or a lasting effect may hold: plain data. Cards are references, players are indexes. */
export type Value = number | string | boolean | null | readonly Value[];
