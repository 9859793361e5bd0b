/**
 * Data as text, to look whether it speaks of something anywhere or is the same as other data. Looking is not reading: a
 * stand-in that notes who reads the data gives the data itself to `toJSON`, so that this counts for nothing where it is
 * asked whether each part was bound.
 */
export function written(data: unknown): string {
  return JSON.stringify(data);
}
