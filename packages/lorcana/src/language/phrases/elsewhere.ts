import type { CardSelector } from '@cardwright/core/data';
import { definePhrase } from '@cardwright/dsl';

/** Turn actions with cards of another zone than the hand, each with its words (CR 4.2.1, 4.3.2). */
export const elsewhere = (
  [
    [
      'play',
      '(can|may) play {what:np}',
      [
        'While you have a location in play, you can play items from your discard.',
        'If you have a Sorcerer character in play, you can play this card from your discard.',
      ],
    ],
    [
      'ink',
      '(can|may) (ink {what:np}|ink {what:np} instead of a card in your hand|ink {what:np} instead of a card from your hand|put {what:np} into your inkwell instead of a card in your hand|put {what:np} into your inkwell instead of a card from your hand)',
      ['You can ink cards from your discard.'],
    ],
  ] as const
).map(([act, words, examples]) =>
  definePhrase({
    slot: 'predicate',
    name: `${act}-elsewhere`,
    ...(act === 'play' && { outranks: ['can-play'] }),
    subject: 'you',
    lasts: true,
    wording: { all: 'plain', taken: true },
    template: words as 'can play {what:np}',
    build: ({ what }) =>
      isOfYourDiscard(what)
        ? { do: 'permit', what, action: `${act}-elsewhere` as const, by: { who: 'you' } }
        : undefined,
    split: (e) =>
      e.do === 'permit' &&
      e.action === `${act}-elsewhere` &&
      e.by?.who === 'you' &&
      e.what && { what: e.what },
    examples,
  }),
);

/** The one zone besides the hand whose cards everybody sees; those of others are not yours to play. This card is one. */
function isOfYourDiscard(what: CardSelector): boolean {
  if ((what.pick !== 'each' && what.pick !== 'self') || what.from === undefined || !('zone' in what.from))
    return false;
  const { zone, or, of } = what.from;
  return zone === 'discard' && or === undefined && of?.who === 'you';
}
