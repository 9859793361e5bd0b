import {
  checkExamples,
  checkText,
  createLanguage,
  definePhrase,
  type Lexicon,
  type Phrase,
} from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

/** The same game in the idiom of another: its zones, its words for what any game says, and marks that close up. */
const spoken: Lexicon = {
  ...words,
  zones: [
    { id: 'deck', one: 'library', many: 'libraries' },
    { id: 'hand', one: 'hand', many: 'hands' },
    { id: 'discard', one: 'graveyard', many: 'graveyards' },
  ],
  symbols: [...(words.symbols ?? []), { symbol: 'U', resource: 'blue' }],
  idiom: [
    { neutral: 'chosen', words: ['target'] },
    { neutral: 'have~ {} in play', words: ['control~ {}'] },
    { neutral: 'have~ in play', words: ['control~'] },
    { neutral: "don't~ have {} in play", words: ["don't~ control {}"] },
    { neutral: 'have {} in play', words: ['control {}'] },
    { neutral: 'have in play', words: ['control'] },
    { neutral: 'in play', words: ['on the battlefield'] },
    { neutral: 'at the start of {} turn', words: ['at the beginning of {} upkeep'] },
    { neutral: "can't", words: ["can't", 'cannot'] },
  ],
  closeUp: ['{}'],
};

/** A change of two stats, and a price in two resources: what closes up. */
const closed: readonly Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'get-both',
    subject: 'cards',
    lasts: true,
    template: 'get~ {power:signed}/{health:signed}',
    data: ({ power, health }) => ({ do: 'grow', power, health }) as never,
    examples: ['Target beast gets +3/+3 this turn.', 'Your other beasts get +1/-1.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'be-both',
    subject: 'cards',
    lasts: true,
    template: 'be~ {power:integer}/{health:integer}',
    data: ({ power, health }) => ({ do: 'become', power, health }) as never,
    examples: ['Target beast is 1/1 this turn.'],
  }),
  definePhrase({
    slot: 'cost',
    name: 'two-resources',
    template: '{any:number-symbol} {one:resource}',
    data: ({ any, one }) => ({ pay: 'both', any, one }) as never,
    examples: ['{2}{U} — Draw a card.'],
  }),
];

/** Rows of the fixture, their examples in the words of the idiom. */
const own = rows.map((row) => ({
  ...row,
  ...(row.examples && { examples: row.examples.map((text) => text.replaceAll('chosen', 'target')) }),
}));
const language = createLanguage({ lexicons: [spoken], phrases: [...own, ...closed] });

describe('neutral rows in the words of a game', () => {
  test.each([
    ['Destroy target beast.', 'Destroy chosen beast.'],
    ['Destroy up to 2 other target relics.', 'Destroy up to 2 other chosen relics.'],
    ['Target opponent draws a card.', 'Chosen opponent draws a card.'],
    [
      'At the beginning of your upkeep, if you control 2 or more relics, draw a card.',
      'At the start of your turn, if you have 2 or more relics in play, draw a card.',
    ],
    ['At the end of your turn, draw a card.', 'At the end of your turn, draw a card.'],
    ['Draw a card for each beast you control.', 'Draw a card for each beast you have in play.'],
    ["If you don't control a relic, discard a card.", "If you don't have a relic in play, discard a card."],
    [
      'If there are 3 or more relics on the battlefield, draw a card.',
      'If there are 3 or more relics in play, draw a card.',
    ],
    ['Shuffle your library.', 'Shuffle your deck.'],
    [
      'Return target beast card from your graveyard to your hand.',
      'Return chosen beast card from your discard to your hand.',
    ],
    [
      'Look at the top 2 cards of your library. Put one into your graveyard and the other on the bottom of your library.',
      'Look at the top 2 cards of your deck. Put one into your discard and the other on the bottom of your deck.',
    ],
  ])('“%s” means “%s”', (text, neutral) => {
    expect(checkText(language, text)).toBeUndefined();
    const [said, plain] = [language.parse(text), testLanguage().parse(neutral)];
    expect(said.abilities.map(({ ability }) => ability)).toEqual(
      plain.abilities.map(({ ability }) => ability),
    );
    expect(said.diagnostics).toEqual([]);
    expect(said.abilities.map(({ printed }) => printed)).toEqual([text]);
  });

  test('what the idiom does not keep is no word of the game, what it keeps is read and printed as usual', () => {
    expect(language.parse('Destroy chosen beast.').complete).toBe(false);
    const [read] = language.parse('This beast cannot attack.').abilities;
    expect(read!.printed).toBe('This beast cannot attack.');
    expect(language.print(read!.ability)).toBe("This beast can't attack.");
  });

  test('every example follows', () => {
    expect(checkExamples(language)).toEqual([]);
    const said = language.phrases.flatMap(({ examples = [] }) => examples).join(' ');
    expect(said).toMatch(/target opponent/);
    expect(said).not.toMatch(/\bin play\b|\bchosen\b|your deck|your discard\b/);
  });

  test('an example is not asked of a language that leaves out what it is made of', () => {
    const others = ['event-predicate', 'predicate/draw'];
    expect(checkExamples(createLanguage({ lexicons: [words], phrases: rows, without: others }))).toEqual([]);
  });
});

test('marks close up as the lexicon says', () => {
  for (const text of [
    'Target beast gets +3/-1 this turn.',
    'Target beast is 1/1 this turn.',
    '{2}{U}, {T} — Draw a card.',
  ]) {
    expect(checkText(language, text)).toBeUndefined();
    expect(language.parse(text).diagnostics).toEqual([]);
  }
});

test('all neutral rows of a slot are left out by its name', () => {
  const without = createLanguage({ lexicons: [words], phrases: rows, without: ['duration'] });
  expect(without.phrases.filter(({ slot }) => slot === 'duration')).toEqual([]);
  expect(without.parse('Destroy chosen beast.').complete).toBe(true);
});

describe('a template that no text matches is refused where it is defined', () => {
  test.each([
    ['draw~ 2 cards', /"2": a number is a part/],
    ['draw~ +1/+1', /no text matches "\+1\/\+1"/],
    ['draw~ "cards"', /texts have ' “ ”/],
    ["draw~ its owner's cards", /"owner" and "'s"/],
    ['draw~ {card:name}', /names are looked for behind/],
    ['draw~ {how:one|2} cards', /no text matches "2"/],
  ])('%s', (template, message) => {
    const define = () =>
      definePhrase({
        slot: 'predicate',
        name: 'new',
        subject: 'player',
        template: template as 'draw~',
        data: () => ({ do: 'draw' }),
      });
    expect(define).toThrow(message);
  });
});

test('a near word is suggested where it could stand', () => {
  const told = (text: string) =>
    testLanguage()
      .parse(text)
      .diagnostics.map(({ suggestion }) => suggestion);
  expect(told('Destroy chosen beest.')).toEqual(['beast']);
  // "Hand" is as near, but nothing is destroyed by that name.
  expect(told('Destroy chosen hant.')).toEqual([undefined]);
});
