import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phraseIndex } from '../../src/phrases/phrase-index.ts';
import { shelfGame } from '../../src/shelf/chosen-game.ts';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

describe('phrases', () => {
  test('finds the rows that have all words in them', async () => {
    const { status, out } = await runCli(['phrases', 'predicate', 'GAIN', 'lore', '--json']);
    expect(status).toBe(0);
    const found: { slot: string; name: string; of: string; examples: string[] }[] = resultIn({ out });
    expect(found).toContainEqual(
      expect.objectContaining({ slot: 'predicate', name: 'gain-lore', of: 'lorcana' }),
    );
    for (const one of found)
      expect(JSON.stringify(one).toLowerCase()).toMatch(/predicate.*gain|gain.*predicate/);
    const plain = await runCli(['phrases', 'predicate/gain-lore']);
    expect(plain.out).toContain('gain~ {amount:lore-amount}');
    expect(plain.out).toContain('    Gain 2 lore.');
  });

  test('says that there is none', async () => {
    const { status, err } = await runCli(['phrases', 'flibber', 'lore']);
    expect(status).toBe(2);
    expect(err).toContain('error[phrases/none]: no phrase has “flibber” and “lore” in it');
  });

  test('shows a row without examples of its own in those of others', async () => {
    const index = await phraseIndex(await shelfGame('lorcana'));
    const more = index.find(({ slot, name }) => slot === 'lore-amount' && name === 'number');
    expect(more?.examples).toContain('Gain 1 lore.');
    const shown = index.filter(({ examples }) => examples.length > 0).length;
    expect(shown / index.length).toBeGreaterThan(0.4);
  });

  test('the page in docs is what the grammar is today (npm run generate)', async () => {
    const { folder } = scratch();
    await runCli(['phrases', '--write', 'phrases.md'], { cwd: folder });
    const written = readFileSync(join(folder, 'phrases.md'), 'utf8');
    const page = readFileSync(new URL('../../../docs/phrases.md', import.meta.url), 'utf8');
    // The examples of tests are in the page alone.
    const rows = (text: string) => text.split('\n').filter((line) => /^(#|- \*\*)/.test(line));
    expect(rows(page)).toEqual(rows(written));
    expect(rows(page).length).toBeGreaterThan(600);
    // An example of several lines stays in its item.
    const list = page.slice(page.indexOf('\n### ')).split('\n');
    const outside = list.filter((line) => !/^(#| *- | {4}|\d+ phrases\.$|$)/.test(line));
    expect(outside).toEqual([]);
  });
});
