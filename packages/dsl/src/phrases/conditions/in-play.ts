/** "You have a beast in play with 5 {P} or more": the condition on the cards may come last. */

import type { CardFilter, Condition } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { canonical } from '../filters.ts';

/** That its player has no other such card. */
const noOther = (filter: readonly CardFilter[]): Condition => ({
  if: 'count',
  cmp: '=',
  value: 0,
  of: { pick: 'each', filter: canonical([...filter, { is: 'of', player: { who: 'you' } }, { is: 'other' }]) },
});

export const IN_PLAY: readonly Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'have-in-play-that',
    yieldsTo: ['many-are'],
    template: '{who:player} have~ {cards:counted} in play {more:modifier}',
    usual: () => false,
    build: ({ who, cards, more }) => {
      if (cards.of.pick !== 'each' || cards.of.from || more.from) return undefined;
      const filter = canonical([...cards.of.filter, { is: 'of', player: who }, ...more.filter]);
      return { if: 'count', cmp: cards.cmp, value: cards.value, of: { pick: 'each', filter } };
    },
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || c.of.from) return undefined;
      const { filter } = c.of;
      const owner = filter.find((one) => one.is === 'of');
      const last = filter.at(-1);
      if (owner?.is !== 'of' || !last || last === owner) return undefined;
      const rest = filter.filter((one) => one !== owner && one !== last);
      return {
        who: owner.player,
        cards: { cmp: c.cmp, value: c.value, of: { pick: 'each' as const, filter: rest } },
        more: { filter: [last] },
      };
    },
  }),
  // "This beast is your only beast in play": there is no other.
  definePhrase({
    slot: 'condition',
    name: 'is-the-only-one',
    template: '{what:pronominal} be~ {whose:possessive} only {group:group} [in play]',
    usual: () => false,
    build: ({ what, whose, group: { filter, from } }) =>
      what.pick === 'self' && whose.who === 'you' && !from && filter.length > 0
        ? { if: 'all', of: [{ if: 'matches', card: what, filter }, noOther(filter)] }
        : undefined,
    split: (c) => {
      const [first, second, more] = c.if === 'all' ? c.of : [];
      if (more || first?.if !== 'matches' || first.card.pick !== 'self' || first.card.from) return undefined;
      const { filter } = first;
      return (
        equal(second, noOther(filter)) && {
          what: { pick: 'self' as const },
          whose: { who: 'you' as const },
          group: { filter },
        }
      );
    },
    examples: ['Whenever you draw a card, if this card is your only card with cost 2 in play, draw a card.'],
  }),
  // "If you have any in play with 10 {P} or more": cards of the one type that has such a thing.
  definePhrase({
    slot: 'condition',
    name: 'have-any-in-play-that',
    yieldsTo: ['have-in-play-that'],
    template: '{who:player} have~ any in play {more:modifier}',
    usual: () => false,
    build: ({ who, more }, { lexicon, refuse }) => {
      const [only, another] = more.filter;
      const types = (lexicon.types ?? []).filter(
        ({ stats }) => only?.is === 'stat' && (stats ?? [only.stat]).includes(only.stat),
      );
      const [type] = types;
      if (only?.is !== 'stat' || another || more.from || !type || types.length > 1)
        return refuse('any of what? Say it');
      const filter = canonical([{ is: 'type', type: type.id }, { is: 'of', player: who }, only]);
      return { if: 'count', cmp: '>=', value: 1, of: { pick: 'each', filter } };
    },
    split: (c) => {
      if (c.if !== 'count' || c.cmp !== '>=' || c.value !== 1 || c.of.pick !== 'each' || c.of.from)
        return undefined;
      const [type, owner, stat, more] = c.of.filter;
      if (more || type?.is !== 'type' || owner?.is !== 'of' || stat?.is !== 'stat') return undefined;
      return { who: owner.player, more: { filter: [stat] } };
    },
  }),
];
