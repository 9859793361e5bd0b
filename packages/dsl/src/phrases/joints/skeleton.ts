import { type CardSelector, mentions } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import {
  type BuildContext,
  definePhrase,
  type Phrase,
  type SplitContext,
} from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import type { ComposeContext, DecomposeContext } from '../../skeleton/context.ts';
import { equal } from '../../syntax/equal.ts';
import { givingX } from '../../syntax/giving-x.ts';
import type { Clause, Glue, Link, Sentence, Subject } from '../../syntax/syntax.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';
import { limitOf, timesOf } from './leads.ts';
import { MODES } from './modes.ts';

const ability: Phrase[] = [
  definePhrase({
    slot: 'ability',
    name: 'keywords',
    template: '{grants:grant-list}',
    data: ({ grants }) => ({ form: 'keywords', grants }),
  }),
  definePhrase({
    slot: 'ability',
    name: 'sentences',
    template: '{body:ability-body} .',
    data: ({ body }) => body,
  }),
  definePhrase({
    slot: 'ability-body',
    name: 'plain',
    template: '{sentences:sentences}',
    data: ({ sentences }) => ({ form: 'text', sentences }),
  }),
  definePhrase({
    slot: 'ability-body',
    name: 'costs',
    template: '{costs:costs} — {sentences:sentences}',
    data: ({ costs, sentences }) => ({ form: 'text', costs, sentences }),
  }),
  // How often it does that, said last.
  definePhrase({
    slot: 'ability-body',
    name: 'only-so-often',
    template:
      "[{costs:costs} —] {sentences:sentences} . (this ability triggers only|this ability only triggers|this ability can only trigger|this ability triggers no more than|this ability can't trigger more than|use this ability only|use this ability no more than|this ability can't be used more than|this ability can be used only) {n:how-often} (each|per|a) turn" as '[{costs:costs} —] {sentences:sentences} . {n:how-often}',
    build: ({ costs, sentences: [first, ...rest], n }) => {
      if (!first || first.leads.some(({ lead }) => lead === 'limit')) return undefined;
      const limited: Sentence = { ...first, leads: [{ lead: 'limit', limit: limitOf(n) }, ...first.leads] };
      return { form: 'text', ...(costs && { costs }), sentences: [limited, ...rest] };
    },
    split: (body) => {
      if (body.form !== 'text') return undefined;
      const [first, ...rest] = body.sentences;
      const limit = first?.leads.find(({ lead }) => lead === 'limit');
      if (!first || limit?.lead !== 'limit' || limit.during) return undefined;
      const unlimited = { ...first, leads: first.leads.filter((lead) => lead !== limit) };
      const said = { sentences: [unlimited, ...rest], n: timesOf(limit.limit) };
      return body.costs ? { costs: body.costs, ...said } : said;
    },
    usual: () => false,
    examples: [
      "Whenever a card leaves play, draw a card. This ability can't trigger more than twice each turn.",
    ],
  }),
  definePhrase({
    slot: 'quoted',
    name: 'quoted',
    template: '“ {body:ability-body} ”',
    build: ({ body }, context) => (context as ComposeContext).quoted(body),
    split: (a, context) => {
      const body = (context as DecomposeContext).quoted(a);
      return body && { body };
    },
  }),
  definePhrase({
    slot: 'costs',
    name: 'one',
    template: '{first:cost}',
    data: ({ first }) => [first],
  }),
  definePhrase({
    slot: 'costs',
    name: 'more',
    template: '{first:cost} , {rest:costs}',
    data: ({ first, rest }) => [first, ...rest],
  }),
];

const ENTERS = { on: 'played', card: { pick: 'self' }, player: { who: 'you' } } as const;

