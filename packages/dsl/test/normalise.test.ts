import { describe, expect, it } from 'vitest';
import { normalise } from '../src/index.ts';
import { words } from './game.ts';

const lines = (text: string) =>
  normalise(text, words).map(({ text: clean, name, keyword }) => ({
    text: clean.text,
    ...(name && { name }),
    ...(keyword && { keyword }),
  }));

describe('normalise', () => {
  it('has one spelling for quotes, dashes and glyphs', () => {
    expect(
      lines('↻, 2 ◆ – Chosen beast gets –1 {P} and gains "↻ - Draw a card" for their player’s turn.'),
    ).toEqual([
      {
        text: "{T}, 2 {M} — Chosen beast gets -1 {P} and gains “{T} — Draw a card” for their player's turn.",
      },
    ]);
  });

  it('has no full stop in quotation marks where the sentence goes on', () => {
    const text = 'Chosen beast gains “{T} — Draw a card” this turn.';
    expect(lines('Chosen beast gains “{T} — Draw a card.” this turn.')).toEqual([{ text }]);
    expect(lines('Chosen beast gains "{T} — Draw a card."\nthis turn.')).toEqual([{ text }]);
    expect(lines('Your beasts gain “{T} — Draw a card.”')).toEqual([
      { text: 'Your beasts gain “{T} — Draw a card.”' },
    ]);
  });

  it('takes story names in capitals off the front', () => {
    expect(lines('HELLO THERE! When you play this beast, draw a card.')).toEqual([
      { name: 'HELLO THERE!', text: 'When you play this beast, draw a card.' },
    ]);
    expect(lines('GROW UP A beast gets +1 {P}.')[0]).toEqual({
      name: 'GROW UP',
      text: 'A beast gets +1 {P}.',
    });
    expect(lines('10,000 YEARS 2 {M} — Draw a card.')[0]).toEqual({
      name: '10,000 YEARS',
      text: '2 {M} — Draw a card.',
    });
    expect(lines('Draw a card.')[0]).toEqual({ text: 'Draw a card.' });
  });

  it('takes no number and no mark of a text for a name', () => {
    expect(lines("I'M 2 OLD 2 {M} — Draw a card.")[0]).toEqual({
      name: "I'M",
      text: '2 OLD 2 {M} — Draw a card.',
    });
    expect(lines('BITE 1 Discard a card — Draw a card.')[0]).toEqual({
      name: 'BITE',
      text: '1 Discard a card — Draw a card.',
    });
    expect(lines('DRAW 2 CARDS.\nDraw a card.')[0]).toEqual({
      name: 'DRAW',
      text: '2 CARDS. Draw a card.',
    });
    expect(lines('CHOOSE ONE: Draw a card.')[0]).toEqual({
      name: 'CHOOSE',
      text: 'ONE: Draw a card.',
    });
  });

  it('takes the names that a card’s file states, and no others', () => {
    const stated = (text: string, ...names: string[]) =>
      normalise(text, words, names).map(({ text: clean, name }) => ({ text: clean.text, name }));
    const text = '2 {M} — Draw a card.';
    expect(stated(`I'M 2 OLD ${text}`, 'I’M 2 OLD')).toEqual([{ name: "I'M 2 OLD", text }]);
    expect(stated(`I'M 2 OLD\n${text}`, "I'M 2 OLD")).toEqual([{ name: "I'M 2 OLD", text }]);
    expect(stated(`Wild Heart ${text}`, 'Wild', 'Wild Heart')).toEqual([{ name: 'Wild Heart', text }]);
    expect(stated(`OTHER ${text}`, "I'M 2 OLD")).toEqual([{ name: undefined, text: `OTHER ${text}` }]);
  });

  it('takes a story name that stands on a line of its own, or on several', () => {
    const named = (name: string) => [{ name, text: 'When you play this beast, draw a card.' }];
    expect(lines('HELLO\nWhen you play this beast, draw a card.')).toEqual(named('HELLO'));
    expect(lines('HELLO THERE!\r\nWhen you play this beast,\ndraw a card.')).toEqual(named('HELLO THERE!'));
    expect(lines('HELLO THERE,\nOLD FRIEND When you play this beast, draw a card.')).toEqual(
      named('HELLO THERE, OLD FRIEND'),
    );
    expect(lines('HELLO THERE,\nOLD FRIEND\nWhen you play this beast, draw a card.')).toEqual(
      named('HELLO THERE, OLD FRIEND'),
    );
    expect(lines('GROW UP\nA beast gets +1 {P}.')).toEqual([
      { name: 'GROW UP', text: 'A beast gets +1 {P}.' },
    ]);
    expect(lines('Draw a card.\nGROW UP\nA beast gets +1 {P}.\nHELLO\n{T} — Draw a card.')).toEqual([
      { text: 'Draw a card.' },
      { name: 'GROW UP', text: 'A beast gets +1 {P}.' },
      { name: 'HELLO', text: '{T} — Draw a card.' },
    ]);
    const text = 'HELLO\nWhen you play this beast, draw a card.';
    const [line] = normalise(text, words);
    expect(text.slice(line!.text.at(0), line!.text.at(4))).toBe('When');
  });

  it('leaves a name that nothing follows to be refused, and takes no keyword for what follows', () => {
    expect(lines('HELLO THERE!')).toEqual([{ text: 'HELLO THERE!' }]);
    expect(lines('HELLO THERE!\nSwift')).toEqual([
      { text: 'HELLO THERE!' },
      { text: 'Swift', keyword: true },
    ]);
  });

  it('puts keywords on lines of their own', () => {
    expect(lines('<Swift>, <Guard> (Some reminder.)\n<Fierce> +2\nDraw a card.')).toEqual([
      { text: 'Swift', keyword: true },
      { text: 'Guard', keyword: true },
      { text: 'Fierce +2', keyword: true },
      { text: 'Draw a card.' },
    ]);
    expect(lines('Lesser Morph 3 Draw a card.').map(({ text }) => text)).toEqual([
      'Lesser Morph 3',
      'Draw a card.',
    ]);
    expect(lines('Swift beasts get +1 {P}.')).toEqual([{ text: 'Swift beasts get +1 {P}.' }]);
  });

  it('keeps reminders with their place', () => {
    const text = '<Swift> (It may attack at once.)\nDraw a card. (From your deck.)';
    const found = normalise(text, words).flatMap(({ reminders }) => reminders);
    expect(found.map((reminder) => reminder.text)).toEqual(['It may attack at once.', 'From your deck.']);
    for (const { span } of found) expect(text.slice(span.start, span.end)).toMatch(/^\(.*\)$/);
  });

  it('joins lines that break inside a sentence, and bullets', () => {
    expect(
      lines('HELLO THERE When you play this beast,\nyou may draw a card. Then discard\na card.'),
    ).toHaveLength(1);
    expect(lines('Choose one:\n• Draw a card.\n• Destroy chosen relic.')).toEqual([
      { text: 'Choose one: • Draw a card. • Destroy chosen relic.' },
    ]);
    expect(lines('Draw a card.\nDestroy chosen relic.')).toHaveLength(2);
  });

  it('knows for every character where it stood', () => {
    const text = '<Swift> (Quick.)\nHELLO THERE When you play this beast,\nyou may  draw ↻ a card';
    for (const line of normalise(text, words))
      for (const [i, letter] of [...line.text.text].entries())
        if (/[a-z]/i.test(letter) && !/\{.\}/.test(line.text.text.slice(i - 1, i + 2)))
          expect(text[line.text.at(i)]).toBe(letter);
  });

  it('adds a missing full stop and says so', () => {
    const [line] = normalise('Draw a card', words);
    expect(line).toMatchObject({ stopped: true });
    expect(line!.text.text).toBe('Draw a card.');
  });
});
