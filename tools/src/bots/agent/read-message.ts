import { nearNames } from '@cardwright/core';
import { Ajv, type ErrorObject } from 'ajv';
import schema from './agent.schema.json' with { type: 'json' };
import type { ErrorMessage, ProgramMessage } from './messages.ts';

/** The longest line that is read. */
const LONGEST = 1 << 20;
const TYPES = ['begin', 'answer', 'concede'] as const;

const ajv = new Ajv();
ajv.addSchema(schema, 'agent');
const checks = Object.fromEntries(TYPES.map((type) => [type, ajv.getSchema(`agent#/$defs/${type}`)!]));

/** A message that is refused. */
export const refusal = (
  code: ErrorMessage['code'],
  message: string,
  more: Pick<ErrorMessage, 'fix' | 'suggestions'> = {},
): ErrorMessage => ({ type: 'error', code, message, ...more });

function toldFault(type: string, fault: ErrorObject | undefined): ErrorMessage {
  const at = fault?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
  const extra = fault?.params.additionalProperty as string | undefined;
  const what =
    extra === undefined ? (fault?.message ?? 'is wrong') : `has a field “${extra}” that there is not`;
  return refusal('agent/message', `“${type}” ${at === '' ? '' : `at ${at} `}${what}`, {
    fix: 'Send what `cardwright docs agents` says; agent.schema.json is the same for programs.',
  });
}

/** Reads a line of a program; whatever it is, there is an answer to it. */
export function readMessage(line: string): ProgramMessage | ErrorMessage {
  if (line.length > LONGEST)
    return refusal('agent/too-long', `a line has ${line.length} characters; ${LONGEST} are read at most`);
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    return refusal('agent/json', `a line is no JSON: ${(error as Error).message}`, {
      fix: 'Send one JSON object a line, without line ends inside.',
    });
  }
  const type = (message as { readonly type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(checks, type)) {
    const suggestions = typeof type === 'string' ? nearNames(type.slice(0, 40), TYPES) : [];
    return refusal('agent/type', 'a message has no “type” that is taken', {
      fix: `Its type is one of ${TYPES.join(', ')}.`,
      ...(suggestions.length > 0 && { suggestions }),
    });
  }
  const check = checks[type]!;
  return check(message) ? (message as ProgramMessage) : toldFault(type, check.errors?.[0]);
}
