/** How a card was that has left play: conditions on it, and its numbers. */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { saidSubject, THAT_PLAYER, toSubject, YOU } from '../../skeleton/subject.ts';
import type { Predicate } from '../../syntax/syntax.ts';
import { canonical, without } from '../filters.ts';
import { countedIn, countOf } from '../moves.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';
import { asTheyWere, nowOf } from '../past-standing.ts';
import { isPronoun, statements } from '../triggers/statements.ts';

export const STOOD: readonly Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'statement-before',
    yieldsTo: ['statement'],
    template: '{subject:subject} {predicate:past-standing}',
    build: ({ subject, predicate }, { refuse }) => {
      const it = predicate as unknown as Predicate<never>;
      const said = saidSubject(subject, it.takes);
      const card = said && 'pick' in said ? asTheyWere(said) : undefined;
      if (!card) return refuse('how it was is said of one card that has left');
      return { ...(it.value as object), [it.role]: card } as never;
    },
    split: (condition, context) => {
      const card = condition.if === 'matches' ? nowOf(condition.card) : undefined;
      return card && statements('past-standing', { ...condition, card }, context);
    },
  }),
  definePhrase({
    slot: 'measure',
    name: 'stat-before',
    template: 'the {stat:stat} {of:subject} had [in play]',
    build: ({ stat, of }, { refuse }) => {
      const said = saidSubject(of, 'cards');
      const card = said && 'pick' in said ? asTheyWere(said) : undefined;
      return card
        ? { amount: 'stat', stat: stat as never, of: card }
        : refuse('whose? Say which card had it');
    },
    split: (q) => {
      const of = typeof q === 'object' && q.amount === 'stat' ? nowOf(q.of) : undefined;
      if (typeof q !== 'object' || q.amount !== 'stat' || !of) return undefined;
      const said = { stat: q.stat, of: toSubject(of, 'said') };
      return isPronoun(of) ? [{ ...said, of: toSubject(of, 'pronoun') }, said] : said;
    },
  }),
  // "If there were 2 or more beasts at it": where the cards were when something left that they were with.
  ...(
    [
      '(there (was|were) {cards:counted}|{cards:counted} (was|were))',
      '{who:player} had {cards:counted}',
    ] as const
  ).map((words) =>
    definePhrase({
      slot: 'condition',
      name: words.startsWith('{who') ? 'had-there' : 'there-were',
      yieldsTo: [...(words.startsWith('{who') ? [] : ['had-there', 'there-are']), 'have'],
      template: `${words} {place:place-before}` as '{who:player} had {cards:counted} {place:place-before}',
      build: ({ who, cards: { of, ...many }, place }) => {
        if (of.pick !== 'each' || of.from) return undefined;
        const filter = canonical([...of.filter, ...place.filter]);
        const each = { pick: 'each', filter } as const;
        return { if: 'count', ...many, of: who ? owned(each, who) : each };
      },
      split: (c) => {
        if (c.if !== 'count' || c.of.pick !== 'each' || c.of.from) return undefined;
        const who = words.startsWith('{who') ? ownerOf(c.of) : undefined;
        if (!who && words.startsWith('{who')) return undefined;
        const { filter } = who ? withoutOwner(c.of, who) : c.of;
        return filter.map((one, i) => ({
          who: who as never,
          cards: { cmp: c.cmp, value: c.value, of: { pick: 'each' as const, filter: without(filter, i) } },
          place: { filter: [one] },
        }));
      },
    }),
  ),
  // "Each player who had a beast here".
  definePhrase({
    slot: 'player-deed',
    name: 'had-there',
    template: 'had {cards:counted} {place:place-before}',
    build: ({ cards: { of, ...many }, place }) => {
      if (of.pick !== 'each' || of.from) return undefined;
      const filter = canonical([...of.filter, ...place.filter]);
      return { if: 'count', ...many, of: owned({ pick: 'each', filter }, THAT_PLAYER) };
    },
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || c.of.from) return undefined;
      if (ownerOf(c.of)?.who !== 'that-player') return undefined;
      const { filter } = withoutOwner(c.of, THAT_PLAYER);
      return filter.map((one, i) => ({
        cards: { cmp: c.cmp, value: c.value, of: { pick: 'each' as const, filter: without(filter, i) } },
        place: { filter: [one] },
      }));
    },
  }),
  // "For each beast they had here".
  definePhrase({
    slot: 'each',
    name: 'they-had-there',
    template: '{group:group} {who:you|they} had {place:place-before}',
    words: { who: { you: YOU, they: THAT_PLAYER } },
    number: 'sg',
    build: ({ group: { filter, from }, who, place }) =>
      from
        ? undefined
        : countOf(owned({ pick: 'each', filter: canonical([...filter, ...place.filter]) }, who)),
    split: (q) => {
      const cards = countedIn(q);
      const who = cards?.pick === 'each' && !cards.from ? ownerOf(cards) : undefined;
      if (cards?.pick !== 'each' || !who) return undefined;
      const { filter } = withoutOwner(cards, who);
      return filter.map((one, i) => ({
        group: { filter: without(filter, i) },
        who,
        place: { filter: [one] },
      }));
    },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'that-were',
    template: '(that|who) (was|were) {place:place-before}',
    data: ({ place }) => place,
  }),
];
