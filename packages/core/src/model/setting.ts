let nextId = 0;

/** A number that a game's rules name, so that formats can change it. Make one with {@link defineSetting}. */
export class Setting {
  /** Process-wide identity; never stored in state. */
  readonly id: number = nextId++;
  constructor(
    readonly name: string,
    /** What the game itself says. */
    readonly initial: number,
  ) {}
}

/**
 * Declares a number of a game's rules (how much of something wins, how many cards a hand begins with).
 *
 * @param initial a whole number from 0; formats override it, or take the rule away with null
 */
export function defineSetting(name: string, initial: number): Setting {
  return new Setting(name, initial);
}

/** What a setting is in this engine's games; null where a format took the rule away. */
export function settingOf(
  kernel: { readonly settings: readonly (number | null)[] },
  setting: Setting,
): number | null {
  return kernel.settings[setting.id]!;
}
