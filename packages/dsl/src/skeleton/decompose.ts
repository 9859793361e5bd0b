import type { Ability, Condition, Effect, Limit } from '@cardwright/core/data';
import { isPermission } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax, Lead, Sentence } from '../syntax/syntax.ts';
import type { DecomposeContext } from './context.ts';
import { withoutFirst } from './first-time.ts';
import { decomposeEffects } from './sentence/decompose.ts';
import { withCondition } from './sentence/with-condition.ts';
import { withX } from './sentence/with-x.ts';
import { type SentenceShape, Shapes } from './shape.ts';

/** The syntax of an ability; undefined if it cannot be expressed. `shape` is the original form, if known. */
export function decompose(
  ability: Ability,
  shape: readonly SentenceShape[] | undefined,
  context: DecomposeContext,
): AbilitySyntax | undefined {
  const said = syntaxOf(ability, shape, context);
  return said?.form === 'text' ? { ...said, sentences: said.sentences.map(withX) } : said;
}

function syntaxOf(
  ability: Ability,
  shape: readonly SentenceShape[] | undefined,
  context: DecomposeContext,
): AbilitySyntax | undefined {
  const shapes = new Shapes(shape);
  const first = shape?.[0];
  switch (ability.kind) {
    case 'keyword': {
      const { kind: _, name: __, ...grant } = ability;
      return { form: 'keywords', grants: [grant] };
    }
    case 'activated': {
      const limited = ability.limit !== undefined && !ability.if && isSaidByCosts(shape);
      if (isPermission(ability) && !limited) return decomposePermitted(ability, shapes, shape, context);
      const sentences = decomposeEffects(ability.effects, shapes, context);
      const leads: Lead[] = limited ? [{ lead: 'limit', limit: ability.limit! }] : [];
      return sentences && { form: 'text', costs: ability.costs, sentences: before(leads, sentences) };
    }
    case 'triggered': {
      const sentences = decomposeEffects(ability.effects, shapes, context);
      return sentences && { form: 'text', sentences: before(triggeredLeads(ability, first), sentences) };
    }
    case 'static': {
      const sentences = decomposeEffects(ability.effects, shapes, context, ability.while !== undefined);
      if (!sentences?.[0]) return undefined;
      if (ability.limit)
        return {
          form: 'text',
          sentences: before(limitLeads(ability.limit, ability.while, first), sentences),
        };
      if (!ability.while) return { form: 'text', sentences };
      const said = sayCondition(
        sentences[0],
        ability.while,
        first,
        ability.effects.every(isOwnCost) ? 'if' : 'while',
      );
      return { form: 'text', sentences: [said, ...sentences.slice(1)] };
    }
    case 'replacement': {
      const sentences = decomposeEffects(ability.instead, shapes, context, true);
      const { limit } = ability;
      const later = limit === 'once-per-turn' ? withoutFirst(ability.event) : undefined;
      const { before: asked, behind } = whileItWould(ability.if, first);
      const leads: Lead[] = [
        ...(limit && !later ? limitLeads(limit, asked, first) : asked ? [conditionLead(asked, first)] : []),
        later
          ? { lead: 'would', event: later, first: asked ? 'in-it' : 'each-turn' }
          : {
              lead: 'would',
              event: ability.event,
              ...(ability.or && { or: ability.or }),
              ...(behind && { while: behind }),
            },
      ];
      // "… you don't discard" is said without "instead".
      const [only] = ability.instead;
      const isPrice = only?.do === 'may' && ability.instead[1]?.do === 'if';
      const at = first ? shapes.sentenceWith('instead') : only?.do === 'nothing' ? -1 : isPrice ? 1 : 0;
      return sentences && { form: 'text', sentences: before(leads, withInstead(sentences, at)) };
    }
    case 'spell': {
      const sentences = decomposeEffects(ability.effects, shapes, context);
      return sentences && { form: 'text', sentences };
    }
  }
}

type Activated = Extract<Ability, { kind: 'activated' }>;

/** "[A] — [B]. Use this ability only once each turn": the costs before the dash, and no "to" or "if you do". */
const isSaidByCosts = ([first, second]: readonly SentenceShape[] = []): boolean =>
  first?.leads[0] === 'limit' &&
  !second?.leads.includes('if') &&
  !first.links.some(({ glue }) => glue === 'to');

