import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** Fields that several tools are given. */
export const fields = {
  text: z
    .string()
    .max(LIMITS.text)
    .describe("A card's rules text, one ability a line, without reminder text."),
  type: z
    .string()
    .max(LIMITS.name)
    .describe('The type of card, as the game calls it; any that understands the text if absent.'),
  name: z.string().trim().min(1).max(LIMITS.name).describe('The full name of the card.'),
  path: z.string().min(1).max(LIMITS.path),
};

/** Ability data: its kinds are open. */
export const data = z.looseObject({});

/** How far a text got. */
export const verdict = z.object({
  tokenised: z.boolean().describe('Every word is known.'),
  parsed: z.boolean().describe('Every line is an ability in one way.'),
  roundTrip: z.boolean().describe('Printing gives the text again: no word was dropped.'),
  bound: z.boolean().describe('The game can play it.'),
  supported: z.boolean().describe('All of these: a deck may contain the card.'),
});
