import { inComment, type Names } from '../names.ts';

/** The words and rows of a small game. */
export const languageSource = ({
  title,
}: Names): string => `import { defineLexicon, definePhrase, type LanguageOptions } from '@cardwright/dsl';
import './rules.ts';

// Zones are called by their names, and so is whatever else is not said here.
const words = defineLexicon({
  types: [{ id: 'trick', one: 'trick', many: 'tricks', resolves: true }],
});

const score = definePhrase({
  slot: 'predicate',
  name: 'score',
  subject: 'player',
  template: 'score~ {amount:amount} point#',
  data: ({ amount }) => ({ do: 'score', amount }),
  examples: ['Score 2 points.', 'Each opponent scores 1 point.'],
});

/** The language of ${inComment(title)}: the skeleton of sentences comes with the dsl, words and rows with the game. */
export const options: LanguageOptions = { lexicons: [words], phrases: [score] };
`;
