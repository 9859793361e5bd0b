/** A problem with rules, tests or their citations. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  constructor(
    summary: string,
    /** One problem per line. */
    readonly problems: readonly string[],
  ) {
    super([`${summary}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}
