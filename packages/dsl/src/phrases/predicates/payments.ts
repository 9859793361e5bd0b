/** What players pay more or less for, and what they cannot do with cards: an act and its cards. */
import type { ActionName, CardFilter, CardSelector, Effect, Quantity } from '@cardwright/core/data';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
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

type Change = Extract<Effect, { do: 'change-cost' }>;

/** What is paid for: the change of what is paid for it, of nothing yet. */
const changeOf = (action: ActionName, cards: Change['for']): Effect =>
  ({ do: 'change-cost', by: 0, for: cards, action }) as Effect;

/** A player's act with cards of a kind, or with this card: its words, and the action that it is. */
const actOf = (name: string, action: string, words: string, more = ''): Phrase =>
  definePhrase({
    slot: 'paid-act',
    name,
    wording: { all: 'plain' },
    template: `${words} {what:object}${more}` as '{what:object} [{how:way-of-playing}]',
    build: ({ what, how }) => {
      const cards = what.pick === 'self' ? what : anyOfKinds(what);
      if (how && !how.action) return undefined;
      return cards && changeOf(how?.action ?? (action as ActionName), cards);
    },
    split: (e) => {
      if (e.do !== 'change-cost' || !e.for) return undefined;
      const itself = equal(e.action, action);
      if (!itself && more === '') return undefined;
      const whats: readonly CardSelector[] = 'pick' in e.for ? [e.for] : kindsOf(e.for);
      return whats.map((what) => (itself ? { what } : { what, how: { action: e.action! } }));
    },
  });

const resourcesOf = ({ symbols }: Pick<Lexicon, 'symbols'>): string[] =>
  (symbols ?? []).flatMap((symbol) => symbol.resource ?? []);

interface Paid {
  readonly n: Quantity;
  readonly way: 'less' | 'more';
}

const by = ({ n, way }: Paid): Quantity => (way === 'less' ? negated(n) : n);
const saidBy = (change: Quantity): Paid =>
  isLess(change) ? { n: negated(change), way: 'less' } : { n: change, way: 'more' };

/** What was counted: "that amount of …". */
const THAT_NUMBER: Quantity = { amount: 'done', unit: 'number' };

/** Effects that change what is paid, and no stat. */
const isChange = (e: Partial<Effect>): e is Change =>
  'by' in e && e.by !== undefined && e.do !== 'modify' && isAmount(e.by as Quantity);

const YOU = { who: 'you' } as const;

/** A change for the nth card of a kind that is played each turn. */
const nthOf = ({ filter, from }: Modifier, nth: number, paid: Paid) =>
  from
    ? undefined
    : {
        ...changeOf('play' as never, filter),
        by: by(paid),
        ...(nth === 1 ? { first: true } : { nth }),
      };

function saidOfNth(e: Partial<Effect>, lexicon: Lexicon) {
  if (!isChange(e) || (!e.first && !e.nth) || !e.for || 'pick' in e.for) return undefined;
  const { by: change, for: filter, nth = 1 } = e;
  return resourcesOf(lexicon).map((resource) => ({ ...saidBy(change), resource, nth, group: { filter } }));
}

/** A change for the next card of a kind, and its inverse. */
const nextOf = ({ filter, from }: Modifier, paid: Paid, action: ActionName | undefined) =>
  from || !action ? undefined : { ...changeOf(action, filter), by: by(paid), uses: 1 };

function saidOfNext(e: Change) {
  if (!e.for || e.uses !== 1 || 'pick' in e.for) return undefined;
  return { ...saidBy(e.by), group: { filter: e.for }, action: e.action };
}

function saidOfAll(e: Change) {
  if (!e.for || e.uses || e.first || e.nth || 'pick' in e.for) return undefined;
  return { ...saidBy(e.by), group: { filter: e.for }, action: e.action };
}

/** Which of the cards that a player plays, and that they cost so much less or more. */
const COSTING = {
  next: 'the next {group:group} {who:player} play~ [{time:duration}] costs',
  nth: 'the {nth:ordinal} {group:group} {who:player} play~ each turn costs',
  all: '{group:group} {who:player} play~ [{time:duration}] cost',
} as const;
type CostTemplate =
  '[{nth:ordinal}] {group:group} {who:player} play~ [{time:duration}] costs {n:amount} {resource:resource} {way:less|more}';

