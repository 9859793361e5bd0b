/** Something about rules, tests or their citations does not hold. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  constructor(
    summary: string,
    /** Each fault in a line. */
    readonly problems: readonly string[],
  ) {
    super([`${summary}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}
