import type { BegunPackage, KitNames } from '@cardwright/dsl/kit';

/** The plugin: its sentences are all of its implementation. */
const pluginSource = (
  { comment, kebab, camel }: KitNames,
  title: string,
  sentences: readonly string[],
): string => `import { definePlugin } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { defineLexicon, keywordAbilities } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';

declare module '@cardwright/core/data' {
  interface KeywordNames {
    '${kebab}': true;
  }
}

/**
 * The keyword's word, for the language of sets that have it. \`bearers\` are the types of card that can have it; with
 * \`forms: ['number']\` it has a number ("${title.replace(/^['"]|['"]$/g, '')} 2"), which is N in the sentences below.
 */
export const words = defineLexicon({
  keywords: [{ id: '${kebab}', word: ${title}, forms: ['none'], bearers: ['character'] }],
});

/** The language of Lorcana with the keyword. */
export const language = createLorcanaLanguage({ lexicons: [words] });

/** What the keyword does: these sentences are all of its implementation. */
export const sentences = [
${sentences.map((sentence) => `  ${sentence},`).join('\n')}
] as const;

/** The keyword ${comment} as a plugin. */
export const ${camel} = definePlugin({
  name: '${kebab}',
  version: '0.1.0',
  requires: { lorcana: '0.1.0' },
  keywords: [defineKeyword('${kebab}')],
  keywordDefinitions: {
    '${kebab}': keywordAbilities(language, '${kebab}', sentences),
  },
});
`;

const testSource = (
  { camel }: KitNames,
  title: string,
): string => `import { checkText } from '@cardwright/dsl';
import { defineSet, lorcana } from '@cardwright/lorcana';
import { precompileSet } from '@cardwright/lorcana/language';
import { runGameConformance, runSetConformance } from '@cardwright/testkit/suites';
import { expect, test } from 'vitest';
import { language, sentences, ${camel} } from '../src/index.ts';

const facts = {
  version: 'With the Keyword',
  type: 'character',
  inks: ['amber'],
  cost: 2,
  inkable: true,
  strength: 2,
  willpower: 2,
  lore: 1,
} as const;
const cards = Array.from({ length: 15 }, (_, i) => ({
  ...facts,
  number: i + 1,
  name: \`Tester \${i + 1}\`,
  text: i % 3 === 0 ? ${title} : '',
}));
const set = defineSet(precompileSet({ set: 'test', name: 'Test', cards }, language));

test.each(sentences)('“%s” is read in one way and prints back', (sentence) => {
  expect(checkText(language, sentence, { type: 'character' })).toBeUndefined();
});

test('the word is a keyword, with each sentence as an ability', () => {
  const { abilities, diagnostics } = language.parse(${title}, { type: 'character' });
  expect(diagnostics).toEqual([]);
  expect(abilities.map(({ ability }) => ability.kind)).toEqual(['keyword']);
  expect(Object.values(${camel}.keywordDefinitions ?? {}).flat()).toHaveLength(sentences.length);
});

runGameConformance({ plugins: [lorcana, ${camel}, set], decks: { size: 40, copies: 4 }, games: 2 });
runSetConformance({ plugins: [lorcana, ${camel}], set, only: ({ id }) => id === 'settest-1' });
`;

/** A package with a keyword. */
export const beginKeyword = (names: KitNames, title: string, sentences: readonly string[]): BegunPackage => ({
  description: `The keyword ${names.title} for Lorcana.`,
  source: pluginSource(names, title, sentences),
  test: ['keyword.test.ts', testSource(names, title)],
});
