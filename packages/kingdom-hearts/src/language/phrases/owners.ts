import type { PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

/** The player of the card spoken of: out of play that is its owner (KH 2, KH 9.56). */
const OWNER: PlayerSelector = { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } };

const PRONOUNS = ['it', 'they'] as const;
const ZONE = "{pronoun:pronoun-possessive} (owner 's|owners ') {zone:zone-word}";

/**
 * "Its owner's hand": another spelling of "its player's hand", where a card goes. Nowhere else, since in play the player of
 * a captured card is not its owner.
 */
export const owners = [
  definePhrase({
    slot: 'predicate',
    name: 'return-to-owner',
    yieldsTo: ['return'],
    usual: () => false,
    subject: 'player',
    wording: { taken: true },
    template:
      `return~ {what:object} (to|into) ${ZONE}` as 'return~ {what:object} to {pronoun:pronoun-possessive} {zone:zone-word}',
    build: ({ what, zone }) => ({ do: 'move', what, to: { zone: zone as 'hand', of: OWNER } }),
    split: (e) => {
      if (e.do !== 'move' || !e.what || !e.to || !equal(e.to, { zone: e.to.zone, of: OWNER }))
        return undefined;
      const { what } = e;
      const { zone } = e.to;
      return PRONOUNS.map((pronoun) => ({ what, pronoun, zone }));
    },
    examples: ["Return chosen Friend card to its owner's hand."],
  }),
  ...(
    [
      ['to-owner', '(into|to|in)', {}],
      ['on-top-of-owner', 'on (the top|top) of', { position: 'top' }],
      ['on-bottom-of-owner', 'on the bottom of', { position: 'bottom' }],
    ] as const
  ).map(([name, words, where]) =>
    definePhrase({
      slot: 'destination',
      name,
      usual: () => false,
      template: `${words} ${ZONE}` as 'to {pronoun:pronoun-possessive} {zone:zone-word}',
      build: ({ zone }) => ({ zone: zone as 'hand', of: OWNER, ...where }),
      split: (to) => {
        const { zone } = to;
        return equal(to, { zone, of: OWNER, ...where }) && PRONOUNS.map((pronoun) => ({ pronoun, zone }));
      },
      examples: [
        name === 'to-owner'
          ? "Put chosen Dark card into its owner's hand."
          : `Put chosen Dark card ${words.replace(/\((.*?)\|.*\)/, '$1')} its owner's deck.`,
      ],
    }),
  ),
];
