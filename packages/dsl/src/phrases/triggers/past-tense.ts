import type { CardSelector } from '@cardwright/core/data';
import type { VerbWord } from '../../lexicon/lexicon.ts';
import { pastForms } from '../../lexicon/past.ts';
import type { Phrase } from '../../phrase/define-phrase.ts';
import type { PastEvent } from '../../phrase/slots.ts';
import type { Counted } from '../../syntax/syntax.ts';
import { isAmount } from '../numbers/amounts.ts';

type Parts = Record<string, unknown>;

/** How the verb of an event is written in a tense: `first` is the verb whose subject acts. */
interface Tense {
  readonly slot: 'past-predicate' | 'past-negative' | 'past-gap' | 'past-passive';
  verb(lemma: string, verbs: readonly VerbWord[]): string;
}

const perfect = (auxiliaries: readonly string[], past: string, participle: string) =>
  [past, ...auxiliaries.map((auxiliary) => `${auxiliary} ${participle}`)].join('|');

const HAPPENED: Tense['verb'] = (lemma, verbs) => {
  if (lemma === 'be') return '(were~|have~ been)';
  const { past, participle } = pastForms(lemma, verbs);
  return `(${perfect(['have~', "'ve", "'s"], past, participle)})`;
};

const TENSES: readonly Tense[] = [
  { slot: 'past-predicate', verb: HAPPENED },
  {
    slot: 'past-negative',
    verb: (lemma, verbs) =>
      lemma === 'be'
        ? "(weren't~|haven't~ been)"
        : `(${perfect(["haven't~"], `didn't ${lemma}`, pastForms(lemma, verbs).participle)})`,
  },
  { slot: 'past-gap', verb: HAPPENED },
  { slot: 'past-passive', verb: () => '' },
];

const OBJECT = /\{card:np\}/;

/** The rows of all tenses for the events of a language. */
export function pastRows(phrases: readonly Phrase[], verbs: readonly VerbWord[] = []): Phrase[] {
  const events = phrases.filter((phrase) => phrase.slot === 'event-predicate' && !phrase.notPast);
  return TENSES.flatMap((tense) => events.flatMap((event) => inTense(event, tense, verbs)));
}

function inTense(event: Phrase, tense: Tense, verbs: readonly VerbWord[]): Phrase[] {
  const { slot } = tense;
  const passive = passiveOf(event.template);
  const hasObject = OBJECT.test(event.template);
  if (slot === 'past-passive' && passive === undefined) return [];
  if (slot === 'past-gap' && !hasObject) return [];
  const template = conjugated(slot === 'past-passive' ? passive! : event.template, tense, verbs);
  const { examples: _, number: __, wording: ___, yieldsTo = [], ...row } = event;
  const shared = { ...row, slot, yieldsTo, derived: `${event.slot}/${event.name}` };
  if (slot === 'past-gap')
    return [
      {
        ...shared,
        template: template.replace(OBJECT, '').replace(/ +/g, ' ').trim(),
        build: (parts: Parts, context: never) => {
          const built = event.build({ ...parts, card: ANY } as never, context) as PastEvent | undefined;
          const { card: _card, ...rest } = built ?? {};
          return built && rest;
        },
        split: (value: PastEvent, context: never) =>
          value.card || value.times
            ? undefined
            : [
                ...splitsOf(event, value, context),
                ...splitsOf(event, { ...value, card: ANY_PARTY }, context),
              ].map(without),
      },
    ];
  if (!hasObject)
    return [
      {
        ...shared,
        template,
        split: (value: PastEvent, context: never) =>
          value.times ? undefined : event.split(value as never, context),
      },
    ];
  return [
    {
      ...shared,
      name: `${event.name}-counted`,
      yieldsTo: yieldsTo.map((name) => `${name}-counted`),
      template: template.replace(OBJECT, '{card:counted}'),
      build: ({ card, ...parts }: Parts, context: never) => {
        const { of, cmp, value } = card as Counted;
        if (of.pick !== 'each' || !isAmount(value)) return undefined;
        const built = event.build({ ...parts, card: of } as never, context) as PastEvent | undefined;
        return built && (cmp === '>=' && value === 1 ? built : { ...built, times: { cmp, value } });
      },
      split: ({ times = { cmp: '>=', value: 1 }, ...value }: PastEvent, context: never) =>
        splitsOf(event, value, context).flatMap(({ card, ...parts }) => {
          const of = card as CardSelector;
          return of.pick === 'each' ? [{ ...parts, card: { ...times, of } }] : [];
        }),
    },
    {
      ...shared,
      name: `${event.name}-known`,
      yieldsTo: yieldsTo.map((name) => `${name}-known`),
      template: template.replace(OBJECT, '{card:pronominal}'),
      split: ({ times, ...value }: PastEvent, context: never) =>
        times
          ? undefined
          : splitsOf(event, value as PastEvent, context).filter(({ card }) => {
              const { pick } = card as CardSelector;
              return pick === 'self' || pick === 'ref';
            }),
    },
  ] as Phrase[];
}

/** What is passive in a template: all of it, or some of the wordings that it begins with. */
function passiveOf(template: string): string | undefined {
  if (template.startsWith('be~ ')) return template;
  const [whole, wordings = ''] = /^\(([^()]*)\)/.exec(template) ?? [''];
  const passive = wordings.split('|').filter((words) => words.startsWith('be~ '));
  return passive.length === 0
    ? undefined
    : template.replace(whole, passive.length === 1 ? passive[0]! : `(${passive.join('|')})`);
}

/** Puts the first verb of each alternative into the tense; later verbs follow: "(take~ damage|be~ damaged)". */
function conjugated(template: string, tense: Tense, verbs: readonly VerbWord[]): string {
  let first = true;
  const opened: boolean[] = [];
  return template
    .replace(/[(|)]|\b([a-z']+)~/g, (mark: string, lemma: string | undefined) => {
      if (mark === '(') opened.push(first);
      else if (mark === '|') first = opened.at(-1) ?? first;
      else if (mark === ')') opened.pop();
      if (lemma === undefined) return mark;
      const said = first
        ? tense.verb(lemma, verbs)
        : lemma === 'be'
          ? '(were~|been)'
          : pastForms(lemma, verbs).participle;
      first = false;
      return said;
    })
    .trim();
}

const ANY: CardSelector = { pick: 'each', filter: [] };
const ANY_PARTY = { pick: 'any', filter: [] } as const;

function splitsOf(event: Phrase, value: PastEvent, context: never): Parts[] {
  const parts = event.split(value as never, context) as unknown;
  return !parts ? [] : Array.isArray(parts) ? parts : [parts as Parts];
}

function without({ card: _, ...parts }: Parts): Parts {
  return parts;
}
