import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PromptAsker } from '../../src/commands/play/prompt-asker.ts';
import { run } from '../../src/run.ts';
import type { Question } from '../../src/telling/question.ts';
import { FakeTerminal } from '../support/fake-terminal.ts';
import { runCli, scratch } from '../support/run-cli.ts';

/** Prompts look at the window of this process, whatever stream they are given. */
const columns = process.stdout.columns;
beforeAll(() => {
  process.stdout.columns = 80;
});
afterAll(() => {
  process.stdout.columns = columns;
});

const question = (over: Partial<Question> = {}): Question => ({
  kind: 'choose-cards',
  text: 'Choose',
  rule: '',
  options: [
    { label: 'One', facts: 'cost 1, character, strength 2', hint: 'Draw a card.' },
    { label: 'Two' },
    { label: 'Three' },
  ],
  min: 0,
  max: 2,
  toAnswer: () => [],
  ...over,
});

const MULLIGAN = /opening hand/;

describe('a question at a terminal', () => {
  test('tells what its card costs, is and says, and the words for which it is asked', async () => {
    const fake = new FakeTerminal(80);
    const because = { of: 'Scribe', words: 'You may draw a card.' };
    const asked = new PromptAsker(fake.terminal).ask(question({ because }));
    const shown = await fake.until(/One.*/);
    expect(shown).toContain('Scribe: “You may draw a card.”');
    await fake.press('enter');
    expect(await asked).toEqual([]);
    expect(fake.shown).toContain('cost 1, character, strength 2: Draw a card.');
  });

  test.each([
    ['u', 'undo'],
    ['?', 'help'],
    ['v', 'look'],
    ['t', 'board'],
    ['q', 'quit'],
    ['cancel', 'quit'],
  ])('%s is understood where several may be taken: %s', async (key, wish) => {
    const fake = new FakeTerminal(80);
    const asked = new PromptAsker(fake.terminal).ask(question());
    await fake.until(/Choose/);
    await fake.press(key);
    expect(await asked).toEqual({ wish });
  });

  test('a game is saved where several may be taken, and giving up is asked again', async () => {
    const fake = new FakeTerminal(80);
    const asker = new PromptAsker(fake.terminal);
    const saved = asker.ask(question());
    await fake.until(/Choose/);
    await fake.press('s');
    await fake.until(/Which file/);
    await fake.press('enter');
    expect(await saved).toEqual({ wish: 'save', file: 'cardwright-game.json' });
    const conceded = asker.ask(question({ min: 1, max: 1 }));
    await fake.until(/Choose/);
    await fake.press('c');
    await fake.until(/Give the game up/);
    await fake.press('enter');
    expect(await conceded).toEqual({ wish: 'board' });
  });

  test('a number takes the words of wishes, too', async () => {
    const fake = new FakeTerminal(80);
    const asked = new PromptAsker(fake.terminal).ask(
      question({ kind: 'number', options: [], min: 1, max: 3 }),
    );
    await fake.until(/1 to 3/);
    await fake.press('u', 'n', 'd', 'o', 'enter');
    expect(await asked).toEqual({ wish: 'undo' });
  });
});

/** A person who plays. */
function sitDown(width: number, argv: readonly string[], cwd?: string) {
  process.stdout.columns = width;
  const fake = new FakeTerminal(width, cwd);
  const status = run(['play', ...argv], fake.terminal);
  onTestFinished(() => {
    process.stdout.columns = 80;
  });
  return { fake, status };
}

