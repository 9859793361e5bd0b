import * as z from 'zod';
import { answerOf } from '../../../machine/answer.ts';
import { neededWords, phrasesNear } from '../../../phrases/near-need.ts';
import { type IndexedPhrase, phraseIndex } from '../../../phrases/phrase-index.ts';
import { knownCards } from '../../../pool/load-pool.ts';
import type { Games } from '../../../shelf/games.ts';
import { createCompiler } from '../../../texts/compiler.ts';
import { loadTextGame } from '../../../texts/load-text-game.ts';
import { defineTool } from '../define-tool.ts';
import { LIMITS } from '../limits.ts';

/** The rows are those of the game and its plugins, which do not change while the server runs; reading them takes seconds. */
const indexes = new WeakMap<Games, Promise<readonly IndexedPhrase[]>>();

async function indexOf(shelf: Games): Promise<readonly IndexedPhrase[]> {
  const known = indexes.get(shelf);
  if (known !== undefined) return known;
  const made = phraseIndex(await shelf.asked());
  indexes.set(shelf, made);
  return made;
}

/** `find_phrases` */
export const findPhrases = defineTool({
  name: 'find_phrases',
  title: 'Find phrases',
  description:
    'Lists what texts may say near a need ("opponent discards a card"): phrases with examples that are understood, those with the most of its words first, and for each word whether it is known and what this game says instead.',
  input: z.strictObject({
    need: z.string().trim().min(1).max(LIMITS.need).describe('In a few words, as a card would say it.'),
    most: z.int().min(1).max(LIMITS.phrases).default(12).describe('How many phrases at most.'),
  }),
  result: z.object({
    words: z.array(
      z.object({
        word: z.string(),
        known: z.boolean(),
        meant: z.string().optional().describe('What this game says for it.'),
        near: z.array(z.string()).describe('Known words that are spelt nearly so.'),
      }),
    ),
    found: z.int().describe('How many phrases have some of the words.'),
    phrases: z.array(
      z.object({
        slot: z.string(),
        name: z.string(),
        of: z.string().describe('The game or plugin that brings it; `any` for what any card game says.'),
        template: z
          .string()
          .describe(
            '{name:slot} is a part, verb~ agrees with its subject, (usual|other) are spellings, […] may be left out.',
          ),
        examples: z.array(z.string()),
      }),
    ),
  }),
  async run({ need, most }, { shelf, terminal }) {
    const game = await loadTextGame(await shelf.asked());
    const { language } = createCompiler(game, await knownCards(game.chosen, terminal.cwd));
    const words = neededWords(need, language);
    const found = phrasesNear(await indexOf(shelf), words);
    return answerOf({ words, found: found.length, phrases: found.slice(0, most) });
  },
});
