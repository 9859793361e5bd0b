import type { Effect, PartyPattern } from '@cardwright/core/data';
import { findPart, mentions, toldOf } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import { wrong } from './messages.ts';
import { defineObjection, type Objection } from './objection.ts';

/** "A beast with the same name as a card in your hand … that card": either may be meant. */
const whoseNameIsCompared = defineObjection({
  of: 'filter',
  object: (filter, { ability, around }) => {
    if (filter.is !== 'same-name' || !('pick' in filter.as) || filter.as.pick !== 'some') return undefined;
    const waitedFor = around.some((part) => 'on' in part);
    return waitedFor && 'effects' in ability && mentions(ability.effects, 'to', 'that')
      ? wrong('that-or-the-compared')
      : undefined;
  },
});

/** "Ready up to 2 beasts. If …, ready up to 4 instead": 4 of what is not said, and no more than 2 were spoken of. */
const moreOfThem = defineObjection({
  of: 'selector',
  object: (selector, { ability, around }) => {
    if (selector.pick !== 'some' || !selector.from || !('to' in selector.from)) return undefined;
    const [most, spokenOf] = [selector.range.max, around.findLast((part) => 'with' in part)];
    const { what } = ((spokenOf as { effect?: object } | undefined)?.effect ?? {}) as { what?: object };
    if (!what || mentions(ability, 'pick', 'top') || !('range' in what)) return undefined;
    const before = (what.range as { readonly max: unknown }).max;
    return typeof most === 'number' && typeof before === 'number' && most > before
      ? wrong('more-than-spoken-of')
      : undefined;
  },
});

/**
 * "Whenever one of your knights attacks another knight, that knight …": both cards of the event are what the words say.
 */
const thatOfTwo = defineObjection({
  of: 'selector',
  object: (selector, { ability }) => {
    if (selector.pick !== 'ref' || selector.ref.to !== 'that' || ability.kind !== 'triggered')
      return undefined;
    const told = toldOf(selector.filter ?? []);
    const isTold = (party: PartyPattern | undefined): boolean =>
      party?.pick === 'any' && told.every((one) => party.filter.some((said) => equal(said, one)));
    const areBoth = ability.on.some(
      (event) => 'about' in event && event.about !== undefined && isTold(event.card) && isTold(event.by),
    );
    return told.length > 0 && areBoth ? wrong('that-of-two') : undefined;
  },
});

/** "Hurt chosen beast. If you have 3 or more relics in play, turn them": the beast, or the relics. */
const themOrTheCounted = defineObjection({
  of: 'selector',
  object: (selector, { around, meant, words }) => {
    if (selector.pick !== 'ref' || selector.ref.to !== 'it') return undefined;
    const asks = around.findLast((part) => countsSeveral(part as Partial<Effect>));
    if (asks === undefined || words.said(selector)?.words.some((word) => OF_ONE.has(word))) return undefined;
    const antecedent = meant(selector);
    return findPart(asks, (part) => part === antecedent) ? undefined : wrong('them-or-the-counted');
  },
});

/** Pronouns that speak of one. */
const OF_ONE: ReadonlySet<string> = new Set(['it', 'he', 'him', 'she', 'her']);

/** "If you have 2 or more relics, [effects]": several are spoken of. Of "instead" the same is done as before. */
function countsSeveral(effect: Partial<Effect>): boolean {
  if (effect.do !== 'if' || effect.condition?.if !== 'count' || effect.condition.of.pick !== 'each')
    return false;
  const { cmp, value } = effect.condition;
  return (
    (cmp === '>=' && value !== 1) ||
    (cmp === '>' && value !== 0) ||
    (cmp === '=' && value !== 1 && value !== 0)
  );
}

/** Objections to cards that could be others than those that are found. */
export const WHICH_CARDS: readonly Objection[] = [
  whoseNameIsCompared,
  moreOfThem,
  thatOfTwo,
  themOrTheCounted,
];
