import { fileURLToPath } from 'node:url';
import { kh, lightDeck } from '@cardwright/cards-kh';
import { describe, expect, it } from 'vitest';
import { answerIn, resultIn, runCli, scratch } from '../support/run-cli.ts';

describe('--game kingdom-hearts', () => {
  it('simulates games that all end, with replays that give every hash again', async () => {
    const { status, out } = await runCli([
      'simulate',
      '--game',
      'kingdom-hearts',
      '--games',
      '4',
      '--warm-up',
      '0',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({ finished: 4, replaysVerified: 4, errors: [] });
    const { wonBy } = resultIn({ out }) as { wonBy: Record<string, number> };
    expect(Object.values(wonBy).reduce((a, b) => a + b, 0)).toBe(4);
  });

  it('is not measured, since its kit says nothing to measure it by', async () => {
    const { status, out, err } = await runCli(['bench', '--game', 'kingdom-hearts']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('error[game/no-part]');
    expect(err).toContain('kingdom-hearts has no text and sizes of board that speed is measured by');
  });

  it('has no card files to import, and takes none of another game for its own', async () => {
    const card = {
      set: '9',
      number: 1,
      name: 'Mira',
      type: 'action',
      inks: ['ruby'],
      cost: 1,
      inkable: true,
    };
    const { folder: cwd } = scratch({ 'cards.json': JSON.stringify([card]) });
    const game = ['--game', 'kingdom-hearts'];
    for (const argv of [
      ['import', 'cards.json', '--out', 'made', ...game],
      ['generalise', 'cards.json', ...game],
    ]) {
      const { status, out, err } = await runCli(argv, { cwd });
      expect({ status, out }, argv[0]).toEqual({ status: 1, out: '' });
      expect(err).toContain('error[game/no-part]');
      expect(err).toContain('kingdom-hearts has no card files');
    }
  });

  it('tells how much of its sets is read by phrases that others show', async () => {
    const yaml = `game: kingdom-hearts
set: x
name: Mine
cards:
  - { number: 1, name: Spell, type: magic, level: 1, text: Flibber. }
`;
    const { folder: cwd } = scratch({ 'cards.yaml': yaml, 'faulty.yaml': yaml.replace('magic', 'magick') });
    const game = ['--game', 'kingdom-hearts'];
    const cards = fileURLToPath(new URL('../../../packages/cards-kh/cards.yaml', import.meta.url));
    const { status, out } = await runCli(['generalise', 'cards.yaml', cards, '--json', ...game], { cwd });
    expect(status).toBe(0);
    const { sets } = resultIn({ out }) as { sets: { set: string; texts: number; supported: number }[] };
    expect(sets[0]).toMatchObject({ set: 'kh' });
    expect(sets[0]!.supported).toBe(sets[0]!.texts);
    expect(sets[1]).toMatchObject({ set: 'x', texts: 1, supported: 0 });
    const { err } = await runCli(['generalise', 'faulty.yaml', ...game], { cwd });
    expect(err).toContain('error[set/');
  });

  it('is played by a person, who sees the table in the game’s own words', async () => {
    const input = ['nonsense', 'undo', '9', '1', 'undo', '1', 'board', '1', 'quit'].join('\n');
    const { status, out } = await runCli(['play', '--game', 'kingdom-hearts', '--seed', '4'], { input });
    expect(status).toBe(0);
    // Said to be a fault, not taken: once for each.
    expect(out.match(/^\? Answer with numbers/gm)).toHaveLength(2);
    expect(out).toContain('? There is nothing to undo.');
    expect(out.match(/Which Player Card are you\?/g)).toHaveLength(3);
    expect(out).toContain('Bot  HP 8   World levels 0 of 13   deck 33   hand 6');
    expect(out).toContain('Oathkeeper  Equipment, magic 0, support 4, on Roxas (Level 1)');
    expect(out).toContain('3. Go on to the Challenge Phase');
    expect(out).toContain('You leave the table.');
    // No name of a program's where words are told.
    expect(out).not.toMatch(/player-area|-this-turn|p\d:|CR \d/);
  });

  it('reads deck lists by the rules of the game, and tells every fault of one', async () => {
    const names = lightDeck.map((id) => kh.cards!.find((one) => one.id === id)!.fullName);
    const starter = names.map((name) => `1 ${name}`).join('\n');
    const faulty = ['1 Sora (Level 1)', '1 Riku (Level 2)', '2 Event 1', '3 Goofy'].join('\n');
    const { folder: cwd } = scratch({ 'starter.txt': starter, 'faulty.txt': faulty });
    const game = ['--game', 'kingdom-hearts'];
    const legal = await runCli(['deck', 'starter.txt', ...game], { cwd });
    expect(legal.status).toBe(0);
    expect(legal.out).toContain('41 cards of 37 names, legal in Standard');
    expect(legal.out).toMatch(/^levels {3}.*1 \d+/m);
    const { status, err } = await runCli(['deck', 'faulty.txt', ...game], { cwd });
    expect(status).toBe(1);
    expect(err.match(/error\[deck\/[a-z-]+\]/g)).toEqual([
      'error[deck/unknown-card]',
      'error[deck/too-few-cards]',
      'error[deck/too-many-player-cards]',
      'error[deck/too-many-copies]',
    ]);
    expect(err).toContain('did you mean: Goofy (Level 1), Goofy (Level 2)');
    for (const [more, code] of [
      [['--format', 'core'], 'format/unknown'],
      [['--sets', '1'], 'usage/invalid-argument'],
    ] as const)
      expect((await runCli(['deck', 'starter.txt', ...game, ...more], { cwd })).err).toContain(code);
  });

  it('lists the rulebook’s statements with the tests that show them', async () => {
    const { status, out } = await runCli(['rules', '--game', 'kingdom-hearts', '--json']);
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({ missing: [], missingExamples: [], problems: [] });
  });

  it('reads and binds every card of the starters', async () => {
    const { out } = await runCli(['coverage', 'packages/cards-kh/cards.yaml', '--json']);
    const { cards, supportedCards, withText, bound } = resultIn({ out }) as Record<string, number>;
    expect(supportedCards).toBe(cards);
    expect(bound).toBe(withText);
  });

  it('checks a set by the schema of its own game, and finds its texts in canonical form', async () => {
    const { status, out } = await runCli(['check', 'packages/cards-kh/cards.yaml', '--json']);
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({ cards: kh.cards!.length, errors: 0 });
    const format = await runCli(['format', 'packages/cards-kh/cards.yaml', '--check']);
    expect(format).toMatchObject({
      status: 0,
      out: expect.stringContaining('every text is in canonical form'),
    });
  });

  it('tells what is wrong with a set of the game at its place', async () => {
    const cards = '[{ number: 1, name: Odd, type: frend, ink: 2, text: "Draw a crad." }]';
    const { folder: cwd } = scratch({
      'odd.yaml': `game: kingdom-hearts\nset: odd\nname: Odd\ncards: ${cards}\n`,
      'other.yaml': 'game: kingdom-harts\nset: odd\nname: Odd\ncards: []\n',
    });
    const { status, out } = await runCli(['check', 'odd.yaml', '--json'], { cwd });
    expect(status).toBe(1);
    const codes = answerIn({ out }).diagnostics.map(({ code }) => code as string);
    expect(codes.toSorted()).toEqual(['DSL1001', 'set/unknown-key', 'set/value']);
    const other = await runCli(['check', 'other.yaml'], { cwd });
    expect(other.err).toContain('error[set/game]: there is no game “kingdom-harts”');
    expect(other.err).toContain('did you mean: kingdom-hearts');
  });

  it('explains a text for a type of card of the game', async () => {
    const words = 'Deal 4 damage to chosen Dark card.';
    const game = ['--game', 'kingdom-hearts'];
    const { status, out } = await runCli(['explain', ...game, '--type', 'magic', words, '--json']);
    expect(status).toBe(0);
    expect(resultIn({ out }).abilities[0].ability.effects[0]).toMatchObject({ do: 'deal-damage', amount: 4 });
    const { err } = await runCli(['explain', ...game, '--type', 'charakter', words]);
    expect(err).toContain('error[usage/invalid-argument]: kingdom-hearts has no cards of type “charakter”');
  });

  it('compares a golden file with the text that it was made of', async () => {
    const { out } = await runCli([
      'diff',
      'packages/cards-kh/abilities.generated.json',
      'packages/cards-kh/cards.yaml',
    ]);
    expect(out).toContain('nothing moved');
  });
});
