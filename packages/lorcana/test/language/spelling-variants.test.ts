import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';

const language = createLorcanaLanguage({ names: ['Flynn Rider', "Ursula's Shell"] });
const read = (text: string, type = 'character') => {
  const { abilities, complete } = language.parse(text, { type });
  return { complete, data: abilities.map(({ ability }) => ability) };
};

/** A spelling or wording that public data have, and the same in this project's own. */
const variants: readonly (readonly [string, string, string, string?])[] = [
  ['a curly apostrophe', 'This character can’t quest.', "This character can't quest."],
  ['an apostrophe turned the other way', 'This character can‘t quest.', "This character can't quest."],
  ['an acute accent as apostrophe', 'This character can´t quest.', "This character can't quest."],
  ['a backtick as apostrophe', 'This character can`t quest.', "This character can't quest."],
  ['a modifier apostrophe', 'This character canʼt quest.', "This character can't quest."],
  [
    'straight quotation marks',
    'Your other characters gain "{E} — Draw a card."',
    'Your other characters gain “{E} — Draw a card.”',
  ],
  [
    'a low quotation mark',
    'Your other characters gain „{E} — Draw a card.”',
    'Your other characters gain “{E} — Draw a card.”',
  ],
  ['the glyph for exerting', '⟳ — Draw a card.', '{E} — Draw a card.'],
  ['the glyph for ink', '{E}, 2 ⬡ — Draw a card.', '{E}, 2 {I} — Draw a card.'],
  ['the glyph for strength', 'This character gets +1 ¤.', 'This character gets +1 {S}.'],
  ['the glyph for willpower', 'This character gets +1 ⛉.', 'This character gets +1 {W}.'],
  ['the glyph for lore', 'This character gets +1 ◊.', 'This character gets +1 {L}.'],
  ['a hyphen after a cost', '{E} - Draw a card.', '{E} — Draw a card.'],
  ['an en dash after a cost', '{E} – Draw a card.', '{E} — Draw a card.'],
  [
    'an en dash as minus',
    'Chosen character gets –2 {S} this turn.',
    'Chosen character gets -2 {S} this turn.',
    'action',
  ],
  [
    'a minus sign',
    'Chosen character gets −2 {S} this turn.',
    'Chosen character gets -2 {S} this turn.',
    'action',
  ],
  ['a symbol close to its number', '{E}, 2{I} — Draw a card.', '{E}, 2 {I} — Draw a card.'],
  ['a blank that does not break', 'Draw\u00a02 cards.', 'Draw 2 cards.', 'action'],
  ['a tab', 'Draw\t2 cards.', 'Draw 2 cards.', 'action'],
  ['blanks doubled', 'Draw  2   cards.', 'Draw 2 cards.', 'action'],
  ['a blank before the full stop', 'Draw 2 cards .', 'Draw 2 cards.', 'action'],
  ['a blank of no width', 'Draw\u200b 2 cards.', 'Draw 2 cards.', 'action'],
  ['a soft hyphen', 'Draw 2 cards.'.replace('cards', 'car\u00adds'), 'Draw 2 cards.', 'action'],
  ['a byte order mark', '\ufeffDraw 2 cards.', 'Draw 2 cards.', 'action'],
  ['no full stop', 'Draw 2 cards', 'Draw 2 cards.', 'action'],
  ['a number as a word', 'Draw two cards.', 'Draw 2 cards.', 'action'],
  ['line ends of Windows', 'Rush\r\nEvasive', 'Rush\nEvasive'],
  [
    'a line break inside a sentence',
    'When you play this character,\nyou may draw a card.',
    'When you play this character, you may draw a card.',
  ],
  ['a keyword in angle brackets', '<Rush>', 'Rush'],
  [
    'a keyword with its reminder text',
    'Rush (This character can challenge the turn they’re played.)',
    'Rush',
  ],
  ['keywords on one line', 'Rush, Evasive', 'Rush\nEvasive'],
  ['a keyword with a full stop', 'Rush.', 'Rush'],
];

test.each(variants)('%s is read as its usual spelling', (_, variant, usual, type) => {
  const expected = read(usual!, type);
  expect(expected.complete).toBe(true);
  expect(expected.data.length).toBeGreaterThan(0);
  expect(variant).not.toBe(usual);
  expect(read(variant!, type)).toEqual(expected);
});
