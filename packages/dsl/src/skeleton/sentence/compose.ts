import type {
  CardSelector,
  Condition,
  Duration,
  Effect,
  PlayerSelector,
  TurnPattern,
  ZoneName,
} from '@cardwright/core/data';
import { equal } from '../../syntax/equal.ts';
import type { Case, Lead, Link, Sentence, Tail } from '../../syntax/syntax.ts';
import { asCosts, composeLinks, withDuration } from '../clause-links/compose.ts';
import type { ComposeContext } from '../context.ts';
import { checkDoer, checkThey } from '../doer.ts';
import { onlyWhen } from '../only.ts';
import { multiplied } from '../scale.ts';
import { THAT_PLAYER, YOU } from '../subject.ts';
import { goesOn, isSearchUnderCondition } from './search-under-condition.ts';
import { fromWhatIsSeen } from './what-is-seen.ts';

/** The effects of sentences in order. */
export function composeSentences(sentences: readonly Sentence[], context: ComposeContext): Effect[] {
  const effects: Effect[] = [];
  for (const sentence of sentences) addSentence(sentence, effects, context);
  return effects.map((effect, i) => fromWhatIsSeen(effect, effects[i - 1]));
}

function addSentence(sentence: Sentence, effects: Effect[], context: ComposeContext): undefined {
  let inner = innerEffects(sentence, context);
  const instead = sentence.links.some(({ clause }) => clause.tails.some((tail) => tail.tail === 'instead'));
  const tailCondition = conditionOfTails(sentence, context);
  inner = charged(sentence, inner, context) ?? unlessDone(sentence, inner);
  const replaces = sentence.leads.some(({ lead }) => lead === 'would');
  if (instead && !replaces) return amend(sentence, inner, effects, tailCondition, context);
  if (tailCondition) {
    const said = (kind: Tail['tail']) =>
      sentence.links.some(({ clause }) => clause.tails.some(({ tail }) => tail === kind));
    const lasting =
      said('unless') || said('only') || said('while') ? lastsWhile(tailCondition, inner, context) : undefined;
    if (said('while') && !lasting) context.refuse(ONLY_ONCE);
    inner = lasting ?? conditional(sentence, inner, tailCondition, context);
  }
  for (let i = sentence.leads.length - 1; i >= 0; i--) {
    const lead = sentence.leads[i]!;
    checkDoer(lead, effects, context);
    checkThey(lead, inner, context);
    if (lead.lead === 'otherwise') return attachOtherwise(inner, lead.of, effects, context);
    inner = wrap(lead, sentence.leads[i + 1], inner, sentence, context);
  }
  const before = effects.at(-1);
  if (sentence.leads.length === 0 && isSearchUnderCondition(before) && inner.every(goesOn))
    effects[effects.length - 1] = { ...before, effects: [...before.effects, ...inner] };
  else effects.push(...inner);
}

/** "[Before], then [effects] if …": what precedes "then" happens in any case. */
function conditional(
  { links, leads }: Sentence,
  inner: Effect[],
  condition: Condition,
  context: ComposeContext,
): Effect[] {
  const then = links.findLastIndex(isThen);
  if (then <= 0) return [{ do: 'if', condition, effects: inner }];
  if (links.length !== inner.length || leads.length > 0) context.refuse(UNDER_WHAT);
  return [...inner.slice(0, then), { do: 'if', condition, effects: inner.slice(then) }];
}

const UNDER_WHAT = 'it is not clear whether the condition is that of what comes before "then", too';
export const ONLY_ONCE = 'this condition stands where the text happens only once';

/** "… while …" and "… unless …" on a duration effect are evaluated continuously, even under "may". */
function lastsWhile(
  condition: Condition,
  inner: readonly Effect[],
  context: ComposeContext,
): Effect[] | undefined {
  if (inner.every(context.lasts)) return [{ do: 'while', condition, effects: inner }];
  const [may, more] = inner;
  if (more || may?.do !== 'may' || may.otherwise || !may.effects.every(context.lasts)) return undefined;
  return [{ ...may, effects: [{ do: 'while', condition, effects: may.effects }] }];
}

