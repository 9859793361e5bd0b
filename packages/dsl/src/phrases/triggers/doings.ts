import type { EventPattern, PartyPattern, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import { fromParty, fromSeveral, isSeveral, toParty } from './statements.ts';

const ANY: PartyPattern = { pick: 'any', filter: [] };

const isPlain = (e: Partial<EventPattern>): boolean => (e.given ?? []).length === 0 && !e.keyword;
const isTheirs = (of: PlayerSelector | undefined): of is PlayerSelector =>
  of?.who === 'you' || of?.who === 'that-player';

/** A player does something to a card: "you reveal a card". */
function toCard(on: string, name: string, verb: string): Phrase {
  return definePhrase({
    slot: 'event-predicate',
    name,
    subject: 'player',
    template: `${verb} {card:np}` as 'reveal~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return (
        party && {
          on,
          ...(!equal(party, ANY) && { card: party }),
          ...(isSeveral(card) && { together: true as const }),
        }
      );
    },
    split: (e) =>
      e.on === on &&
      isPlain(e) &&
      (e.together ? fromSeveral : fromParty)(e.card ?? ANY).map((card) => ({ card })),
    examples: [`Whenever you ${verb.replace('~', '')} a card, draw a card.`],
  });
}

/** A player does something to a zone: "an opponent shuffles their deck". */
function toZone(on: string, name: string, verb: string): Phrase {
  return definePhrase({
    slot: 'event-predicate',
    name,
    subject: 'player',
    template: `${verb} {from:zone}` as 'search~ {from:zone}',
    // Only decks are shuffled.
    build: ({ from }) => {
      if (!isTheirs(from.of)) return undefined;
      if (on === 'searched') return { on, player: from.of, from };
      return from.zone === 'deck' && !from.or ? { on, player: from.of } : undefined;
    },
    split: (e, { subject }) => {
      if (e.on !== on || !isPlain(e)) return undefined;
      if (e.from) return { from: e.from };
      const you = e.player?.who === 'you' || (subject?.kind === 'player' && subject.player.who === 'you');
      const who = you ? (['you', 'that-player'] as const) : (['that-player', 'you'] as const);
      return on === 'searched'
        ? undefined
        : who.map((one) => ({ from: { zone: 'deck' as const, of: { who: one } } }));
    },
    examples: [`Whenever you ${verb.replace('~', '')} your deck, draw a card.`],
  });
}

/** Abilities that are used, their costs paid: by whom, and whose. */
const uses: Phrase[] = [
  ...withSpellings(
    definePhrase({
      slot: 'event-predicate',
      name: 'use-ability-of',
      subject: 'player',
      template: 'use~ (the ability|an ability|an activated ability) of {card:np}',
      build: ({ card }) => {
        const party = toParty(card);
        return party && { on: 'activated', card: party };
      },
      split: (e) =>
        e.on === 'activated' && isPlain(e) && e.card && fromParty(e.card).map((card) => ({ card })),
      examples: ['Whenever an opponent uses an ability of a card, draw a card.'],
    }),
    {
      name: 'use-its-ability',
      template: "use~ {card:np} 's [activated] ability",
      usual: () => false,
      examples: ["Whenever an opponent uses a card's ability, draw a card."],
    },
  ),
  definePhrase({
    slot: 'event-predicate',
    name: 'use-keyword-ability-of',
    subject: 'player',
    template: 'use~ the {keyword:keyword} ability of {card:np}',
    build: ({ card, keyword }) => {
      const party = toParty(card);
      return party && { on: 'activated', card: party, keyword: keyword as never };
    },
    split: (e) =>
      e.on === 'activated' &&
      e.keyword !== undefined &&
      fromParty(e.card ?? ANY).map((card) => ({ card, keyword: e.keyword as unknown as string })),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'use-any-ability',
    subject: 'player',
    template: 'use~ an ability',
    build: () => ({ on: 'activated' }),
    split: (e) => e.on === 'activated' && isPlain(e) && !e.card && {},
    examples: ['Whenever you use an ability, draw a card.'],
  }),
  definePhrase({
    slot: 'event',
    name: 'cards-use-an-ability',
    template: '{card:np} use~ an ability',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'activated', card: party };
    },
    split: (e) =>
      e.on === 'activated' &&
      isPlain(e) &&
      !e.player &&
      e.card &&
      fromParty(e.card).map((card) => ({ card })),
    examples: ['Whenever another card uses an ability, draw a card.'],
  }),
];

/** What players do that changes nothing by itself. */
export const DOINGS: readonly Phrase[] = [
  toCard('revealed', 'reveal', 'reveal~'),
  toCard('looked-at', 'look-at', 'look~ at'),
  toZone('shuffled', 'shuffle', 'shuffle~'),
  toZone('searched', 'search', 'search~'),
  definePhrase({
    slot: 'event-predicate',
    name: 'name-a-card',
    subject: 'player',
    template: 'name~ a card',
    data: () => ({ on: 'card-named' }),
    examples: ['Whenever you name a card, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-revealed',
    subject: 'cards',
    template: 'be~ revealed',
    data: () => ({ on: 'revealed' }),
    examples: ['Whenever another card is revealed, draw a card.'],
  }),
  ...uses,
];
