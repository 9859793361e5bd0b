import { compileText } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { anyType, language } from './language.ts';

type CardType = 'character' | 'action' | 'item' | 'location';

/** What is said against a text; nothing when it is understood. */
const objections = (text: string, type: CardType): string => {
  const facts = anyType.find((one) => one.type === type)!;
  const { diagnostics } = compileText(language, { text, ...facts });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)
    .join('; ');
};

/** Texts whose words are known and in an order that the grammar has, and that mean nothing or only half of it. */
const refused: Record<string, readonly (readonly [CardType, string, string])[]> = {
  'damage to what takes none': [
    ['item', 'Whenever this item is dealt damage, draw a card.', 'cannot take damage'],
    ['item', 'Whenever this item takes damage, draw a card.', 'cannot take damage'],
    ['character', 'Whenever one of your items is damaged, draw a card.', 'cannot take damage'],
  ],
  'what does something only in play, given elsewhere': [
    ['character', 'Your characters in your hand gain Rush.', 'only in play'],
    ['character', 'Your character cards in your discard get +1 {S}.', 'only in play'],
    ['item', 'During your turn, characters in your inkwell gain Evasive.', 'only in play'],
  ],
  'a text that ends too early': [
    ['character', 'When this character quests', 'ends too early'],
    ['character', 'Whenever you play a song,', 'ends too early'],
  ],
  'what chance and choice both pick': [
    ['action', 'Banish chosen character at random.', 'at random'],
    ['action', 'Each opponent chooses and discards a card at random.', 'at random'],
  ],
  'what is repeated without an end': [['action', 'Draw a card and repeat this effect.', 'when this ends']],
  'what does not move': [
    ['item', 'You pay 1 {I} less to move your items to a location.', 'only a character'],
    ['location', 'You pay 2 {I} less to move an item of yours here.', 'only a character'],
  ],
  'the next one of always': [
    ['character', 'You pay 1 {I} less for the next character you play.', 'each of them'],
    ['item', 'You pay 2 {I} less for the next Pirate character you play.', 'each of them'],
  ],
  'once of what applies all the time': [
    ['character', 'Once during your turn, this character gets +1 {S}.', 'happens only once'],
    ['item', 'Once during your turn, your characters gain Evasive.', 'happens only once'],
  ],
  'what was not done': [
    ['action', 'Draw a card. Ready each character you removed damage from this way.', 'nothing before it'],
  ],
  'a keyword without its number': [
    ['character', 'Singer', 'needs its number'],
    ['character', 'Shift Shift 6', 'needs its number'],
    ['character', 'Your characters named Anna gain Challenger.', 'needs its number'],
  ],
  'the same said twice': [
    ['action', 'Exert chosen opposing opposing character.', 'same thing twice'],
    ['character', 'Your other other characters gain Ward.', 'same thing twice'],
    ['character', 'When you play this character, exert your opposing damaged characters.', 'two players'],
    ['item', '{E}, {E}, 4 {I} — Draw a card.', 'said twice'],
  ],
  'a verb or a subject that is missing': [
    ['action', 'Chosen character +2 {S} this turn.', 'a verb is missing'],
    [
      'action',
      'Look at the top 2 cards of your deck. Put one into your hand. The other on the bottom.',
      'a verb',
    ],
    ['character', 'Whenever you play an item, may draw a card.', 'who may?'],
    ['character', '{E} — Draw a card, choose and discard a card.', 'joined by'],
    [
      'character',
      'During your turn, whenever this character quests, you gain 2 lore to each opponent loses 2 lore.',
      'without a subject',
    ],
  ],
  'what lasts without an end': [
    ['action', 'Chosen character gets +2 {S}.', 'how long'],
    ['action', 'Your characters named Anna gain Rush.', 'how long'],
    [
      'action',
      'Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S}.',
      'how long',
    ],
  ],
  'a choice that nobody makes': [
    ['character', 'Chosen character gets +1 {L} for each item you have in play.', 'say when it happens'],
    ['character', 'During your turn, a character gains Evasive.', 'which of them'],
    [
      'character',
      'While chosen character is exerted, opposing characters can’t quest.',
      'say when it happens',
    ],
  ],
  'a player who is several or anybody': [
    ['action', "Return a character card from your discard to each opponent's hand.", 'several players'],
    ['character', 'Whenever this character quests, an opponent may draw a card.', 'which opponent'],
  ],
  'what cards of a type do not do': [
    ['action', 'Deal 2 damage to chosen item.', 'an item cannot take damage'],
    ['action', 'Deal 2 damage to chosen character or item.', 'an item cannot take damage'],
    ['action', 'Remove up to 2 damage from each of your items.', 'an item cannot take damage'],
    ['action', 'Exert chosen location.', 'a location cannot exert'],
    ['action', 'Choose an item. Deal 1 damage to it.', 'an item cannot take damage'],
    ['character', 'Whenever one of your actions quests, draw a card.', 'an action cannot quest'],
    ['character', 'Whenever you play an item, it gets +1 {S} this turn.', 'an item has no {S}'],
    ['action', "Chosen item can't quest this turn.", 'an item cannot quest'],
    ['item', 'This item may challenge ready characters.', 'an item cannot challenge'],
    ['action', 'Ready all damaged items.', 'an item cannot take damage'],
    ['action', 'Return chosen song to your hand.', 'a song is never in play'],
  ],
  'a stat or keyword that cards of a type never have': [
    ['action', 'Chosen song gets +2 {S} this turn.', 'a song has no {S}'],
    ['action', 'Banish chosen item with 3 {S} or less.', 'an item has no {S}'],
    ['action', 'Evasive', 'an action cannot have Evasive'],
    ['item', 'Rush', 'an item cannot have Rush'],
    ['action', 'Your items gain Challenger +2 this turn.', 'an item cannot have Challenger'],
    ['character', 'Your items with Evasive gain Ward.', 'an item cannot have Evasive'],
  ],
  'an order where there is none': [
    ['action', 'Put chosen character on the top of your hand.', 'no top and no bottom'],
    ['action', 'Put the top card of your discard into your hand.', 'no top and no bottom'],
  ],
  'a place where it cannot be': [
    ['action', 'Return chosen character to your deck.', 'the cards there are in order'],
    ['action', 'Put a card from your hand into your hand.', 'it is there already'],
    ['action', 'Banish chosen character in your hand.', 'cards in a hand cannot be banished'],
    ['action', 'Exert a character in your discard.', 'cards in a discard cannot exert'],
    ['character', 'Characters here get +1 {S}.', 'nobody can be here'],
  ],
  'what does nothing': [
    ['action', 'Draw 0 cards.', 'with 0 nothing is done'],
    ['action', 'Chosen character gets +0 {S} this turn.', 'with 0 nothing is done'],
    ['character', 'Your characters gain Rush and Rush.', 'said twice'],
    ['character', 'Your characters gain Rush and get +1 {S} and gain Rush.', 'said twice'],
    ['action', 'Choose one:\n• Draw a card.', 'only one to choose'],
    ['action', 'If you do, draw a card.', 'nothing before it'],
    [
      'action',
      'Deal 1 damage to each opposing character. Gain 1 lore for each character banished this way.',
      'nothing before it banishes a card',
    ],
    ['action', 'Then draw a card.', 'understand "Then"'],
    ['character', 'At the end of this turn, draw a card.', 'say "your turn"'],
  ],
  'a keyword twice': [
    ['character', 'Rush Rush', 'said before'],
    ['character', 'Evasive, Ward, Evasive', 'said before'],
  ],
  'an event of all at once': [
    ['character', 'When you play each character, draw a card.', 'one card at a time'],
    ['character', 'Whenever all opposing characters are banished, draw a card.', 'one card at a time'],
  ],
  'a pronoun in a form that its place does not allow': [
    ['action', "Chosen character gets +1 {S} this turn. Him can't quest this turn.", '"him" does nothing'],
    [
      'action',
      "Exert all opposing characters. He can't ready at the start of their next turn.",
      '. They can',
    ],
    ['action', 'Exert all opposing characters. Deal 1 damage to it.', 'damage to them'],
    ['action', 'Banish chosen item. Return him to your hand.', 'Return it to'],
  ],
  'a card that does not stay': [['action', '{E} — Draw a card.', 'does not stay in play']],
};

describe.each(Object.entries(refused))('refuses %s', (_class, texts) => {
  it.each(texts)('on a card of type %s: %s', (type, text, reason) => {
    expect(objections(text, type)).toContain(reason);
  });
});

describe('takes what looks alike and has a meaning', () => {
  it.each([
    ['character', 'Play a character with cost 4 or less for free. They gain Rush.', '{E} — '],
    ['character', 'This character gets +1 {S} and +1 {L}.', ''],
    ['character', 'If you have another character in play, you may play this character for free.', ''],
    ['character', 'Your characters with Challenger get +1 {L}.', ''],
    ['character', 'Whenever you play a location, this character may move there for free.', ''],
    ['location', 'Characters gain Rush while here.', ''],
    ['character', 'Whenever this character quests while at a location, ready all other characters here.', ''],
    ['character', 'Whenever this character quests, ready all cards in your inkwell.', ''],
  ] as const)('%s: %s', (type, text, before) => {
    expect(objections(before + text, type)).toBe('');
  });
});
