import { InvalidArgumentError, Option } from 'commander';
import { gameNames, USUAL_GAME } from './shelf/shelf.ts';

/** Reads a whole number of an option or argument. @param least the smallest that makes sense */
export const wholeNumber =
  (least = 0) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
      throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
    }
    return number;
  };

/** Reads a seed: a whole number of 32 bits, as the generator has it. */
export const seed = (text: string): number => {
  const number = wholeNumber()(text);
  if (number > 0xffffffff) throw new InvalidArgumentError(`It must be at most ${0xffffffff}.`);
  return number;
};

/** Reads a length of time in seconds. */
export const seconds = (text: string): number => {
  const number = Number(text);
  if (!(number > 0) || number > 600)
    throw new InvalidArgumentError('It must be a number of seconds, above 0.');
  return number;
};

const collect = (folder: string, before: readonly string[] = []): readonly string[] => [...before, folder];

/** What every command takes that works with a game: which one, and what is put on top of it. */
export const gameOptions = (): readonly Option[] => [
  new Option(
    '--game <game>',
    `${gameNames.join(', ')}, or a module that exports a kit (default: the configuration's, else ${USUAL_GAME})`,
  ),
  new Option(
    '--plugin <module>',
    'a module with a plugin to put on top of the game; may be given again',
  ).argParser(collect),
  new Option(
    '--config <file>',
    'the configuration (default: cardwright.config.ts here or in a folder above)',
  ),
  new Option('--no-config', 'without a configuration'),
];

/** `--pool`: cards to play with. */
export const poolOption = (): Option =>
  new Option(
    '--pool <path...>',
    'play with the cards of these card files, set packages or modules instead of those that come with the game',
  );

/** `--tests`: folders whose tests hold card texts. */
export const testsOption = (): Option =>
  new Option('--tests <folder>', 'tests whose texts show phrases too; may be given again')
    .argParser(collect)
    .default([], 'none');

/** `--patience`: of a program that plays. */
export const patienceOption = (): Option =>
  new Option('--patience <seconds>', 'how long each answer of a cmd:<command> is waited for')
    .argParser(seconds)
    .default(60);

/** `--format`: of the game, its usual one if absent. */
export const formatOption = (): Option =>
  new Option(
    '--format <format>',
    "one of the game's by name, or a module that exports one (./mine.ts); the usual one if absent",
  );

/** `--sets`: what a season of the core format has. */
export const setsOption = (): Option =>
  new Option('--sets <codes>', 'the sets that core has this season, such as 1,2');

/** `--banned`: what a season of the core format has not. */
export const bannedOption = (): Option =>
  new Option('--banned <name>', 'a card that core bans this season, by full name; once for each').argParser(
    (name: string, others: readonly string[] = []) => [...others, name],
  );
