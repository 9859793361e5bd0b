import type { Effect, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import type { Acts, StatChange } from '../../syntax/syntax.ts';
import { isLess, negated } from '../numbers/amounts.ts';

/** How an effect changes a stat. */
function changeOf({ stat, by, and }: Partial<Extract<Effect, { do: 'modify' }>>): StatChange | undefined {
  return stat === undefined || by === undefined || and !== undefined ? undefined : { stat, by };
}

/** What an effect grants. */
function grantsOf({ keywords, abilities }: Partial<Extract<Effect, { do: 'grant' }>>) {
  if (!keywords) return undefined;
  return abilities ? { keywords, abilities } : { keywords };
}

function changed(stat: string, plus: Quantity | undefined, minus: Quantity | undefined) {
  const by = plus ?? (minus === undefined ? undefined : ({ amount: 'minus', of: minus } as const));
  return by === undefined || typeof by === 'number' ? undefined : { stat: stat as never, by };
}

/** The inverse; nothing for a figure, and for what "for each" multiplies. */
function signedIn(by: Quantity): { plus?: Quantity; minus?: Quantity } {
  if (typeof by !== 'object' || by.amount === 'per') return {};
  return by.amount === 'minus' ? { minus: by.of } : { plus: by };
}

const isX = (value: Quantity | undefined): boolean =>
  typeof value === 'object' && (value as { amount: string }).amount === 'x';

export const LASTING_PREDICATES: readonly Phrase[] = [
  ...withSpellings(
    definePhrase({
      slot: 'predicate',
      name: 'get',
      subject: 'cards',
      scales: 'by',
      template: 'get~ {change:stat-change}',
      build: ({ change }) => ({ do: 'modify', ...change }),
      split: (e) => {
        const change = e.do === 'modify' ? changeOf(e) : undefined;
        return change && { change };
      },
    }),
    { name: 'get-unsaid', template: '{change:stat-change}', leavesOut: 'verb' },
  ),
  // "Your allies'" and "this ally's".
  ...(["'", "'s"] as const).map((mark) =>
    definePhrase({
      slot: 'bare-clause',
      name: mark === "'" ? 'keep-printed-stat-of-several' : 'keep-printed-stat',
      template:
        `{what:object} ${mark} {stat:stat} can't be reduced below (their|its|his|her) printed value` as "{what:object} 's {stat:stat} can't be reduced below their printed value",
      build: ({ what, stat }) =>
        (what.pick === 'each') === (mark === "'")
          ? {
              subject: { kind: 'cards', cards: what },
              predicate: {
                value: { do: 'keep-stat', stat: stat as never, least: 'printed' },
                role: 'what',
                takes: 'cards',
                phrase: '',
              },
              tails: [],
            }
          : undefined,
      split: ({ subject, predicate: { value } }) =>
        value.do === 'keep-stat' &&
        value.least === 'printed' &&
        value.stat !== undefined &&
        subject?.kind === 'cards' &&
        (subject.cards.pick === 'each') === (mark === "'") && { what: subject.cards, stat: value.stat },
    }),
  ),
  // "This beast's {P} is increased by 2".
  ...(["'", "'s"] as const).map((mark) =>
    definePhrase({
      slot: 'bare-clause',
      name: mark === "'" ? 'stat-of-several-is-changed' : 'stat-is-changed',
      usual: () => false,
      wording: { all: 'plain' },
      template:
        `{what:object} ${mark} {stat:stat} (is|are) {way:increased|raised|reduced|lowered} by {n:amount}` as "{what:object} 's {stat:stat} is {way:increased|raised|reduced|lowered} by {n:amount}",
      words: { way: { increased: 'more', raised: 'more', reduced: 'less', lowered: 'less' } },
      build: ({ what, stat, way, n }) =>
        (what.pick === 'each') === (mark === "'") || what.pick === 'each'
          ? {
              subject: { kind: 'cards', cards: what },
              predicate: {
                value: { do: 'modify', stat: stat as never, by: way === 'more' ? n : negated(n) },
                role: 'what',
                takes: 'cards',
                phrase: 'get',
              },
              tails: [],
            }
          : undefined,
      split: ({ subject, predicate: { value } }) => {
        const change = value.do === 'modify' ? changeOf(value) : undefined;
        if (!change || subject?.kind !== 'cards') return undefined;
        const { stat, by } = change;
        const what = subject.cards;
        return isLess(by) ? { what, stat, way: 'less', n: negated(by) } : { what, stat, way: 'more', n: by };
      },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'give',
    subject: 'you',
    template: 'give~ {what:object} ({change:stat-change}|{grants:grants})',
    usual: () => false,
    build: ({ what, change, grants }) =>
      (change ? { do: 'modify', ...change, what } : { do: 'grant', ...grants, what }) as Effect,
    split: (e) => {
      const parts =
        e.do === 'modify' ? { change: changeOf(e) } : e.do === 'grant' ? { grants: grantsOf(e) } : undefined;
      return e.do && 'what' in e && e.what && parts && ({ what: e.what, ...parts } as never);
    },
  }),
  // "+{P} equal to the number of your relics", "-X {P}".
  definePhrase({
    slot: 'stat-change',
    name: 'by-measure',
    template: '(+ {stat:stat} equal to {plus:measure}|- {stat:stat} equal to {minus:measure})',
    build: ({ plus, minus, stat }) => changed(stat, plus, minus),
    split: (change) => {
      const { plus, minus } = signedIn(change.by);
      if (isX(plus ?? minus) || (plus ?? minus) === undefined) return undefined;
      return { stat: change.stat, plus, minus } as never;
    },
  }),
  definePhrase({
    slot: 'stat-change',
    name: 'by-x',
    template: '(+ {plus:amount}|- {minus:amount}) {stat:stat}',
    build: ({ plus, minus, stat }) => changed(stat, plus, minus),
    split: (change) => {
      const { plus, minus } = signedIn(change.by);
      return isX(plus ?? minus) && ({ stat: change.stat, plus, minus } as never);
    },
  }),
  definePhrase({
    slot: 'stat-change',
    name: 'signed',
    template: '{by:signed} {stat:stat}',
    data: ({ by, stat }) => ({ stat: stat as never, by }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain',
    subject: 'cards',
    template: 'gain~ {grants:grants}',
    build: ({ grants }) => ({ do: 'grant', ...grants }),
    split: (e) => {
      const grants = e.do === 'grant' ? grantsOf(e) : undefined;
      return grants && { grants };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'cannot',
    subject: 'cards',
    usual: (e) => e.do !== 'forbid' || e.by === undefined,
    wording: { all: 'plain' },
    template: "can't {acts:acts}",
    build: ({ acts }) => ({ do: 'forbid', ...acts }),
    split: (e) => {
      if (e.do !== 'forbid' || !e.action) return undefined;
      const { do: _, what: __, duration: ___, ...acts } = e;
      return { acts: acts as Acts };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'cannot-gain',
    subject: 'cards',
    wording: { all: 'plain' },
    template: "can't gain {keyword:keyword}",
    data: ({ keyword }) => ({ do: 'cannot-gain', keyword: keyword as never }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'can',
    subject: 'cards',
    wording: { all: 'plain' },
    template: '(can|may|can also|may also) {acts:acts}',
    build: ({ acts: { action, other } }) => ({ do: 'permit', action, ...(other && { other }) }),
    split: (e) =>
      e.do === 'permit' &&
      !e.by &&
      e.action && { acts: { action: e.action, ...(e.other && { other: e.other }) } },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'use-for-free',
    subject: 'player',
    lasts: true,
    template: "use~ {what:object} 's {ability:name} ability for free",
    data: ({ what, ability }) => ({ do: 'use-for-free', what, ability }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'use-any-for-free',
    subject: 'player',
    lasts: true,
    template: 'use~ abilities of {what:object} for free',
    data: ({ what }) => ({ do: 'use-for-free', what }),
  }),
];
