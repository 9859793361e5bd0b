import { expect, test } from 'vitest';
import { compileText } from '../src/index.ts';
import { testLanguage } from './game.ts';

const language = testLanguage();
const read = (text: string) => compileText(language, { text, type: 'spell' }, () => true);

test.each(['1000001', '2147483648', '4294967296', '9'.repeat(400)])(
  '%s is more than a text can say',
  (number) => {
    for (const text of [`Draw ${number} cards.`, `Chosen beast gets +${number} {P} this turn.`]) {
      const { verdict, diagnostics } = read(text);
      expect(verdict).toMatchObject({ tokenised: false, supported: false });
      const [{ code, span }] = diagnostics as [(typeof diagnostics)[number]];
      expect([code, text.slice(span.start, span.end).replace('+', '')]).toEqual(['DSL1014', number]);
    }
  },
);

test('1000000 is not', () => {
  expect(read('Draw 1000000 cards.').verdict.supported).toBe(true);
});
