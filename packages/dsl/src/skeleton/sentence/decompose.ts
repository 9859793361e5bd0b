import type { Duration, Effect } from '@cardwright/core/data';
import { isSelector } from '@cardwright/core/data';
import { equal } from '../../syntax/equal.ts';
import type { Case, Lead, Sentence, Tail } from '../../syntax/syntax.ts';
import { decomposeLinks, isLinkable, linkCount } from '../clause-links/decompose.ts';
import type { DecomposeContext } from '../context.ts';
import { withDoer } from '../doer.ts';
import { standTogether } from '../joints.ts';
import { divided } from '../scale.ts';
import { type SentenceShape, Shapes } from '../shape.ts';
import { THAT_PLAYER, YOU } from '../subject.ts';
import { alike, atStart, isYours, sameAs } from './compose.ts';
import { pricedShape, priceOf } from './price-of-modes.ts';
import { insteadAt, withCondition, withTail, withWhile } from './with-condition.ts';

/**
 * The sentences of these effects, or undefined if some effect cannot be expressed. `together` requires a single
 * sentence, since its lead must cover all effects.
 */
export function decomposeEffects(
  effects: readonly Effect[],
  shapes: Shapes,
  context: DecomposeContext,
  together = false,
): Sentence[] | undefined {
  const sentences: Sentence[] = [];
  let at = 0;
  while (at < effects.length) {
    const shape = shapes.next();
    const taken =
      together && !shape
        ? effects.length
        : isLinkable(effects[at]!)
          ? shapes.canonical
            ? takeTogether(effects, at, context)
            : takeLinkable(effects, at, shape)
          : 1;
    const said = decomposeSome(effects.slice(at, at + taken), shape, shapes, context);
    if (!said) return undefined;
    sentences.push(...withDoer(said, effects.slice(0, at)));
    at += taken;
  }
  return sentences;
}

/** How many effects share a sentence by default. */
function takeTogether(effects: readonly Effect[], at: number, context: DecomposeContext): number {
  let end = at + 1;
  while (
    end < effects.length &&
    isLinkable(effects[end]!) &&
    standTogether(effects[end - 1]!, effects[end]!, context)
  )
    end++;
  return end - at;
}

/** How many effects share a sentence: as many as it had clauses. */
function takeLinkable(effects: readonly Effect[], at: number, shape: SentenceShape | undefined): number {
  const room = shape?.links.length ?? 0;
  let taken = 1;
  let links = linkCount(effects[at]!);
  while (links < room && at + taken < effects.length) {
    const next = effects[at + taken]!;
    const ends = next.do === 'instead' || next.do === 'unless' || isConditionLast(next, shape);
    const unit = next.do === 'instead' ? [next.effect] : ends && 'effects' in next ? next.effects : [next];
    const count = unit.reduce((sum, effect) => sum + linkCount(effect), 0);
    if (!unit.every(isLinkable) || links + count > room) break;
    links += count;
    taken++;
    if (ends) break;
  }
  return taken;
}

/** "[Before], then [effects] if …": whether an effect is what stands behind "then". */
function isConditionLast(
  effect: Effect,
  shape: SentenceShape | undefined,
): effect is Extract<Effect, { do: 'if' }> {
  return (
    effect.do === 'if' &&
    !effect.otherwise &&
    shape?.links.some(({ glue }) => glue === 'then') === true &&
    shape.links.at(-1)?.tails.includes('if') === true
  );
}

