/** Writes what each keyword's defining sentences mean, so that the rules need no parser. */
import { writeFileSync } from 'node:fs';
import { keywordAbilities } from '@cardwright/dsl';
import { keywords } from '../src/keywords/index.ts';
import { createLorcanaLanguage } from '../src/language/create.ts';

const language = createLorcanaLanguage();

const definitions = keywords
  .filter((keyword) => keyword.rule === undefined)
  .map((keyword) => [
    keyword.name,
    keywordAbilities(language, keyword.name, keyword.definition, {
      type: 'character',
      name: keyword.word,
      pronoun: 'they',
      resolves: false,
    }),
  ]);

writeFileSync(
  new URL('../src/keywords/definitions.generated.ts', import.meta.url),
  `import type { Ability } from '@cardwright/core/data';

// Generated from the keywords' sentences by \`npm run generate\`; do not edit.
/** What each keyword's sentences mean. */
export const keywordDefinitions: Readonly<Record<string, readonly Ability[]>> = ${JSON.stringify(
    Object.fromEntries(definitions),
    null,
    2,
  )} as const;
`,
);
