import type { KitParts } from '@cardwright/dsl/kit';
import { fail } from '../problems/problem.ts';

/** The parts that a game may lack, as people are told of them. */
const parts = {
  decks: 'deck lists',
  worth: 'worth of positions, by which the greedy bot plays',
  rules: 'table of numbered rules',
  testing: 'ranges of decks and boards for tests',
  bench: 'text and sizes of board that speed is measured by; `simulate` tells how fast its games are played',
  cardFiles: 'card files: its cards are those that come with it, or sets as YAML',
  scaffold: 'packages to begin but sets',
} as const;

/**
 * A part of a game that it may lack.
 *
 * @throws ProblemError where it has none, which names the game and the part
 */
export function partOf<P extends keyof typeof parts>(kit: KitParts, part: P): NonNullable<KitParts[P]> {
  const found = kit[part];
  if (found !== undefined) return found as NonNullable<KitParts[P]>;
  return fail('game/no-part', `${kit.name} has no ${parts[part]}`, {
    help: `another game may have it (--game); a game brings it as “${part}” of its kit`,
  });
}
