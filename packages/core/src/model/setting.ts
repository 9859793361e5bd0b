let nextId = 0;

/** A setting: a number of a game's rules that formats can change. Create one with {@link defineSetting}. */
export class Setting {
  /** Process-wide identity; never stored in state. */
  readonly id: number = nextId++;
  constructor(
    readonly name: string,
    /** The game's own value; null for a rule that it does not have. */
    readonly initial: number | null,
  ) {}
}

/**
 * Declares a setting (the score that wins, the number of cards in an opening hand).
 *
 * @param initial an integer from 0, or null for a rule that only formats have; they override it, or remove it with null
 */
export function defineSetting(name: string, initial: number | null): Setting {
  return new Setting(name, initial);
}

/** The value of a setting in this engine's games; null if a format removed the rule. */
export function settingOf(
  kernel: { readonly settings: readonly (number | null)[] },
  setting: Setting,
): number | null {
  return kernel.settings[setting.id]!;
}
