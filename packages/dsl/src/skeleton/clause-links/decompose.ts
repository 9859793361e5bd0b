import type { Cost, Duration, Effect, PlayerSelector, Quantity } from '@cardwright/core/data';
import { equal } from '../../syntax/equal.ts';
import type { Clause, Glue, Link, Predicate, Tail } from '../../syntax/syntax.ts';
import type { DecomposeContext } from '../context.ts';
import { jointOf } from '../joints.ts';
import { saidOnly } from '../only.ts';
import { divided, multiplied, multipliesBefore, statOf } from '../scale.ts';
import type { LinkShape, SentenceShape } from '../shape.ts';
import { IT, type SubjectValue, THAT_PLAYER, toSubject, unsaidSubject, YOU } from '../subject.ts';

/** An effect in the process of becoming clauses. */
interface Item {
  readonly effect: Effect;
  readonly glue: Glue | undefined;
  /** Glue required by the structure; otherwise it depends on the form. */
  readonly fixed: boolean;
  readonly may?: PlayerSelector;
}

/** Whether an effect becomes clauses of one sentence. */
export function isLinkable(effect: Effect): boolean {
  return flatten(effect) !== undefined;
}

/** Number of clauses an effect becomes. */
export function linkCount(effect: Effect): number {
  return flatten(effect)?.length ?? 1;
}

function flatten(effect: Effect): Item[] | undefined {
  switch (effect.do) {
    case 'may': {
      if (effect.otherwise) return undefined;
      const [first, ...others] = join(effect.effects.map(flatten)) ?? [];
      // One choice is said once.
      if (!first || first.may) return undefined;
      const { player } = effect;
      // Who may pay, pays.
      const deed = first.effect.do === 'pay' ? { ...first.effect, player } : first.effect;
      return [{ ...first, effect: deed, may: player }, ...others];
    }
    case 'pay-to': {
      const costs = join([...costItems(effect.costs)]);
      const effects = join(effect.effects.map(flatten));
      if (!costs || !effects?.[0]) return undefined;
      return [...costs, { ...effects[0], glue: 'to', fixed: true }, ...effects.slice(1)];
    }
    case 'either': {
      const items: Item[] = [];
      for (const [index, option] of effect.options.entries()) {
        if (option.length !== 1 || !option[0]) return undefined;
        items.push({ effect: option[0], glue: index === 0 ? undefined : 'or', fixed: index > 0 });
      }
      return items;
    }
    // A permission is written with "may" but involves no choice.
    case 'enters-with': {
      // What is done at once, for no choice, has words of its own.
      if (!effect.optional && effect.reward) return [{ effect, glue: undefined, fixed: false }];
      const { reward = [], ...entering } = effect;
      const [first, ...others] = join(reward.map(flatten)) ?? [];
      if (reward.length > 0 && !first) return undefined;
      const paid = first ? [{ ...first, glue: 'to' as const, fixed: true }, ...others] : [];
      return [
        effect.optional
          ? { effect: { ...entering, optional: false }, glue: undefined, fixed: false, may: YOU }
          : { effect: entering, glue: undefined, fixed: false },
        ...paid,
      ];
    }
    case 'additional-action':
      return [{ effect, glue: undefined, fixed: false, may: effect.player }];
    case 'if':
    case 'while':
    case 'instead':
    case 'choose-mode':
    case 'repeat':
    case 'unless':
    case 'charge':
    case 'trigger':
    case 'replace':
      return undefined;
    default:
      return [{ effect, glue: undefined, fixed: false }];
  }
}

function costItems(costs: readonly Cost[]): (Item[] | undefined)[] {
  const items: (Item[] | undefined)[] = [];
  let paid: Cost[] = [];
  const flush = () => {
    if (paid.length > 0)
      items.push([{ effect: { do: 'pay', player: YOU, costs: paid }, glue: undefined, fixed: false }]);
    paid = [];
  };
  for (const cost of costs) {
    if (cost.pay !== 'perform') paid.push(cost);
    else {
      flush();
      items.push(flatten(cost.effect));
    }
  }
  flush();
  return items;
}

/** Joins clauses with the default glue: "… and …", "…, then …", "…, …, and …". */
function join(parts: readonly (Item[] | undefined)[]): Item[] | undefined {
  const items: Item[] = [];
  const joints: Glue[] = [];
  for (const part of parts) {
    if (!part?.[0]) return undefined;
    const before = items.at(-1);
    if (before) joints.push(part[0].glue ?? jointOf(before.effect, part[0].effect));
    items.push(before ? { ...part[0], glue: joints.at(-1) } : part[0], ...part.slice(1));
  }
  const list =
    joints.length > 1 && items.length === joints.length + 1 && joints.every((one) => one === 'and');
  return list
    ? items.map((item, i) => ({ ...item, glue: i === 0 ? item.glue : i < joints.length ? ',' : ', and' }))
    : items;
}

const FREE: ReadonlySet<string> = new Set(['and', ', and', ',', 'then']);

