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
  // "If you have any in play with 10 {P} or more": cards of the one type that has such a thing.
  definePhrase({
    slot: 'condition',
    name: 'have-in-play-that',
    yieldsTo: ['many-are'],
    template: '{who:player} have~ ({cards:counted}|any) in play {more:modifier}',
    usual: () => false,
    build: ({ who, cards, more }, { lexicon, refuse }) => {
      if (more.from) return undefined;
      const owner = { is: 'of', player: who } as const;
      if (cards) {
        if (cards.of.pick !== 'each' || cards.of.from) return undefined;
        const filter = canonical([...cards.of.filter, owner, ...more.filter]);
        return { if: 'count', cmp: cards.cmp, value: cards.value, of: { pick: 'each', filter } };
      }
      const [only, another] = more.filter;
      const types = (lexicon.types ?? []).filter(
        ({ stats }) => only?.is === 'stat' && (stats ?? [only.stat]).includes(only.stat),
      );
      const [type] = types;
      if (only?.is !== 'stat' || another || !type || types.length > 1) return refuse('any of what? Say it');
      const filter = canonical([{ is: 'type', type: type.id }, owner, only]);
      return { if: 'count', cmp: '>=', value: 1, of: { pick: 'each', filter } };
    },
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || c.of.from) return undefined;
      const { filter } = c.of;
      const owner = filter.find((one) => one.is === 'of');
      const last = filter.at(-1);
      if (owner?.is !== 'of' || !last || last === owner) return undefined;
      const rest = filter.filter((one) => one !== owner && one !== last);
      const said = { who: owner.player, more: { filter: [last] } };
      const any = c.cmp === '>=' && c.value === 1 && last.is === 'stat' && rest.length === 1;
      const cards = { cmp: c.cmp, value: c.value, of: { pick: 'each' as const, filter: rest } };
      return [{ ...said, cards }, ...(any && rest[0]?.is === 'type' ? [said] : [])] as never;
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
];
