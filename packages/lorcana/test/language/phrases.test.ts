import { compileText } from '@cardwright/dsl';
import { phrases } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
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
});
