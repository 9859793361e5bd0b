import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { conformances } from '../scripts/conformance.ts';

const [lorcana, kingdomHearts] = conformances();
const document = fileURLToPath(
  new URL('../../shared/rules/lorcana-comprehensive-rules-2.1.0.md', import.meta.url),
);

/** The numbered paragraphs of a document of rules, and how many examples stand after each. */
function numbered(text: string): { number: string; examples: number }[] {
  const rules: { number: string; examples: number }[] = [];
  const contents = text.lastIndexOf('1. CONCEPTS');
  for (const line of text.slice(contents).split('\n')) {
    if (/^Glossary\s*$/.test(line)) break;
    const [, number, words = ''] = /^\s*(?:- )?(\d+(?:\.\d+)+)\. (.*)$/.exec(line) ?? [];
    // A heading is a number of two parts without a sentence.
    if (number !== undefined && (number.split('.').length > 2 || words.endsWith('.'))) {
      rules.push({ number, examples: 0 });
    }
    if (/\bExample( [A-Z])?\W{0,3}:/.test(line)) rules.at(-1)!.examples++;
  }
  return rules;
}

describe('the tables of rules', () => {
  test('no title of a test cites a rule or an example that is none', () => {
    expect(lorcana?.problems).toEqual([]);
    expect(kingdomHearts?.problems).toEqual([]);
  });

  test('every statement of Kingdom Hearts’ rulebook, every ruling and every example is shown', () => {
    const missing = kingdomHearts?.rules.filter(({ standing }) => standing === 'missing');
    expect(missing?.map(({ row }) => row.number)).toEqual([]);
    expect([...kingdomHearts!.examples].filter(([, shown]) => !shown)).toEqual([]);
  });

  test.skipIf(!existsSync(document))(
    'Lorcana’s has every rule and example (skipped without the document)',
    () => {
      const rows = lorcana?.rules.map(({ row }) => ({ number: row.number, examples: row.examples ?? 0 }));
      expect(rows).toEqual(numbered(readFileSync(document, 'utf8')));
    },
  );
});
