/** What a stand-in for data that notes who reads it hands out to those who only look something up. */
export const UNDERLYING: unique symbol = Symbol('cardwright/underlying');

/**
 * Data as text, to look whether it speaks of something anywhere or is the same as other data. Looking is not reading:
 * it counts for nothing where it is asked whether each part of the data was bound.
 */
export function written(data: unknown): string {
  return JSON.stringify(data, (_key, value) => value?.[UNDERLYING] ?? value);
}
