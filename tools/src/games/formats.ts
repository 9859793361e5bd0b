import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { type Engine, nearNames, type Plugin } from '@cardwright/core';
import { errataWithMods, type KitFormat, type ModdedKit, type Season } from '@cardwright/dsl/kit';
import type { SourceFile } from '../files/source-file.ts';
import { isPath, loadModule } from '../modules/load-module.ts';
import { asFormat, formatIn } from '../modules/take.ts';
import { fail, type Problem, ProblemError } from '../problems/problem.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import { gameNames } from '../shelf/shelf.ts';
import type { FormatChoice } from './game.ts';
import { toldEngine } from './told-engine.ts';
import { unknownFormat } from './unknown-format.ts';
import { placeOfQuoted, toldInFiles } from './words-in-files.ts';

/** A format that was chosen, with its plugin. */
export interface ChosenFormat {
  readonly format: KitFormat;
  readonly plugin: Plugin;
  /** The files that it and the mods of the game come from, for messages. */
  readonly files: readonly SourceFile[];
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

/** A format by its name, or of a module by its path, with the file of that. @throws ProblemError where there is none */
export async function formatNamed(
  { kit, formatFiles }: ChosenGame,
  name: string,
  cwd: string,
): Promise<{ readonly format: KitFormat; readonly file?: SourceFile }> {
  const known = kit.formats.find((one) => one.name === name);
  // A file may be named as `check` takes it, too: without the dot.
  const isFile = known === undefined && extname(name) !== '' && existsSync(resolve(cwd, name));
  if (isPath(name) || isFile) {
    const module = await loadModule(isPath(name) ? name : `./${name}`, cwd, cwd);
    const { file } = module;
    return { format: asFormat(formatIn(module), kit.formats[0]), ...(file === undefined ? {} : { file }) };
  }
  if (known !== undefined) {
    const file = formatFiles?.get(known);
    return { format: known, ...(file === undefined ? {} : { file }) };
  }
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
  const { format, file } = await formatNamed(game, name, cwd);
  if ((sets !== undefined || banned !== undefined) && !kit.formats.some(({ seasons }) => seasons))
    fail('usage/invalid-argument', `decks of ${kit.name} have no season`, {
      help: 'leave out --sets and --banned',
    });
  const season = seasonOf(choice);
  if (format.seasons && season.sets.length === 0)
    fail('usage/missing-argument', `${name} does not say which sets the season has`, {
      help: 'give their codes with --sets, such as --sets 1,2; and what is banned with --banned',
    });
  const files = [...(file === undefined ? [] : [file]), ...(game.files ?? [])];
  const plugin = toldInFiles(files, () => errataWithMods(format.plugin(season), game.mods ?? []));
  const other = gameNames.find((one) => one !== kit.name && plugin.requires?.[one] !== undefined);
  if (other !== undefined && !kit.plugins.some((one) => plugin.requires?.[one.name] !== undefined))
    fail('format/other-game', `the format ${name} is one of ${other}, and the game is ${kit.name}`, {
      ...(file === undefined ? {} : { place: file.line(1) }),
      help: `give --game ${other}`,
    });
  return { format, plugin, files };
}

/** Names of cards that deck rules speak of and no set has: a card would be banned that nobody can play. */
function unknownNames(engine: Engine, files: readonly SourceFile[]): readonly Problem[] {
  const known = new Set(engine.cards.map(({ definition }) => definition.fullName));
  return engine.plugins.flatMap(({ decks }) =>
    (decks?.names ?? [])
      .filter((name) => !known.has(name))
      .map((name): Problem => {
        const near = nearNames(name, known);
        const place = placeOfQuoted(files, name);
        return {
          code: 'format/unknown-card',
          severity: 'error',
          message: `“${name}” is banned or restricted in ${decks!.name}, and no set has such a card`,
          ...(place === undefined ? {} : { place }),
          ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
          help: `write the full name, as cards have it: ${near[0] ?? engine.cards[0]?.definition.fullName}`,
        };
      }),
  );
}

/** Decks by chance that the format itself refuses: games would be played that it does not allow. */
function wrongShape(engine: Engine, { format: { name, decks }, files }: ChosenFormat): readonly Problem[] {
  if (decks === undefined) return [];
  const found: Problem[] = [];
  const { size, copies, colors } = decks;
  const refuse = (field: string, is: number, because: string): void => {
    const place = placeOfQuoted(files, `${field}: ${is}`);
    found.push({
      code: 'format/decks',
      severity: 'error',
      message: `“${field}” of the decks of ${name} is ${is}, and ${because}`,
      ...(place === undefined ? {} : { place }),
      help: `give a \`${field}\` that its decks can have, or change the format`,
    });
  };
  for (const { decks: rules } of engine.plugins) {
    const { least, most, copies: allowed, colors: atMost } = rules?.bounds ?? {};
    if (least !== undefined && size < least)
      refuse('size', size, `a deck has at least ${least} cards (least)`);
    if (most !== undefined && size > most) refuse('size', size, `a deck has at most ${most} cards (most)`);
    if (allowed !== undefined && copies > allowed)
      refuse('copies', copies, `a deck has at most ${allowed} of a card (copies)`);
    if (colors !== undefined && atMost !== undefined && colors > atMost)
      refuse('colors', colors, `a deck has at most ${atMost}`);
  }
  return found;
}

/** Problems in the order in which they are met in the files; those without a place come first. */
const inOrder =
  (files: readonly SourceFile[]) =>
  (a: Problem, b: Problem): number => {
    const at = ({ place }: Problem) => files.findIndex(({ name }) => name === place?.file);
    return (
      at(a) - at(b) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0)
    );
  };

/**
 * A game with some sets in a format.
 *
 * @throws ProblemError when a set of the season is none of them, the format names a card that none of them has, or it or a
 *   mod does not go with the cards
 */
export function createFormatEngine(
  kit: ModdedKit,
  choice: FormatChoice,
  sets: readonly Plugin[],
  chosen: ChosenFormat,
): Engine {
  const { format, plugin, files } = chosen;
  // The usual format comes with the rules. Others come behind the sets: they may change their cards.
  const after = format === kit.formats[0] ? [plugin, ...sets] : [...sets, plugin];
  const { engine, problems } = toldEngine([...kit.plugins, ...after], files);
  if (engine === undefined) throw new ProblemError(problems);
  checkSets(engine, seasonOf(choice).sets);
  const all = [...problems, ...unknownNames(engine, files), ...wrongShape(engine, chosen)];
  if (all.length > 0) throw new ProblemError(all.sort(inOrder(files)));
  return engine;
}
