/**
 * The one token type that Chevrotain knows. Which words may stand at a place is a question of categories, which the walk
 * of the tries answers (docs/decisions/0027-chevrotain-by-its-public-api.md); Chevrotain only sees that a word is there.
 */
import { createToken } from './chevrotain.ts';

export const WORD = createToken({ name: 'Word' });
