import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

/** The player whose zone the cards under a card are in; unknown for a target, several for "all". */
function whoseStack(top: CardSelector): PlayerSelector | undefined {
  switch (top.pick) {
    case 'self':
      return { who: 'you' };
    case 'ref':
      return { who: 'player-of', card: top };
    case 'each':
    case 'some': {
      const of = top.filter.find((filter) => filter.is === 'of');
      return top.from === undefined && of?.is === 'of' ? of.player : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Cards that lie under some card. They may lie face down, so nothing is asked of them (CR 8.4.2); "a card from under one
 * of your characters" may be any of them all, where one is taken.
 */
function under(what: CardSelector, top: CardSelector): CardSelector | undefined {
  if ((what.pick !== 'some' && what.pick !== 'each') || what.from || what.filter.length > 0) return undefined;
  if (top.pick === 'some' && !(what.pick === 'some' && what.range.max === 1)) return undefined;
  const of = whoseStack(top);
  return of && { ...what, filter: [{ is: 'under', top }], from: { zone: 'stack', of } };
}

/** The inverse. */
function apart(cards: CardSelector | undefined): { what: CardSelector; top: CardSelector } | undefined {
  if (cards?.pick !== 'some' && cards?.pick !== 'each') return undefined;
  const [only, more] = cards.filter;
  if (more || only?.is !== 'under') return undefined;
  const { from: _, ...rest } = cards;
  const what: CardSelector = { ...rest, filter: [] };
  return equal(under(what, only.top), cards) ? { what, top: only.top } : undefined;
}

/** Cards taken from under cards (CR 5.1.1.5). */
export const fromUnder = [
  definePhrase({
    slot: 'predicate',
    name: 'put-from-under',
    subject: 'player',
    template: '(put~|return~) {what:np} from under {top:np} {to:destination}',
    build: ({ what, top, to }) => {
      const cards = under(what, top);
      return cards && { do: 'move', what: cards, to };
    },
    split: (e) => {
      const parts = e.do === 'move' ? apart(e.what) : undefined;
      return e.do === 'move' && e.to && parts && { ...parts, to: e.to };
    },
    examples: [
      'Whenever this character quests, put a card from under this character into your hand.',
      'When you play this item, return all cards from under your characters to your hand.',
      '{E}, Put a card from under one of your characters into your discard — Draw 2 cards.',
      "Put all cards from under opposing characters into their players' discards.",
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-from-under-for-free',
    subject: 'player',
    template: 'play~ {what:np} from under {top:np} for free',
    build: ({ what, top }) => {
      const cards = under(what, top);
      return cards && { do: 'play', what: cards, free: true };
    },
    split: (e) => (e.do === 'play' && e.free ? apart(e.what) : undefined),
    examples: [
      'Whenever this character quests, you may play a card from under this character for free.',
      'When you play this item, you may play a card from under one of your items for free.',
    ],
  }),
];
