import type { CardText, Language, Phrase } from '@cardwright/dsl';
import { shippedCards } from '../sets/shipped-cards.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import { exampleUses, keyOf, usesOf } from './example-uses.ts';

/** A phrase as people look it up. */
export interface IndexedPhrase {
  readonly slot: string;
  readonly name: string;
  /** The game or mod that brings it; `any` for what any card game says. */
  readonly of: string;
  readonly template: string;
  /** Its own; where it has none, short ones of other phrases, cards and tests. */
  readonly examples: readonly string[];
}

/** Texts from elsewhere that are shown of one that has none of its own. */
const BORROWED = 2;

interface Source {
  readonly language: Language;
  /** The rows that are the game's own. */
  readonly own: readonly Phrase[];
  /** Texts of the sets that come with this program. */
  readonly texts: readonly CardText[];
}

async function sourceOf(game: ChosenGame): Promise<Source> {
  const { languageOf, phrases: own, toCardText } = await game.kit.language();
  const cards = await shippedCards(game);
  return { language: languageOf(cards), own, texts: cards.map(toCardText) };
}

/** Texts by the phrases that they are read with, the shortest first: they show a phrase with the least around it. */
function textsByPhrase(
  { language, texts }: Source,
  tested: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const abilities = texts.flatMap(({ text, ...facts }) => language.parse(text, facts).abilities);
  const uses = [
    ...exampleUses(language),
    ...usesOf(language, tested),
    ...abilities.map(({ text, phrases }) => [text, phrases] as const),
  ].sort(([a], [b]) => a.length - b.length || compare(a, b));
  const found = new Map<string, Set<string>>();
  for (const [text, keys] of uses)
    for (const key of keys) found.set(key, (found.get(key) ?? new Set()).add(text));
  return new Map([...found].map(([key, shown]) => [key, [...shown].slice(0, BORROWED)]));
}

/**
 * Every phrase of a game's language by slot and name, with texts that use it.
 *
 * @param tested further texts, of tests: those that are not understood show nothing
 */
export async function phraseIndex(
  game: ChosenGame,
  tested: readonly string[] = [],
): Promise<readonly IndexedPhrase[]> {
  const source = await sourceOf(game);
  const { language, own } = source;
  const owned = new Set(own.map(keyOf));
  const modOf = new Map(
    (game.mods ?? []).flatMap(({ name, language: brought }) =>
      (brought?.phrases ?? []).map((phrase): [Phrase, string] => [phrase, name]),
    ),
  );
  const borrowed = textsByPhrase(source, tested);
  return language.phrases
    .map((phrase): IndexedPhrase => {
      const key = keyOf(phrase);
      const examples = (phrase.examples ?? []) as readonly string[];
      return {
        slot: phrase.slot,
        name: phrase.name,
        of: modOf.get(phrase) ?? (owned.has(key) ? game.name : 'any'),
        template: phrase.template,
        examples: examples.length > 0 ? examples : (borrowed.get(key) ?? []),
      };
    })
    .sort((a, b) => compare(a.slot, b.slot) || compare(a.name, b.name));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
