import { nearNames } from '@cardwright/core';
import type * as z from 'zod';
import type { Problem } from '../../problems/problem.ts';
import type { Tool } from './define-tool.ts';
import { LIMITS } from './limits.ts';

type Issue = z.core.$ZodIssue;

const refused = (message: string, more: Partial<Problem> = {}): Problem => ({
  ...{ code: 'usage/invalid-argument', severity: 'error', message },
  ...more,
});

const suggested = (word: string, known: readonly string[]): Partial<Problem> => {
  const near = nearNames(word, known);
  return near.length === 0 ? {} : { suggestion: near.join(', ') };
};

/** What is wrong with the arguments of a call, told of one by one. */
function fromIssue(
  { name, input }: Tool,
  given: Readonly<Record<string, unknown>>,
  issue: Issue,
): readonly Problem[] {
  const { path } = issue;
  const place = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(input.shape);
    return issue.keys.map((key) =>
      refused(`${name} has no argument “${key}”`, {
        ...suggested(key, known),
        help: `one of ${known.join(', ')}`,
      }),
    );
  }
  if (path.length === 1 && given[String(path[0])] === undefined)
    return [
      {
        ...refused(`${name} needs “${place}”`, { help: `its schema says what it is; tools/list has it` }),
        code: 'usage/missing-argument',
      },
    ];
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const value = path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      given,
    );
    return [
      refused(`“${place}” of ${name} cannot be ${JSON.stringify(value)}`, {
        ...(typeof value === 'string' ? suggested(value, values) : {}),
        help: `one of ${values.join(', ')}`,
      }),
    ];
  }
  return [refused(`“${place}” of ${name} cannot be used`, { help: issue.message })];
}

/** How many fields and entries there are in some data, as far as the limit. */
function elementsIn(data: unknown): number {
  const open = [data];
  let count = 0;
  while (open.length > 0 && count <= LIMITS.elements) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const values = Object.values(one);
    count += values.length;
    open.push(...values.slice(0, LIMITS.elements));
  }
  return count;
}

/** The arguments of a call as its tool takes them, or why they cannot be used. */
export function readArguments(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
): { readonly given: Record<string, unknown> } | { readonly problems: readonly Problem[] } {
  if (elementsIn(given) > LIMITS.elements)
    return {
      problems: [
        {
          ...{ code: 'mcp/too-much', severity: 'error' },
          message: `a call has at most ${LIMITS.elements} fields and entries`,
          help: 'leave out what the tool does not need',
        },
      ],
    };
  const read = tool.input.safeParse(given);
  if (read.success) return { given: read.data };
  return { problems: read.error.issues.flatMap((issue) => fromIssue(tool, given, issue)) };
}

/** A call of a tool that there is not. */
export const unknownTool = (name: string, known: readonly string[]): Problem =>
  refused(`there is no tool “${name}”`, { ...suggested(name, known), help: `one of ${known.join(', ')}` });
