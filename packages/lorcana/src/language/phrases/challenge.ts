import type { CardSelector, Condition } from '@cardwright/core/data';
import { comparedTo, definePhrase, equal, HIGHER, readCompared } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

const CHALLENGE_OVER = { on: 'challenge-ended' } as const;

/** The roles of a challenge, by their words, and each by the other. */
const ROLES = { challenging: 'challenger', challenged: 'challenged' } as const;
const OTHER = { challenger: 'challenged', challenged: 'challenger' } as const;
const inRole = (role: keyof typeof OTHER): CardSelector => ({ pick: 'ref', ref: { to: 'party', role } });

/**
 * Challenges and quests (CR 4.5, 4.6). The event `challenged` has two roles: `card` is the character or location that
 * is challenged, `by` the one that challenges it.
 */
export const challenge = [
  definePhrase({
    slot: 'event-predicate',
    name: 'quest',
    subject: 'cards',
    template: 'quest~',
    data: () => ({ on: 'quested' }),
    examples: ['Whenever this character quests, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'challenge',
    subject: { field: 'by', takes: 'cards' },
    template: 'challenge~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'challenged', card: party };
    },
    split: (e) => e.on === 'challenged' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever this character challenges another character, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-challenged',
    subject: 'cards',
    template: 'be~ challenged',
    data: () => ({ on: 'challenged' }),
    examples: ['Whenever this character is challenged, you may draw a card.'],
  }),
  // The passive of what a card does to another.
  ...(
    [
      ['challenged', 'challenged'],
      ['banished', 'banished'],
      ['dealt damage', 'damaged'],
    ] as const
  ).map(([words, on]) =>
    definePhrase({
      slot: 'event-predicate',
      name: `be-${on}-by`,
      subject: 'cards',
      template: `be~ ${words} by {by:np}` as 'be~ challenged by {by:np}',
      build: ({ by }) => {
        const party = toParty(by);
        return party && { on, by: party };
      },
      split: (e) =>
        e.on === on &&
        isPlain(e) &&
        !e.amount &&
        !e.player &&
        cardParts(e.by).map(({ card }) => ({ by: card })),
      usual: (e) => e.by?.pick !== 'self',
      examples: [`Whenever this character is ${words} by a character with Evasive, draw a card.`],
    }),
  ),
  definePhrase({
    slot: 'event-predicate',
    name: 'deal-any-damage',
    subject: { field: 'by', takes: 'cards' },
    template: 'deal~ damage',
    data: () => ({ on: 'damaged' }),
    examples: ['Whenever one of your characters deals damage in a challenge, gain 1 lore.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-challenged-and-banished',
    subject: 'cards',
    template: 'be~ challenged and banished',
    data: () => ({ on: 'banished', given: ['while-challenged'] }),
    examples: ['When this character is challenged and banished, banish the challenging character.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'challenge-and-be-banished',
    subject: 'cards',
    template: 'challenge~ and be~ banished',
    data: () => ({ on: 'banished', given: ['while-challenging'] }),
    examples: ['When this character challenges and is banished, you may banish the challenged character.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'banish',
    subject: { field: 'by', takes: 'cards' },
    template: 'banish~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'banished', card: party };
    },
    split: (e) => e.on === 'banished' && isPlain(e) && cardParts(e.card),
    examples: [
      'During your turn, whenever this character banishes another character in a challenge, you gain 2 lore.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-banished',
    subject: 'cards',
    template: 'be~ banished',
    data: () => ({ on: 'banished' }),
    examples: ['When this character is banished, draw a card.'],
  }),
  definePhrase({
    slot: 'event-tail',
    name: 'in-a-challenge',
    template: 'in a challenge',
    data: () => ({ given: ['in-challenge'] }),
    examples: ['When this character is banished in a challenge, return this card to your hand.'],
  }),
  // What is done when the challenge that goes on is over (CR 4.6.7).
  definePhrase({
    slot: 'sentence',
    name: 'after-the-challenge',
    template: '{links:chain} after the challenge',
    data: ({ links }) => ({ leads: [{ lead: 'next', on: [CHALLENGE_OVER] }], links }),
    examples: [
      'Whenever this character challenges a damaged character, ready this character after the challenge.',
      'Whenever one of your characters challenges, you may draw a card after the challenge.',
    ],
  }),
  definePhrase({
    slot: 'duration',
    name: 'during-that-challenge',
    template: 'during (that|this|the) challenge',
    data: () => ({ lasts: 'until', on: 'challenge-ended' }),
    examples: [
      'Whenever one of your characters challenges, they gain Resist +2 during that challenge.',
      'Whenever this character is challenged, this character gets +2 {S} during that challenge.',
    ],
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-challenging-character',
    template: 'the challenging character',
    number: 'sg',
    data: () => ({ pick: 'ref', ref: { to: 'party', role: 'challenger' } }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-challenged-character',
    template: 'the challenged character',
    number: 'sg',
    data: () => ({ pick: 'ref', ref: { to: 'party', role: 'challenged' } }),
  }),
  // "If the challenged character has a higher cost": than the other one.
  definePhrase({
    slot: 'condition',
    name: 'has-more-than-the-other',
    yieldsTo: ['statement'],
    template:
      'the {role:challenging|challenged} character has {cmp:more|less|a higher|higher|a lower|lower} ({stat:stat}|cost)' as 'the {role:challenging|challenged} character has {cmp:more|less|a higher|higher|a lower|lower} [{stat:stat}]',
    words: { role: ROLES, cmp: HIGHER },
    usual: () => false,
    build: ({ role, cmp, stat }): Condition => ({
      if: 'matches',
      card: inRole(role),
      filter: [comparedTo(cmp, stat, inRole(OTHER[role]))],
    }),
    split: (c) => {
      const [only, more] = c.if === 'matches' ? c.filter : [];
      const role = Object.values(ROLES).find((one) => c.if === 'matches' && equal(c.card, inRole(one)));
      const said = more ? undefined : readCompared(only);
      if (!role || !said || !equal(said.as, inRole(OTHER[role]))) return undefined;
      const { as: _, ...rest } = said;
      return { role, ...rest };
    },
    examples: [
      'Whenever this character challenges another character, if the challenged character has a higher cost, draw a card.',
      'Whenever this character is challenged, if the challenging character has less {S}, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'player',
    name: 'the-challenging-player',
    template: 'the challenging player',
    number: 'sg',
    data: () => ({ who: 'player-of', card: { pick: 'ref', ref: { to: 'party', role: 'challenger' } } }),
    examples: ['Whenever this character is challenged, the challenging player chooses and discards a card.'],
  }),
];
