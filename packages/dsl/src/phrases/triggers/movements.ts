import type { CardSelector, EventPattern, PlayerSelector, ZoneSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { fromParty, fromSeveral, isSeveral, toParty } from './statements.ts';

/** Between which zones a card moves, as the words of an event say it. */
type Passage = Pick<EventPattern, 'from' | 'to'>;

const ANY = { pick: 'any', filter: [] } as const;

/** Verbs of movement, with the kind of event that each means. */
const VERBS = [
  { verb: 'put', past: '(put|moved)', into: '(into|in)', on: 'entered-zone' },
  { verb: 'move', past: 'moved', into: 'to', on: 'entered-zone' },
  { verb: 'return', past: 'returned', into: 'to', on: 'returned' },
] as const;

/** The zones of an event with nothing else to it but who does it or whom it happens to. */
function passage(e: Partial<EventPattern>, on: string): Passage | undefined {
  if (e.on !== on || (e.given ?? []).length > 0) return undefined;
  return { ...(e.from && { from: e.from }), ...(e.to && { to: e.to }) };
}

const ITS_PLAYER: PlayerSelector = { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } };

/** "To its player's hand": a card goes to a zone of its own player only, so to whosever hand that is. */
const ofWhoever = (to: ZoneSelector): ZoneSelector =>
  equal(to.of, ITS_PLAYER) ? { ...to, of: { who: 'any-player' } } : to;

/** The inverse: both ways to say it. */
const ofItsPlayer = (to: ZoneSelector): ZoneSelector[] =>
  to.of?.who === 'any-player' ? [{ ...to, of: ITS_PLAYER }, to] : [to];

const origins: Phrase[] = [
  definePhrase({ slot: 'origin', name: 'zone', template: 'from {zone:zone}', data: ({ zone }) => zone }),
  definePhrase({ slot: 'origin', name: 'play', template: 'from play', data: () => ({ zone: 'play' }) }),
];

/** "Your other beasts are returned to your hand from play": cards move. */
const happening: Phrase[] = [
  definePhrase({
    slot: 'event-predicate',
    name: 'leave-zone',
    subject: 'cards',
    template: 'leave~ {from:zone}',
    data: ({ from }) => ({ on: 'left-zone', from }),
    examples: ['Whenever one or more cards leave your discard, draw a card.'],
  }),
  ...VERBS.map(({ past, verb, into, on }) =>
    definePhrase({
      slot: 'event-predicate',
      name: `be-${past === 'moved' ? 'moved' : verb}-to-zone`,
      subject: 'cards',
      usual: () => verb !== 'move',
      ...(verb === 'move' && { yieldsTo: ['be-put-to-zone'] }),
      template:
        `be~ ${verb === 'put' ? 'put' : past} ${into} {to:zone} [{from:origin}]` as 'be~ put to {to:zone} [{from:origin}]',
      build: ({ to, from }) => ({ on, to: ofWhoever(to), ...(from && { from }) }),
      split: (e) => {
        const crossed = e.player ? undefined : passage(e, on);
        const { to, from } = crossed ?? {};
        return to && ofItsPlayer(to).map((said) => ({ to: said, ...(from && { from }) }));
      },
      examples: [
        `Whenever a card is ${past === '(put|moved)' ? 'put' : past} ${into === 'to' ? 'to' : 'into'} your hand from play, draw a card.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-moved-from-to',
    yieldsTo: ['be-put-to-zone', 'be-moved-to-zone'],
    subject: 'cards',
    usual: () => false,
    template: 'be~ (moved|put) {from:origin} (to|into) {to:zone}',
    data: ({ from, to }) => ({ on: 'entered-zone', to, from }),
    examples: ['Whenever a card is moved from your hand to your deck, draw a card.'],
  }),
];

/** Whether a zone is that of a sentence's player: "your hand", "their hand". */
const isTheirs = (of: PlayerSelector | undefined): of is { who: 'you' | 'that-player' } =>
  of?.who === 'you' || of?.who === 'that-player';

/** "You put a card into your hand": a player moves cards of their own. */
const doing: Phrase[] = VERBS.map(({ verb, into, on }) =>
  definePhrase({
    slot: 'event-predicate',
    name: `${verb}-cards-to-zone`,
    ...(verb === 'move' && { yieldsTo: ['put-cards-to-zone'] }),
    subject: 'player',
    usual: () => false,
    template: `${verb}~ {card:np} ${into} {to:zone}` as 'put~ {card:np} into {to:zone}',
    build: ({ card: said, to }) => {
      const { of } = to;
      const { from, ...card } = said as CardSelector & { readonly from?: ZoneSelector };
      if (!isTheirs(of) || (from && !('zone' in from && equal(from.of, of)))) return undefined;
      const party = toParty(card as CardSelector);
      return (
        party && {
          on,
          player: of,
          ...(!equal(party, ANY) && { card: party }),
          ...(from && { from }),
          to,
          ...(isSeveral(said) && { together: true as const }),
        }
      );
    },
    split: (e) => {
      const crossed = passage(e, on);
      if (!crossed?.to || !isTheirs(crossed.to.of)) return undefined;
      const { to, from } = crossed;
      return (e.together ? fromSeveral : fromParty)(e.card ?? ANY).map((card) => ({
        card: (from ? { ...card, from } : card) as CardSelector,
        to: to!,
      }));
    },
    examples: [
      `Whenever you ${verb} a card from your discard ${into === 'to' ? 'to' : 'into'} your hand, draw a card.`,
    ],
  }),
);

/** Cards that move between zones, as an event. */
export const MOVEMENTS: readonly Phrase[] = [...origins, ...happening, ...doing];
