import { join } from 'node:path';
import { nearNames } from '@cardwright/core';
import { packageFolder } from '../shelf/package-folder.ts';
import { type GameName, gameNames, rowOf, USUAL_GAME } from '../shelf/shelf.ts';
import type { TextGame } from './text-game.ts';

/** The language of a game and what comes with it, loaded when it is asked for. */
export async function loadTextGame(name: GameName = USUAL_GAME): Promise<TextGame> {
  const { kit: loadKit, sets } = rowOf(name);
  const [first] = sets;
  const [kit, { cards: shipped }] = await Promise.all([loadKit(), first.load()]);
  const { cards, plugin } = kit;
  const language = await kit.language();
  const { languageOf, toCardText, phrases, precompileCard, precompileSet } = language;
  return {
    kit,
    name,
    rules: plugin,
    types: cards.types,
    schemaFile: () => join(packageFolder(first.package), 'cards.schema.json'),
    toFacts: cards.toFacts,
    fullName: cards.fullName,
    languageOf,
    toCardText,
    phrases,
    precompileCard,
    precompileSet,
    shipped,
    toSet: (facts, read) =>
      cards.defineSet({
        set: 'verified',
        name: 'Verified',
        cards: facts.map((card) => precompileCard(read, card)),
      }),
    rulesOf: (ability) => kit.rulesOf?.(ability) ?? [],
  };
}

/** A game that a set's file names, where there is none. */
export interface UnknownGame {
  readonly near: readonly string[];
  readonly names: readonly string[];
}

/** The game that a set says it is of; one that does not say is of the usual one. */
export function gameNamed(name: unknown): GameName | UnknownGame {
  if (name === undefined) return USUAL_GAME;
  return (
    gameNames.find((one) => one === name) ?? { near: nearNames(String(name), gameNames), names: gameNames }
  );
}
