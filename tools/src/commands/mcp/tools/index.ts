import type { Tool } from '../define-tool.ts';
import { checkSet } from './check-set.ts';
import { explainText } from './explain-text.ts';
import { findPhrases } from './find-phrases.ts';
import { simulateGames } from './simulate-games.ts';
import { tryCard } from './try-card.ts';

/** What an assistant may call. */
export const tools: readonly Tool[] = [explainText, checkSet, findPhrases, tryCard, simulateGames];
