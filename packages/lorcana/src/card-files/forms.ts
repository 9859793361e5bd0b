import type { CardForms, EntryProblem, SourceEntry } from '@cardwright/dsl/kit';
import type { z } from 'zod';
import type { CardFacts } from '../cards/card-facts.ts';
import { setCodeOf } from '../cards/set-codes.ts';
import { isObject } from './is-object.ts';
import { fromLorcanaJson, isLorcanaJsonCard } from './lorcana-json.ts';
import { fromLorcast, isLorcastCard } from './lorcast.ts';
import { withPronoun } from './pronoun.ts';
import { isInOtherFrame, samePlay } from './same-play.ts';
import { checkCard, tellIssues } from './schema.ts';

/** One entry in the project's own form, in whichever form it is given. */
function toEntry(card: unknown, set: string | undefined): SourceEntry {
  if (isLorcastCard(card)) return fromLorcast(card);
  if (isLorcanaJsonCard(card)) return fromLorcanaJson(card, set);
  return {
    facts: isObject(card) && card.set === undefined ? { ...card, set } : card,
    inOtherFrame: false,
  };
}

function check(
  { facts, issues }: SourceEntry,
  index: number,
): { card?: CardFacts; problems: EntryProblem[] } {
  if (issues !== undefined)
    return { problems: tellIssues(issues as readonly z.core.$ZodIssue[], facts, index) };
  const { card, problems } = checkCard(facts, index);
  return card === undefined ? { problems } : { card: withPronoun(card), problems };
}

/** Cards of quests have no ink type, and no deck may have a card without. */
const otherProduct = (facts: unknown): string | undefined =>
  isObject(facts) && Array.isArray(facts.inks) && facts.inks.length === 0
    ? 'has no ink type: it is of another product, such as a quest, and in no deck'
    : undefined;

/** The forms of public card files: LorcanaJSON (both), Lorcast, and the project's own. */
export const cardForms: CardForms<CardFacts> = {
  setCode: setCodeOf,
  toEntry,
  check,
  otherProduct,
  isInOtherFrame,
  samePlay,
};
