import type {
  CardFilter,
  CardSelector,
  Condition,
  EventPattern,
  PlayerSelector,
  ZoneSelector,
} from '@cardwright/core/data';
import { type CardFacts, definePhrase, equal, type Lead, type Link, type Sentence } from '@cardwright/dsl';

const YOU: PlayerSelector = { who: 'you' };
const SELF: CardSelector = { pick: 'self' };

/** That the rules discard the card of the text at a moment. */
const discardedThen = (when: string): EventPattern => ({
  on: 'cleared',
  card: { pick: 'self' },
  given: [when as never],
});

/** The sentence with its last clause said in place of something. */
const inPlaceOf = ({ links, ...rest }: Sentence, leads: readonly Lead[]): Sentence => ({
  ...rest,
  leads: [...leads, ...rest.leads],
  links: links.map(
    (link, i): Link =>
      i < links.length - 1
        ? link
        : { ...link, clause: { ...link.clause, tails: [...link.clause.tails, { tail: 'instead' }] } },
  ),
});

/** The inverse, without its first leads; undefined if it is not said in place of anything. */
function inPlace({ links, leads, ...rest }: Sentence, first: number): Sentence | undefined {
  const last = links.at(-1);
  const tail = last?.clause.tails.at(-1);
  if (!last || tail?.tail !== 'instead') return undefined;
  const clause = { ...last.clause, tails: last.clause.tails.slice(0, -1) };
  return { ...rest, leads: leads.slice(first), links: [...links.slice(0, -1), { ...last, clause }] };
}

/** The moment of a sentence in place of being discarded then. */
function momentOf(lead: Lead | undefined): string | undefined {
  if (lead?.lead !== 'would' || lead.next || lead.first || lead.duration) return undefined;
  const when = lead.event.given?.[0];
  return when !== undefined && equal(lead.event, discardedThen(when)) ? when : undefined;
}

const ended = (how: 'won' | 'lost'): Condition => ({ if: 'fighting', in: how, player: YOU });
const HOW = { win: 'won', lose: 'lost' } as const;

/** A card that is spoken of in a sentence about itself. */
const isItself = (what: CardSelector): boolean =>
  !('from' in what && what.from) && (what.pick === 'self' || equal(what, { pick: 'ref', ref: { to: 'it' } }));

const ITSELF: readonly CardSelector[] = [{ pick: 'ref', ref: { to: 'it' } }, SELF];

/** Cards of yours: in a battle there are no others but those on the World. */
const areYours = (filter: readonly CardFilter[]): boolean =>
  filter.some(
    (one) =>
      (one.is === 'of' && one.player.who === 'you') || (one.is === 'state' && one.state === 'in-battle'),
  ) && filter.some((one) => one.is === 'type' && one.type === 'friend');

/** Heart Points that a challenge costs, of who took part in it with this card. */
const NOT_LOST: Sentence = {
  leads: [
    {
      lead: 'if',
      condition: { if: 'matches', card: SELF, filter: [{ is: 'state', state: 'participating' }] },
    },
    { lead: 'would', event: { on: 'hp-lost', player: YOU, given: ['by-challenge'] } },
  ],
  links: [
    {
      clause: {
        subject: { kind: 'player', player: YOU },
        predicate: { value: { do: 'nothing' }, role: 'player', takes: 'player', phrase: '' },
        tails: [],
      },
    },
  ],
};

/** The card of the text took part in it. */
const WHICH =
  '(in which this card took part|in which this {own:type} [card] took part|this card took part in|this {own:type} [card] took part in)';

/** Ways to call the card of the text. */
const itselfIn = ({ type }: CardFacts): { readonly own?: string }[] => [
  {},
  ...(type === undefined ? [] : [{ own: type }]),
];