const sentences: Phrase[] = [
  definePhrase({
    slot: 'sentences',
    name: 'one',
    template: '{first:sentence}',
    data: ({ first }) => [first],
  }),
  // Whatever follows the last mode belongs to it, so a choice ends the text. Sentences are done in order: "then" says no more.
  definePhrase({
    slot: 'sentences',
    name: 'more',
    template: '{first:sentence} . [(then ,|then)] {rest:sentences}',
    build: ({ first, rest }) => (first.modes || first.cases ? undefined : [first, ...rest]),
    split: ([first, ...rest]) => first && !first.modes && !first.cases && rest.length > 0 && { first, rest },
  }),
  definePhrase({
    slot: 'sentence',
    name: 'lead',
    template: '{lead:lead} , {rest:sentence}',
    build: ({ lead, rest }) => {
      const first = rest.x === undefined ? lead : givingX(lead, rest.x).data;
      return { ...rest, leads: [first, ...rest.leads] };
    },
    split: (s) => s.leads[0] !== undefined && { lead: s.leads[0], rest: { ...s, leads: s.leads.slice(1) } },
  }),
  definePhrase({
    slot: 'sentence',
    name: 'clauses',
    template: '{links:chain}',
    data: ({ links }) => ({ leads: [], links }),
    when: ({ links }) => links.length > 0,
  }),
  // "Draw X cards, where X is …": the number stands wherever X does, also in what was said before the clauses.
  definePhrase({
    slot: 'sentence',
    name: 'where-x-is',
    template: '{links:chain} , where X is {x:measure}',
    build: ({ links, x }, { refuse }) => {
      const { data, times } = givingX(links, x);
      const picks = mentions(x, 'pick', 'chosen') || mentions(x, 'pick', 'some');
      return times > 1 && picks
        ? refuse('X is said more than once, and a card is chosen for it: choose it first')
        : { leads: [], links: data, x };
    },
    split: (s) => s.x !== undefined && s.leads.length === 0 && !s.modes && { links: s.links, x: s.x },
  }),
  // "If you used Haste to play this card, draw a card when it enters play": a trailing trigger.
  definePhrase({
    slot: 'sentence',
    name: 'when-it-enters-play',
    template: 'if {condition:condition} , {links:chain} when {pronoun:pronoun-subject} enters play',
    build: ({ condition, links }) => ({
      leads: [
        { lead: 'trigger', on: [ENTERS] },
        { lead: 'if', condition },
      ],
      links,
    }),
    usual: () => false,
    split: (s, context) => {
      const [first, second, more] = s.leads;
      if (more || s.modes || first?.lead !== 'trigger' || second?.lead !== 'if') return undefined;
      if (first.duration || first.while || !equal(first.on, [ENTERS])) return undefined;
      const said = pronouns(undefined, context, ['they', 'he', 'she']);
      return said.map((one) => ({ condition: second.condition, links: s.links, ...one }));
    },
  }),
];

/** The words between clauses, by the glue that they are. */
const JOINTS = {
  and: 'and',
  ', then': 'then',
  'and then': 'then',
  ', and then': 'then',
  ', and': ', and',
  ',': ',',
  or: 'or',
} as const satisfies Record<string, Glue>;

/** A clause before others. */
function before(first: Clause, glue: Glue, rest: readonly Link[]): readonly Link[] | undefined {
  const [next, ...others] = rest;
  return next && [{ clause: first }, { glue, clause: next.clause }, ...others];
}

/** The inverse. */
function parted(links: readonly Link[]): { first: Clause; glue: Glue; rest: readonly Link[] } | undefined {
  const [first, next, ...others] = links;
  if (!first || !next?.glue) return undefined;
  return { first: first.clause, glue: next.glue, rest: [{ clause: next.clause }, ...others] };
}

const chain: Phrase[] = [
  definePhrase({
    slot: 'chain',
    name: 'end',
    template: '{first:clause}',
    data: ({ first }) => [{ clause: first }],
  }),
  definePhrase({
    slot: 'chain',
    name: 'joined',
    template: `{first:clause} {glue:${choice(JOINTS)}} {rest:chain}`,
    words: { glue: JOINTS },
    build: ({ first, glue, rest }) => before(first, glue, rest),
    split: (links) => parted(links) as { first: Clause; glue: 'and'; rest: readonly Link[] } | undefined,
  }),
  definePhrase({
    slot: 'chain',
    name: 'to',
    template: '{first:clause} to {rest:chain}',
    build: ({ first, rest }) => before(first, 'to', rest),
    split: (links) => {
      const said = parted(links);
      return said?.glue === 'to' && { first: said.first, rest: said.rest };
    },
  }),
];

