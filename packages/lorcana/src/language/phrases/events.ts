import { definePhrase, withSpellings } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

/** What else triggers wait for: cards readied, exerted, damaged, healed, inked, chosen. */
export const events = [
  definePhrase({
    slot: 'event-predicate',
    name: 'ready',
    subject: 'player',
    template: 'ready~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'readied', card: party };
    },
    split: (e) => e.on === 'readied' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever you ready this character, gain 1 lore.'],
  }),
  // By the turn action (CR 4.2.1): what an effect puts there enters the inkwell as well.
  definePhrase({
    slot: 'event-predicate',
    name: 'ink',
    subject: 'player',
    template: 'ink~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'inked', card: party };
    },
    split: (e) => e.on === 'inked' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever you ink a card, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-readied',
    subject: 'cards',
    template: '(ready~|be~ readied)',
    data: () => ({ on: 'readied' }),
    examples: ['Whenever this character readies, gain 1 lore.'],
  }),
  ...withSpellings(
    definePhrase({
      slot: 'event-predicate',
      name: 'be-exerted',
      subject: 'cards',
      template: '(be~ exerted|exert~)',
      data: () => ({ on: 'exerted' }),
      examples: ['During your turn, whenever an opposing character is exerted, banish them.'],
    }),
    {
      name: 'become-exerted',
      template: 'become~ exerted',
      notPast: true,
      usual: () => false,
      examples: ['During your turn, whenever an opposing character becomes exerted, gain 1 lore.'],
    },
  ),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-damaged',
    subject: 'cards',
    template: '(be~ damaged|take~ damage)',
    data: () => ({ on: 'damage-taken' }),
    examples: ['Whenever an opposing character is damaged, you may ready this character.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-dealt-damage',
    subject: 'cards',
    template: 'be~ dealt damage',
    data: () => ({ on: 'damaged' }),
    examples: ['Whenever this character is dealt damage, gain 1 lore.'],
  }),
  ...(
    [
      ['be-dealt', 'cards', 'damaged', 'be~ dealt', 'damage'],
      ['gain', 'player', 'lore-gained', 'gain~', 'lore'],
      ['lose', 'player', 'lore-lost', 'lose~', 'lore'],
    ] as const
  ).map(([name, subject, on, verb, what]) =>
    definePhrase({
      slot: 'event-predicate',
      name: `${name}-so-much-${what}`,
      subject,
      template: `${verb} {n:integer} or more ${what}` as 'gain~ {n:integer}',
      data: ({ n }) => ({ on, amount: { cmp: '>=', value: n } }),
      examples: [
        subject === 'cards'
          ? 'Whenever this character is dealt 3 or more damage, draw a card.'
          : `Whenever an opponent ${verb.replace('~', 's')} 2 or more ${what}, draw a card.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'event-predicate',
    name: 'deal-damage',
    subject: { field: 'by', takes: 'cards' },
    template: 'deal~ damage to {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'damaged', card: party };
    },
    split: (e) => e.on === 'damaged' && isPlain(e) && cardParts(e.card),
  }),
  ...(['remove', 'move'] as const).map((verb) => {
    const on = verb === 'remove' ? 'damage-removed' : 'damage-moved';
    const role = verb === 'remove' ? 'card' : 'by';
    return definePhrase({
      slot: 'event-predicate',
      name: `${verb}-damage`,
      subject: 'player',
      template:
        `${verb}~ ({n:integer} or more damage|damage) [counter#] from {card:np}` as 'remove~ [{n:integer}] from {card:np}',
      build: ({ n = 1, card }) => {
        const party = toParty(card);
        return n === 1 && party ? { on, [role]: party } : undefined;
      },
      split: (e) =>
        e.on === on &&
        isPlain(e) &&
        cardParts(e[role]).flatMap(({ card }) => [{ n: 1, card }, { card }] as never[]),
      examples: ['1 or more damage', 'damage'].map(
        (amount) => `Whenever you ${verb} ${amount} from one of your characters, you may draw a card.`,
      ),
    });
  }),
  definePhrase({
    slot: 'event',
    name: 'damage-is-removed',
    template: 'damage is removed from {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'damage-removed', card: party };
    },
    split: (e) => e.on === 'damage-removed' && e.player === undefined && isPlain(e) && cardParts(e.card),
    examples: ['Whenever damage is removed from one of your characters, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'challenge-anything',
    subject: { field: 'by', takes: 'cards' },
    template: 'challenge~',
    data: () => ({ on: 'challenged' }),
    examples: ['Whenever one of your characters challenges, draw a card.'],
  }),
];
