import type { SetText as KingdomHeartsSet } from '@cardwright/kingdom-hearts';
import type { SetText } from '@cardwright/lorcana';
import { createBinder } from '../texts/binder.ts';
import { type GeneratedSet, generatedFiles } from './generated-files.ts';

/** A compiled set with what is made from it. */
export interface CompiledPackage {
  readonly set: GeneratedSet;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Compiles a set's text with its game: a set says which it is of (`game: kingdom-hearts`), all else is Lorcana's.
 *
 * @param keepsUnsupported whether the package keeps cards that cannot be played, and lists them
 */
export async function compileSet(data: unknown, keepsUnsupported: boolean): Promise<CompiledPackage> {
  if ((data as { readonly game?: unknown }).game === 'kingdom-hearts') {
    const [{ fullName, kingdomHearts }, { languageOf, precompileSet }] = await Promise.all([
      import('@cardwright/kingdom-hearts'),
      import('@cardwright/kingdom-hearts/language'),
    ]);
    const text = data as KingdomHeartsSet;
    const set = precompileSet(text, languageOf(text), createBinder(kingdomHearts));
    return { set, files: generatedFiles(set, fullName, keepsUnsupported) };
  }
  const [{ fullName, lorcana }, { createLorcanaLanguage, namesOf, precompileSet }] = await Promise.all([
    import('@cardwright/lorcana'),
    import('@cardwright/lorcana/language'),
  ]);
  const text = data as SetText;
  const language = createLorcanaLanguage({ names: namesOf(text.cards) });
  const set = precompileSet(text, language, createBinder(lorcana));
  return { set, files: generatedFiles(set, fullName, keepsUnsupported) };
}
