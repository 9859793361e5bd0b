import { CardwrightError, createEngine } from '@cardwright/core';
import type { GameKit, KitLanguage, Mod, ModdedKit } from '@cardwright/dsl/kit';
import { withMods, withoutCardChanges } from '@cardwright/dsl/kit';
import type { SourceFile } from '../files/source-file.ts';
import { placeOfWords } from '../modules/module-problem.ts';
import { problemsOf } from '../problems/from-error.ts';
import { fail, type Problem, ProblemError } from '../problems/problem.ts';

/** A mod, and the file that brings it. */
export interface BroughtMod {
  readonly mod: Mod;
  /** Of a package there is none to show. */
  readonly file: SourceFile | undefined;
}

/** The first mod with which something throws that goes well without it. */
function culprit(
  mods: readonly BroughtMod[],
  make: (mods: readonly Mod[]) => unknown,
): BroughtMod | undefined {
  return mods.find((_, i) => {
    try {
      make(mods.slice(0, i + 1).map(({ mod }) => mod));
      return false;
    } catch {
      return true;
    }
  });
}

/** Where a mod says what is wrong: at the words that the message quotes, else at its name. */
function placeIn({ mod, file }: BroughtMod, message: string): Pick<Problem, 'place'> {
  if (file === undefined) return {};
  const quoted = [...message.matchAll(/[“'"‘]([^”'"’]+)[”'"’]|\w+\/([\w-]+)/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const words = [...quoted.filter((one) => one !== mod.name), mod.name].find((one) =>
    file.text.includes(one),
  );
  return { place: placeOfWords(file, words ?? mod.name) };
}

function refuse(error: unknown, by: BroughtMod | undefined): never {
  if (by === undefined || !(error instanceof Error)) throw error;
  if (error instanceof CardwrightError) {
    const [first] = problemsOf(error, '') ?? [];
    if (first !== undefined) throw new ProblemError([{ ...first, ...placeIn(by, error.message) }]);
  }
  return fail('module/conflict', `${by.mod.name} does not go with the language: ${error.message}`, {
    ...placeIn(by, error.message),
    help: 'rename one of the two, or leave it out where the game has it',
  });
}

/** A language whose making tells which mod does not go with it. */
function judgedLanguage(base: KitLanguage, own: KitLanguage, mods: readonly BroughtMod[]): KitLanguage {
  const languageOf: KitLanguage['languageOf'] = (cards) => {
    try {
      return base.languageOf(cards);
    } catch (error) {
      const make = (some: readonly Mod[]) =>
        own.languageOf([], {
          lexicons: some.flatMap(({ language }) => language?.lexicons ?? []),
          phrases: some.flatMap(({ language }) => language?.phrases ?? []),
        });
      return refuse(error, culprit(mods, make));
    }
  };
  return {
    ...base,
    languageOf,
    precompileSet: (set, language = languageOf(set.cards as readonly object[]), bind) =>
      base.precompileSet(set, language, bind),
  };
}

/**
 * Puts mods on top of a game, and looks whether they go with it and each other.
 *
 * @throws ProblemError at the line of the mod that does not
 */
export function withJudgedMods(kit: GameKit, mods: readonly BroughtMod[]): ModdedKit {
  const modded = withMods(
    kit,
    mods.map(({ mod }) => mod),
  );
  if (mods.length === 0) return modded;
  for (const [i, { mod, file }] of mods.entries()) {
    if (!mods.slice(0, i).some((other) => other.mod.name === mod.name)) continue;
    fail('module/conflict', `two plugins are called “${mod.name}”`, {
      ...(file === undefined ? {} : { place: placeOfWords(file, mod.name) }),
      help: 'rename one, or name its module once: the configuration has it already where --plugin does',
    });
  }
  const engineWith = (some: readonly Mod[]) =>
    createEngine({ plugins: withoutCardChanges(withMods(kit, some).plugins) });
  try {
    engineWith(mods.map(({ mod }) => mod));
  } catch (error) {
    refuse(error, culprit(mods, engineWith));
  }
  return {
    ...modded,
    language: async () => judgedLanguage(await modded.language(), await kit.language(), mods),
  };
}