/** "Can't … unless you pay 2": a price of the action, each time, for who takes it. */
function charged(sentence: Sentence, inner: Effect[], context: ComposeContext): Effect[] | undefined {
  const tail = sentence.links.at(-1)?.clause.tails.find((one) => one.tail === 'unless-done');
  const [only, more] = inner;
  if (tail?.tail !== 'unless-done' || only?.do !== 'forbid' || more) return undefined;
  const { what, action, other, duration, by, except } = only;
  const { player, deed } = tail;
  const theirs = isTheirPlayer(player);
  if (by || except || (theirs ? isYours(what) : player.who !== 'you' || !isYours(what))) {
    context.refuse('only who takes the action can pay for it');
    return inner;
  }
  const costs = asCosts({ ...deed.value, [deed.role]: YOU } as Effect);
  return [
    {
      do: 'charge',
      what,
      action,
      ...(other && { other }),
      costs,
      ...(duration && { duration }),
    },
  ];
}

/** "Their player": of the cards that are spoken of. */
function isTheirPlayer(player: PlayerSelector): boolean {
  return player.who === 'player-of' && player.card.pick === 'ref' && player.card.ref.to === 'it';
}

/** Whether it is you who acts with these cards. */
export function isYours(what: CardSelector): boolean {
  if (what.pick === 'self') return true;
  const filter = 'filter' in what ? (what.filter ?? []) : [];
  return filter.some((one) => one.is === 'of' && one.player.who === 'you');
}

/** "… unless that player [deed]": the effects happen if the deed is not done. */
function unlessDone(sentence: Sentence, inner: Effect[]): Effect[] {
  const tail = sentence.links.at(-1)?.clause.tails.find((one) => one.tail === 'unless-done');
  if (tail?.tail !== 'unless-done') return inner;
  // What precedes "then" happens in any case.
  const then = sentence.links.length === inner.length ? sentence.links.findLastIndex(isThen) : 0;
  const spared = inner.slice(Math.max(then, 0));
  const { deed } = tail;
  const doer = tail.player.who === 'that-player' ? doerOf(spared) : undefined;
  const player = doer ?? tail.player;
  const effects = doer ? spared.map((effect) => ({ ...effect, player: THAT_PLAYER }) as Effect) : spared;
  const done = { ...deed.value, [deed.role]: player } as Effect;
  return [...inner.slice(0, Math.max(then, 0)), { do: 'unless', player, deed: [done], effects }];
}

function isThen({ glue }: Link): boolean {
  return glue === 'then';
}

/** The player who does all of this, so that "they" means them: "each opponent loses 1 unless they …". */
function doerOf(effects: readonly Effect[]): PlayerSelector | undefined {
  const [first, ...rest] = effects.map((effect) => ('player' in effect ? effect.player : undefined));
  if (!first || first.who === 'you' || first.who === 'that-player' || first.who === 'player-of')
    return undefined;
  return rest.every((player) => equal(player, first)) ? first : undefined;
}

/** The effects of a sentence's clauses, without its leads. */
export function innerEffects(sentence: Sentence, context: ComposeContext): Effect[] {
  if (sentence.cases) return ofCases(sentence.cases, context);
  if (!sentence.modes) return composeLinks(sentence.links, context);
  const modes = sentence.modes.options.map((mode) => composeSentences(mode, context));
  const { price, range, player, instead } = sentence.modes;
  const choice: Effect = {
    do: 'choose-mode',
    range,
    modes,
    ...(player && { player }),
    ...(instead && { instead }),
  };
  if (price) return paidChoice(composeLinks(price, context), choice);
  return [sentence.modes.may ? { do: 'may', player: { who: 'you' }, effects: [choice] } : choice];
}

/** "Depending on its type": each case where none before it was so. */
function ofCases([first, ...rest]: readonly Case[], context: ComposeContext): Effect[] {
  if (!first) return [];
  const otherwise = ofCases(rest, context);
  const effects = composeSentences(first.sentences, context);
  const condition: Condition = {
    if: 'matches',
    card: { pick: 'ref', ref: { to: 'it' } },
    filter: [first.filter],
  };
  return [
    {
      do: 'if',
      condition,
      effects,
      ...(otherwise.length > 0 && { otherwise, answers: 'condition' as const }),
    },
  ];
}

