import { createInterface } from 'node:readline';
import { isObject } from '../../data/is-object.ts';
import { answerOf } from '../../machine/answer.ts';
import { EXIT } from '../../machine/kind-of.ts';
import { knownCards } from '../../pool/load-pool.ts';
import { problemsOf } from '../../problems/from-error.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { type AskedText, answerOfText } from './answer-of-text.ts';
import { askedLines } from './asked-lines.ts';

/** A text to explain, as one line of standard input says it. */
interface Asked extends AskedText {
  /** Whatever the asker knows it by; comes back as it is. */
  readonly id?: unknown;
}

const bad = (message: string): ProblemError =>
  new ProblemError([
    {
      code: 'explain/line',
      severity: 'error',
      message,
      help: 'a line is a text, or an object: {"text": "Draw a card.", "type": "action", "name": "…", "id": 1}',
    },
  ]);

/** @throws ProblemError for a line that is neither a text nor an object with one */
function askedIn(line: string): Asked {
  const json = /^[{["]/.test(line);
  let data: unknown = line;
  try {
    if (json) data = JSON.parse(line);
  } catch (error) {
    // Texts may begin with a quotation mark or a symbol in braces.
    if (/^(?:\{|\[\s*\{?)"/.test(line)) throw bad(`the line is no JSON: ${(error as Error).message}`);
  }
  if (typeof data === 'string') return { text: data.replaceAll('\\n', '\n') };
  if (!isObject(data) || typeof data.text !== 'string') throw bad('the line has no “text”');
  const { id, text, type, name } = data;
  if (type !== undefined && typeof type !== 'string') throw bad('“type” is no string');
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) throw bad('“name” is no name');
  return {
    text,
    ...(id === undefined ? {} : { id }),
    ...(type === undefined ? {} : { type }),
    ...(name === undefined ? {} : { name }),
  };
}

/**
 * `explain --batch`: a text a line from standard input, or a list of them as JSON; an answer a line to standard output, in their order. A line that
 * cannot be used is answered with why, and the others go on.
 */
export async function explainBatch(terminal: Terminal, options: GivenShelf & { readonly type?: string }) {
  const game = await loadTextGame(await options.shelf.asked());
  const compiler = createCompiler(game, await knownCards(game.chosen, terminal.cwd));
  let status: number = EXIT.understood;
  const lines = createInterface({ input: terminal.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of askedLines(lines)) {
    if (line.trim() === '') continue;
    let id: unknown;
    let answer: ReturnType<typeof answerOf>;
    try {
      const asked = askedIn(line.trim());
      id = asked.id;
      answer = answerOfText(compiler, {
        ...(options.type === undefined ? {} : { type: options.type }),
        ...asked,
      });
    } catch (error) {
      const problems = problemsOf(error, terminal.cwd);
      if (problems === undefined) throw error;
      answer = answerOf(undefined, problems, false);
    }
    if (!answer.ok) status = EXIT.notUnderstood;
    terminal.print(JSON.stringify(id === undefined ? answer : { id, ...answer }));
  }
  return status;
}
