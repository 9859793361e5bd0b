import { createLanguage, definePhrase, type Language } from '@cardwright/dsl';
import { expect, test } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

const keys = ({ phrases }: Language) => phrases.map(({ slot, name }) => `${slot}/${name}`);

test('a language without a row lacks those made of it, too, and stays as it was', () => {
  const language = testLanguage();
  const without = language.without(['event-predicate/draw']);
  const gone = keys(language).filter((key) => !keys(without).includes(key));
  expect(gone).toContain('event-predicate/draw');
  expect(gone).toContain('event-predicate/draw-nth');
  expect(gone).toContain('past-gap/draw');
  const text = 'Whenever you draw a card, discard a card.';
  expect(without.parse(text).complete).toBe(false);
  expect(language.parse(text).complete).toBe(true);
});

test('rows of the game are left out like neutral ones, one after the other', () => {
  const without = testLanguage().without(['predicate/destroy']).without(['predicate/draw']);
  for (const text of ['Destroy chosen beast.', 'Draw a card.'])
    expect(without.parse(text).complete).toBe(false);
  expect(without.parse('Discard a card.').complete).toBe(true);
});

test('a row goes with the last that fills one of its slots, while a misspelt slot stays a mistake', () => {
  const amount = definePhrase({
    slot: 'tithe' as 'amount',
    name: 'number',
    template: 'a tithe of {n:amount}',
    data: ({ n }) => n as never,
  });
  const pay = definePhrase({
    slot: 'predicate',
    name: 'tithe',
    subject: 'player',
    template: 'pay~ {amount:tithe}' as 'pay~ {amount:amount}',
    data: ({ amount }) => ({ do: 'draw', count: amount }) as never,
  });
  const language = createLanguage({ lexicons: [words], phrases: [...rows, amount, pay] });
  expect(language.parse('Pay a tithe of 2.').complete).toBe(true);
  expect(keys(language.without(['tithe/number']))).not.toContain('predicate/tithe');
  expect(keys(language.without(['predicate/tithe']))).toContain('tithe/number');
  expect(() => createLanguage({ lexicons: [words], phrases: [...rows, pay] })).toThrow(/no slot "tithe"/);
});
