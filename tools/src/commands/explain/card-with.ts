import { nearNames } from '@cardwright/core';
import type { KitCard } from '@cardwright/dsl/kit';
import { fail } from '../../problems/problem.ts';
import type { TextGame } from '../../texts/text-game.ts';

/** A card of the asked type that has nothing but this text. */
export const cardWith = (game: TextGame, text: string, type: string, name: string): KitCard => ({
  ...game.toFacts({ number: 1, name, type, text }, '0'),
});

/** The type of card to read for. @throws ProblemError where the game has no such type */
export function typeOf(game: TextGame, type: string | undefined): string {
  if (type === undefined) return game.types[0]!;
  if (game.types.includes(type)) return type;
  const near = nearNames(type, game.types);
  return fail('usage/invalid-argument', `${game.name} has no cards of type “${type}”`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: `one of ${game.types.join(', ')}`,
  });
}
