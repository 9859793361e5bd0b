import type { ErrorCatalogue } from '@cardwright/core';

/** What `cardwright agent` refuses of a message; it is sent as `error`, and what was asked stays asked. */
export const AGENT_PROBLEMS = {
  'agent/json': {
    means: 'A line is no JSON.',
    cause: 'A line end inside of a message, or something else written to standard output.',
    fix: 'Send one JSON object a line, and nothing else.',
  },
  'agent/too-long': {
    means: 'A line is longer than any message.',
    cause: 'A message that never ends its line.',
    fix: 'End each message with a line end.',
  },
  'agent/type': {
    means: 'A message has no `type` that is taken.',
    cause: 'A misspelt type, or a message that only Cardwright sends.',
    fix: 'Its type is begin, answer or concede.',
  },
  'agent/message': {
    means: 'A message lacks a field, has one too many, or one with a wrong value.',
    cause: 'A misspelt field.',
    fix: 'Send what the schema of the messages says.',
  },
  'agent/not-asked': {
    means: 'A message comes when nothing is asked.',
    cause: 'An answer was sent twice, or no game has begun.',
    fix: 'Wait for the next `ask`.',
  },
  'agent/stale': {
    means: 'An answer is of another question than the one that is open.',
    cause: 'The number of an older `ask`.',
    fix: 'Answer the last `ask` with its number.',
  },
} as const satisfies ErrorCatalogue;
