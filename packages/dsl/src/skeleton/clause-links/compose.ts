import {
  type ActionName,
  type Cost,
  type Duration,
  type Effect,
  mentions,
  type PlayerSelector,
  type Quantity,
} from '@cardwright/core/data';
import { equal } from '../../syntax/equal.ts';
import type { Link, Tail } from '../../syntax/syntax.ts';
import type { ComposeContext } from '../context.ts';
import { onlyThen } from '../only.ts';
import {
  bounded,
  copied,
  type Multiplied,
  manyTaken,
  multiplied,
  multipliesBefore,
  statOf,
} from '../scale.ts';
import { type SubjectValue, saidSubject, unsaidSubject, YOU } from '../subject.ts';

interface Item {
  effect: Effect;
  readonly link: Link;
  /** The player with the choice, if this clause says "may". */
  readonly may?: PlayerSelector;
  /** What the clause's own "for each" counts. */
  readonly per?: Quantity | undefined;
}

/** The effects of a sentence's clauses. */
export function composeLinks(links: readonly Link[], context: ComposeContext): Effect[] {
  const items: Item[] = [];
  let subject: SubjectValue | undefined;
  for (const link of links) {
    const { clause } = link;
    const { predicate } = clause;
    const value = clause.subject
      ? saidSubject(clause.subject, predicate.takes)
      : unsaidSubject(subject, predicate.takes);
    if (value === undefined) {
      context.refuse(
        clause.subject ? `${noun(predicate.takes)} cannot do this` : 'this verb needs a subject',
      );
      return [];
    }
    const joint = disjointed(link, items.length, subject !== undefined, context);
    if (joint) context.refuse(joint);
    // After an imperative, later clauses are imperatives too; an earlier subject does not carry over.
    subject = clause.subject || predicate.takes === 'cards' ? value : subject;
    const whose =
      context.whose(predicate.phrase) ?? (predicate.takes === 'player' ? predicate.whose : undefined);
    if (whose !== undefined && equal(value, YOU) !== (whose === 'your'))
      context.refuse(whose === 'your' ? 'you are not the one who does this' : 'whose? Say "your"');
    const causes = predicate.role === '' && context.causes(predicate.phrase);
    if (predicate.role === '' && !equal(value, YOU) && !(causes && clause.may))
      context.refuse('only you can do this');
    if (causes && equal((predicate.value as { player?: PlayerSelector }).player, value))
      context.refuse('who does this needs no one to make them do it: leave out "have"');
    let effect = (
      predicate.role ? { ...predicate.value, [predicate.role]: value } : predicate.value
    ) as Effect;
    if (isSaidOfDeed(clause.tails))
      context.refuse('done this way, or in all this turn? Say how long it lasts before "if"');
    if (context.ifAble(predicate.phrase) && !clause.tails.some(({ tail }) => tail === 'if-able'))
      context.refuse('what if it cannot? Say "if able"');
    const per = clause.tails.find(({ tail }) => tail === 'per');
    for (const tail of clause.tails) {
      if (tail.tail === 'each' && (predicate.takes !== 'player' || equal(value, YOU)))
        context.refuse('"each" speaks of several players');
      if ('condition' in tail && tail.condition.if === 'subject' && predicate.takes !== 'cards')
        context.refuse('this is said of cards, and here no card is spoken of');
      if (tail.tail === 'per') effect = scale(effect, predicate.phrase, tail.of, context);
      if (tail.tail === 'most') effect = bound(effect, predicate.phrase, tail, context);
      if (tail.tail === 'duration') effect = withDuration(effect, tail.duration, context);
    }
    if (clause.tails.some(({ tail }) => tail === 'only')) {
      const then = onlyThen(effect, context.given);
      if (then === undefined) context.refuse('"only" needs something that can be done');
      effect = then ?? effect;
    } else if (effect.do === 'permit' && effect.by && effect.action === ('play' as ActionName))
      context.refuse('this can be done anyway: say "only if"');
    if (otherVerb(predicate.phrase, effect, items.at(-1), context))
      context.refuse('the verb that is left out here is not the one before');
    const modal = clause.subject || subject ? undefined : context.modalOf(predicate.phrase);
    if (modal) context.refuse(`who ${modal}? Say "you ${modal}"`);
    const may = clause.may && ('who' in value ? value : YOU);
    if (may && effect.do === 'enters-with') effect = { ...effect, optional: true };
    if (effect.do === 'additional-action' && !may) context.refuse('this is allowed, not done: say "may"');
    const permitted = effect.do === 'enters-with' || effect.do === 'additional-action';
    items.push({
      effect,
      link,
      ...(may && !permitted && { may }),
      per: per?.tail === 'per' ? per.of : undefined,
    });
  }
  if (links.length > 1 && links.at(-1)!.glue === ',')
    context.refuse('the last of these is joined by "and" or "then"');
  spreadMultipliers(items, context);
  spreadDurations(items, context);
  return structure(items);
}

/**
 * "Gets +1 if you discarded a relic this turn": the duration after a condition on what was just done would be heard as
 * that of the deed, as it is where the condition comes first.
 */
function isSaidOfDeed(tails: readonly Tail[]): boolean {
  const asked = tails.findIndex(
    (tail) => 'condition' in tail && mentions(tail.condition, 'amount', 'done-cards'),
  );
  return asked >= 0 && tails.slice(asked).some(({ tail }) => tail === 'duration');
}

/** "Ready your beasts and 1 damage to each of them": the omitted verb differs from the previous one. */
function otherVerb(
  phrase: string,
  effect: Effect,
  before: Item | undefined,
  context: ComposeContext,
): boolean {
  if (before === undefined || context.leavesOut(phrase) !== 'verb') return false;
  return before.effect.do !== effect.do && !context.sharesVerb(phrase, before.link.clause.predicate.phrase);
}

