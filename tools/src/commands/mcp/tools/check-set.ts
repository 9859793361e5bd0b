import * as z from 'zod';
import { SourceFile } from '../../../files/source-file.ts';
import { fail } from '../../../problems/problem.ts';
import { readSet } from '../../../set-file/read-set.ts';
import { check } from '../../check/check.ts';
import { answerOfCommand } from '../captured.ts';
import { defineTool } from '../define-tool.ts';
import { LIMITS } from '../limits.ts';
import { servedFile } from '../served-file.ts';
import { data, fields } from './fields.ts';

/** `check_set` */
export const checkSet = defineTool({
  name: 'check_set',
  title: 'Check a set',
  description:
    "Tells everything that is wrong with a set's file: its facts and every text, each with its card, line and span. With `verify` every ability is played in situations made from its data, too.",
  input: z.strictObject({
    path: fields.path.describe(
      'The file of the set, or its folder (cards.yaml), seen from the working folder.',
    ),
    verify: z
      .boolean()
      .default(false)
      .describe(`Play every ability, too: about a second a card, for sets of at most ${LIMITS.verified}.`),
  }),
  result: z.looseObject({
    file: z.string(),
    cards: z.int(),
    errors: z.int().optional(),
    warnings: z.int().optional(),
    verified: data.optional().describe('Of each card how far it got, and what was not seen to happen.'),
  }),
  async run({ path, verify }, { shelf, terminal }) {
    const file = servedFile(path, terminal.cwd);
    if (verify) {
      const { cards } = await readSet(SourceFile.read(file, terminal.cwd), shelf);
      if (cards.length > LIMITS.verified)
        fail('mcp/too-much', `${cards.length} cards are more than are verified at once`, {
          help: `\`cardwright check ${file} --verify\` verifies sets of any size`,
        });
    }
    return answerOfCommand(terminal, (captured) => check(captured, file, { shelf, verify, json: true }));
  },
});
