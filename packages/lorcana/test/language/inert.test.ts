import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { compileText } from '@cardwright/dsl';
import { type CardFacts, lorcana } from '@cardwright/lorcana';
import { toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { hasCorpus, language, readCorpus } from './language.ts';

// Texts as someone might write them who designs cards, and that no game could ever see do anything. None may be bound.

const engine = createEngine({ plugins: [lorcana] });

/** What is wrong with a text: the code, the words that it is told at, and why. */
function wrong(type: string, text: string) {
  const bind = (ability: Parameters<typeof bindAbility>[2]) => bindAbility(engine, 'text', ability);
  const { diagnostics, verdict } = compileText(language, { text, type, name: 'Mira' }, bind);
  const found = diagnostics.find(({ severity }) => severity === 'error');
  expect(verdict.supported).toBe(found === undefined);
  return found && { code: found.code, words: text.slice(found.span.start, found.span.end), found };
}

/** By the words at which it is told. */
const inert: readonly (readonly [type: CardFacts['type'], text: string, words: string])[] = [
  ['action', 'Banish chosen character and all cards in your discard.', 'all cards in your discard'],
  ['action', 'Ready all cards in your hand and chosen item.', 'all cards in your hand'],
  // "Him" would be the card that was discarded.
  ['character', 'Whenever this character quests, you may choose and discard a card to ready him.', 'him'],
  ['action', 'Choose and discard a card. Exert it.', 'it'],
  ['character', 'While this card is in your discard, this character gains Evasive.', 'this character'],
  ['character', 'While this card is in your discard, this character gets +2 {S}.', 'this character'],
  ['character', "While this card is in your hand, this character can't quest.", 'this character'],
  ['character', 'This character can be challenged.', 'This character can be challenged.'],
  ['character', 'Your characters can quest.', 'Your characters can quest.'],
  ['character', 'Your characters can sing songs.', 'Your characters can sing songs.'],
  ['character', 'Your characters can ready.', 'Your characters can ready.'],
  ['character', 'Your drying characters can quest.', 'Your drying characters can quest.'],
  [
    'character',
    "During an opponent's turn, whenever this character quests, draw a card.",
    'this character quests',
  ],
  [
    'character',
    'During your turn, whenever this character is challenged, draw a card.',
    'this character is challenged',
  ],
  [
    'character',
    'During your turn, whenever an opposing character quests, draw a card.',
    'an opposing character quests',
  ],
  [
    'character',
    "During opponents' turns, whenever this character challenges another character, draw a card.",
    'this character challenges another character',
  ],
  [
    'character',
    "At the start of your turn, if it's an opponent's turn, draw a card.",
    'At the start of your turn',
  ],
  [
    'character',
    "During your turn, at the end of an opponent's turn, draw a card.",
    "at the end of an opponent's turn",
  ],
  ['character', 'Whenever an opponent discards this card, draw a card.', 'an opponent discards this card'],
  ['action', 'While this card is in your hand, your characters get +1 {S}.', 'this card is in your hand'],
  ['action', 'Banish chosen ready exerted character.', 'chosen ready exerted character'],
  ['action', 'Banish chosen damaged undamaged character.', 'chosen damaged undamaged character'],
  [
    'action',
    'Return a damaged character card from your discard to your hand.',
    'a damaged character card from your discard',
  ],
  [
    'action',
    'Return an exerted character card from your discard to your hand.',
    'an exerted character card from your discard',
  ],
  [
    'action',
    'Return a character card with damage from your discard to your hand.',
    'a character card with damage from your discard',
  ],
  [
    'action',
    'Return an opposing character card from your discard to your hand.',
    'an opposing character card from your discard',
  ],
  ['action', 'Banish chosen facedown character.', 'chosen facedown character'],
  ['character', 'Your damaged undamaged characters get +1 {S}.', 'Your damaged undamaged characters'],
  [
    'character',
    'While you have 0 or more cards in your hand, this character gets +1 {S}.',
    'you have 0 or more cards in your hand',
  ],
  [
    'character',
    "While it's your turn and it's an opponent's turn, this character gets +1 {S}.",
    "it's an opponent's turn",
  ],
  [
    'action',
    'If you have a character card in your discard and no cards in your discard, draw a card.',
    'you have a character card in your discard and no cards in your discard',
  ],
  [
    'action',
    'Draw a card if you have fewer than 0 cards in your hand.',
    'you have fewer than 0 cards in your hand',
  ],
  ['character', 'When this character is banished, this character gets +1 {S} this turn.', 'this character'],
  [
    'character',
    'When this character is banished, she gains Ward this turn.',
    'When this character is banished, she gains Ward this turn.',
  ],
  ['character', 'When this character is banished, ready this character.', 'this character'],
  [
    'character',
    "When this character is banished, she can't be challenged this turn.",
    "When this character is banished, she can't be challenged this turn.",
  ],
  [
    'character',
    'When this character is returned to your hand, this character gets +1 {L} this turn.',
    'this character',
  ],
  ['character', 'When this character leaves play, exert this character.', 'this character'],
  ['character', 'When this character leaves play, deal 1 damage to this character.', 'this character'],
  [
    'character',
    "At the end of your turn, chosen character can't quest this turn.",
    "At the end of your turn, chosen character can't quest this turn.",
  ],
  [
    'action',
    'Chosen character gains "When you play this character, draw a card" this turn.',
    '"When you play this character, draw a card"',
  ],
  [
    'action',
    'Chosen character gains "Whenever you play this character, gain 1 lore" this turn.',
    '"Whenever you play this character, gain 1 lore"',
  ],
  ['action', 'Exert chosen exerted character.', 'chosen exerted character'],
  ['action', 'Ready chosen ready character.', 'chosen ready character'],
  ['action', 'Ready all ready characters.', 'all ready characters'],
  ['action', 'Remove up to 2 damage from chosen undamaged character.', 'chosen undamaged character'],
  [
    'action',
    'Move 1 damage counter from chosen undamaged character to chosen opposing character.',
    'chosen undamaged character',
  ],
  [
    'character',
    'You pay 1 {I} less to play damaged characters.',
    'You pay 1 {I} less to play damaged characters.',
  ],
  [
    'character',
    'You pay 1 {I} less to play exerted characters.',
    'You pay 1 {I} less to play exerted characters.',
  ],
  [
    'character',
    'You pay 1 {I} less to play opposing characters.',
    'You pay 1 {I} less to play opposing characters.',
  ],
  [
    'character',
    'Your opponents pay 1 {I} more to play your characters.',
    'Your opponents pay 1 {I} more to play your characters.',
  ],
  ['character', 'Play with your discard face up.', 'Play with your discard face up.'],
  [
    'character',
    'Your characters gain "When you discard this card, draw a card."',
    '"When you discard this card, draw a card."',
  ],
  [
    'character',
    'Your characters gain "While this card is in your discard, your characters get +1 {S}."',
    '"While this card is in your discard, your characters get +1 {S}."',
  ],
  [
    'character',
    'Your characters gain "At the start of your turn, if this card is in your discard, draw a card."',
    '"At the start of your turn, if this card is in your discard, draw a card."',
  ],
  [
    'character',
    "This character must quest if able during an opponent's turn.",
    "This character must quest if able during an opponent's turn.",
  ],
  ['character', 'Cards in your discard count as having {C}.', 'Cards in your discard'],
  // By other ways to say the same, on other cards.
  ['location', 'While this card is in your discard, this location gets +1 {L}.', 'this location'],
  ['item', 'When this item is banished, ready this item.', 'this item'],
  ['item', 'When this item is banished, exert it.', 'it'],
  ['character', 'Whenever one of your characters is banished, deal 1 damage to them.', 'them'],
  [
    'action',
    'Banish chosen character. They gain Rush this turn.',
    'Banish chosen character. They gain Rush this turn.',
  ],
  ['action', "Return chosen character to their player's hand. Exert them.", 'them'],
  ['item', '{E}, Banish this item — Ready this item.', 'this item'],
  [
    'character',
    "During your turn, this character can't be challenged.",
    "During your turn, this character can't be challenged.",
  ],
  [
    'character',
    "During opponents' turns, your other characters can't quest.",
    "During opponents' turns, your other characters can't quest.",
  ],
  [
    'character',
    'When this card is put under a character, draw a card.',
    'this card is put under a character',
  ],
  ['character', 'You pay 1 {I} less to play exerted items.', 'You pay 1 {I} less to play exerted items.'],
  ['item', 'Your items can ready.', 'Your items can ready.'],
];

/** Neighbours of those, which do something. */
const sound: readonly (readonly [type: CardFacts['type'], text: string])[] = [
  ['character', 'Characters in your hand gain Shift 3.'],
  ['character', 'Whenever this character is banished, if this character is exerted, draw a card.'],
  ['action', 'When you play this action, draw a card.'],
  ['action', 'When this card is put into your inkwell, gain 1 lore.'],
  ['action', 'When you discard this card, draw a card.'],
  ['action', 'Banish chosen ready character who was challenged this turn.'],
  ['character', 'Your actions gain "When you play this action, draw a card."'],
  ['character', 'Your characters gain "When you play this character, draw a card."'],
  ['character', 'Opposing characters gain "When this character leaves play, you lose 1 lore."'],
  ['character', 'Once during your turn, whenever an opponent plays a card, draw a card.'],
  ['item', '{E}, Ready this item — Draw a card.'],
  ['item', 'Exert this item — Draw a card.'],
  ['character', 'Cards in your hand count as having {C}.'],
  ['action', "Chosen opposing character can't quest this turn."],
  ['character', "During your turn, this character can't be dealt damage."],
  ['character', "During opponents' turns, this character can't be challenged."],
  ['character', 'During your turn, this character gains Evasive.'],
  ['character', 'Whenever this character is banished, your other characters get +1 {S} this turn.'],
  ['character', 'When this character is banished, return this card to your hand.'],
  ['character', 'At the end of your turn, ready this character.'],
  ['character', "Your other characters can't be challenged."],
  ['character', 'This character can challenge ready characters.'],
  ['action', 'Ready chosen exerted character.'],
  ['action', 'Return a character card with 2 {S} or less from your discard to your hand.'],
  ['character', 'While you have no cards in your hand, this character gets +1 {S}.'],
];

describe('texts that would never do anything', () => {
  it.each(inert)('are refused at their words: on a card of type %s, %s', (type, text, words) => {
    const found = wrong(type, text);
    expect(found).toMatchObject({ code: 'DSL2006', words });
    expect(found?.found.fix).toMatch(/^[A-Z].*\.$/);
  });

  it.each<[CardFacts['type'], string]>([
    ['character', 'Characters in your discard gain Shift 3.'],
    ['character', 'Your characters gain Shift 3.'],
    ['action', 'Chosen character gains Shift 3 this turn.'],
    ['action', 'Chosen character gains "This character enters play exerted" this turn.'],
    [
      'action',
      `Chosen character gains "You can't play this character unless you have a damaged character in play" this turn.`,
    ],
    ['character', 'Characters in your hand gain "Whenever this character quests, draw a card."'],
    ['character', 'Your characters gain "This character enters play exerted."'],
    ['character', 'Your characters gain "You pay 1 {I} less to play this character."'],
    ['character', 'Your characters can challenge.'],
    ['character', 'Your exerted characters can challenge.'],
    ['action', 'Banish chosen drying item.'],
    ['action', 'Return a Song character card from your discard to your hand.'],
    ['character', 'Your actions gain "{E} — Draw a card."'],
    ['action', 'If one of your characters would be banished, return them to your hand instead.'],
  ])('are refused for what they say: on a card of type %s, %s', (type, text) => {
    expect(wrong(type, text)?.code).toMatch(/DSL200[14]/);
  });

  it.each(sound)('are told from those that do: on a card of type %s, %s', (type, text) => {
    expect(wrong(type, text)).toBeUndefined();
  });
});

describe.skipIf(!hasCorpus)('the pool (skipped without a corpus)', () => {
  it('has no card that is bound and does nothing, and none that is refused for it wrongly', {
    timeout: 120_000,
  }, () => {
    const found: string[] = [];
    for (const file of ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'])
      for (const card of readCorpus(file) as readonly CardFacts[]) {
        const { diagnostics } = compileText(language, toCardText(card), (ability) =>
          bindAbility(engine, 'text', ability),
        );
        if (diagnostics.some(({ code }) => code === 'DSL2006')) found.push(`${card.name} - ${card.version}`);
      }
    expect(found).toEqual([]);
  });
});
