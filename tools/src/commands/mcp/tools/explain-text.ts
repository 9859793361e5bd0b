import * as z from 'zod';
import { knownCards } from '../../../pool/load-pool.ts';
import { createCompiler } from '../../../texts/compiler.ts';
import { loadTextGame } from '../../../texts/load-text-game.ts';
import { answerOfText } from '../../explain/answer-of-text.ts';
import { defineTool } from '../define-tool.ts';
import { data, fields, verdict } from './fields.ts';

/** `explain_text` */
export const explainText = defineTool({
  name: 'explain_text',
  title: 'Explain a text',
  description:
    "Tells whether a card's rules text is understood, and what it means as data, printed back; else what is wrong, with the span, what could stand there, and edits that mend it.",
  input: z.strictObject({ text: fields.text, type: fields.type.optional(), name: fields.name.optional() }),
  result: z.object({
    text: z.string(),
    type: z.string().describe('The type of card that it was read for.'),
    typeGiven: z
      .boolean()
      .describe('Whether it was asked for; else it is the first that understands the text.'),
    supported: z.boolean(),
    verdict,
    abilities: z.array(
      z.object({ ability: data.describe('What it means.'), printed: z.string(), rules: z.array(data) }),
    ),
  }),
  async run({ text, type, name }, { shelf, terminal }) {
    const game = await loadTextGame(await shelf.asked());
    const named = name === undefined ? [] : [{ name }];
    // Of the files as they are now: they are written to while the server runs.
    const compiler = createCompiler(game, [...(await knownCards(game.chosen, terminal.cwd)), ...named]);
    const asked = { text, ...(type === undefined ? {} : { type }), ...(name === undefined ? {} : { name }) };
    const { result, ...answer } = answerOfText(compiler, asked);
    const abilities = result!.abilities.map((one) => ({ ...one, rules: game.rulesOf(one.ability) }));
    return { ...answer, result: { ...result, abilities } };
  },
});