/** Combines the price with the choice between modes; it may be optional. */
function paidChoice(price: readonly Effect[], choice: Effect): Effect[] {
  const [may, more] = price;
  if (may?.do === 'may' && !more) return [{ ...may, effects: paidChoice(may.effects, choice) }];
  return [{ do: 'pay-to', costs: price.flatMap(asCosts), effects: [choice] }];
}

/** The trailing condition: "… if you have no cards". */
export function conditionOfTails(sentence: Sentence, context: ComposeContext): Condition | undefined {
  const found: Condition[] = [];
  for (const { clause } of sentence.links)
    for (const tail of clause.tails) {
      if (tail.tail === 'if' || tail.tail === 'while') found.push(tail.condition);
      if (tail.tail === 'unless') found.push({ if: 'not', condition: tail.condition });
      if (tail.tail === 'only' && tail.condition)
        found.push(onlyWhen(clause.predicate.value, tail.condition, context.given));
    }
  return allOf(found);
}

export function allOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.length > 1 ? { if: 'all', of: conditions } : conditions[0];
}

/** "If …, … instead" or "… instead if …": amends the previous effect. */
function amend(
  { leads: [first, more] }: Sentence,
  inner: readonly Effect[],
  effects: Effect[],
  saidLast: Condition | undefined,
  context: ComposeContext,
): undefined {
  const before = effects.pop();
  const saidFirst = first?.lead === 'if' ? first.condition : undefined;
  // Said once, before or after what is done.
  const condition = first === undefined ? saidLast : saidLast === undefined ? saidFirst : undefined;
  if (!before || inner.length !== 1 || more || condition === undefined)
    return context.refuse('"instead" needs a condition, and an effect before it to amend');
  effects.push({
    do: 'instead',
    effect: before,
    condition,
    with: inDuration(doneAgain(inner[0]!, before), before),
  });
}

/** An amendment targets the same cards unless it names others: "deal 3 damage instead". */
function doneAgain(effect: Effect, before: Effect): Effect {
  const same = alike(before, effect.do);
  if (!same) return effect;
  const more: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(same)) {
    if (key in effect || typeof value !== 'object' || value === null || !('pick' in value)) continue;
    more[key] = sameAs(value as CardSelector);
  }
  return { ...effect, ...more } as Effect;
}

/** Refers to the same cards: a choice is not made again. */
export function sameAs(cards: CardSelector): CardSelector {
  if (cards.pick !== 'chosen' && cards.pick !== 'some') return cards;
  return { pick: 'ref', ref: { to: cards.pick === 'chosen' ? 'chosen' : 'that' } };
}

/** The effect of a kind within the amended one. */
export function alike(effect: Effect, kind: Effect['do']): Effect | undefined {
  if (effect.do === kind) return effect;
  if (effect.do !== 'may' && effect.do !== 'pay-to') return undefined;
  for (const inner of effect.effects.toReversed()) {
    const found = alike(inner, kind);
    if (found) return found;
  }
  return undefined;
}

/** An amendment keeps the duration unless it states another. */
function inDuration(effect: Effect, before: Effect): Effect {
  const { duration } = before as { duration?: Duration };
  const same = effect.do === before.do && duration && !(effect as { duration?: Duration }).duration;
  return same ? ({ ...effect, duration } as Effect) : effect;
}

function attachOtherwise(
  inner: readonly Effect[],
  answers: 'condition' | undefined,
  effects: Effect[],
  context: ComposeContext,
): undefined {
  const before = effects.pop();
  if (before?.do === 'if' && !before.otherwise)
    effects.push({ ...before, otherwise: inner, ...(answers && { answers }) });
  else if (before?.do === 'may' && !before.otherwise && !answers)
    effects.push({ ...before, otherwise: inner });
  else context.refuse(`"${answers ? "if it isn't" : 'otherwise'}" needs an "if" in the sentence before`);
}

