import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine, nearNames, type Plugin } from '@cardwright/core';
import {
  constructed,
  coreConstructed,
  draft,
  lorcana,
  packRush,
  type Season,
  sealed,
} from '@cardwright/lorcana';
import { fail } from '../problems/problem.ts';
import type { GameName } from './game.ts';

/** A season has to be said: which sets are legal is no rule of the game. */
function core(season: Partial<Season>): Plugin {
  const { sets = [], banned = [] } = season;
  if (sets.length > 0) return coreConstructed({ sets, banned });
  return fail('usage/missing-argument', 'core does not say which sets the season has', {
    help: 'give their codes with --sets, such as --sets 1,2; and what is banned with --banned',
  });
}

/** The formats of Lorcana by the names that `--format` takes. */
const formats: ReadonlyMap<string, (season: Partial<Season>) => Plugin> = new Map([
  ['constructed', () => constructed],
  ['core', core],
  ['draft', () => draft],
  ['sealed', () => sealed],
  ['pack-rush', () => packRush],
]);

function unknownFormat(name: string, game: GameName, known: readonly string[]): never {
  const near = nearNames(name, known);
  return fail('format/unknown', `there is no format “${name}” of ${game}`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: known.length === 1 ? `the only one is ${known[0]}` : `one of ${known.join(', ')}`,
  });
}

/** The Kingdom Hearts TCG has one way of building decks (KH 5), and no seasons. */
async function kingdomHeartsEngine(name: string, season: Partial<Season>): Promise<Engine> {
  if (name !== 'standard') unknownFormat(name, 'kingdom-hearts', ['standard']);
  if (season.sets !== undefined || season.banned !== undefined)
    fail('usage/invalid-argument', 'decks of kingdom-hearts have no season', {
      help: 'leave out --sets and --banned',
    });
  const { kingdomHearts } = await import('./kingdom-hearts.ts');
  return kingdomHearts.createEngine();
}

/**
 * A game with the cards that come with it (of Lorcana the first set) in a format.
 *
 * @param name the game's usual format if absent
 * @throws ProblemError when there is no such format, or it needs a season and none is given
 */
export async function createFormatEngine(
  game: GameName,
  name: string | undefined,
  season: Partial<Season> = {},
): Promise<Engine> {
  if (game === 'kingdom-hearts') return await kingdomHeartsEngine(name ?? 'standard', season);
  const format = formats.get(name ?? 'constructed');
  if (format === undefined) return unknownFormat(name ?? '', game, [...formats.keys()]);
  return createEngine({ plugins: [lorcana, set1, format(season)] });
}