/** Well-formed clauses that cannot be combined this way. */
function disjointed(
  { glue, clause }: Link,
  before: number,
  hasSubject: boolean,
  context: ComposeContext,
): string | undefined {
  const leftOut = context.leavesOut(clause.predicate.phrase);
  if (clause.may && !clause.subject && !hasSubject) return 'who may? Say "you may"';
  if (glue === 'to' && clause.subject)
    return 'after "to" stands what is done for the price, without a subject';
  if (leftOut === 'object' && !clause.tails.some(({ tail }) => tail === 'instead'))
    return 'to whom or what? Only before "instead" is it what was said';
  if (leftOut === 'verb' && (before === 0 || glue === 'to' || glue === 'or'))
    return 'a verb is missing: it is left out only after "and"';
  return undefined;
}

function noun(takes: 'player' | 'cards'): string {
  return takes === 'player' ? 'a card' : 'a player';
}

/** Multiplies an effect's number. */
export function scale(effect: Effect, phrase: string, of: Quantity, context: ComposeContext): Effect {
  const scaled =
    multiplied(effect, phrase, of, context.scales) ??
    (context.lasts(effect) ? undefined : manyTaken(effect, of));
  if (!scaled) context.refuse('"for each" has no number to multiply here');
  return scaled ?? effect;
}

/** Bounds an effect's number. */
function bound(
  effect: Effect,
  phrase: string,
  { most, stat }: Extract<Tail, { tail: 'most' }>,
  context: ComposeContext,
): Effect {
  if (stat !== undefined && stat !== statOf(effect)) context.refuse('another number than this is bounded');
  const less = bounded(effect, phrase, most, context.scales);
  if (!less) context.refuse('no number here could be too large for it');
  return less ?? effect;
}

/** Why an effect takes no duration. */
export const HAPPENS_ONCE = 'this happens once: it cannot have a duration';

/** Gives an effect its duration. */
export function withDuration(effect: Effect, duration: Duration, context: ComposeContext): Effect {
  if (context.lasts(effect)) return { ...effect, duration } as Effect;
  context.refuse(HAPPENS_ONCE);
  return effect;
}

/** A trailing "for each" multiplies the joined clauses before it, too: "gets +1 and gains Tough +1 for each relic". */
function spreadMultipliers(items: readonly Item[], context: ComposeContext): void {
  let of: Quantity | undefined;
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    const after = items[i + 1];
    of =
      item.per ??
      (of && after && multipliesBefore(asMultiplied(item), asMultiplied(after), of) ? of : undefined);
    if (of === undefined || item.per !== undefined) continue;
    const { phrase } = item.link.clause.predicate;
    item.effect = multiplied(item.effect, phrase, copied(of), context.scales) ?? item.effect;
  }
}

const asMultiplied = ({ effect, link, may }: Item): Multiplied => ({ effect, may, ...link });

/** A trailing duration covers the joined clauses before it: "gains Haste and gets +1 this turn". */
function spreadDurations(items: Item[], context: ComposeContext): void {
  for (let i = items.length - 1; i > 0; i--) {
    const { duration } = items[i]!.effect as { duration?: Duration };
    const glue = items[i]!.link.glue;
    const before = items[i - 1]!;
    if (!duration || glue === 'then' || glue === 'to' || glue === 'or') continue;
    if (!context.lasts(before.effect) || (before.effect as { duration?: Duration }).duration) continue;
    // A copy for each: whose turn is meant depends on the cards of each effect.
    before.effect = { ...before.effect, duration: anew(duration) } as Effect;
  }
}

function anew(duration: Duration): Duration {
  return 'of' in duration ? { ...duration, of: { ...duration.of } } : duration;
}

function structure(items: readonly Item[]): Effect[] {
  const may = items.findIndex((item) => item.may);
  if (may >= 0) {
    const inside = structure(items.slice(may).map(({ effect, link }) => ({ effect, link })));
    return [...structure(items.slice(0, may)), { do: 'may', player: items[may]!.may!, effects: inside }];
  }
  const to = items.findIndex((item, i) => i > 0 && item.link.glue === 'to');
  if (to > 0) {
    const then = items.findLastIndex((item, i) => i < to && item.link.glue === 'then');
    const from = Math.max(then, 0);
    const only = to - from === 1 ? items[from]!.effect : undefined;
    // A way of entering is no cost that could be paid later: what it is for is done as the card enters.
    if (only?.do === 'enters-with' && only.optional)
      return [
        ...items.slice(0, from).map(({ effect }) => effect),
        { ...only, reward: structure(items.slice(to)) },
      ];
    const costs = items.slice(from, to).flatMap(({ effect }) => asCosts(effect));
    return [
      ...items.slice(0, from).map(({ effect }) => effect),
      { do: 'pay-to', costs, effects: structure(items.slice(to)) },
    ];
  }
  const or = items.findIndex((item, i) => i > 0 && item.link.glue === 'or');
  if (or > 0) {
    const before = items.slice(0, or - 1).map(({ effect }) => effect);
    const options = items.slice(or - 1).map(({ effect }) => [effect]);
    const player = (items[or - 1]!.effect as { player?: PlayerSelector }).player ?? YOU;
    return [...before, { do: 'either', player, options }];
  }
  return items.map(({ effect }) => effect);
}

/** The costs that an effect amounts to. */
export function asCosts(effect: Effect): readonly Cost[] {
  return effect.do === 'pay' ? effect.costs : [{ pay: 'perform', effect }];
}
