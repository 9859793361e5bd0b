import { describe, expect, it } from 'vitest';
import {
  checkExamples,
  checkText,
  createLanguage,
  defineLexicon,
  definePhrase,
  PhraseError,
} from '../src/index.ts';
import { rows, testLanguage, words } from './game.ts';

const language = testLanguage();
const beast = { type: 'beast' };
const spell = { type: 'spell' };

const TEXTS: readonly (readonly [{ type: string }, string])[] = [
  [spell, 'Draw 2 cards.'],
  [spell, 'Each opponent chooses and discards a card.'],
  [spell, 'You may draw a card, then choose and discard a card.'],
  [spell, 'Chosen beast gains Swift and gets +2 {P} this turn.'],
  [spell, 'Chosen beast gets -1 {P} until the start of your next turn.'],
  [
    spell,
    'Look at the top 4 cards of your deck. You may reveal a spell card and put it into your hand. Put the rest on the bottom of your deck in any order.',
  ],
  [
    spell,
    'Reveal the top 3 cards of your deck. Put all relic cards into your hand. Put the rest on the bottom of your deck in any order.',
  ],
  [
    spell,
    'Look at the top 4 cards of your deck. You may put a relic card into your hand. Put the rest on the bottom of your deck in any order.',
  ],
  [spell, 'Choose one: • Draw a card. • Destroy chosen relic. Draw 2 cards.'],
  [spell, 'You may pay 2 {M} to draw a card.'],
  [spell, "Return chosen beast named Otto the Great to their player's hand."],
  [spell, "Return all opposing beasts to their players' hands."],
  [
    spell,
    'Deal 2 damage to each opposing beast. If you have a Dragon beast in play, deal 3 damage to each opposing beast instead.',
  ],
  [spell, 'Discard a card to destroy up to 2 chosen relics.'],
  [spell, 'Shuffle all beast cards from your discard into your deck.'],
  [spell, 'Draw a card for each other weary beast you have in play.'],
  [spell, 'Destroy chosen beast or relic.'],
  [spell, 'Destroy chosen beast with 3 {P} or less.'],
  [spell, 'Destroy any number of chosen beasts with total {P} 10 or less.'],
  [spell, 'Name a card, then reveal the top card of your deck.'],
  [spell, 'Whenever one of your beasts is destroyed this turn, draw a card.'],
  [spell, 'The next time a beast would be destroyed this turn, draw a card instead.'],
  [spell, 'Choose a beast. The next time it would be destroyed this turn, draw 2 cards instead.'],
  [spell, 'Reveal the top card of your deck. If it is a Dragon, put it into your hand.'],
  [beast, 'Whenever you play a beast, if that beast is an Elf, draw a card.'],
  [beast, 'Swift'],
  [beast, 'Fierce +2'],
  [beast, 'Lesser Morph 3'],
  [beast, 'Morph: Discard 2 cards'],
  [beast, 'Grow 2 {M}'],
  [beast, 'When you play this beast, you may draw a card.'],
  [beast, 'When you play this beast and whenever it attacks, each opponent draws a card.'],
  [beast, 'Your other Elf beasts get +1 {P}.'],
  [beast, 'Your other Stone Giant beasts gain Guard and Swift.'],
  [beast, '{T}, 2 {M} — Destroy chosen opposing beast with cost 2 or less.'],
  [beast, 'While you have 2 or more other beasts in play, this beast gets +1 {P} and gains Guard.'],
  [beast, 'During your turn, this beast gains Swift.'],
  [beast, 'This beast gets +1 {P} for each other Elf beast you have in play.'],
  [
    beast,
    'Whenever you play a Dragon beast, if you have no cards in your hand, draw a card. Otherwise, destroy this beast.',
  ],
  [beast, 'During your turn, whenever this beast is destroyed, each opponent draws 2 cards.'],
  [beast, 'Once per turn, whenever you draw a card, this beast gets +1 {P} this turn.'],
  [beast, 'At the start of your turn, choose and discard a card.'],
  [beast, 'While you have 2 or more other beasts in play, you may destroy this beast to draw a card.'],
  [beast, 'During your turn, you may pay 2 {M} to draw a card. Each opponent draws a card.'],
  [beast, 'Your beasts gain “{T} — Draw a card.”'],
  [spell, 'Each player may discard a card to draw 2 cards.'],
  [beast, "This beast can't attack."],
  [beast, 'You pay 1 {M} less to play Dragon beasts.'],
];

