import { boardInvalid } from '../board/board-error.ts';
import { findDoubledKeys } from '../json/doubled-keys.ts';
import type { BoardLiteral } from '../model/board-literal.ts';

const WIDTH = 100;

/** JSON that keeps whatever fits on one line. */
function print(value: unknown, indent: string): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  if (value === null || typeof value !== 'object' || indent.length + flat.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + print(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${deeper}${JSON.stringify(key)}: ${print(field, deeper)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** A board literal as text: JSON with one line for each card that is more than a name. */
export function printBoard(literal: BoardLiteral): string {
  return `${print(literal, '')}\n`;
}

/**
 * Reads {@link printBoard}'s text, or any JSON.
 * @throws CardwrightError `board-invalid` when it is not JSON, or a key stands twice in one object of it
 */
export function parseBoard(text: string): BoardLiteral {
  let board: BoardLiteral;
  try {
    board = JSON.parse(text) as BoardLiteral;
  } catch (error) {
    return boardInvalid(
      'board',
      `it is not JSON (${(error as Error).message}).`,
      'Correct it at that place.',
    );
  }
  const [twice] = findDoubledKeys(text);
  if (twice !== undefined)
    boardInvalid('board', `the key “${twice.key}” stands twice in one object.`, 'Keep one of the two.');
  return board;
}
