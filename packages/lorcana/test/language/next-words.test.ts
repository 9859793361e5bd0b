import { describe, expect, test } from 'vitest';
import { createLorcanaLanguage } from '../../src/language.ts';

const language = createLorcanaLanguage({ names: ['Mira - First of All', 'Toby'] });
const next = (text: string, type = 'character') => language.next(text, { type });
const texts = (text: string, type?: string) => next(text, type).map((one) => one.text);

/** Kinds of words of which there is no list. */
const OPEN = ['number', 'name'];

describe('the words that may come next', () => {
  test('hold each word of each text, where it stands', () => {
    const missed: string[] = [];
    let words = 0;
    const examples = language.phrases.flatMap((row) => row.examples ?? []).filter((_, i) => i % 2 === 0);
    for (const example of examples) {
      const facts = { type: 'character' };
      const { tokens, complete, abilities } = language.parse(example, facts);
      // A quotation or a reminder is cleaned before it is read: its words are not in the order of the text.
      if (!complete || /[“”()\n]/.test(example) || abilities.some(({ printsBack }) => !printsBack)) continue;
      for (const { text, kind, span } of tokens) {
        if (OPEN.includes(kind) || span.end > example.length) continue;
        words++;
        const said = text.toLowerCase();
        const may = language.next(example.slice(0, span.start), facts);
        if (!may.some((one) => one.text.toLowerCase() === said))
          missed.push(`${example.slice(0, span.start)}>${text}`);
      }
    }
    expect(words).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  });

  test('begin with a capital where a sentence does, and behind the name of an ability', () => {
    expect(texts('')).toContain('Draw');
    expect(texts('EVER ON ')).toContain('Whenever');
    expect(texts('Evasive\n')).toContain('When');
    expect(texts('When you play this character, ')).toContain('draw');
  });

  test('are told with what they are', () => {
    expect(next('Chosen character gets +2 ')).toEqual(
      expect.arrayContaining([
        { text: '{S}', kind: 'stat' },
        { text: '{L}', kind: 'stat' },
      ]),
    );
    expect(next('Chosen character gains ')).toContainEqual({ text: 'Evasive', kind: 'keyword' });
    expect(next('Draw ')).toContainEqual({ text: '2', kind: 'number' });
    expect(next('Chosen character named ')).toContainEqual({ text: 'Mira - First of All', kind: 'name' });
  });

  test('are none behind what is not understood, or too long', () => {
    expect(texts('Whenever xyz ')).toEqual([]);
    expect(texts(`${'Draw a card. '.repeat(10_000)}`)).toEqual([]);
  });
});