function decomposeSome(
  effects: readonly Effect[],
  shape: SentenceShape | undefined,
  shapes: Shapes,
  context: DecomposeContext,
): Sentence[] | undefined {
  const last = effects.at(-1)!;
  if (last.do === 'instead') {
    const base = decomposeSome([...effects.slice(0, -1), last.effect], shape, shapes, context);
    const next = shapes.next();
    const amended = untimed(last.with, last.effect, next);
    const brief = next ? undefined : withoutSame(amended, last.effect);
    const links =
      (brief && decomposeLinks([brief], next, context)) ?? decomposeLinks([amended], next, context);
    if (!base || !links) return undefined;
    const amending = { leads: [], links: withTail(links, { tail: 'instead' }, undefined, insteadAt(next)) };
    const saidFirst = !next || next.leads.includes('if');
    return [
      ...base,
      saidFirst
        ? { ...amending, leads: [{ lead: 'if', condition: last.condition }] }
        : withCondition(amending, last.condition, next),
    ];
  }
  if (last.do === 'while') {
    const inner = innerSentence(last.effects, shape, context);
    return inner && [withWhile(inner, last.condition, shape)];
  }
  if (last.do === 'if' && shape?.cases) {
    const cases = casesOf(last, shape.cases, context);
    return cases && [{ leads: [], links: [], cases }];
  }
  if (last.do === 'if') {
    const all = [...effects.slice(0, -1), ...last.effects];
    const taken = shape && all.every(isLinkable) ? takeLinkable(all, 0, shape) : all.length;
    const inner = innerSentence(all.slice(0, taken), shape, context);
    const more = inner && decomposeEffects(all.slice(taken), shapes, context);
    if (!more) return undefined;
    const said = [withCondition(inner, last.condition, shape), ...more];
    return last.otherwise ? withOtherwise(said, last.otherwise, last.answers, shapes, context) : said;
  }
  if (last.do === 'may' && last.otherwise) {
    const { otherwise, ...may } = last;
    const first = innerSentence([...effects.slice(0, -1), may], shape, context);
    return first && withOtherwise([first], otherwise, undefined, shapes, context);
  }
  const inner =
    last.do === 'unless'
      ? unlessSentence(last, effects.slice(0, -1), shape, context)
      : innerSentence(effects, shape, context);
  return inner && [inner];
}

/** The cases of "depending on its type"; undefined if it says something else. */
function casesOf(
  { condition, effects, otherwise }: Extract<Effect, { do: 'if' }>,
  [shape, ...others]: readonly (readonly SentenceShape[])[],
  context: DecomposeContext,
): Case[] | undefined {
  const sentences = decomposeEffects(effects, new Shapes(shape), context);
  const [filter] = condition.if === 'matches' ? condition.filter : [];
  if (!filter || !sentences) return undefined;
  if (!otherwise) return [{ filter, sentences }];
  const [next] = otherwise;
  const rest = next?.do === 'if' ? casesOf(next, others, context) : undefined;
  return rest && [{ filter, sentences }, ...rest];
}

/** Conditional sentences with their "otherwise" sentence. */
function withOtherwise(
  said: readonly Sentence[],
  otherwise: readonly Effect[],
  of: 'condition' | undefined,
  shapes: Shapes,
  context: DecomposeContext,
): Sentence[] | undefined {
  const second = innerSentence(otherwise, shapes.next(), context);
  const lead: Lead = { lead: 'otherwise', ...(of && { of }) };
  return second && [...said, { ...second, leads: [lead, ...second.leads] }];
}

/** Drops the duration that an amendment inherits. */
function untimed(effect: Effect, before: Effect, shape: SentenceShape | undefined): Effect {
  const { duration, ...rest } = effect as Effect & { duration?: Duration };
  const said = shape?.links.some((link) => link.tails.includes('duration'));
  return duration &&
    !said &&
    effect.do === before.do &&
    equal(duration, (before as { duration?: Duration }).duration)
    ? (rest as Effect)
    : effect;
}

/** "Deal 3 damage instead": drops the object that it shares with the amended effect; undefined if it shares none. */
function withoutSame(effect: Effect, before: Effect): Effect | undefined {
  const same = Object.entries(alike(before, effect.do) ?? {});
  const shared = same.filter(
    ([key, cards]) =>
      key !== 'what' &&
      isSelector(cards) &&
      (cards.pick === 'chosen' || cards.pick === 'some') &&
      equal((effect as unknown as Record<string, unknown>)[key], sameAs(cards)),
  );
  if (shared.length === 0) return undefined;
  const keys = shared.map(([key]) => key);
  return Object.fromEntries(
    Object.entries(effect).filter(([key]) => !keys.includes(key)),
  ) as unknown as Effect;
}

