import type { CardSelector } from '@cardwright/core/data';
import { type Built, definePhrase, type SplitContext } from '@cardwright/dsl';
import { fromParty, toParty } from './party.ts';

type EventPart = Built<'event-predicate'>;

const PRONOUNS = ['they', 'it', 'he', 'she'] as const;

/** "Their", "her": whose ability is spoken of, the usual word first. */
function possessives({ facts }: SplitContext): { pronoun: string }[] {
  const own = facts.pronoun ?? 'they';
  return ['they', own, ...PRONOUNS].map((pronoun) => ({ pronoun }));
}

/** One card to be put on, of some kind or spoken of. */
const isOneBelow = (onto: CardSelector): boolean =>
  onto.pick === 'self' || onto.pick === 'ref' || (onto.pick === 'some' && onto.range.max === 1 && !onto.from);

/** Shift and what is under a shifted character (CR 8.10). */
export const shift = [
  definePhrase({
    slot: 'way-of-playing',
    name: 'using-shift',
    template: 'using ({pronoun:pronoun-possessive} {keyword:keyword} ability|{keyword:keyword})',
    build: ({ keyword }) => (keyword === 'shift' ? { action: 'shift', given: 'with-shift' } : undefined),
    split: (how, context) =>
      (how.action === 'shift' || how.given === 'with-shift') &&
      ([...possessives(context), {}].map((said) => ({ keyword: 'shift', ...said })) as never),
    examples: [
      'You pay 1 {I} less to play characters using their Shift ability.',
      'For each item card in your discard, you pay 1 {I} less to play this character using their Shift ability.',
      'You pay 2 {I} less to play Pirate characters using their Shift ability this turn.',
      'You pay 2 {I} less for the next character you play using Shift this turn.',
      'Whenever you play a character using Shift, draw a card.',
    ],
  }),
  // A card that is played for free has no cost that could be less.
  definePhrase({
    slot: 'way-of-playing',
    name: 'for-free',
    template: 'for free',
    data: () => ({ given: 'for-free' }),
    examples: ['Whenever an opponent plays a card for free, draw a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'count-as-named-for-shift',
    subject: 'cards',
    lasts: true,
    template: 'count~ as being named {name:name} for {keyword:keyword}',
    build: ({ name, keyword }) => (keyword === 'shift' ? { do: 'shift-name', name } : undefined),
    split: (e) =>
      e.do === 'shift-name' && e.name !== undefined && e.name !== 'any' && { name: e.name, keyword: 'shift' },
    examples: [
      'This character also counts as being named King Candy for Shift.',
      'Your Seven Dwarfs characters count as being named Grumpy for Shift.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-on-as-if-any-name',
    subject: 'you',
    lasts: true,
    template:
      'may play any character with {keyword:keyword} on {what:np} as if (this character|they|it|he|she) had any name',
    build: ({ keyword, what }) => (keyword === 'shift' ? { do: 'shift-name', what, name: 'any' } : undefined),
    split: (e) =>
      e.do === 'shift-name' && e.name === 'any' && e.what !== undefined && { keyword: 'shift', what: e.what },
    examples: [
      'You may play any character with Shift on this character as if this character had any name.',
      'You may play any character with Shift on your Alien characters as if they had any name.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'shift-onto',
    subject: 'player',
    wording: { taken: true },
    template: '{keyword:keyword} {what:object} (onto|on top of) {onto:np} {free:for free|without paying|}',
    words: { free: { 'for free': true, 'without paying': true, '': false } },
    build: ({ keyword, what, onto, free }) =>
      keyword === 'shift' && isOneBelow(onto) ? { do: 'play', what, onto, free } : undefined,
    split: (e) =>
      e.do === 'play' &&
      e.onto !== undefined &&
      !e.entering && { keyword: 'shift', what: e.what!, onto: e.onto, free: e.free === true },
    examples: [
      'You may Shift a character onto one of your characters for free.',
      'You may Shift a character onto one of your characters.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'play-on',
    subject: 'player',
    template: 'play~ {card:np} on {below:np}',
    build: ({ card, below }) => {
      const [party, by] = [toParty(card), toParty(below)];
      return party && by && { on: 'played-on', card: party, by };
    },
    split: (e: EventPart) =>
      e.on === 'played-on' &&
      e.card !== undefined &&
      e.by !== undefined &&
      (e.given ?? []).length === 0 &&
      fromParty(e.card).flatMap((card) => fromParty(e.by!).map((below) => ({ card, below }))),
    examples: [
      'When you play a Floodborn character on this card, draw a card.',
      'Whenever you play a character on one of your Hero characters, gain 1 lore.',
    ],
  }),
];
