import { InvalidArgumentError, Option } from 'commander';
import { gameNames } from './shelf/shelf.ts';

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

/** `--game`: which game, the usual one if absent. */
export const gameOption = (what = 'which game'): Option =>
  new Option('--game <name>', what).choices(gameNames).default(gameNames[0]);

const collect = (folder: string, before: readonly string[]): readonly string[] => [...before, folder];

/** `--tests`: folders whose tests hold card texts. */
export const testsOption = (): Option =>
  new Option('--tests <folder>', 'tests whose texts show phrases too; may be given again')
    .argParser(collect)
    .default([], 'none');

/** `--format`: of the game, its usual one if absent. */
export const formatOption = (): Option =>
  new Option(
    '--format <format>',
    "one of the game's, its usual one if absent; one that there is not is told with those there are",
  );

/** `--sets`: what a season of the core format has. */
export const setsOption = (): Option =>
  new Option('--sets <codes>', 'the sets that core has this season, such as 1,2');

/** `--banned`: what a season of the core format has not. */
export const bannedOption = (): Option =>
  new Option('--banned <name>', 'a card that core bans this season, by full name; once for each').argParser(
    (name: string, others: readonly string[] = []) => [...others, name],
  );
