/** What a code stands for, in plain sentences. */
export interface ErrorEntry {
  /** What happened. */
  readonly means: string;
  /** What usually causes it. */
  readonly cause: string;
  /** The usual fix. */
  readonly fix: string;
}

/**
 * The codes of a package, each with what it means. A package declares one as `{ … } as const` and
 * types its codes as `keyof typeof` it: a code that is not in a catalogue does not compile.
 */
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>;

/** A code of a plugin’s own catalogue: its name, a colon, what is wrong (`my-game:no-such-seat`). */
export type OwnErrorCode = `${string}:${string}`;
