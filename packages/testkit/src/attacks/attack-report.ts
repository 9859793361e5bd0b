import { CardwrightError } from '@cardwright/core';

/** Options of an attack. */
export interface AttackOptions {
  readonly count: number;
  /** Seed: determines what is tried. */
  readonly seed: number;
  /** Time limit per attempt in milliseconds; 2000 if absent. */
  readonly bound?: number;
}

/** The result of an attack. */
export interface AttackReport {
  readonly tried: number;
  /** Number of refusals by code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Number of accepted attempts that passed all checks. */
  readonly taken: number;
  /** Failures, with what had been tried. */
  readonly findings: readonly string[];
}

/** The result of one attempt: null if it was accepted, else the code of the refusal. @throws Error for a finding */
export type Attempt = () => string | null;

/** The code of an error. @throws the error itself if it has none */
export function codeOf(error: unknown): string {
  if (error instanceof CardwrightError) return error.code;
  throw error;
}

/** Runs attempts and counts their results. */
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
