import { nearestReading } from '@cardwright/dsl';
import { expect, it } from 'vitest';
import { createLorcanaLanguage } from '../../src/language/index.ts';

const language = createLorcanaLanguage();

it.each([
  ['character', 'This character cant be challenged.', "This character can't be challenged."],
  [
    'action',
    'Exert chosen opposing character. They cant ready at the start of their next turn.',
    "Exert chosen opposing character. They can't ready at the start of their next turn.",
  ],
])('a negation on %s that lacks its apostrophe gets it back, and is never lost', (type, text, meant) => {
  expect(nearestReading(language, { text, type })).toBe(meant);
});
