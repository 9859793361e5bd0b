import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { duel, kit } from '../src/index.ts';

const text = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8'));
const { languageOf, precompileSet } = await kit.language();

export const language = languageOf(text.cards);
/** The cards of the duel, as their texts say. */
export const cards = kit.cards.defineSet(precompileSet(text, language));
export const plugins = [duel, cards];
