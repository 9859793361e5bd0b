/** What can go wrong while a card is tried out. */
export const FINDINGS = {
  thrown: {
    means: 'Something threw while the card was played with.',
    cause: 'A defect of a row, or of the kernel.',
    fix: 'Replay the finding: its set-up and answers are in it.',
  },
  contract: {
    means: 'What happened is not what the data of the card says.',
    cause: 'A row that does more, less or something else.',
    fix: 'Compare the effect with its row.',
  },
  unanswerable: {
    means: 'A decision has no legal answer.',
    cause: 'A row that asks although nothing can be chosen.',
    fix: 'Do not ask, or allow to choose nothing.',
  },
  refused: {
    means: 'An answer that was offered is refused.',
    cause: 'Listing and checking disagree.',
    fix: 'Let both ask the same predicate.',
  },
  stopped: {
    means: 'The game stops without a decision and without a result.',
    cause: 'A program that ends too early.',
    fix: 'Find the program by the last answer.',
  },
  endless: {
    means: 'Many decisions in a row, and no turn action.',
    cause: 'A loop of triggers or questions.',
    fix: 'Give the loop an end.',
  },
} as const;

/** A code of a finding. Stable: programs may match on it. */
export type FindingCode = keyof typeof FINDINGS;