/** The clauses of one sentence for these effects; undefined if they do not fit into one. */
export function decomposeLinks(
  effects: readonly Effect[],
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Link[] | undefined {
  const items = join(effects.map(flatten));
  if (!items) return undefined;
  const links: Link[] = [];
  let subject: SubjectValue | undefined;
  for (const [index, item] of items.entries()) {
    const form = shape?.links[index];
    const covered = coveredByNext(items, index, form, shape, context);
    const clause = toClause(item, form, subject, { first: index === 0, covered, shape }, context);
    if (!clause) return undefined;
    subject = clause.subject || clause.predicate.takes === 'cards' ? clause.value : subject;
    const glue =
      index === 0
        ? undefined
        : item.fixed
          ? item.glue
          : form?.glue && FREE.has(form.glue)
            ? form.glue
            : item.glue;
    const { value: _, ...said } = clause;
    links.push(glue ? { glue, clause: said } : { clause: said });
  }
  return gatherMultipliers(items, links, shape, context);
}

/**
 * Says "for each" once for all clauses that it multiplies. A clause that it would multiply in vain is kept from it by
 * "then"; undefined if the structure joins the two otherwise.
 */
function gatherMultipliers(
  items: readonly Item[],
  links: Link[],
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): Link[] | undefined {
  let of: Quantity | undefined;
  for (let i = links.length - 1; i >= 0; i--) {
    const { clause } = links[i]!;
    const own = clause.tails.find((tail) => tail.tail === 'per');
    const { effect } = items[i]!;
    const after = links[i + 1];
    const over =
      of !== undefined &&
      after !== undefined &&
      multipliesBefore({ effect, clause }, { ...items[i + 1]!, ...after, may: after.clause.may }, of);
    const bounded = clause.tails.some(({ tail }) => tail === 'most');
    if (over && own && !bounded && equal(own.of, of) && !shape?.links[i]?.tails.includes('per'))
      links[i] = { ...links[i]!, clause: { ...clause, tails: clause.tails.filter((tail) => tail !== own) } };
    else if (over && !own && multiplied(effect, clause.predicate.phrase, of!, context.scales)) {
      if (items[i + 1]!.fixed) return undefined;
      links[i + 1] = { ...after, glue: 'then' };
      of = undefined;
      continue;
    }
    of = own?.of ?? (over ? of : undefined);
  }
  return links;
}

/** Whether a clause shares the duration stated by the next clause. */
function coveredByNext(
  items: readonly Item[],
  index: number,
  form: LinkShape | undefined,
  shape: SentenceShape | undefined,
  context: DecomposeContext,
): boolean {
  const { duration } = items[index]!.effect as { duration?: Duration };
  const next = items[index + 1];
  if (!duration || !next || !context.lasts(next.effect)) return false;
  if (!equal(duration, (next.effect as { duration?: Duration }).duration)) return false;
  const glue = next.fixed ? next.glue : (shape?.links[index + 1]?.glue ?? next.glue);
  if (glue === 'then' || glue === 'to' || glue === 'or') return false;
  return !form?.tails.includes('duration');
}

interface Place {
  readonly first: boolean;
  readonly covered: boolean;
  /** After "to", where no subject can be stated: who does what is said there. */
  readonly doer?: SubjectValue | undefined;
  /** Who may do it, where it may be done. */
  readonly may?: PlayerSelector | undefined;
  readonly shape: SentenceShape | undefined;
}

function toClause(
  item: Item,
  form: LinkShape | undefined,
  before: SubjectValue | undefined,
  place: Place,
  context: DecomposeContext,
): (Clause & { value: SubjectValue }) | undefined {
  const paid = item.fixed && item.glue === 'to';
  const doer = paid ? unsaidSubject(before, 'player') : undefined;
  const effect = form?.tails.includes('only') ? saidOnly(item.effect) : item.effect;
  const found = choosePredicate(effect, form, { ...place, doer, may: item.may }, context);
  if (!found) return undefined;
  const { predicate, tails } = found;
  const { role } = predicate;
  const value = role
    ? ((effect as unknown as Record<string, unknown>)[role] as SubjectValue | undefined)
    : ((context.causes(predicate.phrase) ? item.may : undefined) ?? YOU);
  if (value === undefined) return undefined;
  // What a sentence allows, it allows its subject; of cards it is you who may.
  if (item.may && !equal(predicate.takes === 'player' ? value : YOU, item.may)) return undefined;
  const unsaid = unsaidSubject(before, predicate.takes);
  const elided = unsaid !== undefined && equal(unsaid, value);
  const pronoun = equal(value, predicate.takes === 'player' ? THAT_PLAYER : IT);
  const mayUnsaid = item.may === undefined || form?.subject === 'none';
  // "It" is read as cards, "they" as a pronoun.
  const inForm =
    pronoun && (form?.subject ?? (context.pronounsOf?.(value)?.[0] === 'it' ? 'said' : 'pronoun'));
  const said = inForm === 'pronoun' ? 'pronoun' : 'said';
  // "You pay 1 less" is no imperative: a duration effect states its player.
  const ordered = predicate.takes === 'cards' || !context.lasts(effect);
  const none = elided && mayUnsaid && (form ? form.subject === 'none' : ordered || paid);
  return {
    ...(!none && { subject: toSubject(value, said) }),
    ...(item.may && { may: true as const }),
    predicate,
    tails,
    value,
  };
}

/** Chooses the predicate of an effect, after removing what its tails state. */
function choosePredicate(
  effect: Effect,
  form: LinkShape | undefined,
  place: Place,
  context: DecomposeContext,
): { predicate: Predicate; tails: Tail[] } | undefined {
  const { duration, ...bare } = effect as Effect & { duration?: Duration };
  const outside = place.covered || place.shape?.leads.includes('duration');
  const tailed = duration && context.lasts(effect);
  // A phrase may contain the duration itself ("the next … this turn"): then try the whole effect.
  const attempts = tailed ? [bare as Effect, effect] : [effect];
  if (tailed && form && !form.tails.includes('duration') && !outside) attempts.reverse();
  for (const attempt of attempts) {
    const { reduced, of, most } = divided(attempt, context.scales);
    const predicates = context.predicates('predicate', reduced, form?.phrase);
    const all =
      of === undefined && most === undefined
        ? predicates
        : [...predicates, ...context.predicates('predicate', attempt, form?.phrase)];
    // No one makes you do what you do, but another may.
    const whole = place.may || !isYours(attempt) ? all : all.filter(({ phrase }) => !context.causes(phrase));
    const predicate =
      whole.find((candidate) => candidate.role === form?.role) ??
      (place.may ? saidOf(place.may, whole, attempt, context) : undefined) ??
      (place.doer ? whole.find((candidate) => isDoneBy(place.doer!, candidate, attempt)) : undefined) ??
      whole[0];
    if (!predicate) continue;
    const tails: Tail[] = isSaidAble(predicate.phrase, form, context) ? [{ tail: 'if-able' }] : [];
    if (predicates.includes(predicate)) tails.push(...scaledTails(attempt, of, most, place));
    if (duration && attempt !== effect && !outside) tails.push({ tail: 'duration', duration });
    // "If you've played a relic this turn, … this turn": the duration was implied by the condition.
    else if (!duration && form?.tails.includes('duration') && context.lasts(effect))
      tails.push({ tail: 'duration', duration: { lasts: 'this-turn' } });
    // Each player does what all of them do: stating "each" is a matter of form.
    if (form?.tails.includes('each')) tails.push({ tail: 'each' });
    return { predicate, tails: ordered(tails, form) };
  }
  return saidWhole(bare as Effect, outside ? undefined : duration, form, place, context);
}

/** "If able": always behind what must be done. */
function isSaidAble(phrase: string, form: LinkShape | undefined, context: DecomposeContext): boolean {
  return form ? form.tails.includes('if-able') : context.ifAble(phrase);
}

/** "For each …, but no more than …". */
function scaledTails(
  effect: Effect,
  of: Quantity | undefined,
  most: Quantity | undefined,
  { shape }: Place,
): Tail[] {
  const tails: Tail[] = [];
  if (of !== undefined && !shape?.leads.includes('per')) tails.push({ tail: 'per', of });
  if (most !== undefined) tails.push({ tail: 'most', most, stat: statOf(effect) });
  return tails;
}

const isYours = (effect: Effect): boolean => 'player' in effect && equal(effect.player, YOU);

/** The predicate whose subject is the player who may do it: what they do, or what they may make another do. */
function saidOf(
  player: PlayerSelector,
  predicates: readonly Predicate[],
  effect: Effect,
  context: DecomposeContext,
): Predicate | undefined {
  return (
    predicates.find((one) => isDoneBy(player, one, effect) && !context.causes(one.phrase)) ??
    predicates.find(({ takes }) => takes === 'cards' && equal(player, YOU)) ??
    predicates.find(({ role, phrase }) => role === '' && context.causes(phrase))
  );
}

/** Whether an effect is done by a player who is not said, as after "pay 2 to". */
function isDoneBy(doer: SubjectValue, { role, takes }: Predicate, effect: Effect): boolean {
  if (takes !== 'player') return false;
  return equal(role === '' ? YOU : (effect as unknown as Record<string, unknown>)[role], doer);
}

/** An effect without a predicate may be a whole clause about its cards ("damage dealt to … is reduced by …"). */
function saidWhole(
  effect: Effect,
  duration: Duration | undefined,
  form: LinkShape | undefined,
  place: Place,
  context: DecomposeContext,
): { predicate: Predicate; tails: Tail[] } | undefined {
  const { reduced, of, most } = divided(effect, context.scales);
  const { what, ...value } = reduced as Effect & { what?: unknown };
  if (what === undefined) return undefined;
  const tails = scaledTails(effect, of, most, place);
  if (duration) tails.push({ tail: 'duration', duration });
  return {
    predicate: { value: value as Partial<Effect>, role: 'what', takes: 'cards', phrase: '' },
    tails: ordered(tails, form),
  };
}

/** Tails in their original order. */
export function ordered(tails: Tail[], form: LinkShape | undefined): Tail[] {
  if (!form || tails.length < 2) return tails;
  return [...tails].sort((a, b) => form.tails.indexOf(a.tail) - form.tails.indexOf(b.tail));
}
