/** Keywords in forms that they do not have: told once, where they stand, with the forms that they have. */
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../src/index.ts';
import { rows, testLanguage, words } from './game.ts';

const language = testLanguage();
const told = (text: string) =>
  language
    .parse(text, { type: 'beast' })
    .diagnostics.map(({ code, objection, span, message, suggestion, fix }) => ({
      code,
      objection,
      words: text.slice(span.start, span.end),
      message,
      suggestion,
      fix,
    }));

describe('a keyword in a form that it does not have', () => {
  it.each([
    ['a number that it has not', 'Guard 2', '“Guard”', 'Guard'],
    ['no sign', 'Fierce 3', '“Fierce +3”', 'Fierce +3'],
    ['a sign', 'Morph +3', '“Morph 3” or “Morph: …”', undefined],
    ['no number', 'Fierce', '“Fierce +N”', undefined],
    ['no symbol', 'Grow 2', '“Grow 2 {…}”', undefined],
  ])('is one problem: with %s', (_, text, forms, suggestion) => {
    const [keyword] = text.split(' ');
    expect(told(text)).toMatchObject([
      { code: 'DSL2001', objection: 'keyword-form', words: text, suggestion },
    ]);
    expect(told(text)[0]!.message).toContain(`${keyword} is only written ${forms}`);
    expect(told(text)[0]!.fix).toContain(forms);
  });

  it('is told on each line, and the other lines are read', () => {
    const text = 'Guard 2\nSwift\nFierce 1\nWhenever this beast attacks, draw a card.';
    expect(told(text).map(({ words: at }) => at)).toEqual(['Guard 2', 'Fierce 1']);
    expect(language.parse(text, { type: 'beast' }).abilities).toHaveLength(2);
  });

  it.each([['Gaurd'], ['Fierc +2'], ['Swift, Gaurd'], ['Zyzzyva'], ['Zyzzyva 2']])(
    'misspelt, lacks no full stop: %s',
    (text) => {
      expect(told(text).map(({ code }) => code)).toEqual(['DSL1001']);
    },
  );

  it('a sentence with a misspelt word still lacks its full stop', () => {
    expect(told('Draw a crad').map(({ code }) => code)).toEqual(['DSL1005', 'DSL1001']);
  });

  it('is told at its words where cards are told apart by its number', () => {
    for (const text of ['Destroy chosen beast with Morph 2.', 'Your beasts with Morph 2 get +1 {P}.'])
      expect(told(text)).toMatchObject([
        { code: 'DSL2001', objection: 'number-of-keyword', words: 'Morph 2', suggestion: 'Morph' },
      ]);
  });

  it('goes on as before where it ends the sentence of the line above', () => {
    const wrapped = language.parse('Your other beasts gain\nGuard.', { type: 'beast' });
    expect(wrapped.complete).toBe(true);
  });
});

describe('reminder text of a keyword that has none in the lexicon', () => {
  it('is told with where it goes', () => {
    expect(told('Guard (It must be attacked first.)')[0]).toMatchObject({
      code: 'DSL1011',
      fix: expect.stringContaining('`reminders`'),
    });
  });

  it('and of one that has, as text that nobody knows', () => {
    const reminded = {
      ...words,
      keywords: words.keywords!.map((one) =>
        one.id === 'guard' ? { ...one, reminders: ['It is attacked first.'] } : one,
      ),
    };
    const other = createLanguage({ lexicons: [reminded], phrases: rows });
    const [found] = other.parse('Guard (It must be attacked first.)', { type: 'beast' }).diagnostics;
    expect(found!.code).toBe('DSL1011');
    expect(found!.fix).not.toContain('`reminders`');
  });
});
