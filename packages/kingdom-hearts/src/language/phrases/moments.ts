import type { Condition } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

/** Cards that lie where they are when a battle or challenge ends, whoever took part. */
const STAYS: ReadonlySet<string> = new Set(['player', 'world', 'dark', 'nobody']);

const TOOK_PART: Condition = {
  if: 'matches',
  card: { pick: 'self' },
  filter: [{ is: 'state', state: 'participating' }],
};

/** When something happens: at the start and end of battles, challenges and phases. */
export const moments = [
  ...(['battle', 'challenge'] as const).flatMap((fight) => [
    definePhrase({
      slot: 'trigger',
      name: `start-of-${fight}`,
      template: `at the start of a ${fight}` as 'at the start of a battle',
      data: () => [{ on: `${fight}-began` }],
      examples: [`At the start of a ${fight}, draw a card.`],
    }),
    definePhrase({
      slot: 'trigger',
      name: `end-of-${fight}`,
      template: `at the end of a ${fight}` as 'at the end of a battle',
      // Who took part is discarded at the same moment, and nothing says what comes first (KH 8.2.2, 8.3).
      build: (_parts, { facts: { type }, refuse }) =>
        type === undefined || STAYS.has(type)
          ? [{ on: `${fight}-ended` }]
          : refuse(`a card that takes part is discarded at the end of a ${fight}`),
      split: (on) => equal(on, [{ on: `${fight}-ended` }]) && {},
    }),
  ]),
  // A turn begins with its Draw Phase and ends with its Discard Phase (KH 7, 8.4).
  definePhrase({
    slot: 'trigger',
    name: 'start-of-draw-phase',
    yieldsTo: ['start-of-turn'],
    usual: () => false,
    template: 'at the start of {player:possessive} Draw Phase',
    data: ({ player }) => [{ on: 'turn-started', player }],
    examples: ['At the start of your Draw Phase, gain 1 HP.'],
  }),
  definePhrase({
    slot: 'trigger',
    name: 'end-of-discard-phase',
    yieldsTo: ['end-of-turn'],
    usual: () => false,
    template: 'at the end of {player:possessive} Discard Phase',
    data: ({ player }) => [{ on: 'turn-ended', player }],
    examples: ['At the end of your Discard Phase, gain 1 HP.'],
  }),
  // Who took part takes part until after the result is known (KH 8.3).
  definePhrase({
    slot: 'lead',
    name: 'took-part',
    usual: () => false,
    template: '(when|whenever) {on:event} {what:pronominal} took part in',
    build: ({ on, what }, { refuse }) =>
      what.pick === 'self' && !what.from && (on.on === 'challenge-won' || on.on === 'challenge-lost')
        ? { lead: 'trigger', on: [on], while: TOOK_PART }
        : refuse('only a challenge that is won or lost is one that this card took part in'),
    split: (lead) => {
      if (lead.lead !== 'trigger' || lead.duration || !lead.while || !equal(lead.while, TOOK_PART))
        return undefined;
      const [on, more] = lead.on;
      if (more || !on || (on.on !== 'challenge-won' && on.on !== 'challenge-lost')) return undefined;
      return { on: on as never, what: { pick: 'self' as const } };
    },
    examples: ['Whenever you win a challenge this Friend took part in, draw a card.'],
  }),
];
