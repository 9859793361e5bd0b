import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

const draw = set({ text: 'When you play this character, draw a card.' });
const draws = set({ text: 'When you play this character, draw 2 cards.' });

describe('diff', () => {
  test('shows what a changed text moved, compiled from two set files', async () => {
    const { folder } = scratch({ 'a.yaml': draw, 'b.yaml': draws });
    const { status, out, err } = await runCli(['diff', 'a.yaml', 'b.yaml'], { cwd: folder });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('1 changed, 0 new, 0 gone');
    expect(out).toContain('~ abilities[triggered].effects[draw].count  1 card');
    expect(out).toMatch(/- 1\n\s+\+ 2/);
    expect(out).toContain('~ text  1 card');
    expect(out).toMatch(/^\s+9\/1 Mira - First of All$/m);
  });

  test('compares a set with its golden file', async () => {
    const golden = join(import.meta.dirname, '../../../packages/cards-set1/abilities.generated.json');
    const yaml = join(import.meta.dirname, '../../../packages/cards-set1/cards.yaml');
    const { status, out } = await runCli(['diff', golden, yaml]);
    expect(status).toBe(0);
    expect(out).toContain('164 cards, nothing moved');
    const { folder } = scratch({ 'golden.json': '{ "1": [] }' });
    const other = await runCli(['diff', join(folder, 'golden.json'), yaml]);
    expect(other.out).toMatch(/\b1 Ariel - On Human Legs/);
  });

  test('compares what coverage wrote of card files', async () => {
    const { folder } = scratch({ 'a.yaml': draw, 'b.yaml': draws });
    await runCli(['coverage', 'a.yaml', '--data', 'a.json'], { cwd: folder });
    await runCli(['coverage', 'b.yaml', '--data', 'b.json'], { cwd: folder });
    const { out } = await runCli(['diff', 'a.json', 'b.json', '--json'], { cwd: folder });
    const { changed, clusters } = resultIn({ out });
    expect(changed).toHaveLength(1);
    expect(clusters.map(({ place }: { place: string }) => place)).toContain(
      'abilities[triggered].effects[draw].count',
    );
  });

  test.each([
    ['no JSON', '{', 'diff/json'],
    ['no cards', '{"a": 1}', 'diff/form'],
  ])('refuses a file that has %s', async (_, text, code) => {
    const { folder } = scratch({ 'a.json': text, 'b.yaml': draw });
    const { status, out, err } = await runCli(['diff', 'a.json', 'b.yaml'], { cwd: folder });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`[${code}]`);
  });
});
