import type { CardFilter, PartyPattern } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

const ANY_SONG = { pick: 'any', filter: [{ is: 'type', type: 'song' }] } as const;

/** Those who sang this song, or the song that was spoken of. */
const SONGS = {
  this: { pick: 'self' },
  that: { pick: 'ref', ref: { to: 'that' }, filter: [{ is: 'type', type: 'song' }] },
} as const;

const sang = (card: PartyPattern): CardFilter => ({
  is: 'happened',
  role: 'by',
  event: { on: 'sung', card },
});

/** Singing (CR 5.4.4.2). The event `sung` has the song as `card` and the character that sings as `by`. */
export const sing = [
  definePhrase({
    slot: 'event-predicate',
    name: 'sing',
    subject: { field: 'by', takes: 'cards' },
    template: 'sing~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      // Also any song is said: "that song" speaks of it.
      return party && { on: 'sung', card: party };
    },
    split: (e) => e.on === 'sung' && isPlain(e) && cardParts(e.card ?? ANY_SONG),
    examples: [
      'Whenever this character sings a song, draw a card.',
      'Whenever this character sings a song, you may play that song again from your discard for free.',
      'Whenever one of your characters sings a song with cost 3 or less, you may return that card from your discard to your hand.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'sang-this-song',
    yieldsTo: ['who-did'],
    template: '(that|who) sang {song:this|that} song',
    words: { song: SONGS },
    build: ({ song }) => ({ filter: [sang(song)] }),
    split: ({ filter, from }) => {
      const [only, more] = filter;
      const song = Object.values(SONGS).find((card) => equal(only, sang(card)));
      return !from && !more && song && { song: song as typeof SONGS.this };
    },
    examples: ['For each character that sang this song, draw a card and gain 1 lore.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'sang-this-song',
    yieldsTo: ['have', 'there-are', 'cards-have'],
    template: '{cards:counted} sang {song:this|that} song',
    words: { song: SONGS },
    build: ({ cards, song }) =>
      cards.of.pick === 'each' && !cards.of.from
        ? {
            if: 'count',
            ...cards,
            of: { ...cards.of, filter: [...cards.of.filter, sang(song)], was: true },
          }
        : undefined,
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || !c.of.was) return undefined;
      const [filter, last] = [c.of.filter.slice(0, -1), c.of.filter.at(-1)];
      const song = Object.values(SONGS).find((card) => equal(last, sang(card)));
      if (!song) return undefined;
      return {
        cards: { cmp: c.cmp, value: c.value, of: { pick: 'each' as const, filter } },
        song: song as typeof SONGS.this,
      };
    },
    examples: [
      "If 2 or more characters sang this song, ready them. They can't quest for the rest of this turn.",
      'If one of your Princess characters sang this song, draw a card.',
      'Whenever you play a song, if no characters sang that song, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'count-as-cost-to-sing',
    subject: 'cards',
    lasts: true,
    template: 'count~ as cost {cost:amount} to sing songs',
    data: ({ cost }) => ({ do: 'count-as-cost', cost }),
    examples: ['This character counts as cost 5 to sing songs.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'count-as-more-to-sing',
    subject: 'cards',
    lasts: true,
    template: 'count~ as having {by:signed} cost to sing songs',
    data: ({ by }) => ({ do: 'modify', stat: 'singing-cost', by }),
    examples: ['Your characters named Stitch count as having +1 cost to sing songs.'],
  }),
];
