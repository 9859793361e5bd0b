import { CardwrightError, createEngine, type Engine, type Plugin } from '@cardwright/core';
import type { SourceFile } from '../files/source-file.ts';
import { type Problem, ProblemError } from '../problems/problem.ts';
import { isErratum, toldInFiles } from './words-in-files.ts';

/** The change of a card that an error is about: what its plugin calls the card, and the plugin where that is known. */
function changeOf(error: unknown): { readonly key: string; readonly plugin?: string } | undefined {
  if (isErratum(error)) return { key: error.key };
  if (!(error instanceof CardwrightError)) return undefined;
  const { card, plugin } = error.details;
  return typeof card === 'string' && typeof plugin === 'string' ? { key: card, plugin } : undefined;
}

/** The plugins without a change of a card; undefined where none has it. */
function without(
  plugins: readonly Plugin[],
  { key, plugin }: { readonly key: string; readonly plugin?: string },
): readonly Plugin[] | undefined {
  // Without a name it is that of the first: the changes of the others are read on top of it.
  const at = plugins.findIndex(
    ({ name, overrides }) =>
      (plugin === undefined || name === plugin) &&
      overrides?.cards !== undefined &&
      Object.hasOwn(overrides.cards, key),
  );
  if (at < 0) return undefined;
  const one = plugins[at]!;
  const { [key]: _, ...cards } = one.overrides!.cards!;
  return plugins.with(at, { ...one, overrides: { ...one.overrides, cards } });
}

/**
 * Makes an engine, and looks on past each change of a card that is refused, so that all are told at once.
 *
 * @returns the problems, and the engine without what is refused, where one can be made
 */
export function toldEngine(
  plugins: readonly Plugin[],
  files: readonly SourceFile[],
): { readonly engine: Engine | undefined; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  for (let left = plugins; ; ) {
    let change: ReturnType<typeof changeOf>;
    try {
      const make = () => {
        try {
          return createEngine({ plugins: left });
        } catch (error) {
          change = changeOf(error);
          throw error;
        }
      };
      return { engine: toldInFiles(files, make), problems };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
      const fewer = change === undefined ? undefined : without(left, change);
      if (fewer === undefined) return { engine: undefined, problems };
      left = fewer;
    }
  }
}
