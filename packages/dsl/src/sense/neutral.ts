/** Objections that hold in any game. */
import type {
  Ability,
  CardFilter,
  CardSelector,
  Effect,
  KeywordGrant,
  PlayerSelector,
} from '@cardwright/core';
import { equal } from '../language/equal.ts';
import type { Objection } from './objection.ts';

/** "Opposing opposing allies", "your opposing allies". */
const filtersThatClash: Objection = (part) => {
  if (!Array.isArray(part) || !part.every(isFilter)) return undefined;
  for (const [i, filter] of part.entries())
    for (const other of part.slice(0, i)) {
      if (equal(filter, other)) return 'this says the same thing twice';
      if (filter.is === 'of' && other.is === 'of') return 'a card cannot be of two players';
    }
  return undefined;
};

function isFilter(value: unknown): value is CardFilter {
  return typeof value === 'object' && value !== null && 'is' in value;
}

/** There is no moment to choose in while something applies continuously. */
const choiceWithoutMoment: Objection = (part, { ability, around, key, lasts }) => {
  if (ability.kind !== 'static' || !('pick' in part)) return undefined;
  const { pick } = part as CardSelector;
  if (pick === 'chosen' && !around.some(isCost))
    return 'nothing is chosen while this applies: say when it happens, or "each"';
  const holder = around.at(-1) as Effect | undefined;
  if (pick === 'some' && key === 'what' && holder && 'do' in holder && lasts(holder))
    return 'which of them is meant? Say "each", or when one is picked';
  return undefined;
};

function isCost(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'pay' in part;
}

/** "The card gains Haste" as something that happens: for how long? */
const lastingWithoutEnd: Objection = (part, { ability, around, lasts }) => {
  if (ability.kind === 'static' || !('do' in part) || 'duration' in part || 'uses' in part) return undefined;
  const effect = part as Effect;
  if (!ENDS.has(effect.do) || !lasts(effect)) return undefined;
  const list = around.at(-1);
  // What enters play changed stays so, and so does what has just been played.
  if (around.some((one) => 'do' in one && (one as Effect).do === 'enters-with')) return undefined;
  if (Array.isArray(list) && list.slice(0, list.indexOf(part)).some(plays)) return undefined;
  return 'this lasts, and nothing says how long: "this turn" is missing';
};

function plays(effect: Effect): boolean {
  return effect.do === 'play' || ('effects' in effect && effect.effects.some(plays));
}

/** Effects of the kernel that need an end when they are done rather than stand. */
const ENDS: ReadonlySet<string> = new Set(['modify', 'grant', 'forbid', 'forbid-player', 'permit']);

/** Players that are several, or anybody: no single zone, no single person. */
const SEVERAL: ReadonlySet<string> = new Set(['opponents', 'an-opponent', 'each-player', 'any-player']);

/** "Put it into each opponent's hand". */
const goalOfSeveral: Objection = (part, { key }) => {
  if (key !== 'to' || !('zone' in part)) return undefined;
  const { of } = part as { readonly of?: PlayerSelector };
  return of && SEVERAL.has(of.who) ? 'a card cannot go to several players: say whose zone it is' : undefined;
};

/** "An opponent draws a card": which? In a condition any will do. */
const somebodyActs: Objection = (part, place) => {
  const { player } = part as { readonly player?: PlayerSelector };
  if (!('do' in part) || player?.who !== 'an-opponent') return undefined;
  return place.ability.kind === 'static'
    ? undefined
    : 'which opponent? Say "each opponent" or "chosen opponent"';
};

/** "{E}, {E} — …": nothing is paid twice that can be paid once. */
const costTwice: Objection = (part) => {
  if (!Array.isArray(part) || part.length < 2 || !part.every(isCost)) return undefined;
  return part.some((cost, i) => part.slice(0, i).some((other) => equal(cost, other)))
    ? 'this cost is said twice'
    : undefined;
};

/** "Fierce" alone, where the keyword is always printed with a number. */
const keywordWithoutParameter: Objection = (part, { key, lexicon }) => {
  if (!('keyword' in part) || (key !== '' && key !== 'keywords')) return undefined;
  const { keyword, value, cost } = part as KeywordGrant;
  if (value !== undefined || cost !== undefined) return undefined;
  const word = lexicon.keywords?.find(({ id }) => id === keyword);
  return word?.spokenBare ? `${word.word} needs its number` : undefined;
};

/** A card that is done when it has resolved is never there to be used. */
const neverUsed: Objection = (part, { around, facts }) =>
  around.length === 0 && facts.resolves && (part as Ability).kind === 'activated'
    ? 'this card does not stay in play, so nothing can be paid for there'
    : undefined;

/** What a language asks of every ability. */
export const NEUTRAL_OBJECTIONS: readonly Objection[] = [
  filtersThatClash,
  choiceWithoutMoment,
  lastingWithoutEnd,
  goalOfSeveral,
  somebodyActs,
  costTwice,
  keywordWithoutParameter,
  neverUsed,
];
