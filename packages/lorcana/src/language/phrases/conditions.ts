import { definePhrase } from '@cardwright/dsl';
import { cardParts, toParty } from './party.ts';

/** Conditions that only this game has. */
export const conditions = [
  definePhrase({
    slot: 'condition',
    name: 'is-chosen',
    template: 'a/an {group:group} is chosen',
    build: ({ group }) =>
      group.from === undefined
        ? { if: 'matches', card: { pick: 'ref', ref: { to: 'chosen' } }, filter: group.filter }
        : undefined,
    split: (c) =>
      c.if === 'matches' &&
      c.card.pick === 'ref' &&
      c.card.ref.to === 'chosen' &&
      c.card.filter === undefined && { group: { filter: c.filter } },
    examples: [
      'Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead.',
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'used-keyword-to-play',
    template: 'you used {keyword:keyword} to play {card:object}',
    build: ({ keyword, card }) =>
      keyword === 'shift' ? { if: 'matches', card, filter: [{ is: 'state', state: 'shifted' }] } : undefined,
    split: (c) => {
      const [first, more] = c.if === 'matches' ? c.filter : [];
      return (
        c.if === 'matches' &&
        more === undefined &&
        first?.is === 'state' &&
        first.state === 'shifted' && { keyword: 'shift', card: c.card }
      );
    },
    examples: ['When you play this character, if you used Shift to play her, you may draw a card.'],
  }),
  ...(['banished', 'damaged', 'challenged'] as const).map((on) =>
    definePhrase({
      slot: 'condition',
      name: `was-${on}`,
      template: `{card:np} was ${on} [{given:event-tail}] this turn` as '{card:np} [{given:event-tail}]',
      build: ({ card, given }) => {
        const party = toParty(card);
        return (
          party && { if: 'happened', event: { on, card: party, ...(given?.given && { given: given.given }) } }
        );
      },
      split: (c) => {
        if (c.if !== 'happened' || c.event.on !== on || c.event.by || c.event.player) return undefined;
        const { given } = c.event;
        return cardParts(c.event.card).map((said) => (given ? { ...said, given: { given } } : said));
      },
      examples: [`If an opposing character was ${on} this turn, gain 1 lore.`],
    }),
  ),
  definePhrase({
    slot: 'condition',
    name: 'no-other-has-quested',
    template: 'no {group:group} has quested this turn',
    number: 'sg',
    build: ({ group }) =>
      group.from === undefined
        ? {
            if: 'not',
            condition: {
              if: 'happened',
              event: { on: 'quested', card: { pick: 'any', filter: group.filter } },
            },
          }
        : undefined,
    split: (c) => {
      const event = c.if === 'not' && c.condition.if === 'happened' ? c.condition.event : undefined;
      return (
        event?.on === 'quested' && event.card?.pick === 'any' && { group: { filter: event.card.filter } }
      );
    },
    examples: ['During your turn, if no other character has quested this turn, this character gets +3 {L}.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'who-was-challenged',
    template: '(who|that) was challenged this turn',
    build: () => ({ filter: [{ is: 'state', state: 'challenged-this-turn' }] }),
    split: ({ filter, from }) => {
      const [first, more] = filter;
      return !from && !more && first?.is === 'state' && first.state === 'challenged-this-turn' && {};
    },
    examples: ['Banish chosen character who was challenged this turn.'],
  }),
  ...(
    [
      ['with-damage', 'with damage', 'damaged'],
      ['with-no-damage', 'with no damage', 'undamaged'],
    ] as const
  ).map(([name, template, state]) =>
    definePhrase({
      slot: 'modifier',
      name,
      template,
      usual: () => false,
      build: () => ({ filter: [{ is: 'state', state }] }),
      split: ({ filter, from }) => {
        const [first, more] = filter;
        return !from && !more && first?.is === 'state' && first.state === state && {};
      },
    }),
  ),
];
