let nextId = 0;

/** A setting: a number of a game's rules that formats can change. Create one with {@link defineSetting}. */
export class Setting {
  /** Process-wide identity; never stored in state. */
  readonly id: number = nextId++;
  constructor(
    readonly name: string,
    /** The game's own value; null for a rule that it does not have. */
    readonly initial: number | null,
    /** The least number that makes sense. */
    readonly least: number = 0,
    /** Whether null, no such rule, makes sense. */
    readonly optional: boolean = true,
  ) {}
}

/**
 * Declares a setting (the score that wins, the number of cards in an opening hand).
 *
 * @param initial an integer from 0, or null for a rule that only formats have; they override it, or remove it with null
 * @param allows the least number that formats may give (0), and whether they may give null (they may)
 */
export function defineSetting(
  name: string,
  initial: number | null,
  { least = 0, optional = true }: { readonly least?: number; readonly optional?: boolean } = {},
): Setting {
  return new Setting(name, initial, least, optional);
}

/** The value of a setting in this engine's games; null if a format removed the rule. */
export function settingOf(
  kernel: { readonly settings: readonly (number | null)[] },
  setting: Setting,
): number | null {
  return kernel.settings[setting.id]!;
}
