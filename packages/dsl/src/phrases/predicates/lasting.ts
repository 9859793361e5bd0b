import type { CardFilter, CardSelector, Effect, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import type { Acts, StatChange } from '../../syntax/syntax.ts';
import { isAmount, isLess, negated } from '../numbers/amounts.ts';
import { ofKind, saidOfKind } from '../of-kind.ts';

/** Cards of one kind, or of one of several: "relics and Elder beasts". */
function anyOfKinds(what: CardSelector): readonly CardFilter[] | undefined {
  if (what.pick !== 'both') return ofKind(what);
  const kinds = what.of.map(ofKind);
  return kinds.includes(undefined) ? undefined : [{ is: 'any', of: kinds as (readonly CardFilter[])[] }];
}

/** The inverse. */
function kindsOf(filter: readonly CardFilter[]): CardSelector[] {
  const [only, more] = filter;
  const several = !more && only?.is === 'any' && only.of.some((way) => way.length > 1);
  const whole = saidOfKind(filter);
  if (!several) return [...whole];
  const ways = only.of.map(saidOfKind);
  return whole.flatMap((one, i) => [{ pick: 'both', of: ways.map((way) => way[i]!) }, one]);
}

/** "Pay 1 less to [words] …": what a player pays for an action with cards, or with this card. */
const payLess = (name: string, action: string, words: string): Phrase =>
  definePhrase({
    slot: 'predicate',
    name,
    subject: 'player',
    scales: 'by',
    wording: { all: 'plain' },
    template:
      `pay~ {n:amount} {resource:resource} less to ${words} {what:object}` as 'pay~ {n:amount} {resource:resource} less to play {what:object}',
    build: ({ n, what }) => {
      const cards = what.pick === 'self' ? what : anyOfKinds(what);
      return cards && { do: 'change-cost', by: negated(n), for: cards, action: action as never };
    },
    split: (e, { lexicon }) => {
      if (e.do !== 'change-cost' || !isLess(e.by) || !e.for) return undefined;
      if (e.uses || e.first || !equal(e.action, action)) return undefined;
      const n = negated(e.by);
      const whats: readonly CardSelector[] = 'pick' in e.for ? [e.for] : kindsOf(e.for);
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return whats.flatMap((what) => resources.map((resource) => ({ n, resource, what })));
    },
  });

/** "To play this relic, you pay 1 less": the same with what is played said first. */
const paidFirst: Phrase = definePhrase({
  slot: 'bare-clause',
  name: 'pay-less-said-first',
  template: 'to play {what:object} , {who:player} pay~ {n:amount} {resource:resource} less',
  usual: () => false,
  build: ({ n, what, who }) => {
    const cards = what.pick === 'self' ? what : anyOfKinds(what);
    return (
      cards && {
        subject: { kind: 'player', player: who },
        predicate: {
          value: { do: 'change-cost', by: negated(n), for: cards, action: 'play' as never },
          role: 'player',
          takes: 'player',
          phrase: 'pay-less',
        },
        tails: [],
      }
    );
  },
  split: ({ subject, predicate: { value }, may }, { lexicon }) => {
    if (may || subject?.kind !== 'player' || value.do !== 'change-cost' || !equal(value.action, 'play'))
      return undefined;
    if (!isLess(value.by) || !value.for || value.uses || value.first) return undefined;
    const [n, who] = [negated(value.by), subject.player];
    const whats: readonly CardSelector[] = 'pick' in value.for ? [value.for] : kindsOf(value.for);
    const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
    return whats.flatMap((what) => resources.map((resource) => ({ n, resource, what, who })));
  },
});

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
    name: 'pay-more',
    subject: 'player',
    scales: 'by',
    wording: { all: 'plain' },
    template: 'pay~ {n:amount} {resource:resource} more to play {what:np}',
    build: ({ n, what }) =>
      what.pick === 'each' && !what.from
        ? { do: 'change-cost', by: n, for: what.filter, action: 'play' as never }
        : undefined,
    split: (e, { lexicon }) => {
      if (e.do !== 'change-cost' || !isAmount(e.by) || isLess(e.by) || !e.for) return undefined;
      if (e.uses || e.first) return undefined;
      if ('pick' in e.for || !equal(e.action, 'play')) return undefined;
      const [n, what] = [e.by, { pick: 'each', filter: e.for } as const];
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({ n, resource, what }));
    },
  }),
  ...(['less', 'more'] as const).map((word) =>
    definePhrase({
      slot: 'predicate',
      name: `pay-${word}-first`,
      subject: 'player',
      scales: 'by',
      // Whoever pays plays them: "you play", "they play" of others.
      template:
        `pay~ {n:amount} {resource:resource} ${word} for the first {group:group} (you|they) play each turn` as '{n:amount} {resource:resource} {group:group}',
      build: ({ n, group }) =>
        group.from
          ? undefined
          : {
              do: 'change-cost',
              by: word === 'less' ? negated(n) : n,
              for: group.filter,
              action: 'play' as never,
              first: true,
            },
      split: (e, { lexicon }) => {
        if (e.do !== 'change-cost' || !e.first || !isAmount(e.by) || !e.for) return undefined;
        if ('pick' in e.for || isLess(e.by) !== (word === 'less')) return undefined;
        const { for: filter } = e;
        const n = word === 'less' ? negated(e.by) : e.by;
        const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
        return resources.map((resource) => ({ n, resource, group: { filter } }));
      },
    }),
  ),
  paidFirst,
  payLess('pay-less', 'play', 'play'),
  payLess('pay-less-to-use', 'use-ability', '(use abilities of|use an ability of)'),
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
  definePhrase({
    slot: 'predicate',
    name: 'pay-less-next',
    subject: 'player',
    scales: 'by',
    template: 'pay~ {n:amount} {resource:resource} less for the next {group:group} {who:player} play~',
    build: ({ n, group, who }) =>
      group.from || !equal(who, { who: 'you' })
        ? undefined
        : { do: 'change-cost', by: negated(n), for: group.filter, action: 'play' as never, uses: 1 },
    split: (e, { lexicon }) => {
      if (e.do !== 'change-cost' || !isLess(e.by) || !e.for || e.uses !== 1 || 'pick' in e.for)
        return undefined;
      const { by, for: filter } = e;
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({
        n: negated(by),
        resource,
        group: { filter },
        who: { who: 'you' } as const,
      }));
    },
  }),
];