export const PAYMENTS: readonly Phrase[] = [
  actOf('play', 'play', 'play', ' [{how:way-of-playing}]'),
  actOf('use-abilities', 'use-ability', '(use abilities of|use the abilities of|use an ability of)'),
  definePhrase({
    slot: 'predicate',
    name: 'pay-for',
    subject: 'player',
    scales: 'by',
    template: 'pay~ {n:amount} {resource:resource} {way:less|more} to {act:paid-act}',
    build: ({ act, ...paid }) => ({ ...act, by: by(paid) }) as never,
    split: (e, { lexicon }) =>
      isChange(e) &&
      !e.uses &&
      !e.first &&
      !e.nth &&
      resourcesOf(lexicon).map((resource) => ({ ...saidBy(e.by), resource, act: { ...e, by: 0 } })),
  }),
  // "To play this relic, you pay 1 less": the same with the act said first.
  definePhrase({
    slot: 'bare-clause',
    name: 'pay-for-said-first',
    template: 'to {act:paid-act} , {who:player} pay~ {n:amount} {resource:resource} {way:less|more}',
    usual: () => false,
    build: ({ act, who, ...paid }) => ({
      subject: { kind: 'player', player: who },
      predicate: {
        value: { ...act, by: by(paid) } as never,
        role: 'player',
        takes: 'player',
        phrase: 'pay-for',
      },
      tails: [],
    }),
    split: ({ subject, predicate: { value }, may }, { lexicon }) =>
      !may &&
      subject?.kind === 'player' &&
      isChange(value) &&
      !value.uses &&
      !value.first &&
      !value.nth &&
      resourcesOf(lexicon).map((resource) => ({
        ...saidBy(value.by),
        resource,
        act: { ...value, by: 0 } as Effect,
        who: subject.player,
      })),
  }),
  // Whoever pays plays them: "you play", "they play" of others.
  ...withSpellings(
    definePhrase({
      slot: 'predicate',
      name: 'pay-for-nth',
      subject: 'player',
      scales: 'by',
      whose: 'your',
      template:
        'pay~ {n:amount} {resource:resource} {way:less|more} (for|to play) the {nth:ordinal} {group:group} you play each turn',
      build: ({ group, nth, ...paid }) => nthOf(group, nth, paid) as never,
      split: (e, { lexicon }) => saidOfNth(e, lexicon) as never,
    }),
    {
      name: 'they-pay-for-nth',
      whose: 'their',
      template:
        'pay~ {n:amount} {resource:resource} {way:less|more} (for|to play) the {nth:ordinal} {group:group} they play each turn',
    },
  ),
  definePhrase({
    slot: 'predicate',
    name: 'pay-for-next',
    subject: 'player',
    scales: 'by',
    whose: 'your',
    template:
      'pay~ ({n:amount} {resource:resource}|that amount of {resource:resource}) {way:less|more} for the next {group:group} you play [{how:way-of-playing}]',
    build: ({ group, how, n = THAT_NUMBER, way }) =>
      nextOf(group, { n, way }, how ? how.action : ('play' as never)) as never,
    split: (e, { lexicon }) => {
      const said = isChange(e) ? saidOfNext(e) : undefined;
      if (!said) return undefined;
      const { n, way, group, action } = said;
      return resourcesOf(lexicon).map((resource) => ({
        ...(!equal(n, THAT_NUMBER) && { n }),
        way,
        resource,
        group,
        ...(!equal(action, 'play') && { how: { action } }),
      })) as never;
    },
  }),
  // "The next beast you play this turn costs 1 less": the same, said of the cards.
  ...(['next', 'nth', 'all'] as const).map((which) =>
    definePhrase({
      slot: 'bare-clause',
      name: `cost-of-${which}`,
      usual: () => false,
      template: `${COSTING[which]} {n:amount} {resource:resource} {way:less|more} (|to play)` as CostTemplate,
      ...(which === 'all' && { number: 'pl' as const }),
      build: ({ nth = 1, group, who, time, ...paid }) => {
        // Each of several players would have a next one of their own.
        if (which === 'next' && !equal(who, YOU)) return undefined;
        const value =
          which === 'next'
            ? nextOf(group, paid, 'play' as never)
            : which === 'nth'
              ? nthOf(group, nth, paid)
              : group.from
                ? undefined
                : { ...changeOf('play' as never, group.filter), by: by(paid) };
        return (
          value && {
            subject: { kind: 'player', player: who },
            predicate: { value: value as never, role: 'player', takes: 'player', phrase: 'pay-for' },
            tails: time ? [{ tail: 'duration', duration: time }] : [],
          }
        );
      },
      split: ({ subject, predicate: { value }, may, tails }, { lexicon }) => {
        if (may || subject?.kind !== 'player' || !isChange(value) || tails.length > 1) return undefined;
        const [tail] = tails;
        if (tail && (which === 'nth' || tail.tail !== 'duration')) return undefined;
        const more = {
          who: subject.player,
          ...(tail?.tail === 'duration' && { time: tail.duration }),
        };
        if (which === 'nth') return saidOfNth(value, lexicon)?.map((said) => ({ ...said, ...more })) as never;
        const said = which === 'next' ? saidOfNext(value) : saidOfAll(value);
        if (!said || !equal(said.action, 'play')) return undefined;
        const { action: _, ...parts } = said;
        return resourcesOf(lexicon).map((resource) => ({ ...parts, resource, ...more })) as never;
      },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'cannot-do-with',
    subject: 'player',
    lasts: true,
    template: "can't {act:paid-act}",
    build: ({ act }) =>
      act.do === 'change-cost' ? { do: 'forbid-player', action: act.action, cards: act.for } : undefined,
    split: (e) =>
      e.do === 'forbid-player' &&
      e.cards !== undefined && {
        act: changeOf(e.action!, 'pick' in e.cards ? { pick: 'self' } : (e.cards as readonly CardFilter[])),
      },
    examples: ["Opponents can't play cards.", "You can't play this card."],
  }),
];
