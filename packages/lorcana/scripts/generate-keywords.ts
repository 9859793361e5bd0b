/**
 * Writes what each keyword's defining sentences mean, so that the rules need no parser. N is read twice, as two
 * different numbers: wherever the data differs stands the keyword's own number.
 */
import { writeFileSync } from 'node:fs';
import type { Ability } from '@cardwright/core/data';
import { compileText } from '@cardwright/dsl';
import { type Keyword, keywords } from '../src/keywords/index.ts';
import { createLorcanaLanguage } from '../src/language/create.ts';

const language = createLorcanaLanguage();

function read(keyword: Keyword, sentence: string, n: number): Ability {
  const text = sentence.replace(/\bN\b/g, String(n));
  const { abilities, diagnostics, verdict } = compileText(language, {
    text,
    type: 'character',
    name: keyword.word,
    pronoun: 'they',
    resolves: false,
  });
  if (!verdict.parsed || abilities.length !== 1) {
    throw new Error(
      `${keyword.word}: “${text}” is not understood: ${diagnostics.map((d) => d.message).join('; ')}`,
    );
  }
  return abilities[0]!.ability;
}

/** The common data of two readings, with the keyword's number where they differ. */
function merge(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number' && a !== b) {
    return a < 0 ? { amount: 'per', each: -1, of: { amount: 'parameter' } } : { amount: 'parameter' };
  }
  if (Array.isArray(a)) return a.map((item, i) => merge(item, (b as unknown[])[i]));
  if (a !== null && typeof a === 'object') {
    return Object.fromEntries(
      Object.entries(a).map(([key, value]) => [key, merge(value, (b as never)[key])]),
    );
  }
  return a;
}

const definitions = keywords
  .filter((keyword) => keyword.rule === undefined)
  .map((keyword) => [
    keyword.name,
    keyword.definition.map((sentence) => merge(read(keyword, sentence, 7), read(keyword, sentence, 8))),
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
