import { compileText, equal } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../src/language/phrases/index.ts';
import { factsFor, language } from './language.ts';

describe('phrases of Lorcana', () => {
  const examples = phrases.flatMap(({ slot, name, examples = [] }) =>
    (examples as readonly string[]).map((text) => [`${slot}/${name}`, text] as const),
  );

  it.each(examples)('%s: %s', (_row, text) => {
    const facts = factsFor(text);
    const { verdict, printed, diagnostics } = compileText(language, { text, ...facts });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(printed.join('\n')).toBe(text);
    expect(verdict.roundTrip).toBe(true);
    expect(language.readings(text, facts)).toBe(1);
  });

  it.each(examples)('%s, printed from its data alone, means the same in one way: %s', (_row, text) => {
    const facts = factsFor(text);
    for (const { ability } of compileText(language, { text, ...facts }).abilities) {
      const printed = language.print(ability, { facts });
      const again = language.parse(printed, facts).abilities;
      expect(
        again.map((one) => equal(one.ability, ability)),
        printed,
      ).toEqual([true]);
      expect(language.readings(printed, facts), printed).toBe(1);
    }
  });
});
