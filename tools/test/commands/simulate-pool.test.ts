import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerIn, resultIn, runCli, scratch, statusTold } from '../support/run-cli.ts';

/** A pool that makes decks of two inks; the last card says what nothing can read. */
const cards = (set: string, name: string, extra: readonly object[] = []) =>
  JSON.stringify([
    ...Array.from({ length: 16 }, (_, i) => ({
      set,
      number: i + 1,
      name: `${name} ${i + 1}`,
      version: 'Of the Pool',
      type: 'character',
      inks: [i % 2 === 0 ? 'amber' : 'ruby'],
      cost: 1 + (i % 3),
      inkable: true,
      classifications: ['Storyborn'],
      strength: 1 + (i % 3),
      willpower: 2,
      lore: 2,
      text: i === 3 ? 'When you play this character, draw a card.' : '',
    })),
    ...extra,
  ]);
const song = { number: 17, name: 'Odd Song', type: 'action', inks: ['ruby'], cost: 1, inkable: true };

const quick = ['--games', '2', '--warm-up', '0', '--json'];

describe('simulate --pool', () => {
  test('plays with the cards of files and of set packages, and verifies the replays', async () => {
    const { folder } = scratch({
      'pool.json': cards('8', 'Mira', [{ ...song, set: '8', classifications: ['Song'], text: 'Flibber.' }]),
    });
    mkdirSync(join(folder, 'sets/nine'), { recursive: true });
    const nine = `set: "9"\nname: Nine\ncards: ${cards('9', 'Toby')}\n`;
    writeFileSync(join(folder, 'sets/nine/cards.yaml'), nine);
    const { status, out } = await runCli(
      ['simulate', '--pool', 'pool.json', 'sets', ...quick, '--save', 'g'],
      {
        cwd: folder,
      },
    );
    expect(status).toBe(0);
    const result = resultIn({ out });
    expect(result).toMatchObject({ games: 2, finished: 2, errors: [], replaysVerified: 2 });
    const { setup } = JSON.parse(readFileSync(join(folder, 'g/1.json'), 'utf8'));
    const dealt: string[] = setup.decks.flat();
    expect(dealt).toHaveLength(120);
    expect(dealt.some((id) => id.startsWith('set8-')) && dealt.some((id) => id.startsWith('set9-'))).toBe(
      true,
    );
    expect(dealt).not.toContain('set8-17');
    expect(result.pool).toEqual({ cards: 33, notUnderstood: ['Odd Song'] });
    expect(answerIn({ out }).diagnostics).toMatchObject([
      { code: 'pool/not-understood', severity: 'warning' },
    ]);
  });

  test('says how many cards it leaves out because they are not understood, and names the first', async () => {
    const odd = (number: number) => ({ ...song, number, set: '8', name: `Odd ${number}`, text: 'Flibber.' });
    const { folder } = scratch({ 'pool.json': cards('8', 'Mira', [17, 18, 19, 20, 21, 22, 23].map(odd)) });
    const { status, out, err } = await runCli(['simulate', '--pool', 'pool.json', ...quick.slice(0, 4)], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(out).toContain('2 finished');
    expect(err).toContain('warning[pool/not-understood]: 7 of 23 cards are in no deck');
    expect(err).toContain('“Odd 17”, “Odd 18”, “Odd 19”, “Odd 20”, “Odd 21” and 2 more');
    expect(err).toContain('cardwright coverage');
  });

  test('says nothing of a pool that is understood', async () => {
    const { folder } = scratch({ 'pool.json': cards('8', 'Mira') });
    const { err } = await runCli(['simulate', '--pool', 'pool.json', ...quick.slice(0, 4)], { cwd: folder });
    expect(err).not.toContain('pool/not-understood');
  });

  test.each([
    ['the same set twice', ['--pool', 'pool.json', 'again.json'], 'card-file/duplicate', 'again.json'],
    ['a folder without cards', ['--pool', '.'], 'pool/no-cards', ''],
    ['a file that is not there', ['--pool', 'none.json'], 'file/unreadable', ''],
    ['another game', ['--game', 'kingdom-hearts', '--pool', 'pool.json'], 'game/no-part', ''],
  ])('refuses %s', async (_, args, code, place) => {
    const { folder } = scratch({ 'pool.json': cards('8', 'Mira'), 'again.json': cards('8', 'Toby') });
    const { status, out, err } = await runCli(['simulate', ...args, ...quick.slice(0, 4)], { cwd: folder });
    expect({ status, out }).toEqual({ status: statusTold({ out, err }), out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(place);
  });
});
