import { nearNames } from '@cardwright/core';
import { isObject } from '../../data/is-object.ts';
import { type Problem, ProblemError } from '../../problems/problem.ts';
import type { AskedText } from './answer-of-text.ts';
import type { AskedLine } from './asked-lines.ts';

/** A text to explain, as one line of standard input says it. */
interface Asked extends AskedText {
  /** Whatever the asker knows it by; comes back as it is. */
  readonly id?: unknown;
}

const FIELDS = ['text', 'type', 'name', 'id'];

/** What a line asks, or why it cannot be used; its id in either case. */
export type ReadLine =
  | { readonly id: unknown; readonly asked: Asked; readonly refused?: never }
  | { readonly id: unknown; readonly refused: ProblemError };

/** The id in a line that is no JSON: whoever asked finds the answer by it. */
function idIn(line: string): unknown {
  const [, id] = /"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)\s*[,}]/.exec(line) ?? [];
  return id === undefined ? undefined : JSON.parse(id);
}

/** Reads a line of a batch: a text, or an object with one. */
export function readAsked(given: AskedLine): ReadLine {
  const { text: line } = given;
  let id: unknown;
  const refuse = (message: string, more: Partial<Problem> = {}): ReadLine => ({
    id,
    refused: new ProblemError([
      {
        code: 'explain/line',
        severity: 'error',
        message: given.entry === undefined ? message : `entry ${given.entry} of the list: ${message}`,
        help: 'a line is a text, or an object: {"text": "Draw a card.", "type": "action", "name": "…", "id": 1}',
        place: placeOf(given),
        ...more,
      },
    ]),
  });
  let data: unknown = line;
  try {
    if (/^[{["]/.test(line)) data = JSON.parse(line);
  } catch (error) {
    id = idIn(line);
    // Texts may begin with a quotation mark or a symbol in braces.
    if (/^(?:\{|\[\s*\{?)"/.test(line)) return refuse(`the line is no JSON: ${(error as Error).message}`);
  }
  if (typeof data === 'string') return { id, asked: { text: data.replaceAll('\\n', '\n') } };
  if (!isObject(data) || Array.isArray(data)) return refuse('the line has no “text”');
  id = data.id;
  const unknown = Object.keys(data).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) {
    const [near] = nearNames(unknown, FIELDS);
    return refuse(`the line has a field “${unknown}”, which means nothing`, {
      ...(near === undefined ? {} : { suggestion: near }),
      help: `one of ${FIELDS.join(', ')}; what you know the text by goes into “id”, whatever it is`,
    });
  }
  const { text, type, name } = data;
  if (typeof text !== 'string')
    return refuse(text === undefined ? 'the line has no “text”' : '“text” is no string');
  if (type !== undefined && typeof type !== 'string') return refuse('“type” is no string');
  if (name !== undefined && (typeof name !== 'string' || name.trim() === ''))
    return refuse('“name” is no name');
  return {
    id,
    asked: { text, ...(type === undefined ? {} : { type }), ...(name === undefined ? {} : { name }) },
  };
}

/** Where in the input a line is. */
export const placeOf = ({ line, text }: AskedLine): NonNullable<Problem['place']> => ({
  ...{ file: 'standard input', line, column: 1, length: text.length },
});
