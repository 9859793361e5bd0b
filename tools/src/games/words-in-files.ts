import { CardwrightError } from '@cardwright/core';
import type { ErratumError } from '@cardwright/dsl';
import { problemsOfText } from '../code-texts/told-text.ts';
import type { SourceFile } from '../files/source-file.ts';
import { problemsOf } from '../problems/from-error.ts';
import { type Place, type Problem, ProblemError } from '../problems/problem.ts';
import { placeOfErratum } from './erratum-place.ts';

/** By its name: its class would load the parser, which no game is played with. */
export const isErratum = (error: unknown): error is ErratumError =>
  error instanceof Error && error.name === ('ErratumError' satisfies ErratumError['name']);

/** Where files have some words in quotation marks, else anywhere. */
export function placeOfQuoted(files: readonly SourceFile[], words: string): Place | undefined {
  const isQuoted = (text: string, at: number) => /['"`]/.test(text[at - 1] ?? '');
  let bare: Place | undefined;
  for (const file of files)
    for (let at = file.text.indexOf(words); at >= 0; at = file.text.indexOf(words, at + 1)) {
      const place = file.place(at, at + words.length);
      if (isQuoted(file.text, at)) return place;
      bare ??= place;
    }
  return bare;
}

/** What is wrong with an erratum, as it is told of the text of a card. */
function problemsOfErratum(error: ErratumError, files: readonly SourceFile[]): readonly Problem[] {
  const { card } = error;
  return problemsOfText(error, (span) => placeOfErratum(files, error, span) ?? placeOfQuoted(files, card), {
    card,
  });
}

/** What the kernel refuses, at the first words that it quotes which a file has. */
function placed(error: CardwrightError, files: readonly SourceFile[]): readonly Problem[] {
  const plugin = error.details.plugin as string | undefined;
  const quoted = [...error.message.matchAll(/[“‘]([^”’]+)[”’]/g)].map(([, words = '']) => words);
  for (const words of [
    ...quoted.filter((one) => one !== plugin),
    ...(plugin === undefined ? [] : [plugin]),
  ]) {
    const place = placeOfQuoted(files, words);
    if (place !== undefined) return problemsOf(error, '')!.map((one) => ({ ...one, place }));
  }
  return problemsOf(error, '')!;
}

/**
 * Makes something of formats and mods; what is refused of them is told at the words of their files.
 *
 * @throws ProblemError
 */
export function toldInFiles<T>(files: readonly SourceFile[], make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (isErratum(error)) throw new ProblemError(problemsOfErratum(error, files));
    if (error instanceof CardwrightError) throw new ProblemError(placed(error, files));
    throw error;
  }
}