describe('the laws of text', () => {
  it.each(TEXTS)('%o %s', (facts, text) => {
    expect(checkText(language, text, facts)).toBeUndefined();
  });

  it('hold for the examples of all phrases', () => {
    expect(checkExamples(language)).toEqual([]);
  });

  it('hold for the skeleton’s examples in a game that has no more than a deck, a hand and a discard', () => {
    const zones = [
      { id: 'deck', one: 'deck', many: 'decks' },
      { id: 'hand', one: 'hand', many: 'hands' },
      { id: 'discard', one: 'discard', many: 'discards' },
    ];
    expect(checkExamples(createLanguage({ lexicons: [defineLexicon({ zones })], phrases: [] }))).toEqual([]);
  });

  it('drop no word: a text with a word taken out means something else or is refused', () => {
    for (const [facts, text] of TEXTS) {
      const whole = language.parse(text, facts).abilities;
      for (const match of text.matchAll(/[\w{}]+/g)) {
        const less = (text.slice(0, match.index) + text.slice(match.index + match[0].length)).replace(
          / {2,}/g,
          ' ',
        );
        const read = language.parse(less, facts);
        const accepted = read.complete && read.abilities.every((ability) => ability.printsBack);
        if (accepted && match[0] !== 'in' && match[0] !== 'play')
          expect(JSON.stringify(read.abilities.map((a) => [a.ability, a.spelling])), less).not.toBe(
            JSON.stringify(whole.map((a) => [a.ability, a.spelling])),
          );
      }
    }
  });
});

describe('the table refuses', () => {
  const draw = {
    slot: 'predicate',
    subject: 'player',
    build: () => ({ do: 'draw' }),
    split: () => false,
  } as const;
  const make = (row: object) => () =>
    createLanguage({ lexicons: [words], phrases: [...rows, definePhrase(row as never)] });

  it('two phrases that read the same words', () => {
    expect(make({ ...draw, name: 'again', template: 'draw~ {n:card-count}' })).toThrow(PhraseError);
    expect(make({ ...draw, name: 'again', template: 'draw~ {n:card-count}' })).toThrow(
      /reads the same words as draw/,
    );
  });
  it('a slot that does not exist', () => {
    expect(make({ ...draw, name: 'new', template: 'draw~ {n:card-cuont}' })).toThrow(/no slot "card-cuont"/);
  });
  it.each([
    ['draw~ {n:card-count', /a stray "{"/],
    ['draw~ n:card-count}', /a stray "}"/],
    ['draw~ [again', /lacks a "\]"/],
  ])('a template with a bracket that has no other: %s', (template, told) => {
    expect(make({ ...draw, name: 'new', template })).toThrow(told);
  });
  it.each(['build', 'split'])('a phrase without `%s`', (way) => {
    expect(make({ ...draw, name: 'new', template: 'redraw~', [way]: undefined })).toThrow(
      `needs \`${way}\`, a function`,
    );
  });
  it('a slot that begins with itself, in a row or by way of others', () => {
    expect(make({ ...draw, name: 'self', template: '{a:predicate} twice' })).toThrow(
      /begins with its own slot/,
    );
    const count = { ...draw, slot: 'card-count', name: 'as-drawn', template: '{a:predicate} cards' };
    const drawn = { ...draw, name: 'so-many', template: '{n:card-count} be~ drawn' };
    expect(() =>
      createLanguage({
        lexicons: [words],
        phrases: [...rows, definePhrase(count as never), definePhrase(drawn as never)],
      }),
    ).toThrow(/begins with "predicate", which can begin with "card-count"|"card-count", which can begin/);
  });
  it('a symbol that is not in the lexicon', () => {
    expect(make({ ...draw, name: 'new', template: 'draw~ {Z}' })).toThrow(/\{Z\} is no symbol/);
  });
  it('a template with a stray bracket', () => {
    expect(make({ ...draw, name: 'new', template: 'draw~ (a|b' })).toThrow(/lacks a "\)"/);
  });
  it('a predicate without a subject', () => {
    const { subject: _, ...rest } = draw;
    expect(make({ ...rest, name: 'new', template: 'wink~' })).toThrow(/needs `subject`/);
  });
});
