/** What each of some players did before, and which of them did more. */
import type { CardFilter, CardSelector, Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };
const MORE = { more: '>', fewer: '<' } as const;

/** Deeds of players with their own cards: the verb, and the kind of event. */
const WITH_CARDS = {
  revealed: 'revealed',
  reveals: 'revealed',
  discarded: 'discarded',
  discards: 'discarded',
  drew: 'drawn',
  draws: 'drawn',
} as const;

/** How many cards a player did something with before. */
const doneBy = (done: string, filter: readonly CardFilter[], who: PlayerSelector): Quantity => ({
  amount: 'done-cards',
  done,
  filter: (owned({ pick: 'each', filter }, who) as CardSelector & { pick: 'each' }).filter,
});

function readDoneBy(q: Quantity) {
  if (typeof q !== 'object' || q.amount !== 'done-cards' || q.to) return undefined;
  const of = { pick: 'each', filter: q.filter } as const;
  const who = ownerOf(of);
  return who && { who, done: q.done, filter: withoutOwner(of, who).filter };
}

type ThanOthers = { readonly cmp: '>' | '<'; readonly group: Modifier; readonly than: PlayerSelector };

/** That a player did more of something than others. */
const didMore = (
  done: string,
  { cmp, group, than }: ThanOthers,
  who: PlayerSelector,
): Condition | undefined =>
  group.from
    ? undefined
    : { if: 'compare', left: doneBy(done, group.filter, who), cmp, right: doneBy(done, group.filter, than) };

function readDidMore(c: Condition) {
  const [left, right] = c.if === 'compare' ? [readDoneBy(c.left), readDoneBy(c.right)] : [];
  if (c.if !== 'compare' || !left || !right || left.done !== right.done) return undefined;
  if (!equal(left.filter, right.filter) || (c.cmp !== '>' && c.cmp !== '<')) return undefined;
  const { who, done, filter } = left;
  return { who, done: done as 'drawn', cmp: c.cmp, group: { filter }, than: right.who } as const;
}

/** What each of some players did before: "who doesn't", "who discarded a relic card this way". */
const deeds: Phrase[] = [
  definePhrase({
    slot: 'player-deed',
    name: 'does',
    template: "{did:does|doesn't}",
    words: { did: { does: { if: 'done' }, "doesn't": { if: 'not', condition: { if: 'done' } } } },
    data: ({ did }) => did,
  }),
  definePhrase({
    slot: 'player-deed',
    name: 'done-this-way',
    template:
      `{done:${choice(WITH_CARDS)}} ({cards:counted} this way|{cmp:more|fewer} {group:group} this way than {than:player})` as '{done:revealed|discarded|drew} [{cards:counted}] [{cmp:more|fewer} {group:group} {than:player}]',
    words: { done: WITH_CARDS, cmp: MORE },
    wording: { outside: true },
    build: ({ done, cards, ...others }) => {
      if (!cards) return didMore(done, others as ThanOthers, THAT_PLAYER);
      const { of, cmp, value } = cards;
      if (of.pick !== 'each' || of.from) return undefined;
      return { if: 'compare', left: doneBy(done, of.filter, THAT_PLAYER), cmp, right: value };
    },
    split: (c) => {
      const left = c.if === 'compare' ? readDoneBy(c.left) : undefined;
      if (c.if !== 'compare' || left?.who.who !== 'that-player') return undefined;
      const { who: _, ...more } = readDidMore(c) ?? {};
      const cards = { cmp: c.cmp, value: c.right, of: { pick: 'each' as const, filter: left.filter } };
      return ('than' in more ? more : { done: left.done, cards }) as never;
    },
  }),
];

/** "If you discarded more relic cards this way than each opponent". */
const doneMore: Phrase = definePhrase({
  slot: 'condition',
  name: 'did-more-this-way',
  template: `{who:player} {done:${choice(WITH_CARDS)}} {cmp:more|fewer} {group:group} this way than {than:player}`,
  words: { done: WITH_CARDS, cmp: MORE },
  number: 'pl',
  wording: { outside: true },
  build: ({ who, done, ...more }) => didMore(done, more, who),
  split: (c) => readDidMore(c),
  examples: [
    'Each player discards 2 cards. If you discarded more cards this way than each opponent, draw a card.',
  ],
});

export const PLAYER_DEEDS: readonly Phrase[] = [doneMore, ...deeds];
