import type {
  Ability,
  CardSelector,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Limit,
  PlayerSelector,
  TurnPattern,
} from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax, Lead, Sentence, Tail } from '../syntax/syntax.ts';
import { asCosts } from './clause-links/compose.ts';
import type { ComposeContext } from './context.ts';
import { firstOnly } from './first-time.ts';
import { allOf, composeSentences, conditionOfTails } from './sentence/compose.ts';

/** Why what happens is no ability of a card that stays. */
export const NO_TIME = 'nothing says when this happens: a trigger, a cost or a duration is missing';

/** Whether a time is another player's. */
const isOfOthers = (time: Condition): boolean =>
  ((time as { readonly of?: Partial<PlayerSelector> }).of?.who ?? 'you') !== 'you';

/** The ability of a text, or undefined after reporting why there is none. */
export function compose(syntax: AbilitySyntax, context: ComposeContext): Ability | undefined {
  if (syntax.form === 'keywords') {
    const grant = syntax.grants[0]!;
    return { kind: 'keyword', ...grant };
  }
  const [first, ...others] = syntax.sentences;
  if (!first) return undefined;
  if (syntax.costs) return activated(syntax.costs, first, others, context);
  const trigger = first.leads.find((lead) => lead.lead === 'trigger');
  if (trigger?.lead === 'trigger' && !trigger.duration && (!goesAway(context) || aboutItself(trigger.on)))
    return triggered(trigger.on, first, others, context);
  const would = first.leads.find((lead) => lead.lead === 'would');
  if (would?.lead === 'would' && !would.next && !goesAway(context))
    return replacement(would, first, others, context);
  return (
    standing(first, others, context) ??
    limited(first, others, context) ??
    permitted(first, others, context) ??
    spell(syntax.sentences, context)
  );
}

/** Whether the card of the text is not in play once it has resolved. */
const goesAway = ({ facts }: ComposeContext): boolean => facts.resolves === true;

/** "Once during your turn, you may [cost] to [effect]": an activated ability written as a sentence. */
function limited(first: Sentence, others: readonly Sentence[], context: ComposeContext): Ability | undefined {
  const lead = first.leads.find((one) => one.lead === 'limit');
  if (lead?.lead !== 'limit') return undefined;
  const rest = { ...first, leads: first.leads.filter((one) => one !== lead) };
  return used(composeSentences([rest, ...others], context), lead.during, lead.limit);
}

/** "While …, you may [cost] to [effect]" on a permanent: an activated ability with a condition. */
function permitted(
  first: Sentence,
  others: readonly Sentence[],
  context: ComposeContext,
): Ability | undefined {
  // Abilities are not activated in another player's turn.
  const conditions = first.leads.flatMap((lead) =>
    lead.lead === 'while' || (lead.lead === 'during' && !isOfOthers(lead.condition)) ? lead.condition : [],
  );
  if (goesAway(context) || conditions.length === 0 || conditions.length < first.leads.length)
    return undefined;
  let fits = true;
  const trial: ComposeContext = {
    ...context,
    refuse: () => {
      fits = false;
    },
  };
  const effects = composeSentences([{ ...first, leads: [] }, ...others], trial);
  return fits ? used(effects, allOf(conditions)) : undefined;
}

/** The conditions under which the ability can be activated. */
function used(said: readonly Effect[], condition: Condition | undefined, limit?: Limit): Ability | undefined {
  const [choice, ...more] = limit ? priced(said) : said;
  const paid = choice?.do === 'may' && choice.effects.length === 1 ? choice.effects[0] : undefined;
  if (paid?.do !== 'pay-to') return undefined;
  const { costs, effects } = paid;
  return {
    kind: 'activated',
    costs,
    ...(condition && { if: condition }),
    ...(limit && { limit }),
    effects: [...effects, ...more],
  };
}

