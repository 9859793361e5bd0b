import { packageFiles } from '../set-package/package-files.ts';
import { inComment, literal, type Names } from './names.ts';
import { newSource } from './new-source.ts';

/** A keyword that one or more sentences say. */
export interface NewKeyword {
  readonly names: Names;
  /** One ability each, as they would stand on a character. */
  readonly sentences: readonly string[];
}

/** The plugin: what another repository's `studious` is, made from its sentences. */
const pluginSource = ({ names: { title, kebab, camel }, sentences }: NewKeyword): Promise<string> =>
  newSource((file) => {
    const from = (moduleSpecifier: string, ...namedImports: string[]) =>
      file.addImportDeclaration({ moduleSpecifier, namedImports });
    from('@cardwright/core', 'defineKeyword', 'definePlugin');
    from('@cardwright/dsl', 'defineLexicon');
    from('@cardwright/lorcana/language', 'createLorcanaLanguage');
    const core = file.addModule({ name: "'@cardwright/core'", hasDeclareKeyword: true });
    core.addInterface({
      name: 'KeywordNames',
      properties: [{ name: /-/.test(kebab) ? literal(kebab) : kebab, type: 'true' }],
    });
    file.addStatements([
      `/** The keyword's word, for the language of sets that have it. */\nexport const words = defineLexicon({\n  keywords: [{ id: ${literal(kebab)}, word: ${literal(title)}, forms: ['none'] }],\n});`,
      `/** The language of Lorcana with the keyword. */\nexport const language = createLorcanaLanguage({ lexicons: [words] });`,
      `/** What the keyword does: these sentences are all of its implementation. */\nexport const sentences = [\n${sentences.map((sentence) => `  ${literal(sentence)},`).join('\n')}\n] as const;`,
      `/** The keyword ${inComment(title)} as a plugin. */\nexport const ${camel} = definePlugin({\n  name: ${literal(kebab)},\n  version: '0.1.0',\n  requires: { lorcana: '0.1.0' },\n  keywords: [defineKeyword(${literal(kebab)})],\n  keywordDefinitions: {\n    ${literal(kebab)}: sentences.flatMap((text) => language.parse(text).abilities.map(({ ability }) => ability)),\n  },\n});`,
    ]);
  });

const testSource = ({
  names: { title, camel },
}: NewKeyword): string => `import { checkText } from '@cardwright/dsl';
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
  text: i % 3 === 0 ? ${literal(title)} : '',
}));
const set = defineSet(precompileSet({ set: 'test', name: 'Test', cards }, language));

test.each(sentences)('“%s” is read in one way and prints back', (sentence) => {
  expect(checkText(language, sentence, { type: 'character' })).toBeUndefined();
});

test('the word is a keyword, with each sentence as an ability', () => {
  const { abilities, diagnostics } = language.parse(${literal(title)}, { type: 'character' });
  expect(diagnostics).toEqual([]);
  expect(abilities.map(({ ability }) => ability.kind)).toEqual(['keyword']);
  expect(Object.values(${camel}.keywordDefinitions ?? {}).flat()).toHaveLength(sentences.length);
});

runGameConformance({ plugins: [lorcana, ${camel}, set], decks: { size: 40, copies: 4 }, games: 2 });
runSetConformance({ plugins: [lorcana, ${camel}], set, only: ({ id }) => id === 'settest-1' });
`;

/** Every file of a package with a keyword, by path. */
export async function keywordFiles(keyword: NewKeyword): Promise<ReadonlyMap<string, string>> {
  const { title, kebab } = keyword.names;
  return new Map([
    ...packageFiles({
      name: kebab,
      description: `The keyword ${title} for Lorcana.`,
      dependencies: ['@cardwright/core', '@cardwright/dsl', '@cardwright/lorcana'],
      devDependencies: ['@cardwright/testkit'],
    }),
    ['src/index.ts', await pluginSource(keyword)],
    ['test/keyword.test.ts', testSource(keyword)],
  ]);
}