/** One sentence for effects that must stay together. */
export function innerSentence(
  effects: readonly Effect[],
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Sentence | undefined {
  let only = effects.length === 1 ? effects[0]! : undefined;
  const paid = only && priceOf(only);
  const price = paid && decomposeLinks(paid.effects, pricedShape(shape), context);
  if (paid) only = paid.choice;
  const may = only?.do === 'may' && only.effects.length === 1 && only.effects[0]?.do === 'choose-mode';
  if (may && only?.do === 'may') only = only.effects[0];
  if (only?.do === 'choose-mode') {
    const options = only.modes.map((mode, i) =>
      decomposeEffects(mode, new Shapes(shape?.modes?.[i]), context),
    );
    if (options.some((option) => option === undefined)) return undefined;
    return {
      leads: [],
      links: [],
      modes: {
        range: only.range,
        ...(only.player && { player: only.player }),
        ...(only.instead && { instead: only.instead }),
        ...(may && { may: true as const }),
        ...(price && { price }),
        options: only.player ? (options as Sentence[][]).map(saidByYou) : (options as Sentence[][]),
      },
    };
  }
  if (only?.do === 'trigger') {
    const { ability, duration, uses } = only;
    if (ability.kind !== 'triggered') return undefined;
    if (ability.during) {
      const { during, ...rest } = ability;
      const { duration: _, ...bare } = only;
      const said = innerSentence([{ ...bare, ability: rest }], shape, context);
      return said && { ...said, leads: [{ lead: 'while', condition: during }, ...said.leads] };
    }
    const inner = innerSentence(ability.effects, shape, context);
    const at = shape?.leads.findLastIndex((lead) => lead === 'trigger' || lead === 'next') ?? -1;
    if (!duration && !uses && (shape?.leads.lastIndexOf('duration') ?? -1) > at) {
      // Said as a time: "at the start of your next turn".
      const said = equal(ability.on, [atStart(YOU)]) && ability.if === undefined && inner;
      const when: Lead = { lead: 'duration', duration: { lasts: 'at-start-of-next-turn', of: YOU } };
      return said ? { ...said, leads: [when, ...said.leads] } : undefined;
    }
    const before = duration && shape?.leads[at - 1] === 'duration';
    const first: Lead[] = before ? [{ lead: 'duration', duration }] : [];
    const later = first.length > 0 ? undefined : duration;
    const leads = inner && [...first, ...triggerLeads(ability, later, uses), ...inner.leads];
    return leads && { ...inner, leads };
  }
  if (only?.do === 'repeat') {
    const inner = innerSentence(only.effects, shape, context);
    return inner && { ...inner, leads: [{ lead: 'per', of: only.times }, ...inner.leads] };
  }
  if (only?.do === 'unless') {
    return unlessSentence(only, [], shape, context);
  }
  if (only?.do === 'charge') return chargedSentence(only, shape, context);
  if (only?.do === 'replace') {
    const inner = innerSentence(only.instead, shape, context);
    return (
      inner && {
        ...inner,
        leads: [...wouldLeads(only, shape), ...inner.leads],
        links: withTail(inner.links, { tail: 'instead' }),
      }
    );
  }
  if (only?.do === 'while') {
    const inner = innerSentence(only.effects, shape, context);
    return inner && withWhile(inner, only.condition, shape);
  }
  const lasting = only?.do === 'may' && only.effects.length === 1 ? only.effects[0] : undefined;
  if (only?.do === 'may' && !only.otherwise && lasting?.do === 'while') {
    const inner = innerSentence([{ ...only, effects: lasting.effects }], shape, context);
    return inner && withWhile(inner, lasting.condition, shape);
  }
  if (only?.do === 'if' && !only.otherwise) {
    const inner = innerSentence(only.effects, shape, context);
    return inner && withCondition(inner, only.condition, shape);
  }
  const links = decomposeLinks(effects, shape, context);
  return links && { leads: outerLeads(effects, shape, context), links };
}

/** Where another player chooses, an order could be theirs: what you do is said of you. */
function saidByYou(mode: readonly Sentence[]): Sentence[] {
  return mode.map((sentence) => {
    const [first, ...others] = sentence.links;
    if (!first || first.clause.subject || first.clause.predicate.takes !== 'player') return sentence;
    const subject = { kind: 'player', player: { who: 'you' } } as const;
    return { ...sentence, links: [{ ...first, clause: { ...first.clause, subject } }, ...others] };
  });
}

type Unless = Extract<Effect, { do: 'unless' }>;

/** "[Before], then [effects] unless that player …". */
function unlessSentence(
  unless: Unless,
  before: readonly Effect[],
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Sentence | undefined {
  const { player, effects } = unless;
  // "Each opponent [A] unless they [B]": who does A is who may do B.
  const theirs =
    player.who !== 'that-player' &&
    effects.every((effect) => 'player' in effect && equal(effect.player, THAT_PLAYER));
  const said = theirs ? effects.map((effect) => ({ ...effect, player }) as Effect) : effects;
  const inner = innerSentence([...before, ...said], shape, context);
  const tail = inner && deedTail(unless, theirs, context);
  return tail && { ...inner, links: withTail(inner.links, tail) };
}

/** "Can't … unless you …". */
function chargedSentence(
  { do: _, costs, ...rest }: Extract<Effect, { do: 'charge' }>,
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Sentence | undefined {
  const [cost, more] = costs;
  const forbidden = innerSentence([{ do: 'forbid', ...rest }], shape, context);
  if (!forbidden || !cost) return undefined;
  const player = isYours(rest.what) ? ({ who: 'you' } as const) : THEIR_PLAYER;
  if (more && cost.pay === 'perform') return undefined;
  const deed =
    cost.pay === 'perform'
      ? ({ ...cost.effect, player } as Effect)
      : ({ do: 'pay', player, costs } as Effect);
  const tail = deedTail({ do: 'unless', player, deed: [deed], effects: [] }, false, context);
  return tail && { ...forbidden, links: withTail(forbidden.links, tail, shape?.links.at(-1)) };
}

const THEIR_PLAYER = {
  who: 'player-of',
  card: { pick: 'ref', ref: { to: 'it' } },
} as const;

/** "Unless that player …". */
function deedTail({ player, deed }: Unless, theirs: boolean, context: DecomposeContext): Tail | undefined {
  const [only, more] = deed;
  if (!only || more) return undefined;
  const said = context
    .predicates('predicate', only)
    .find(
      ({ takes, role }) =>
        takes === 'player' && equal((only as unknown as Record<string, unknown>)[role], player),
    );
  return said && { tail: 'unless-done', player: theirs ? THAT_PLAYER : player, deed: said };
}

function triggerLeads(
  ability: Extract<Effect, { do: 'trigger' }>['ability'] & { kind: 'triggered' },
  duration: Duration | undefined,
  uses: number | undefined,
): Lead[] {
  const on = ability.on as Extract<Lead, { lead: 'next' }>['on'];
  const lead: Lead = uses === 1 ? { lead: 'next', on } : { lead: 'trigger', on };
  const first = duration ? { ...lead, duration } : lead;
  return ability.if ? [first, { lead: 'if', condition: ability.if }] : [first];
}

function wouldLeads(
  { event, duration, uses }: Extract<Effect, { do: 'replace' }>,
  shape: SentenceShape | undefined,
): Lead[] {
  const first = duration && shape?.leads.includes('duration');
  const would: Lead = {
    lead: 'would',
    event,
    ...(uses === 1 && { next: true }),
    ...(duration && !first && { duration }),
  };
  return first ? [{ lead: 'duration', duration }, would] : [would];
}

/** Leading durations and multipliers. */
function outerLeads(
  effects: readonly Effect[],
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Lead[] {
  const leads: Lead[] = [];
  if (shape?.leads.includes('per')) {
    const { of } = divided(effects.at(-1)!, context.scales);
    if (of !== undefined) leads.push({ lead: 'per', of });
  }
  const { duration } = (effects[0] ?? {}) as { duration?: Duration };
  if (shape?.leads.includes('duration') && duration) leads.push({ lead: 'duration', duration });
  return leads;
}
