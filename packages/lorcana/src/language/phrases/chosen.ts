import { type Built, definePhrase } from '@cardwright/dsl';
import { cardParts, fromParty, toParty } from './party.ts';
import type { Purpose } from './slots.ts';

type Chosen = Built<'event-predicate'>;

/** What a card is chosen for, apart from who chooses it and which card. */
function purposeOf({ given, by }: Chosen): Purpose {
  return { ...(given && { given }), ...(by && { by }) };
}

/** That a card is chosen by an effect, and for what. */
export const chosen = [
  definePhrase({
    slot: 'purpose',
    name: 'anything',
    template: 'an action or ability',
    data: () => ({}),
  }),
  definePhrase({
    slot: 'purpose',
    name: 'an-action',
    template: 'an action',
    data: () => ({ given: ['by-action'] }),
  }),
  definePhrase({
    slot: 'purpose',
    name: 'keyword',
    template: '{keyword:keyword}',
    build: ({ keyword }) => (keyword === 'support' ? { given: ['for-support'] } : undefined),
    split: ({ given }) => given?.[0] === 'for-support' && { keyword: 'support' },
    examples: ['Whenever one of your characters is chosen for Support, draw a card.'],
  }),
  definePhrase({
    slot: 'purpose',
    name: 'ability-of',
    template: '(an ability of|the ability of|an effect of) {by:np}',
    build: ({ by }) => {
      const party = toParty(by);
      return party && { by: party };
    },
    split: ({ by }) => by && fromParty(by).map((one) => ({ by: one })),
    examples: ['Whenever an opponent chooses this character for an ability of an item, draw a card.'],
  }),
  definePhrase({
    slot: 'purpose',
    name: 'card',
    yieldsTo: ['ability-of'],
    template: '{by:np}',
    usual: () => false,
    // "An action" has a row of its own.
    build: ({ by }) => {
      const party = toParty(by);
      if (party?.pick !== 'any' || party.filter.length < 2) return undefined;
      return { by: party };
    },
    split: ({ by }) =>
      by?.pick === 'any' && by.filter.length > 1 && fromParty(by).map((one) => ({ by: one })),
    examples: ['Whenever you choose this character for one of your actions, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'choose-for',
    subject: 'player',
    template: 'choose~ {card:np} for {purpose:purpose}',
    build: ({ card, purpose }) => {
      const party = toParty(card);
      return party && { on: 'chosen', card: party, ...purpose };
    },
    split: (e) => e.on === 'chosen' && cardParts(e.card).map((part) => ({ ...part, purpose: purposeOf(e) })),
    examples: [
      'When an opponent chooses this character for an action, banish them.',
      'Whenever an opponent chooses this character for an action or ability, you may draw a card.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-chosen-for',
    subject: 'cards',
    template: 'be~ chosen for {purpose:purpose}',
    build: ({ purpose }) => ({ on: 'chosen', ...purpose }),
    split: (e) => e.on === 'chosen' && !e.player && { purpose: purposeOf(e) },
    examples: ['Whenever this character is chosen for an action or ability, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-chosen-by',
    subject: 'cards',
    usual: () => false,
    template: 'be~ chosen by {player:player} for {purpose:purpose}',
    build: ({ player, purpose }) => ({ on: 'chosen', player, ...purpose }),
    split: (e) => e.on === 'chosen' && e.player && { player: e.player, purpose: purposeOf(e) },
    examples: [
      'Whenever one of your characters is chosen by an opponent for an action or ability, draw a card.',
    ],
  }),
];
