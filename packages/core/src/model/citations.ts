/**
 * Topics for which the kernel cites a rule of the game. Most are decisions. The others: `endless` (an endless loop),
 * `must-choose` (a mandatory choice), `made-trigger` (a trigger created by an effect), `over` (a finished game),
 * `forbidden` and `replaced` (an event that does not happen).
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
  'pay',
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

/** Something with the citations of a game: its kernel. */
interface Citing {
  readonly rules: { readonly citations?: Citations; readonly timing: readonly { readonly rule: string }[] };
}

/** The fields of an event that determine its rule. */
interface Ruled {
  readonly kind: { readonly name: string; readonly options: { readonly rule: string | undefined } };
  readonly amount: number;
}

/** The rule that the game cites for a topic; empty if none. */
export function cite(kernel: Citing, what: CitedFor): string {
  return kernel.rules.citations?.[what] ?? '';
}

/** The rule of an event: its kind's own, that of its step, or the game's citation for a kernel kind. */
export function ruleOfEvent(kernel: Citing, { kind, amount }: Ruled): string {
  const { rules } = kernel;
  if (kind.options.rule !== undefined) return kind.options.rule;
  const step = kind.name === 'step-began' ? rules.timing[amount]?.rule : undefined;
  return step ?? rules.citations?.[`on:${kind.name}`] ?? '';
}
