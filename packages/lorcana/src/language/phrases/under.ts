import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { alsoPast, definePhrase, equal } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

const NO_CARDS_UNDER: readonly CardFilter[] = [{ is: 'cards-under', cmp: '=', value: 0 }];

/** Cards under cards (CR 8.4): put there by Boost and by effects, and looked for. */
export const under = [
  definePhrase({
    slot: 'predicate',
    name: 'put-under',
    subject: 'player',
    template: 'put~ {what:np} (facedown under {under:object}|under {under:object} facedown)',
    data: ({ what, under: card }) => ({ do: 'put-under', what, under: card }),
    examples: [
      'When you play this character, put the top card of your deck facedown under this character.',
      'Look at the top 3 cards of your deck. Put one under chosen character of yours facedown and the rest on the bottom of your deck in any order.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'put-under-faceup',
    subject: 'player',
    wording: { taken: true },
    template: 'put~ {what:np} (under {under:object} faceup|faceup under {under:object}|under {under:object})',
    data: ({ what, under: card }) => ({ do: 'put-under', what, under: card, faceup: true }),
    examples: [
      '{E} — Put a character card from your discard under this item faceup.',
      'When this item is banished, put this card from your discard under chosen character of yours.',
    ],
  }),
  ...(['facedown', 'faceup'] as const).map((side) =>
    definePhrase({
      slot: 'goal',
      name: `under-${side}`,
      template: (side === 'faceup'
        ? '(under {under:object} faceup|faceup under {under:object}|under {under:object})'
        : '(under {under:object} facedown|facedown under {under:object})') as 'under {under:object}',
      build: ({ under: card }) => ({
        do: 'put-under',
        under: card,
        ...(side === 'faceup' && { faceup: true }),
      }),
      split: (goal) =>
        'do' in goal &&
        goal.do === 'put-under' &&
        goal['faceup'] === (side === 'faceup' || undefined) && { under: goal['under'] as CardSelector },
      examples: [
        `Look at the top 2 cards of your deck. Put each of them either under chosen character of yours${side === 'faceup' ? '' : ' facedown'} or onto the bottom of your deck.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'play-from-under',
    subject: 'you',
    wording: { all: 'plain' },
    template: '(may|can) play {what:np} from under {under:object}',
    build: ({ what, under: card }) =>
      what.pick === 'each' && what.from === undefined
        ? { do: 'permit', what: card, action: 'play-from-under', other: what, by: { who: 'you' } }
        : undefined,
    split: (e) =>
      e.do === 'permit' &&
      e.action === 'play-from-under' &&
      equal(e.by, { who: 'you' }) &&
      e.what !== undefined &&
      e.other !== undefined && { what: e.other, under: e.what },
    examples: [
      '{E}, 1 {I} — This turn, you may play characters from under this item.',
      'You may play actions from under this character.',
    ],
  }),
  ...alsoPast(
    definePhrase({
      slot: 'each',
      name: 'card-under',
      template: 'card under {of:np}',
      data: ({ of }) => ({ amount: 'cards-under', of }),
      examples: [
        'For each card under this character, you pay 1 {I} less to play actions.',
        'This character gets +1 {L} for each card under him.',
      ],
    }),
    'of',
  ),
  ...alsoPast(
    definePhrase({
      slot: 'measure',
      name: 'cards-under',
      template: 'the number of cards under {of:np}',
      data: ({ of }) => ({ amount: 'cards-under', of }),
      examples: [
        'Whenever this character quests, draw cards equal to the number of cards under this character.',
      ],
    }),
    'of',
  ),
  definePhrase({
    slot: 'condition',
    name: 'there-are-cards-under',
    yieldsTo: ['measure-is-compared'],
    template: '(there are|there were|you have) {many:compared} cards under {of:object}',
    build: ({ many: { cmp, value }, of }) => ({
      if: 'compare',
      left: { amount: 'cards-under', of },
      cmp,
      right: value,
    }),
    split: (c) =>
      c.if === 'compare' &&
      typeof c.left === 'object' &&
      c.left.amount === 'cards-under' && { many: { cmp: c.cmp, value: c.right }, of: c.left.of },
    examples: [
      'While there are 3 or more cards under this character, he gets +2 {S}.',
      'While there are 3 or fewer cards under this character, he gets +2 {S}.',
      'When this character is banished, if there were 2 or more cards under him, draw a card.',
      'While you have 3 or more cards under your characters, this character gets +2 {L}.',
    ],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-a-card-under',
    yieldsTo: ['is-a'],
    subject: 'cards',
    template: 'have~ a card under {pronoun:pronoun-object}',
    usual: () => false,
    build: () => ({ if: 'matches', filter: [{ is: 'state', state: 'card-under' }] }),
    split: (c, { facts }) =>
      c.if === 'matches' &&
      isCardUnder(c.filter) &&
      [facts.pronoun ?? 'they', 'they', 'it', 'he', 'she'].map((pronoun) => ({ pronoun })),
    examples: ['While this character has a card under them, they get +3 {S} and +3 {W}.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-put-under',
    subject: { field: 'by', takes: 'cards' },
    template: 'be~ put under {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'put-under', card: party };
    },
    split: (e) => e.on === 'put-under' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever a card is put under one of your characters, you may draw a card.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'there-is-a-card-under',
    yieldsTo: ['statement'],
    template: "there ('s|is) a card under {card:object}",
    data: ({ card }) => ({ if: 'matches', card, filter: [{ is: 'state', state: 'card-under' }] }),
    examples: [
      "While there's a card under this character, he gets +2 {S} and +1 {L}.",
      "While there's a card under this character, they get +3 {S}.",
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-a-card-under',
    template:
      '(with a card under them|that have a card under them|with a card under it|with cards under them|with cards under it)',
    data: () => ({ filter: [{ is: 'state', state: 'card-under' }] }),
    examples: ['While you have a character with a card under them in play, this character gains Ward.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-cards-under',
    yieldsTo: ['with-a-card-under'],
    template: 'with {many:compared} cards under (them|it)',
    build: ({ many }) => ({ filter: [{ is: 'cards-under', ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'cards-under' && { many: { cmp: only.cmp, value: only.value } },
    examples: ['Your characters with 2 or more cards under them gain Ward.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-cards-under',
    yieldsTo: ['have-no-cards-under'],
    subject: 'cards',
    template: 'have~ {many:compared} cards under {pronoun:pronoun-object}',
    build: ({ many }) => ({ if: 'matches', filter: [{ is: 'cards-under', ...many }] }),
    split: (c, { facts }) => {
      const [only, more] = (c.if === 'matches' && c.filter) || [];
      if (more || only?.is !== 'cards-under') return undefined;
      const many = { cmp: only.cmp, value: only.value };
      return [facts.pronoun ?? 'they', 'they', 'it', 'he', 'she'].map((pronoun) => ({ many, pronoun }));
    },
    examples: [
      'While this character has 2 or more cards under them, they get +1 {L}.',
      'While this character has 2 or fewer cards under them, they get +1 {L}.',
    ],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-no-cards-under',
    subject: 'cards',
    template: 'have~ no cards under {pronoun:pronoun-object}',
    build: () => ({ if: 'matches', filter: NO_CARDS_UNDER }),
    split: (c, { facts }) =>
      c.if === 'matches' &&
      equal(c.filter, NO_CARDS_UNDER) &&
      [facts.pronoun ?? 'they', 'they', 'it', 'he', 'she'].map((pronoun) => ({ pronoun })),
    examples: ["While this character has no cards under them, they can't quest."],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'put-a-card-under',
    subject: 'player',
    template: 'put~ a card under {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'put-under', card: party };
    },
    split: (e) => e.on === 'put-under' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever you put a card under this character, draw a card.'],
  }),
];

function isState(filter: unknown, state: string): boolean {
  const [first, more] = (filter ?? []) as readonly { is: string; state?: string }[];
  return more === undefined && first?.is === 'state' && first.state === state;
}

function isCardUnder(filter: unknown): boolean {
  return isState(filter, 'card-under');
}