/** "You may [A]. If you do, [B]": A is the price of B, as it is in "you may [A] to [B]". */
function priced(effects: readonly Effect[]): readonly Effect[] {
  const [choice, then, ...more] = effects;
  if (choice?.do !== 'may' || choice.otherwise || then?.do !== 'if' || then.otherwise) return effects;
  if (!isDone(then.condition) || choice.effects.some(({ do: kind }) => kind === 'pay-to')) return effects;
  const costs = choice.effects.flatMap(asCosts);
  return [{ ...choice, effects: [{ do: 'pay-to', costs, effects: then.effects }] }, ...more];
}

/**
 * On a card that resolves, a trigger about the card itself is an ability; any other trigger is created by playing it.
 */
function aboutItself(on: readonly (EventPattern | TurnPattern)[]): boolean {
  return on.every((pattern) => 'card' in pattern && pattern.card?.pick === 'self');
}

function activated(
  costs: Extract<Ability, { kind: 'activated' }>['costs'],
  first: Sentence,
  others: readonly Sentence[],
  context: ComposeContext,
): Ability {
  const limit = first.leads.find((lead) => lead.lead === 'limit');
  const rest = { ...first, leads: first.leads.filter((lead) => lead !== limit) };
  const effects = composeSentences([rest, ...others], context);
  return { kind: 'activated', costs, ...(limit?.lead === 'limit' && { limit: limit.limit }), effects };
}

function triggered(
  on: readonly (EventPattern | TurnPattern)[],
  first: Sentence,
  others: readonly Sentence[],
  context: ComposeContext,
): Ability {
  const at = first.leads.findIndex((lead) => lead.lead === 'trigger');
  const before = first.leads.slice(0, at);
  const during: Condition[] = [];
  let limited: Limit | undefined;
  for (const lead of before) {
    if (lead.lead === 'if' || lead.lead === 'while' || lead.lead === 'during') during.push(lead.condition);
    else if (lead.lead === 'limit') {
      limited = lead.limit;
      if (lead.during) during.push(lead.during);
    } else context.refuse('this cannot stand before a trigger');
  }
  const trigger = first.leads[at];
  if (trigger?.lead === 'trigger' && trigger.while) during.push(trigger.while);
  let after: readonly Lead[] = first.leads.slice(at + 1);
  const otherwise = others[0]?.leads.some((lead) => lead.lead === 'otherwise');
  const apart = otherwise || others.some((sentence) => asksAnew(sentence, first));
  const condition = !apart && after[0]?.lead === 'if' && !isDone(after[0].condition) ? after[0] : undefined;
  if (condition) after = after.slice(1);
  const effects = composeSentences([{ ...first, leads: after }, ...others], context);
  const when = allOf(during);
  return {
    kind: 'triggered',
    on,
    ...(when && { during: when }),
    ...(condition?.lead === 'if' && { if: condition.condition }),
    ...(limited && { limit: limited }),
    effects,
  };
}

function isDone(condition: Condition): boolean {
  return condition.if === 'done';
}

