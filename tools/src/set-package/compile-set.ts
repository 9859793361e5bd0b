import type { CompiledCard, CompiledSet, KitCard, SetText } from '@cardwright/dsl/kit';
import { fail } from '../problems/problem.ts';
import type { Games } from '../shelf/games.ts';
import { createBinder } from '../texts/binder.ts';
import { loadTextGame } from '../texts/load-text-game.ts';
import type { TextGame } from '../texts/text-game.ts';
import { generatedFiles } from './generated-files.ts';

/** A compiled set with what is made from it. */
export interface CompiledPackage {
  readonly set: CompiledSet<CompiledCard<KitCard>>;
  readonly files: ReadonlyMap<string, string>;
}

/** A set's text, as data that nobody has checked. */
type Text = SetText<Readonly<Record<string, unknown>>>;

/**
 * Compiles a set's text with a game.
 *
 * @param keepsUnsupported whether the package keeps cards that cannot be played, and lists them
 */
export function compileSet(game: TextGame, text: Text, keepsUnsupported: boolean): CompiledPackage {
  const set = game.precompileSet(text, undefined, createBinder(game.rules));
  return { set, files: generatedFiles(set, game.fullName, keepsUnsupported) };
}

/**
 * The game that a set's text says it is of (`game: …`); the one that is meant where it says none.
 *
 * @throws ProblemError where there is no such game
 */
export async function gameOfSet({ game }: Pick<Text, 'game'>, games: Games): Promise<TextGame> {
  const found = await games.named(game);
  if ('kit' in found) return await loadTextGame(found);
  return fail('set/game', `there is no game “${game}”`, {
    ...(found.near.length === 0 ? {} : { suggestion: found.near.join(', ') }),
    help: `one of ${found.names.join(', ')}`,
  });
}
