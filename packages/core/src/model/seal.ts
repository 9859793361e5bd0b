/**
 * Makes the seal of a text with a key that only the server has: a keyed hash (HMAC) of the platform's own.
 *
 * ```ts
 * const seal = (text: string) => createHmac('sha256', key).update(text).digest('hex'); // node:crypto
 * const engine = createEngine({ plugins, seal });
 * ```
 */
export type Seal = (text: string) => string;