const clause: Phrase[] = [
  ...withSpellings(
    definePhrase({
      slot: 'clause',
      name: 'statement',
      template: '{subject:subject} {predicate:predicate} [{tails:tails}]',
      build: ({ subject, predicate, tails }) => makeClause({ subject, predicate: predicate as never }, tails),
      split: (c) => c.subject && !c.may && { subject: c.subject, ...rest(c) },
    }),
    { name: 'also', template: '{subject:subject} also {predicate:predicate} [{tails:tails}]' },
  ),
  definePhrase({
    slot: 'clause',
    name: 'each',
    yieldsTo: ['also', 'statement'],
    template: '{subject:subject} each {predicate:predicate} [{tails:tails}]',
    build: ({ subject, predicate, tails }, context) => {
      eachOf(subject, context);
      return makeClause({ subject, predicate: predicate as never }, tails);
    },
    split: (c) => c.subject && !c.may && { subject: c.subject, ...rest(c) },
  }),
  definePhrase({
    slot: 'clause',
    name: 'order',
    template: '{predicate:predicate} [{tails:tails}]',
    build: ({ predicate, tails }) => makeClause({ predicate: predicate as never }, tails),
    split: (c) => !c.subject && !c.may && rest(c),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'clause',
      name: 'may',
      template: '{subject:subject} (may|can) {predicate:predicate} [{tails:tails}]',
      build: ({ subject, predicate, tails }) =>
        makeClause({ subject, may: true, predicate: predicate as never }, tails),
      split: (c) => c.subject && c.may && { subject: c.subject, ...rest(c) },
    }),
    { name: 'may-also', template: '{subject:subject} may also {predicate:predicate} [{tails:tails}]' },
  ),
  definePhrase({
    slot: 'clause',
    name: 'may-each',
    yieldsTo: ['may', 'may-also'],
    template: '{subject:subject} (may each|each may) {predicate:predicate} [{tails:tails}]',
    build: ({ subject, predicate, tails }, context) => {
      eachOf(subject, context);
      return makeClause({ subject, may: true, predicate: predicate as never }, tails);
    },
    split: (c) => c.subject && c.may && { subject: c.subject, ...rest(c) },
  }),
  definePhrase({
    slot: 'clause',
    name: 'may-order',
    template: 'may {predicate:predicate} [{tails:tails}]',
    build: ({ predicate, tails }) => makeClause({ may: true, predicate: predicate as never }, tails),
    split: (c) => !c.subject && c.may && rest(c),
  }),
  // "Damage dealt to this beast is reduced by 1": a whole clause of its own form, with what any clause may have behind it.
  definePhrase({
    slot: 'clause',
    name: 'bare',
    yieldsTo: ['statement', 'also', 'each', 'order'],
    template: '{bare:bare-clause} [{tails:tails}]',
    build: ({ bare, tails = [] }) => ({ ...bare, tails: [...bare.tails, ...tails] }),
    // Some say how long it lasts in their midst.
    split: ({ tails, ...c }) =>
      !c.may &&
      [0, 1]
        .filter((within) => within <= tails.length)
        .map((within) => ({
          bare: { ...c, tails: tails.slice(0, within) },
          ...(tails.length > within && { tails: tails.slice(within) }),
        })),
  }),
  definePhrase({
    slot: 'tails',
    name: 'one',
    template: '{first:tail}',
    data: ({ first }) => [first],
  }),
  definePhrase({
    slot: 'tails',
    name: 'more',
    template: '{first:tail} {rest:tails}',
    data: ({ first, rest }) => [first, ...rest],
  }),
];

/** "You each draw a card": "each" requires a plural subject. */
function eachOf(subject: Subject, { refuse }: BuildContext): undefined {
  const { kind } = subject;
  if (
    (kind === 'player' && subject.player.who === 'you') ||
    (kind === 'cards' && subject.cards.pick === 'self')
  )
    refuse('"each" speaks of several');
}

function makeClause(clause: Omit<Clause, 'tails'>, tails: Clause['tails'] | undefined): Clause {
  return { ...clause, tails: tails ?? [] };
}

// biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
function rest(clause: Clause): { predicate: any; tails?: Clause['tails'] } {
  return clause.tails.length > 0
    ? { predicate: clause.predicate, tails: clause.tails }
    : { predicate: clause.predicate };
}

/** Of the pronouns only "it" has one form for subject and object. */
function standsAsSubject(cards: CardSelector, { pronounsOf }: SplitContext): boolean {
  return !isPronoun(cards) || (pronounsOf?.(cards)?.includes('it') ?? true);
}

const subject: Phrase[] = [
  definePhrase({
    slot: 'subject',
    name: 'player',
    template: '{player:player}',
    data: ({ player }) => ({ kind: 'player', player }),
  }),
  definePhrase({
    slot: 'subject',
    name: 'pronoun',
    template: '{pronoun:pronoun-subject}',
    number: ({ pronoun }) => (pronoun === 'they' ? 'pl' : 'sg'),
    build: ({ pronoun }) => ({ kind: 'pronoun', word: pronoun }),
    split: (s, context) => {
      if (s.kind === 'player') return undefined;
      const { of } = s.kind === 'pronoun' ? s : { of: s.cards };
      return (
        (s.kind === 'pronoun' || !standsAsSubject(s.cards, context)) &&
        pronouns(of, context, ['they', 'he', 'she'])
      );
    },
  }),
  definePhrase({
    slot: 'subject',
    name: 'each-of-them',
    yieldsTo: ['pronoun'],
    template: 'each [of them]',
    number: 'sg',
    usual: () => false,
    build: () => ({ kind: 'pronoun', word: 'they' }),
    split: (s, { isOne }) => {
      const said = s.kind === 'cards' && isPronoun(s.cards) ? s.cards : s.kind === 'pronoun' && s.of;
      return (said || s.kind === 'pronoun') && !isOne?.(said) && {};
    },
  }),
  definePhrase({
    slot: 'subject',
    name: 'cards',
    outranks: ['cards-and-cards'],
    wording: { all: 'plain' },
    template: '{cards:np}',
    data: ({ cards }) => ({ kind: 'cards', cards }),
    when: ({ cards }, context) => standsAsSubject(cards, context),
  }),
  definePhrase({
    slot: 'subject',
    name: 'cards-and-cards',
    template: '{first:np} and {second:np}',
    number: 'pl',
    data: ({ first, second }) => ({ kind: 'cards', cards: { pick: 'both', of: [first, second] } }),
  }),
];

export const SKELETON: readonly Phrase[] = [
  ...ability,
  ...sentences,
  ...MODES,
  ...chain,
  ...clause,
  ...subject,
];
