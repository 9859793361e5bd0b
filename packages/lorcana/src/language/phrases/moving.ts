/** What players pay to move their characters, and whether they can (CR 4.7). */
import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { definePhrase, equal, ofKind, saidOfKind } from '@cardwright/dsl';
import { A_LOCATION, HERE } from './location.ts';

const OF_THEM: CardFilter = { is: 'of', player: { who: 'that-player' } };
/** Any location: "locations", "a location". */
const ALL_LOCATIONS: readonly CardSelector[] = [
  { pick: 'each', filter: [{ is: 'type', type: 'location' }] },
  A_LOCATION,
];
const isAnyLocation = (cards: CardSelector): boolean => ALL_LOCATIONS.some((one) => equal(one, cards));

type Movers = readonly CardFilter[] | { readonly pick: 'self' };

/** Who moves for less: this character, or any of a kind, whether one or all of them are said. */
function movers(what: CardSelector): Movers | undefined {
  return what.pick === 'self' ? what : ofKind(what);
}

/** Ways to express who moves, preferred first. */
function saidMovers(what: Movers, usual: 'each' | 'some'): readonly CardSelector[] {
  if ('pick' in what) return [what];
  const ways = saidOfKind(what);
  return usual === 'each' ? ways : ways.toReversed();
}

/** Locations of a kind, one or all of which are said. */
const isWhereTo = (to: CardSelector): boolean => ofKind(to) !== undefined;

export const moving = [
  definePhrase({
    slot: 'paid-act',
    name: 'move',
    template: 'move {what:np} (to {to:np}|{at:here|})',
    words: { at: { here: { pick: 'self' }, '': A_LOCATION } },
    build: ({ what, to: said, at }) => {
      const to = (said ?? at)!;
      const who = movers(what);
      if (!who || (to.pick !== 'self' && !isWhereTo(to))) return undefined;
      // "Move a character of yours here" says where to.
      if (at && at.pick !== 'self' && Array.isArray(who) && who.some((one) => equal(one, HERE)))
        return undefined;
      // Of the act alone nobody is said to do it, and nothing of what it costs.
      return { do: 'change-move-cost', what: who, to, by: 0 } as never;
    },
    split: (e) => {
      if (e.do !== 'change-move-cost' || !e.what || !e.to) return undefined;
      const { to } = e;
      return (
        to.pick === 'self'
          ? saidMovers(e.what, 'some').flatMap((what) => [
              { what, at: to },
              { what, to },
            ])
          : saidMovers(e.what, 'each').flatMap((what) =>
              equal(to, A_LOCATION)
                ? [
                    { what, to },
                    { what, at: to },
                  ]
                : [{ what, to }],
            )
      ) as never;
    },
    examples: [
      'You pay 1 {I} less to move your characters to a location.',
      'You pay 1 {I} less to move this character to a location.',
      'Once during your turn, you may pay 1 {I} less to move this character to a location.',
      'You pay 1 {I} less to move a Pirate character of yours to a location named Never Land.',
      'If you have a character here, you pay 2 {I} less to move a character of yours here.',
      'Once during your turn, you may pay 2 {I} less to move a character here.',
      'Opponents pay 2 {I} more to move their characters to locations.',
    ],
  }),
  // Of their characters: whose they are moves them.
  definePhrase({
    slot: 'bare-clause',
    name: 'cannot-move-cards',
    wording: { all: 'plain' },
    template: "{who:player} can't move {what:np} [to {to:np}]",
    build: ({ who, what, to }, { refuse }) => {
      const kind = ofKind(what);
      // "Move a character here" says where to.
      if (!kind || kind.some((one) => equal(one, HERE))) return undefined;
      if (to && !isAnyLocation(to))
        return refuse('whether they can move is asked before they choose where to');
      if (who.who === 'an-opponent' || who.who === 'any-player') return refuse('who can’t? Say “each”');
      const theirs = kind.filter((one) => !equal(one, OF_THEM));
      return {
        subject: { kind: 'cards', cards: { pick: 'each', filter: [...theirs, { is: 'of', player: who }] } },
        predicate: { value: { do: 'forbid', action: 'move' }, role: 'what', takes: 'cards', phrase: '' },
        tails: [],
      };
    },
    split: ({ subject, predicate: { value } }) => {
      const cards = subject?.kind === 'cards' ? subject.cards : undefined;
      const of = cards?.pick === 'each' && !cards.from ? cards.filter.at(-1) : undefined;
      if (value.do !== 'forbid' || value.action !== 'move' || cards?.pick !== 'each' || of?.is !== 'of')
        return undefined;
      if (value.other || value.by || value.except) return undefined;
      const kind = cards.filter.slice(0, -1);
      return [kind, [...kind, OF_THEM]]
        .flatMap((filter) => saidOfKind(filter))
        .flatMap((what) =>
          [undefined, ...ALL_LOCATIONS].map((to) => ({ who: of.player, what, ...(to && { to }) })),
        );
    },
    examples: [
      "While this character is exerted, opponents can't move characters to locations.",
      "Each opponent can't move their characters during their next turn.",
    ],
  }),
];
