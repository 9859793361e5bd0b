/** Data as text, to tell whether it is the same as other data. Looking is not reading, as in `unnoted`. */
export function written(data: unknown): string {
  return JSON.stringify(data);
}