/** "You may [A] to [B]." */
function inOne({ costs, effects: [paidFor, ...more] }: Activated): readonly Effect[] | undefined {
  return (
    paidFor && [
      { do: 'may', player: { who: 'you' }, effects: [{ do: 'pay-to', costs, effects: [paidFor] }] },
      ...more,
    ]
  );
}

/** "You may [A]. If you do, [B]", where it was said so. */
function inTwo(
  { limit, costs, effects }: Activated,
  shape: readonly SentenceShape[] | undefined,
): readonly Effect[] | undefined {
  const [first, second] = shape ?? [];
  if (!limit || !second?.leads.includes('if') || first?.links.some(({ glue }) => glue === 'to'))
    return undefined;
  const done = costs.map((cost): Effect | undefined =>
    cost.pay === 'perform'
      ? cost.effect
      : cost.pay === 'resource'
        ? { do: 'pay', player: { who: 'you' }, costs: [cost] }
        : undefined,
  );
  if (done.includes(undefined)) return undefined;
  const many = second.links.length;
  return [
    { do: 'may', player: { who: 'you' }, effects: done as Effect[] },
    { do: 'if', condition: { if: 'done' }, effects: effects.slice(0, many) },
    ...effects.slice(many),
  ];
}

/** An activated ability with a limit or condition is written as a permission, with its costs before "to". */
function decomposePermitted(
  ability: Extract<Ability, { kind: 'activated' }>,
  shapes: Shapes,
  shape: readonly SentenceShape[] | undefined,
  context: DecomposeContext,
): AbilitySyntax | undefined {
  const first = shape?.[0];
  const effects = inTwo(ability, shape) ?? inOne(ability);
  const sentences = effects && decomposeEffects(effects, shapes, context);
  if (!sentences?.[0]) return undefined;
  if (!ability.limit) {
    const said = sayCondition(sentences[0], ability.if!, first, 'while');
    return { form: 'text', sentences: [said, ...sentences.slice(1)] };
  }
  const lead: Lead = { lead: 'limit', limit: ability.limit, ...(ability.if && { during: ability.if }) };
  return { form: 'text', sentences: before([lead], sentences) };
}

function before(leads: readonly Lead[], sentences: readonly Sentence[]): readonly Sentence[] {
  const [head, ...rest] = sentences;
  return head ? [{ ...head, leads: [...leads, ...head.leads] }, ...rest] : sentences;
}

/** The same with "instead" behind one of the sentences; none of them if there is no such. */
function withInstead(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  const said = sentences[at];
  if (!said) return sentences;
  const links = said.links.map((link, i) =>
    i < said.links.length - 1
      ? link
      : { ...link, clause: { ...link.clause, tails: [...link.clause.tails, { tail: 'instead' as const }] } },
  );
  return sentences.with(at, { ...said, links });
}

/** "Would … while …": the last condition is said behind the event, earlier ones keep their form. */
function whileItWould(
  condition: Condition | undefined,
  shape: SentenceShape | undefined,
): { readonly before?: Condition | undefined; readonly behind?: Condition } {
  if (!condition || !shape?.leads.includes('would-while')) return { before: condition };
  const several =
    shape.leads.indexOf('would-while') > 0 && condition.if === 'all' ? condition.of : [condition];
  const [first, ...rest] = several.slice(0, -1);
  return {
    before: first && rest.length > 0 ? { if: 'all', of: several.slice(0, -1) } : first,
    behind: several.at(-1)!,
  };
}

/** "Whenever …, while …": the last condition is attached to the trigger, earlier ones keep their form. */
function watchedLeads(ability: Extract<Ability, { kind: 'triggered' }>, shape: SentenceShape): Lead[] {
  const during = ability.during!;
  const conditions = shape.leads.indexOf('trigger-while') > 0 && during.if === 'all' ? during.of : [during];
  const before = conditions.slice(0, -1).map((condition, i) => conditionLead(condition, shape, i));
  const leads: Lead[] = [...before, { lead: 'trigger', on: ability.on, while: conditions.at(-1)! }];
  return ability.if ? [...leads, { lead: 'if', condition: ability.if }] : leads;
}

