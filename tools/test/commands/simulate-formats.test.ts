import { randomDeck } from '@cardwright/bots';
import { set1 } from '@cardwright/cards-set1';
import { describe, expect, test } from 'vitest';
import { createFormatEngine, formatOf } from '../../src/games/formats.ts';
import type { FormatChoice } from '../../src/games/game.ts';
import { shelfGame } from '../../src/shelf/chosen-game.ts';
import { kit } from '../support/games.ts';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

const short = ['--warm-up', '0', '--games', '3'];
const simulate = (...options: string[]) => runCli(['simulate', ...short, ...options]);
const choices: readonly FormatChoice[] = kit.formats.map(({ name: format }) => ({
  format,
  ...(format === 'core' && { sets: '1', banned: ['Smash'] }),
}));

describe.each(choices)('$format', (choice) => {
  test('makes decks by chance that the format has nothing against', async () => {
    const game = await shelfGame('lorcana');
    const chosen = await formatOf(game, choice, '');
    const { plugin, format } = chosen;
    const engine = createFormatEngine(game.kit, choice, [set1], chosen);
    const shape = format.decks!;
    for (let seed = 1; seed <= 20; seed++) {
      const deck = randomDeck(engine, seed, shape);
      expect(deck).toHaveLength(shape.size);
      expect(plugin.decks!.check(engine, deck)).toEqual([]);
      expect(deck.filter((id) => plugin.decks!.besides?.includes(id))).toEqual([]);
    }
  });
});

describe('simulate', () => {
  test.each(['pack-rush', 'draft', 'sealed'])('plays games of %s with three and four', async (format) => {
    for (const players of ['3', '4']) {
      const { status, out } = await simulate('--format', format, '--players', players, '--json');
      expect(status).toBe(0);
      const result = resultIn({ out });
      expect(result).toMatchObject({ games: 3, finished: 3, errors: [], replaysVerified: 3 });
      expect(result.wins).toHaveLength(Number(players));
    }
  });

  test('plays a season of core', async () => {
    const { status, out } = await simulate('--format', 'core', '--sets', '1', '--banned', 'Smash', '--json');
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({ finished: 3, errors: [] });
  });

  test.each([
    [['--format', 'packrush'], 'error[format/unknown]', 'did you mean: pack-rush'],
    [['--format', 'core'], 'error[usage/missing-argument]', '--sets 1,2'],
    [['--format', 'core', '--sets', '77'], 'error[format/unknown-set]', 'the sets here are 1, 2'],
    [['--format', 'core', '--sets', '1', '--banned', 'Smesh'], 'error[format/unknown-card]', 'Smash'],
    [['--players', '5'], 'error[usage/invalid-argument]', 'at most 4'],
    [['--players', '1'], 'players', 'from 2'],
    [['--game', 'kingdom-hearts', '--players', '3'], 'error[usage/invalid-argument]', 'at most 2'],
    [['--game', 'kingdom-hearts', '--format', 'draft'], 'error[format/unknown]', 'the only one is standard'],
  ])('refuses %j', async (options, code, fix) => {
    const { status, out, err } = await simulate(...options);
    expect({ status: status > 0, out }).toEqual({ status: true, out: '' });
    expect(err).toContain(code);
    expect(err).toContain(fix);
  });
});

describe('deck lists that do not fit the format', () => {
  const files = { 'a.txt': '5 Smash\n', 'b.txt': '2 Stich - New Dog\n' };
  const decks = ['--deck1', 'a.txt', '--deck2', 'b.txt'];

  test.each([
    ['simulate', short],
    ['play', []],
  ])('are refused by %s with the faults of both at once', async (command, more) => {
    const { folder, contents } = scratch(files);
    const { status, out, err } = await runCli([command, ...more, ...decks], { cwd: folder });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    for (const fault of [
      'error[deck/too-few-cards]: Constructed: a deck has at least 60 cards; this one has 5',
      'error[deck/too-many-copies]: Constructed: at most 4 copies of Smash, not 5',
      'error[deck/unknown-card]: no set has a card “Stich - New Dog”',
      '--> b.txt:1:3',
    ])
      expect(err).toContain(fault);
    expect(contents()).toEqual(files);
  });

  test('are asked for what the format asks', async () => {
    const { folder } = scratch(files);
    const run = (format: string) =>
      runCli(['simulate', ...short, '--format', format, '--deck1', 'a.txt'], { cwd: folder });
    expect((await run('sealed')).err).toContain('Sealed: a deck has at least 40 cards; this one has 5');
    expect((await run('sealed')).err).not.toContain('too-many-copies');
    expect(await run('pack-rush')).toMatchObject({ status: 0, err: '' });
  });
});

test('play takes a format, and its game is replayed in it', async () => {
  const { folder } = scratch();
  const played = await runCli(['play', '--format', 'pack-rush', '--seed', '3'], {
    cwd: folder,
    input: '\n\n',
  });
  expect(played.out).toContain('You against the greedy bot');
  expect(played.out).toContain('(0 to 5, CR 2.2.2.1)');
  const args = ['simulate', ...short, '--format', 'pack-rush', '--save', 'games', '--json'];
  expect((await runCli(args, { cwd: folder })).status).toBe(0);
  const replayed = await runCli(['replay', 'games/1.json', '--verify'], { cwd: folder });
  expect(replayed).toMatchObject({ status: 0, err: '' });
});
