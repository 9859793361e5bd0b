import { CardwrightError } from '@cardwright/core';

/** What an attack tries, and how often. */
export interface AttackOptions {
  readonly count: number;
  /** The same seed tries the same. */
  readonly seed: number;
  /** Milliseconds that one try may take; 2000 if absent. */
  readonly bound?: number;
}

/** What an attack found. */
export interface AttackReport {
  readonly tried: number;
  /** How many were refused, by the code. */
  readonly refused: Readonly<Record<string, number>>;
  /** How many were taken, and held in all that was asked of them. */
  readonly taken: number;
  /** What went wrong, with what had been tried. */
  readonly findings: readonly string[];
}

/** What one try came to: null when it was taken, else the code it was refused with. @throws Error for a finding */
export type Attempt = () => string | null;

/** The code of an error. @throws the error, when it has none */
export function codeOf(error: unknown): string {
  if (error instanceof CardwrightError) return error.code;
  throw error;
}

/** Makes one try after the other and counts what they come to. */
export function attack(
  { count }: AttackOptions,
  next: (index: number) => { readonly what: string; readonly attempt: Attempt },
): AttackReport {
  const refused: Record<string, number> = {};
  const findings: string[] = [];
  let taken = 0;
  for (let index = 0; index < count; index++) {
    const { what, attempt } = next(index);
    try {
      const code = attempt();
      if (code === null) taken++;
      else refused[code] = (refused[code] ?? 0) + 1;
    } catch (error) {
      const { name, message } = error as Error;
      const code = error instanceof CardwrightError ? `${error.code} ` : '';
      findings.push(`${index}: ${what}: ${name} ${code}${message}`);
    }
  }
  return { tried: count, refused, taken, findings };
}
