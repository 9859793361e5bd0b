/** What players pay more or less for, and what they cannot do with cards: an act and its cards. */
import type { ActionName, CardFilter, CardSelector, Effect, Quantity } from '@cardwright/core/data';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
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
  definePhrase({
    slot: 'predicate',
    name: 'pay-for-nth',
    subject: 'player',
    scales: 'by',
    // Whoever pays plays them: "you play", "they play" of others.
    template:
      'pay~ {n:amount} {resource:resource} {way:less|more} (for|to play) the {nth:ordinal} {group:group} (you|they) play each turn',
    build: ({ group, nth, ...paid }) =>
      group.from
        ? undefined
        : ({
            ...changeOf('play' as never, group.filter),
            by: by(paid),
            ...(nth === 1 ? { first: true } : { nth }),
          } as never),
    split: (e, { lexicon }) => {
      if (!isChange(e) || (!e.first && !e.nth) || !e.for || 'pick' in e.for) return undefined;
      const { by: change, for: filter, nth = 1 } = e;
      return resourcesOf(lexicon).map((resource) => ({
        ...saidBy(change),
        resource,
        nth,
        group: { filter },
      }));
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay-for-next',
    subject: 'player',
    scales: 'by',
    template:
      'pay~ ({n:amount} {resource:resource}|that amount of {resource:resource}) {way:less|more} for the next {group:group} {who:player} play~ [{how:way-of-playing}]',
    build: ({ group, who, how, n = THAT_NUMBER, way }) =>
      group.from || !equal(who, { who: 'you' })
        ? undefined
        : ({
            ...changeOf(how?.action ?? ('play' as never), group.filter),
            by: by({ n, way }),
            uses: 1,
          } as never),
    split: (e, { lexicon }) => {
      if (!isChange(e) || !e.for || e.uses !== 1 || 'pick' in e.for) return undefined;
      const { for: filter, action } = e;
      const { n, way } = saidBy(e.by);
      return resourcesOf(lexicon).map((resource) => ({
        ...(!equal(n, THAT_NUMBER) && { n }),
        way,
        resource,
        group: { filter },
        who: { who: 'you' } as const,
        ...(!equal(action, 'play') && { how: { action } }),
      })) as never;
    },
  }),
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
