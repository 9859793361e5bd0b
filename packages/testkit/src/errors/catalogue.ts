/** Why a scenario cannot continue as its test says. */
export const SCENARIO_ERRORS = {
  'scenario-invalid': {
    means: 'The literal of a scenario, or a call of it, cannot be.',
    cause: 'A misspelt field, a player who is not there, or an action without its card.',
    fix: 'Correct what the message names.',
  },
  'unknown-name': {
    means: 'A card, player or event of this name is not there.',
    cause: 'A misspelt name.',
    fix: 'Take the near name.',
  },
  'ambiguous-name': {
    means: 'The name fits several cards.',
    cause: 'Two copies at the table.',
    fix: 'Give a nickname, or say whose card and in which zone.',
  },
  'not-offered': {
    means: 'The rules do not offer this action or choice.',
    cause: 'It is not legal now, or there are several ways to do it.',
    fix: 'Take one of what the message lists.',
  },
  'not-asked': {
    means: 'Nobody is asked for this.',
    cause: 'The answer comes before or after its decision.',
    fix: 'Answer what is asked; the transcript tells.',
  },
  refused: {
    means: 'The rules refuse the answer.',
    cause: 'It is not legal; the details name the reason and the rule.',
    fix: 'Expect the refusal, or set the table up so that it is legal.',
  },
  unanswered: {
    means: 'The test ended while a decision was open.',
    cause: 'An answer was forgotten.',
    fix: 'Answer it, or say that it is left open.',
  },
} as const;

/** Error codes of scenarios. Stable: programs may match on them. */
export type ScenarioErrorCode = keyof typeof SCENARIO_ERRORS;
