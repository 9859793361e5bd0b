/** An object of plain data, as JSON has it. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether a value is an object of plain data, no list and not null. */
export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
