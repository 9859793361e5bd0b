import type { CardForms, KitCards, KitParts } from '@cardwright/dsl/kit';
import { partOf } from '../shelf/part-of.ts';

/** The game whose cards files have: their forms, and the names by which decks find them. */
export interface CardSource {
  readonly forms: CardForms;
  readonly fullName: KitCards['fullName'];
}

/** @throws ProblemError for a game that has no card files */
export const cardSourceOf = async (kit: KitParts): Promise<CardSource> => ({
  forms: await partOf(kit, 'cardFiles')(),
  fullName: kit.cards.fullName,
});
