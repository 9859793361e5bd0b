import * as z from 'zod';
import { SourceFile } from '../../../files/source-file.ts';
import { answerOf } from '../../../machine/answer.ts';
import { knownCards } from '../../../pool/load-pool.ts';
import { fail } from '../../../problems/problem.ts';
import { readSet } from '../../../set-file/read-set.ts';
import { createCompiler } from '../../../texts/compiler.ts';
import { loadTextGame } from '../../../texts/load-text-game.ts';
import { answerOfText } from '../../explain/answer-of-text.ts';
import { defineTool } from '../define-tool.ts';
import { LIMITS } from '../limits.ts';
import { trialsOf } from '../trials.ts';
import { data, fields } from './fields.ts';

/** What a bare text leaves out is no fault: the plainest card of its type has it. */
const LEFT_OUT = ['set/missing'];

const line = z.object({
  text: z.string(),
  rule: z.string().optional().describe('The rule of the rulebook behind it.'),
  because: z.string().optional().describe('The words of a card behind it.'),
  of: z.string().optional().describe('The card, or keyword, that has these words.'),
});

/** @throws ProblemError where the facts say something else of a card than the arguments do, so that none is ignored */
function contradicts(
  tried: Readonly<Record<'name' | 'text' | 'type', string>>,
  facts: Readonly<Record<string, unknown>>,
): void {
  for (const [fact, value] of Object.entries(tried)) {
    const said = facts[fact];
    if (said === undefined || said === value) continue;
    fail(
      'usage/invalid-argument',
      `“facts” has ${JSON.stringify(said)} as “${fact}”, and the card that is tried ${JSON.stringify(value)}`,
      { help: `give “${fact}” once, as an argument of its own` },
    );
  }
}

/** `try_card` */
export const tryCard = defineTool({
  name: 'try_card',
  title: 'Try a card',
  description:
    'Puts a card on tables that are made from its data, does with it what may be done, and tells for each what was asked and answered, what happened in words, each with its rule and the words behind it, and what changed on the table. Facts that are left out are those of the plainest card of its type.',
  input: z.strictObject({
    name: fields.name.default('Tried Card'),
    text: fields.text,
    type: fields.type.optional(),
    facts: z
      .record(z.string().max(LIMITS.name), z.json())
      .default({})
      .describe("Further facts, as the game's set files write them: cost, strength, classifications…"),
    manner: z
      .enum(['much', 'little'])
      .default('much')
      .describe('How questions are answered: everything that may be is done, or as little as can be.'),
    seed: z.int().min(0).max(0xffffffff).default(1),
    details: z
      .boolean()
      .default(false)
      .describe('Tell the whole tables before and after, and the first as a board that can be loaded, too.'),
    most: z.int().min(1).max(LIMITS.trials).default(6).describe('How many trials at most.'),
  }),
  result: z.object({
    name: z.string(),
    type: z.string(),
    unmade: z
      .array(z.string())
      .describe('What its situations lack because the game does not say how to build it.'),
    trials: z.array(
      z.object({
        source: z.string().describe('The zone in which the card is.'),
        turn: z.enum(['own', 'other']).describe("Whose turn it is, seen from the card's player."),
        before: z
          .string()
          .describe("The table, in words, as the card's player sees it; with `details`.")
          .optional(),
        board: data.describe('The same as a literal that can be loaded again.').optional(),
        action: z.string().describe('What is done.'),
        answers: z.array(z.object({ asked: z.string(), answered: z.string(), rule: z.string() })),
        events: z.array(line),
        after: z.string().optional(),
        changes: z
          .array(z.string())
          .describe('The lines of the table that went (-) and came (+).')
          .optional(),
      }),
    ),
  }),
  async run({ name, text, type, facts, manner, seed, details, most }, { shelf, terminal }) {
    const game = await loadTextGame(await shelf.asked());
    const compiler = createCompiler(game, [...(await knownCards(game.chosen, terminal.cwd)), { name }]);
    const read = answerOfText(compiler, { text, name, ...(type === undefined ? {} : { type }) });
    contradicts({ name, text, type: read.result!.type }, facts);
    if (!read.ok) return { ok: false, diagnostics: read.diagnostics };
    const entry = { ...facts, number: 1, name, type: read.result!.type, text };
    const written = JSON.stringify({ set: 'tried', name: 'Tried', cards: [entry] }, null, 2);
    const { problems } = await readSet(new SourceFile('facts', written), { named: async () => game.chosen });
    const faults = problems.filter(({ code }) => !LEFT_OUT.includes(code));
    if (faults.length > 0) return answerOf(undefined, faults);
    const card = game.toFacts(entry, 'tried');
    return answerOf({
      name: game.fullName(card),
      type: entry.type,
      ...trialsOf(game, compiler.language, card, { manner, seed, details, most }),
    });
  },
});
