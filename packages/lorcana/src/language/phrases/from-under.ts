import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal, select } from '@cardwright/dsl';

/** The player whose zone the cards under a card are in; unknown for a target. */
function whoseStack(top: CardSelector): { readonly of?: PlayerSelector } | undefined {
  switch (top.pick) {
    case 'self':
      return { of: { who: 'you' } };
    case 'ref':
      return { of: { who: 'player-of', card: top } };
    case 'chosen':
      return {};
    case 'each':
    case 'some': {
      const of = top.filter.find((filter) => filter.is === 'of');
      return top.from === undefined && of?.is === 'of' ? { of: of.player } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Cards that lie under some card. They may lie face down, so nothing is asked of them (CR 8.4.2); "a card from under one
 * of your characters" may be any of them all, where one is taken.
 */
function under(what: CardSelector | undefined, top: CardSelector): CardSelector | undefined {
  if ((what?.pick !== 'some' && what?.pick !== 'each') || what.from || what.filter.length > 0)
    return undefined;
  if (top.pick === 'some' && !(what.pick === 'some' && what.range.max === 1)) return undefined;
  const of = whoseStack(top);
  return of && { ...what, filter: [{ is: 'under', top }], from: { zone: 'under', ...of } };
}

/** Cards taken from under cards (CR 5.1.1.5): wherever cards can stand that are put, returned or played. */
export const fromUnder = [
  definePhrase({
    slot: 'np',
    name: 'from-under',
    yieldsTo: ['determined'],
    outranks: ['that-were-under'],
    template: '{determiner:determiner} {group:group} from under {top:np}',
    build: ({ determiner, group: { filter, from }, top }) =>
      filter.length > 0 || from ? undefined : under(select(determiner, { filter: [] }), top),
    split: (s) => {
      if (s.pick !== 'some' && s.pick !== 'each') return undefined;
      const [only, more] = s.filter;
      if (more || only?.is !== 'under') return undefined;
      const determiner = s.pick === 'some' ? { pick: s.pick, range: s.range } : { pick: s.pick };
      const { top } = only;
      return equal(under({ ...determiner, filter: [] } as CardSelector, top), s)
        ? { determiner, group: { filter: [], card: true as const }, top }
        : undefined;
    },
    examples: [
      'Whenever this character quests, put a card from under this character into your hand.',
      'When you play this item, return all cards from under your characters to your hand.',
      '{E}, Put a card from under one of your characters into your discard — Draw 2 cards.',
      "Put all cards from under opposing characters into their players' discards.",
      'Whenever this character quests, you may play a card from under this character for free.',
      'When you play this item, you may play a card from under one of your items for free.',
      'Put all cards from under chosen character of yours into your hand.',
    ],
  }),
];
