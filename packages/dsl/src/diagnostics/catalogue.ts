/** The parameters of a template: `{card} cannot {do}` has `card` and `do`. */
type Parameters<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;

/** A message of a catalogue, told: which one, and its words. */
export interface Told {
  /** Stable: programs may match on it. */
  readonly id: string;
  readonly message: string;
}

type Templates = Readonly<Record<string, string>>;

/** Tells a message of a catalogue, with the parameters of its template. */
export type Tell<M extends Templates> = <I extends keyof M & string>(
  id: I,
  ...parameters: [Parameters<M[I]>] extends [never] ? [] : [Readonly<Record<Parameters<M[I]>, string>>]
) => Told;

/**
 * Makes the messages of a catalogue. What is wrong is said once, in the catalogue; where it is found out names the id and the
 * parameters.
 * @param messages templates by id, with parameters in braces
 */
export function defineMessages<const M extends Templates>(messages: M): Tell<M> {
  return (id, ...[parameters]) => {
    const given = (parameters ?? {}) as Readonly<Record<string, string>>;
    return { id, message: messages[id]!.replace(/\{(\w+)\}/g, (_, name: string) => given[name]!) };
  };
}
