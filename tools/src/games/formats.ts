import { createEngine, type Engine, nearNames, type Plugin } from '@cardwright/core';
import type { KitFormat, ModdedKit, Season } from '@cardwright/dsl/kit';
import { isPath, loadModule } from '../modules/load-module.ts';
import { asFormat, formatIn } from '../modules/take.ts';
import { fail } from '../problems/problem.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import type { FormatChoice } from './game.ts';
import { unknownFormat } from './unknown-format.ts';

/** A format that was chosen, with its plugin. */
export interface ChosenFormat {
  readonly format: KitFormat;
  readonly plugin: Plugin;
}

/** The codes that `--sets` gives. */
const codesOf = (sets: string): readonly string[] => sets.split(',').map((code) => code.trim());

const seasonOf = ({ sets, banned = [] }: FormatChoice): Season => ({
  sets: sets === undefined ? [] : codesOf(sets),
  banned,
});

/** Refuses a season with a set that is not here: it would have every card rotated out, or miss what was meant. */
function checkSets(engine: Engine, codes: readonly string[]): void {
  const known = [...new Set(engine.cards.map(({ definition }) => String(definition.attributes.set)))];
  for (const code of codes) {
    if (known.includes(code)) continue;
    const near = nearNames(code, known);
    fail('format/unknown-set', `the season has the set “${code}”, and there is no such set here`, {
      ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
      help: `the sets here are ${known.join(', ')}`,
    });
  }
}

/** A format by its name, or of a module by its path. @throws ProblemError where there is none */
export async function formatNamed({ kit }: ChosenGame, name: string, cwd: string): Promise<KitFormat> {
  if (isPath(name)) return asFormat(formatIn(await loadModule(name, cwd, cwd)), kit.formats[0]);
  const format = kit.formats.find((one) => one.name === name);
  if (format !== undefined) return format;
  return unknownFormat(
    name,
    kit.name,
    kit.formats.map((one) => one.name),
  );
}

/**
 * The format of a game that is meant: the one that is named, else the project's, else the game's usual one.
 *
 * @param cwd where the path of a format is seen from
 * @throws ProblemError when there is no such format, it needs a season and none is given, or the game has no seasons
 */
export async function formatOf(game: ChosenGame, choice: FormatChoice, cwd: string): Promise<ChosenFormat> {
  const { kit } = game;
  const { format: name = game.format ?? kit.formats[0].name, sets, banned } = choice;
  const format = await formatNamed(game, name, cwd);
  if ((sets !== undefined || banned !== undefined) && !kit.formats.some(({ seasons }) => seasons))
    fail('usage/invalid-argument', `decks of ${kit.name} have no season`, {
      help: 'leave out --sets and --banned',
    });
  const season = seasonOf(choice);
  if (format.seasons && season.sets.length === 0)
    fail('usage/missing-argument', `${name} does not say which sets the season has`, {
      help: 'give their codes with --sets, such as --sets 1,2; and what is banned with --banned',
    });
  return { format, plugin: format.plugin(season) };
}

/**
 * A game with some sets in a format.
 *
 * @throws ProblemError when a set is none of them or a card that is banned is in none
 */
export function createFormatEngine(
  kit: ModdedKit,
  choice: FormatChoice,
  sets: readonly Plugin[],
  { format, plugin }: ChosenFormat,
): Engine {
  // The usual format comes with the rules. Others come behind the sets: they may change their cards.
  const after = format === kit.formats[0] ? [plugin, ...sets] : [...sets, plugin];
  const engine = createEngine({ plugins: [...kit.plugins, ...after] });
  const { sets: codes, banned } = seasonOf(choice);
  checkSets(engine, codes);
  if (banned.length === 0) return engine;
  const names = [...new Set(engine.cards.map(({ definition }) => definition.fullName))];
  for (const name of banned) {
    if (names.includes(name)) continue;
    const near = nearNames(name, names);
    fail('format/unknown-card', `“${name}” is banned, and no set has such a card`, {
      ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
      help: 'write the full name: Name - Version',
    });
  }
  return engine;
}
