import { describe, expect, test } from 'vitest';
import { answerIn, resultIn, runCli, scratch } from '../support/run-cli.ts';

const deck = async (list: string, ...options: string[]) => {
  const { folder } = scratch({ 'deck.txt': list });
  return runCli(['deck', 'deck.txt', ...options], { cwd: folder });
};
const rush = ['--format', 'pack-rush'];

describe('deck', () => {
  test('tells what a deck is made of', async () => {
    const { status, out, err } = await deck('4 Stitch - New Dog\n2 Let It Go\n', ...rush);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('deck.txt: 6 cards of 2 names, legal in Pack Rush');
    expect(out).toMatch(/types +character 4, song 2/);
  });

  test('tells every fault at once, with near names, in the words of the format', async () => {
    const list = '5 Smash\n4 Stich - New Dog\nsome Moana\n1 Moana\n';
    const { status, out, err } = await deck(list);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    for (const line of [
      'error[deck/line]: “some Moana” does not say',
      'error[deck/unknown-card]: no set has a card “Stich - New Dog”',
      '--> deck.txt:2:3',
      'did you mean: Stitch - New Dog',
      'did you mean: Moana - ',
      'error[deck/too-few-cards]: Constructed: a deck has at least 60 cards; this one has 10',
      'error[deck/too-many-copies]: Constructed: at most 4 copies of Smash, not 5',
    ])
      expect(err).toContain(line);
    const season = [
      '--format',
      'core',
      '--sets',
      '2',
      '--banned',
      'Mickey Mouse - True Friend',
      '--banned',
      'Smash',
    ];
    const core = await deck(list, ...season);
    expect(core.err).toContain('error[deck/rotated-out]: Core Constructed: Smash');
    expect(core.err).toContain('error[deck/banned]: Core Constructed: Smash');
  });

  test('writes a deck as list and as code, and reads both again', async () => {
    const { out: code } = await deck('2x Smash\nStitch – new dog x4', ...rush, '--as', 'code');
    const { out: list } = await deck(code, ...rush, '--as', 'list');
    expect(list).toBe('2 Smash\n4 Stitch - New Dog\n');
    const fromStdin = await runCli(['deck', '-', ...rush, '--json'], { input: code });
    expect(answerIn(fromStdin)).toMatchObject({
      ok: true,
      result: {
        format: 'Pack Rush',
        legal: true,
        cards: 6,
        names: { Smash: 2, 'Stitch - New Dog': 4 },
      },
      diagnostics: [],
    });
  });

  test('keeps a sideboard apart, tells how names were taken, and writes both parts again', async () => {
    const list = '4 Stitch, New Dog\n\nSideboard\n2 Let It Go\n1 Lett It Go\n';
    const told = await deck(list, ...rush);
    expect(told.status).toBe(0);
    expect(told.out).toContain('deck.txt: 4 cards of 1 names');
    expect(told.out).toContain('sideboard  2 cards of 1 name, kept apart');
    expect(told.err).toContain('note[deck/near-name]: “Stitch, New Dog” is taken for Stitch - New Dog');
    expect(told.err).toContain('warning[deck/unknown-card]');
    expect((await deck(list, ...rush, '--as', 'list')).out).toBe(
      '4 Stitch - New Dog\n\nSideboard\n2 Let It Go\n',
    );
    const { ok, result, diagnostics } = answerIn(await deck(list, ...rush, '--json'));
    expect({ ok, ...result }).toMatchObject({
      ok: true,
      legal: true,
      cards: 4,
      sideboard: { 'Let It Go': 2 },
    });
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['note', 'warning']);
  });

  test('reads the other game’s lists with its own words for headings', async () => {
    const list = '# duel\nPlayer (1)\n1 Sora (Level 1)\nFriends\nWorlds\n1 Agrabah\nSideboard\n1 Agrabah\n';
    const { out } = await deck(list, '--game', 'kingdom-hearts', '--json');
    const { result, diagnostics } = answerIn({ out });
    const { names, sideboard } = result;
    expect(names).toEqual({ 'Sora (Level 1)': 1, Agrabah: 1 });
    expect(sideboard).toEqual({ Agrabah: 1 });
    expect(diagnostics).toMatchObject([{ code: 'deck/too-few-cards' }]);
    // A card's name without a count is no heading, whatever it is called.
    const bare = await deck('1 Sora (Level 1)\nEvent 1\n', '--game', 'kingdom-hearts');
    expect(bare.err).toContain('error[deck/line]: “Event 1”');
  });

  test('tells which plugin set each fact of a card', async () => {
    const { status, out } = await runCli(['deck', '--card', 'stitch - new dog', ...rush]);
    expect(status).toBe(0);
    expect(out).toContain('Stitch - New Dog (set1-');
    expect(out).toMatch(/cost +1 {2}\[set1\]/);
    const json = resultIn(await runCli(['deck', '--card', 'Smash', '--json']));
    expect(json.facts).toContainEqual({ fact: 'cost', value: 3, setBy: 'set1' });
    const unknown = await runCli(['deck', '--card', 'Stich - New Dog']);
    expect(unknown.status).toBe(1);
    expect(unknown.err).toContain('did you mean: Stitch - New Dog');
    expect((await runCli(['deck'])).err).toContain('error[usage/missing-argument]');
  });

  test('gives faults as data', async () => {
    const { status, out } = await deck('1 Smash', '--json');
    expect(status).toBe(1);
    expect(answerIn({ out })).toMatchObject({
      ok: false,
      result: { legal: false },
      diagnostics: [{ code: 'deck/too-few-cards', kind: 'content', line: 1 }],
    });
  });

  test.each([
    [['--format', 'dreft'], 'format/unknown', 'did you mean: draft'],
    [['--format', 'core'], 'usage/missing-argument', '--sets 1,2'],
    [['--format', 'core', '--sets', 'X'], 'format/unknown-set', 'the sets here are 1, 2'],
    [['--format', 'core', '--sets', '1,22'], 'format/unknown-set', 'did you mean: 2'],
    [['--format', 'core', '--sets', ''], 'format/unknown-set', 'there is no such set here'],
    [['--as', 'poem'], 'usage/invalid-argument', 'list'],
  ])('refuses %j', async (options, code, hint) => {
    const { status, err } = await deck('1 Smash', ...options);
    expect(status).toBe(2);
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(hint);
  });
});