/** What happens in place of what the rules do when a battle, a challenge or a turn ends (KH 8.2.2, 8.2.3, 8.3, 8.4). */
export const inPlaceOfRules = [
  definePhrase({
    slot: 'event-predicate',
    name: 'be-discarded-then',
    subject: 'cards',
    notPast: true,
    template: 'be~ discarded [from play] {when:clearing}',
    data: ({ when }) => ({ on: 'cleared', given: [when as never] }),
    examples: ['If this Friend would be discarded at the end of a battle, return it to your hand instead.'],
  }),
  // Only who took part is discarded when a battle or challenge ends.
  definePhrase({
    slot: 'clearing',
    name: 'end-of-one-it-took-part-in',
    yieldsTo: [
      'be-spent-in-battle',
      'be-spent-in-challenge',
      'be-spent-in-battle-else',
      'be-spent-in-challenge-else',
    ],
    usual: () => false,
    template:
      `(at the end of|after) a {fight:battle|challenge} ${WHICH}` as '{fight:battle|challenge} [{own:type}]',
    words: { fight: { battle: 'be-spent-in-battle', challenge: 'be-spent-in-challenge' } },
    build: ({ fight, own }, { thisIs }) => {
      if (own !== undefined) thisIs(own);
      return fight;
    },
    split: (action, { facts }) =>
      (action === 'be-spent-in-battle' || action === 'be-spent-in-challenge') &&
      itselfIn(facts).map((own) => ({ fight: action, ...own })),
    examples: ["This Friend isn't discarded after a challenge in which this Friend took part."],
  }),
  definePhrase({
    slot: 'sentence',
    name: 'instead-of-discarding',
    usual: () => false,
    template: '{when:clearing} , {rest:sentence} instead of discarding {what:pronominal}',
    build: ({ when, rest, what }, { refuse }) =>
      isItself(what)
        ? inPlaceOf(rest, [{ lead: 'would', event: discardedThen(when) }])
        : refuse('only this card is discarded then'),
    split: (sentence) => {
      const when = momentOf(sentence.leads[0]);
      const rest = when === undefined ? undefined : inPlace(sentence, 1);
      return rest && ITSELF.map((what) => ({ when: when as never, rest, what }));
    },
    examples: [
      'At the end of your turn, put this card on the bottom of your deck instead of discarding it.',
      'At the end of a battle, you may return this card to your hand instead of discarding it.',
    ],
  }),
  // The same of a challenge with a result.
  definePhrase({
    slot: 'sentence',
    name: 'instead-of-discarding-once-decided',
    usual: () => false,
    template:
      `(when|whenever|if) you {how:win|lose} a challenge [${WHICH}] , {rest:sentence} instead of discarding {what:pronominal}` as '{how:win|lose} [{own:type}] {rest:sentence} {what:pronominal}',
    words: { how: HOW },
    build: ({ how, own, rest, what }, { thisIs, refuse }) => {
      if (!isItself(what)) return refuse('only this card is discarded then');
      if (own !== undefined) thisIs(own);
      return inPlaceOf(rest, [
        { lead: 'if', condition: ended(how) },
        { lead: 'would', event: discardedThen('be-spent-in-challenge') },
      ]);
    },
    split: (sentence, { facts }) => {
      const [first, second] = sentence.leads;
      if (momentOf(second) !== 'be-spent-in-challenge' || first?.lead !== 'if') return undefined;
      const rest = inPlace(sentence, 2);
      return (
        rest &&
        (['won', 'lost'] as const)
          .filter((how) => equal(first.condition, ended(how)))
          .flatMap((how) =>
            ITSELF.flatMap((what) => itselfIn(facts).map((own) => ({ how, rest, what, ...own }))),
          )
      );
    },
    examples: [
      'If you lose a challenge in which this card took part, return it to your hand instead of discarding it.',
    ],
  }),
  definePhrase({
    slot: 'sentence',
    name: 'no-loss-by-challenge',
    usual: () => false,
    template: `(when|if) you lose a challenge ${WHICH} , you (don't|do not) lose HP` as '[{own:type}]',
    build: ({ own }, { thisIs }) => {
      if (own !== undefined) thisIs(own);
      return NOT_LOST;
    },
    split: ({ leads, links: [only, more] }, { facts }) =>
      !more &&
      only?.clause.predicate.value.do === 'nothing' &&
      equal(leads, NOT_LOST.leads) &&
      itselfIn(facts),
    examples: ["If you lose a challenge in which this card took part, you don't lose HP."],
  }),
  // Of cards, in the passive.
  definePhrase({
    slot: 'sentence',
    name: 'returned-instead-of-discarded',
    usual: () => false,
    wording: { all: 'plain' },
    template:
      '{what:np} (be~ returned|return~) to {to:zone} [{when:clearing}] instead of being discarded [{at:clearing}]' as '{what:np} {to:zone} [{when:clearing}] [{at:clearing}]',
    build: ({ what, to, when, at }, { refuse }) => {
      if ((when && at) || to.zone !== 'hand') return undefined;
      if (what.pick !== 'self' && (what.pick !== 'each' || what.from || !areYours(what.filter)))
        return refuse('whose cards? To your hand go yours');
      const moment = when ?? at;
      const event: EventPattern = {
        on: moment === undefined ? 'discarded-from-play' : 'cleared',
        card: what.pick === 'self' ? { pick: 'self' } : { pick: 'any', filter: what.filter },
        ...(moment && { given: [moment as never] }),
      };
      return returned(event, to);
    },
    split: (sentence) => {
      const lead = sentence.leads[0];
      if (lead?.lead !== 'would' || !lead.event.card || lead.event.card.pick === 'ref') return undefined;
      const value = sentence.links[0]?.clause.predicate.value;
      if (value?.do !== 'move' || !value.to) return undefined;
      const { to } = value;
      const { card, given } = lead.event;
      if (!equal(sentence, returned(lead.event, to as never))) return undefined;
      const what: CardSelector =
        card.pick === 'self' ? SELF : { pick: 'each', filter: 'filter' in card ? card.filter : [] };
      const moment = given?.[0];
      const said = { what, to: to as never };
      return moment === undefined
        ? said
        : [
            { ...said, when: moment as never },
            { ...said, at: moment as never },
          ];
    },
    examples: ['Your Friends are returned to your hand at the end of a battle instead of being discarded.'],
  }),
];

/** That cards go to a hand in place of an event. */
function returned(event: EventPattern, to: ZoneSelector): Sentence {
  const what: CardSelector =
    event.card?.pick === 'self' ? { pick: 'self' } : { pick: 'ref', ref: { to: 'it' } };
  return {
    leads: [{ lead: 'would', event }],
    links: [
      {
        clause: {
          predicate: {
            value: { do: 'move', what, to } as never,
            role: 'player',
            takes: 'player',
            phrase: 'return',
          },
          tails: [{ tail: 'instead' }],
        },
      },
    ],
  };
}
