import { withoutCardChanges } from '@cardwright/dsl/kit';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import { schemaOf } from '../shelf/set-schema.ts';
import type { TextGame } from './text-game.ts';

/** The language of a game, loaded when it is asked for. */
export async function loadTextGame(chosen: ChosenGame): Promise<TextGame> {
  const { kit, name } = chosen;
  const { cards } = kit;
  const language = await kit.language();
  const { languageOf, toCardText, phrases, precompileCard, precompileSet } = language;
  return {
    chosen,
    kit,
    name,
    rules: withoutCardChanges(kit.plugins),
    types: cards.types,
    schema: () => schemaOf(chosen),
    toFacts: cards.toFacts,
    fullName: cards.fullName,
    languageOf,
    toCardText,
    phrases,
    precompileCard,
    precompileSet,
    toSet: (facts, read) =>
      cards.defineSet({
        set: 'verified',
        name: 'Verified',
        cards: facts.map((card) => precompileCard(read, card)),
      }),
    rulesOf: (ability) => kit.rulesOf?.(ability) ?? [],
  };
}