/** "At the start of your next turn": how long something lasts, or when it happens. */
const isNextStart = (duration: Duration): boolean =>
  duration.lasts === 'at-start-of-next-turn' && duration.of.who === 'you';

/** The start of a player's turn, as what an effect waits for. */
export const atStart = (player: PlayerSelector): TurnPattern => ({ on: 'turn-started', player });

function lastsInside(effect: Effect, context: ComposeContext): boolean {
  return (
    context.lasts(effect) ||
    ('effects' in effect && effect.effects.some((inner) => lastsInside(inner, context)))
  );
}

function wrap(
  lead: Lead,
  after: Lead | undefined,
  inner: Effect[],
  sentence: Sentence,
  context: ComposeContext,
): Effect[] {
  switch (lead.lead) {
    case 'while': {
      // "While this is in play, whenever …": for as long as it is.
      const [only, more] = inner;
      if (only?.do === 'trigger' && !more && !only.duration && !only.uses && isInPlay(lead.condition))
        return [
          {
            ...only,
            ability: { ...only.ability, during: lead.condition } as typeof only.ability,
            duration: { lasts: 'rest-of-game' },
          },
        ];
      if (!inner.every(context.lasts)) break;
      return [{ do: 'while', condition: lead.condition, effects: inner }];
    }
    case 'if':
      return [{ do: 'if', condition: lead.condition, effects: inner }];
    case 'duration':
      if (isNextStart(lead.duration) && !inner.some((effect) => lastsInside(effect, context)))
        return [{ do: 'trigger', ability: { kind: 'triggered', on: [atStart(YOU)], effects: inner } }];
      return inner.map((effect) =>
        (effect.do === 'replace' || effect.do === 'trigger') && !effect.duration
          ? { ...effect, duration: lead.duration }
          : withDuration(effect, lead.duration, context),
      );
    case 'per': {
      // Multiply a single number, or each duration effect's; repeat anything else.
      const { links } = sentence;
      const scaled = inner.map((one, i) => {
        const phrase = links.length === inner.length ? links[i]!.clause.predicate.phrase : '';
        return multiplied(one, phrase, lead.of, context.scales);
      });
      const whole = scaled.length === 1 || inner.every(context.lasts);
      return whole && scaled.every((one) => one !== undefined)
        ? scaled
        : [{ do: 'repeat', times: lead.of, effects: inner }];
    }
    case 'trigger': {
      // "At the start of their next turn, they can't …": a time, not a moment at which it begins and never ends.
      if (lead.duration?.lasts === 'during-next-turn' && inner.every((one) => isForever(one, context)))
        context.refuse('how long does it last from then on?');
      const only = inner.length === 1 ? inner[0] : undefined;
      const intervening = after?.lead === 'if' && only?.do === 'if' && !only.otherwise ? only : undefined;
      const ability = intervening
        ? ({
            kind: 'triggered',
            on: lead.on,
            if: intervening.condition,
            effects: intervening.effects,
          } as const)
        : ({ kind: 'triggered', on: lead.on, effects: inner } as const);
      return [
        lead.duration ? { do: 'trigger', ability, duration: lead.duration } : { do: 'trigger', ability },
      ];
    }
    case 'next': {
      const ability = { kind: 'triggered', on: lead.on, effects: inner } as const;
      return [{ do: 'trigger', ability, uses: 1, ...(lead.duration && { duration: lead.duration }) }];
    }
    case 'would':
      if (lead.first) context.refuse('"each turn" of what is done once? Say "the next time"');
      if (lead.while) context.refuse('asked now, or when it happens? Say "if" or "while" first');
      return [
        {
          do: 'replace',
          event: lead.event,
          instead: inner,
          ...(lead.duration && { duration: lead.duration }),
          ...(lead.next && { uses: 1 }),
        },
      ];
  }
  context.refuse(ONLY_ONCE);
  return inner;
}

const isInPlay = (condition: Condition): boolean =>
  condition.if === 'self-in-zone' && condition.zone === ('play' as ZoneName);

/** Whether an effect would last for good. */
function isForever(effect: Effect, context: ComposeContext): boolean {
  return context.lasts(effect) && !('duration' in effect);
}