/** "Once during your turn": the required turn is part of the limit; other conditions usually precede it. */
function limitLeads(
  limit: Limit,
  condition: Condition | undefined,
  shape: SentenceShape | undefined,
): Lead[] {
  const yourTurn: Condition = { if: 'turn', of: { who: 'you' } };
  const conditions = condition?.if === 'all' ? condition.of : condition ? [condition] : [];
  // "Once during each opponent's turn", or "during each opponent's turn, once per turn".
  const apart = shape?.leads.includes('during') === true;
  const during = apart
    ? undefined
    : (conditions.find((one) => equal(one, yourTurn)) ?? conditions.find((one) => one.if === 'turn'));
  const rest = conditions.filter((one) => one !== during);
  const leads = rest.map((one, i) => conditionLead(one, shape, i));
  const at = shape ? shape.leads.indexOf('limit') : leads.length;
  return leads.toSpliced(at, 0, { lead: 'limit', limit, ...(during && { during }) });
}

function triggeredLeads(
  ability: Extract<Ability, { kind: 'triggered' }>,
  shape: SentenceShape | undefined,
): Lead[] {
  if (shape?.leads.includes('trigger-while') && ability.during && !ability.limit)
    return watchedLeads(ability, shape);
  const leads: Lead[] = [];
  const trigger: Lead = { lead: 'trigger', on: ability.on };
  if (ability.limit) leads.push(...limitLeads(ability.limit, ability.during, shape));
  else if (ability.during) {
    const several = shape ? shape.leads.indexOf('trigger') > 1 : mixed(ability.during);
    const conditions = several && ability.during.if === 'all' ? ability.during.of : [ability.during];
    for (const [i, condition] of conditions.entries()) leads.push(conditionLead(condition, shape, i));
  }
  leads.push(trigger);
  if (ability.if) leads.push({ lead: 'if', condition: ability.if });
  return leads;
}

/** A leading condition, with its original word. */
function conditionLead(
  condition: Condition,
  shape: SentenceShape | undefined,
  index = 0,
  usual: 'if' | 'while' = 'while',
): Lead {
  const kinds = shape?.leads.filter((lead) => lead === 'if' || lead === 'while' || lead === 'during');
  const kind =
    (kinds?.[index] as 'if' | 'while' | 'during' | undefined) ?? (condition.if === 'turn' ? 'during' : usual);
  return { lead: kind, condition };
}

/** Whether a turn condition is combined with others: they become separate leads. */
function mixed(condition: Condition): condition is Extract<Condition, { if: 'all' }> {
  return condition.if === 'all' && condition.of.some((one) => one.if === 'turn');
}

/** "If …, you pay less to play this card": in a hand this is a condition, not a trigger. */
function isOwnCost(effect: Effect): boolean {
  if (effect.do === 'may') return effect.effects.every(isOwnCost);
  return effect.do === 'change-cost' && 'pick' in effect.for && effect.for.pick === 'self';
}

function sayCondition(
  sentence: Sentence,
  condition: Condition,
  shape: SentenceShape | undefined,
  usual: 'if' | 'while',
): Sentence {
  const kinds = shape?.leads.filter((lead) => lead === 'if' || lead === 'while' || lead === 'during') ?? [];
  if (kinds.length > 1 && condition.if === 'all' && condition.of.length === kinds.length) {
    const leads = condition.of.map((one, i) => conditionLead(one, shape, i));
    return { ...sentence, leads: [...leads, ...sentence.leads] };
  }
  // "Unless …" is the only way to say that a condition does not hold.
  if (!shape && condition.if === 'not') return withCondition(sentence, condition, shape);
  if (!shape && mixed(condition)) {
    const leads = condition.of.map((one) => conditionLead(one, shape));
    return { ...sentence, leads: [...leads, ...sentence.leads] };
  }
  const tailed = shape?.links.some((link) =>
    link.tails.some((tail) => /^(if|while|unless|only)$/.test(tail)),
  );
  if (tailed && kinds.length > 0 && condition.if === 'all' && condition.of.length === kinds.length + 1) {
    const leads = condition.of.slice(0, -1).map((one, i) => conditionLead(one, shape, i));
    const said = withCondition(sentence, condition.of.at(-1)!, shape);
    return { ...said, leads: [...leads, ...said.leads] };
  }
  if (tailed) return withCondition(sentence, condition, shape);
  return { ...sentence, leads: [conditionLead(condition, shape, 0, usual), ...sentence.leads] };
}
