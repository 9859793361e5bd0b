/**
 * What the kernel does by a rule of the game. Most of it asks for something; besides, `endless` is a loop without an
 * end, `must-choose` a choice that has to be made, `made-trigger` a trigger that an effect makes, `over` a game in which
 * nothing is asked any more, `forbidden` and `replaced` an event that does not happen.
 */
export const citedFor = [
  'act',
  'may',
  'choose-one',
  'choose-cards',
  'choose-player',
  'choose-replacement',
  'choose-place',
  'order',
  'name-card',
  'discard',
  'concede',
  'endless',
  'who-acts',
  'must-choose',
  'made-trigger',
  'over',
  'forbidden',
  'replaced',
] as const;

/** One of them. */
export type CitedFor = (typeof citedFor)[number];

/**
 * The rules of a game's rulebook that the kernel cites, as the game cites them; it cites none where none is given. Those
 * behind the kernel's own kinds of event are under `on:` and the kind's name (`on:drawn`).
 */
export type Citations = Readonly<Partial<Record<CitedFor | `on:${string}`, string>>>;

/** What cites the rules of a game: its kernel. */
interface Citing {
  readonly rules: { readonly citations?: Citations; readonly timing: readonly { readonly rule: string }[] };
}

/** An event as far as it says which rule it follows. */
interface Ruled {
  readonly kind: { readonly name: string; readonly options: { readonly rule: string | undefined } };
  readonly amount: number;
}

/** The rule that the game being played gives for something; empty if it gives none. */
export function cite(kernel: Citing, what: CitedFor): string {
  return kernel.rules.citations?.[what] ?? '';
}

/** The rule that an event follows: its kind's own, a step's, or what the game gives for a kind of the kernel's. */
export function ruleOfEvent(kernel: Citing, { kind, amount }: Ruled): string {
  const { rules } = kernel;
  if (kind.options.rule !== undefined) return kind.options.rule;
  const step = kind.name === 'step-began' ? rules.timing[amount]?.rule : undefined;
  return step ?? rules.citations?.[`on:${kind.name}`] ?? '';
}