describe('a game at a terminal', () => {
  test('is asked for: decks, opponent and who begins', async () => {
    const deck = scratch({ 'mine.txt': '60 Moana - Of Motunui\n', 'notes.md': '' });
    const { fake, status } = sitDown(80, [], deck.folder);
    await fake.until(/A game[\s\S]*Choose/);
    await fake.press('down', 'enter');
    const decks = await fake.until(/Your deck[\s\S]*Another file/);
    expect(decks).toContain('mine.txt');
    expect(decks).not.toContain('notes.md');
    await fake.press('enter');
    await fake.until(/opponent's deck[\s\S]*Another file/);
    await fake.press('enter');
    await fake.until(/Your opponent[\s\S]*random/);
    await fake.press('down', 'enter');
    await fake.until(/Who begins[\s\S]*You/);
    await fake.press('down', 'enter');
    await fake.until(/You against the random bot/);
    await fake.until(MULLIGAN);
    await fake.press('enter');
    await fake.until(/Turn 1: You/);
    await fake.until(/What will you do/);
    await fake.press('q');
    expect(await status).toBe(0);
  }, 60_000);

  test('shows cards at the mulligan, any pile, the legend, and saves and goes back', async () => {
    const { folder } = scratch();
    const { fake, status } = sitDown(80, ['--seed', '3'], folder);
    const mulligan = await fake.until(/opening hand[\s\S]*?cost \d[\s\S]*?\)/);
    expect(mulligan).toMatch(/\(cost \d, \w+.*: /);
    await fake.press('?');
    const help = await fake.until(/drying/);
    expect(help).toContain('u undo');
    await fake.until(MULLIGAN);
    await fake.press('v');
    await fake.until(/Look at[\s\S]*Bot: hand/);
    await fake.press('h', 'a', 'n', 'd', 'enter');
    expect(await fake.until(MULLIGAN)).toContain('You: hand');
    await fake.press('s');
    await fake.until(/Which file/);
    await fake.press('enter');
    await fake.until(/Saved\. Go on/);
    expect(existsSync(join(folder, 'cardwright-game.json'))).toBe(true);
    await fake.until(MULLIGAN);
    await fake.press('enter');
    await fake.until(/What will you do/);
    await fake.press('u');
    await fake.until(MULLIGAN);
    await fake.press('cancel');
    expect(await status).toBe(0);
  }, 60_000);

  test('does not break a window of 40 columns', async () => {
    const { fake, status } = sitDown(40, ['--seed', '3']);
    await fake.until(MULLIGAN);
    await fake.press('?');
    await fake.until(/drying/);
    await fake.until(MULLIGAN);
    await fake.press('enter');
    await fake.until(/What will you do/);
    await fake.press('q');
    expect(await status).toBe(0);
    const long = fake.shown.split('\n').filter((line) => [...line].length > 40);
    expect(long).toEqual([]);
  }, 60_000);

  test('ends with the score, and another is played if it is wanted', async () => {
    const { fake, status } = sitDown(80, ['--seed', '3', '--starting', 'bot']);
    await fake.until(MULLIGAN);
    await fake.press('enter');
    await fake.until(/What will you do/);
    await fake.press('c');
    await fake.until(/Give the game up/);
    await fake.press('y');
    const end = await fake.until(/Bot wins\./);
    expect(end).toMatch(/You .*lore \d[\s\S]*After \d+ turns/);
    await fake.until(/Play again/);
    await fake.press('enter');
    await fake.until(/You against the greedy bot, seed \d+/);
    await fake.until(MULLIGAN);
    await fake.press('q');
    expect(await status).toBe(0);
  }, 60_000);
});

describe('a game by lines', () => {
  const play = (input: string, ...argv: string[]) =>
    runCli(['play', '--seed', '3', ...argv], { input, cwd: scratch().folder });

  test('tells cards where they are chosen, and begins with whom it is told', async () => {
    const { out } = await play('\n', '--starting', 'you');
    expect(out).toMatch(/1\. .* {2}cost 5, character, strength 2, willpower 4, lore 3: /);
    expect(out).toContain('Turn 1: You');
    expect((await play('\n', '--starting', 'bot')).out).toContain('Turn 1: Bot');
  });

  test('tells no cost where the game has none', async () => {
    const { out } = await play('', '--game', 'kingdom-hearts');
    expect(out).toMatch(/1\. .* {2}Player Card, level \d/);
  });

  test('shows piles and a legend', async () => {
    const { out } = await play('help\nlook\n2\n');
    expect(out).toContain('◊');
    expect(out).toMatch(/2\. You: hand {2}7 cards/);
    expect(out).toMatch(/You: hand\n {2}.* {2}cost /);
  });

  test('ends with the score, and another is played if it is wanted', async () => {
    const { out, status } = await play('\nconcede\n1\n\nconcede\n2\n');
    expect(status).toBe(0);
    expect(out.match(/Bot wins\./g)).toHaveLength(2);
    expect(out).toMatch(/After \d+ turns/);
    expect(out.match(/Play again\?/g)).toHaveLength(2);
  });
});