/** Condition data that refers to earlier effects. */
const OF_WHAT_WAS_DONE = /"(ref|top|done[^"]*|[^"]*this-way)"/;

/**
 * Whether a later sentence has a condition of its own, so that the one after the trigger belongs to its own sentence
 * only: "if they have more than 2 cards, … . If they have fewer, …" (all are checked on resolution). A
 * condition that refers to earlier effects, or amends them, does not count.
 */
function asksAnew({ leads, links }: Sentence, before: Sentence): boolean {
  if (links.some(({ clause }) => clause.tails.some(({ tail }) => tail === 'instead'))) return false;
  const picksPlayer = JSON.stringify(before.links).includes('"chosen-player"');
  return leads.some((lead) => {
    if (lead.lead !== 'if') return false;
    const words = JSON.stringify(lead.condition);
    return !OF_WHAT_WAS_DONE.test(words) && !(picksPlayer && words.includes('"that-player"'));
  });
}

const saysInstead = ({ links }: Sentence): boolean =>
  links.some(({ clause }) => clause.tails.some(({ tail }) => tail === 'instead'));

/** "… would …, [A] instead", or with a price: "… would …, you may [A]. If you do, [B] instead". */
function withoutInstead(sentences: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = sentences;
  const isPrice =
    !saysInstead(first!) &&
    first!.links.some(({ clause }) => clause.may) &&
    second?.leads.some((lead) => lead.lead === 'if' && isDone(lead.condition)) === true;
  return sentences.map((sentence) =>
    sentence !== (isPrice ? second : first)
      ? sentence
      : {
          ...sentence,
          links: sentence.links.map((link) => ({
            ...link,
            clause: { ...link.clause, tails: link.clause.tails.filter(({ tail }) => tail !== 'instead') },
          })),
        },
  );
}

function replacement(
  would: Extract<Lead, { lead: 'would' }>,
  first: Sentence,
  others: readonly Sentence[],
  context: ComposeContext,
): Ability {
  const conditions: Condition[] = [];
  const leads: Lead[] = [];
  let limited: Limit | undefined;
  for (const lead of first.leads) {
    if (lead.lead === 'would') {
      if (lead.while) conditions.push(lead.while);
      continue;
    }
    if (lead.lead === 'if' || lead.lead === 'while' || lead.lead === 'during')
      conditions.push(lead.condition);
    else if (lead.lead === 'limit') {
      if (would.first) context.refuse('the first time, or so often? Say one of them');
      limited = lead.limit;
      if (lead.during) conditions.push(lead.during);
    } else leads.push(lead);
  }
  if (would.first === 'in-it' && !conditions.some((one) => one.if === 'turn'))
    context.refuse('the first time of all? Say "each turn", or in whose turn');
  const event = would.first ? firstOnly(would.event) : would.event;
  if (would.first) limited = 'once-per-turn';
  const instead = composeSentences(withoutInstead([{ ...first, leads }, ...others]), context);
  if (![first, ...others].some(saysInstead) && !instead.every(({ do: kind }) => kind === 'nothing'))
    context.refuse('in place of what would happen, or besides? Say "instead"');
  const condition = allOf(conditions);
  return {
    kind: 'replacement',
    event,
    ...(would.or && { or: would.or }),
    ...(condition && { if: condition }),
    ...(limited && { limit: limited }),
    instead,
  };
}

/** A static ability, if all its effects have a duration kind and none states one; "once" limits a payment modifier. */
function standing(
  first: Sentence,
  others: readonly Sentence[],
  context: ComposeContext,
): Ability | undefined {
  const conditions: Condition[] = [];
  const leads: Lead[] = [];
  let limited: Limit | undefined;
  for (const lead of first.leads) {
    if (lead.lead === 'if' || lead.lead === 'while' || lead.lead === 'during')
      conditions.push(lead.condition);
    else if (lead.lead === 'limit') {
      limited = lead.limit;
      if (lead.during) conditions.push(lead.during);
    } else leads.push(lead);
  }
  const tail = conditionOfTails(first, context);
  if (tail) conditions.push(tail);
  const links = first.links.map((link) => ({
    ...link,
    clause: {
      ...link.clause,
      tails: link.clause.tails.flatMap((one): readonly Tail[] =>
        one.tail === 'only' ? [{ tail: 'only' }] : /^(if|while|unless)$/.test(one.tail) ? [] : [one],
      ),
    },
  }));
  let fits = true;
  const trial: ComposeContext = {
    ...context,
    refuse: () => {
      fits = false;
    },
  };
  const composed = composeSentences([{ ...first, leads, links }, ...others], trial);
  if (!fits || composed.length === 0) return undefined;
  const effects = limited || conditions.some(isOfThisTurn) ? composed.map(withoutThisTurn) : composed;
  if (!effects.every((effect) => stands(effect, context))) return undefined;
  if (limited && !(effects.length === 1 && changesPayment(effects[0]!, context))) return undefined;
  if (goesAway(context) && !effects.every((effect) => aboutThisCard(effect, context))) return undefined;
  // "During their turn": of the cards that it is about.
  if (conditions.some((one) => one.if === 'subject') && !effects.every((effect) => 'what' in effect))
    return undefined;
  const condition = allOf(conditions);
  if (condition && others.length > 0) return undefined;
  return {
    kind: 'static',
    ...(condition && { while: condition }),
    ...(limited && { limit: limited }),
    effects,
  };
}

/** Whether an effect modifies payments, so that its uses can be counted. */
function changesPayment(effect: Effect, context: ComposeContext): boolean {
  return effect.do === 'may'
    ? effect.effects.every((inner) => changesPayment(inner, context))
    : context.pays(effect);
}

/** "If you've played a relic this turn": can hold only until the end of the turn. */
function isOfThisTurn(condition: Condition): boolean {
  return (
    condition.if === 'happened' ||
    (condition.if === 'compare' && typeof condition.left === 'object' && condition.left.amount === 'events')
  );
}

/** Removes a redundant "this turn" from an effect whose condition cannot hold longer. */
function withoutThisTurn(effect: Effect): Effect {
  if (effect.do === 'may') return { ...effect, effects: effect.effects.map(withoutThisTurn) };
  const { duration, ...rest } = effect as Effect & { duration?: Duration };
  return duration?.lasts === 'this-turn' ? (rest as Effect) : effect;
}

/** Whether an effect lasts as long as its source; so does a standing permission ("you may pay 3 to …"). */
function stands(effect: Effect, context: ComposeContext): boolean {
  if (effect.do === 'may')
    return effect.effects.every((inner) => mayStand(inner, context) && stands(inner, context));
  if (effect.do === 'pay-to') return effect.effects.every((inner) => stands(inner, context));
  // "You may … to play this card for free" is an alternative way to play it, in any zone.
  if (effect.do === 'play')
    return effect.free && (effect.what.pick === 'self' || (effect.what.pick === 'each' && !effect.what.from));
  return context.lasts(effect) && !('duration' in effect);
}

/** Whether there is a moment at which a player says whether it is so: "this may gain Haste" has none. */
function mayStand(effect: Effect, context: ComposeContext): boolean {
  return (
    effect.do === 'pay-to' ||
    effect.do === 'play' ||
    effect.do === 'use-for-free' ||
    // Refused with a reason of its own: what is allowed is no choice.
    effect.do === 'permit' ||
    context.pays(effect) ||
    context.ofPlaying(effect)
  );
}

/** "You pay 1 less to play this card" functions in any zone, and on cards that resolve. */
function aboutThisCard(effect: Effect, context: ComposeContext): boolean {
  if (effect.do === 'may' || effect.do === 'pay-to')
    return effect.effects.every((inner) => aboutThisCard(inner, context));
  if (effect.do === 'play') return effect.free && isItself(effect.what);
  if (context.ofPlaying(effect)) return 'what' in effect && equal(effect.what, { pick: 'self' });
  if (effect.do === 'permit')
    return effect.other?.pick === 'self' || (effect.what.pick === 'self' && effect.what.from !== undefined);
  if (effect.do === 'forbid-player') return equal(effect.cards, { pick: 'self' });
  return effect.do === 'change-cost' && !Array.isArray(effect.for);
}

function spell(sentences: readonly Sentence[], context: ComposeContext): Ability | undefined {
  const effects = composeSentences(sentences, context);
  if (context.facts.type !== undefined && !context.facts.resolves) {
    context.refuse(NO_TIME);
    return undefined;
  }
  if (effects.some((effect) => isOfItsPlaying(effect, context))) {
    context.refuse('that is about how this card is played, and stands on a line of its own');
    return undefined;
  }
  return { kind: 'spell', effects };
}

/** "You may discard a card to pay 2 less to play this card": when it resolves, it is too late. */
function isOfItsPlaying(effect: Effect, context: ComposeContext): boolean {
  if (effect.do === 'may' || effect.do === 'pay-to' || effect.do === 'if')
    return effect.effects.some((inner) => isOfItsPlaying(inner, context));
  if (context.ofPlaying(effect)) return 'what' in effect && equal(effect.what, { pick: 'self' });
  if (effect.do === 'play') return effect.free && isItself(effect.what);
  return effect.do === 'change-cost' && 'pick' in effect.for && isItself(effect.for);
}

const isItself = (cards: CardSelector): boolean => cards.pick === 'self' && !cards.from;
