import { createInterface } from 'node:readline';
import { answerOf } from '../../machine/answer.ts';
import { EXIT } from '../../machine/kind-of.ts';
import { knownCards } from '../../pool/load-pool.ts';
import { problemsOf } from '../../problems/from-error.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import { optimiseLater } from '../../texts/optimise-later.ts';
import { answerOfText, failWithoutText } from './answer-of-text.ts';
import { askedLines } from './asked-lines.ts';
import { placeOf, readAsked } from './read-asked.ts';

/** How much later V8 optimises, in its own unit: measured best for hundreds of texts and for thousands. */
const MANY_TEXTS = 3_000_000;

/**
 * `explain --batch`: a text a line from standard input, or a list of them as JSON; an answer a line to standard output, in
 * their order. A line that cannot be used is answered with why, and the others go on.
 *
 * @throws ProblemError where nothing is asked
 */
export async function explainBatch(terminal: Terminal, options: GivenShelf & { readonly type?: string }) {
  optimiseLater(MANY_TEXTS);
  const game = await loadTextGame(await options.shelf.asked());
  const compiler = createCompiler(game, await knownCards(game.chosen, terminal.cwd));
  let status: number = EXIT.understood;
  let asks = false;
  const lines = createInterface({ input: terminal.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of askedLines(lines)) {
    asks = true;
    const { id, asked, refused } = { asked: undefined, ...readAsked(line) };
    let answer: ReturnType<typeof answerOf>;
    try {
      if (refused !== undefined) throw refused;
      answer = answerOfText(compiler, {
        ...(options.type === undefined ? {} : { type: options.type }),
        ...asked!,
      });
    } catch (error) {
      const problems = problemsOf(error, terminal.cwd);
      if (problems === undefined) throw error;
      const place = placeOf(line);
      answer = answerOf(
        undefined,
        problems.map((one) => ({ place, ...one })),
        false,
      );
    }
    if (!answer.ok) status = EXIT.notUnderstood;
    const { text: _, ...askedAt } = line;
    terminal.print(JSON.stringify({ ...(id === undefined ? {} : { id }), ...askedAt, ...answer }));
  }
  if (!asks) failWithoutText();
  return status;
}
