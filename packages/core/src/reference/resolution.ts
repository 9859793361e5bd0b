/** A reference with its antecedent. */
export interface Resolution {
  /** Path in the data (`effects.1.what`). */
  readonly path: string;
  readonly refersTo: 'cards' | 'player';
  /** Path of the producer, `'self'` for the card with the ability; undefined if nothing fits. */
  readonly producer: string | undefined;
}
