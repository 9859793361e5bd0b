import { checkExamples } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';

// A plugin elsewhere runs this over the same language (`runGameConformance`).
test('the neutral phrases’ examples are read, too', () => {
  expect(checkExamples(createLorcanaLanguage())).toEqual([]);
}, 60_000);
