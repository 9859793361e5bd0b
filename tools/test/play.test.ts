import { PassThrough, Readable } from 'node:stream';
import { ask, cardsIn, hand, ofPlayer, refOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/bots/index.ts';
import { isWish } from '../src/commands/play/asker.ts';
import { LineAsker, readReply } from '../src/commands/play/line-asker.ts';
import { Match } from '../src/commands/play/match.ts';
import { Narrator } from '../src/telling/narrator.ts';
import { type Question, questionOf } from '../src/telling/question.ts';
import { Terminal } from '../src/terminal/terminal.ts';
import { deckEngine } from './support/deck-engine.ts';
import { kit, randomDeck } from './support/games.ts';

const players = ['You', 'Bot'];

const terminalOf = (input: string) => {
  const stdout = new PassThrough();
  const stdin = Readable.from([input]);
  const terminal = new Terminal({ stdin, stdout, stderr: new PassThrough(), env: {}, cwd: '.' });
  return { terminal, shown: () => String(stdout.read() ?? '') };
};

const newMatch = (seed: number) => {
  const engine = deckEngine();
  const state = engine.createGame({ seed, decks: [randomDeck(engine, seed), randomDeck(engine, seed + 1)] });
  return new Match(engine, state, 0, [null, createBot('random', seed, kit)]);
};

/** Plays on with the first option until a turn action is asked. */
const untilAct = async (match: Match) => {
  await match.advance();
  while (match.state.decision !== null && match.state.decision.kind !== 'act') {
    match.answer(createBot('random', 1, kit).choose(match.engine, match.state));
    await match.advance();
  }
};

const question = (over: Partial<Question>): Question => ({
  kind: 'choose-cards',
  text: 'Choose',
  rule: '',
  options: [{ label: 'A' }, { label: 'B' }, { label: 'C' }],
  min: 1,
  max: 2,
  toAnswer: () => [],
  ...over,
});

describe('a line as a reply', () => {
  test.each([
    ['1', {}, [0]],
    ['1, 3', {}, [0, 2]],
    ['', { min: 0 }, []],
    ['y', { kind: 'confirm', min: 1, max: 1 }, [0]],
    ['No', { kind: 'confirm', min: 1, max: 1 }, [1]],
    ['4', { kind: 'number', min: 0, max: 5 }, 4],
    ['Ariel', { kind: 'name' }, 'Ariel'],
  ] as const)('%j', (line, over, reply) => {
    expect(readReply(question(over as Partial<Question>), line)).toEqual(reply);
  });

  test.each([
    ['', {}],
    ['4', {}],
    ['1 1', {}],
    ['1 2 3', {}],
    ['help', {}],
    ['9', { kind: 'number', min: 0, max: 5 }],
    ['1.5', { kind: 'number', min: 0, max: 5 }],
    ['', { kind: 'name' }],
  ] as const)('%j is none, and says what to do', (line, over) => {
    expect(readReply(question(over as Partial<Question>), line)).toHaveProperty('error');
  });
});

describe('asking by lines', () => {
  test('asks again until the line is a reply, knows wishes, and takes the end of input for leaving', async () => {
    const { terminal, shown } = terminalOf('nonsense\n2\nundo\nsave my game.json\n');
    const asker = new LineAsker(terminal);
    expect(await asker.ask(question({}))).toEqual([1]);
    expect(await asker.ask(question({}))).toEqual({ wish: 'undo' });
    expect(await asker.ask(question({}))).toEqual({ wish: 'save', file: 'my game.json' });
    const last = await asker.ask(question({}));
    expect(isWish(last) && last.wish).toBe('quit');
    expect(shown()).toMatch(/Choose \(1 to 2\)\n {2}1\. A\n {2}2\. B\n {2}3\. C\n\? Answer with numbers/);
  });
});

describe('a match', () => {
  test('goes back to the last decision, and an answer that is refused changes nothing', async () => {
    const match = newMatch(3);
    await match.advance();
    const { engine } = match;
    const hashes = [engine.hash(match.state)];
    for (let i = 0; i < 6 && !match.over; i++) {
      expect(() => match.answer([987654])).toThrow();
      expect(engine.hash(match.state)).toBe(hashes.at(-1));
      match.answer(createBot('random', i, kit).choose(engine, match.state));
      await match.advance();
      hashes.push(engine.hash(match.state));
    }
    for (const hash of hashes.toReversed().slice(1)) {
      expect(match.undo()).toBe(true);
      expect(engine.hash(match.state)).toBe(hash);
    }
    expect(match.undo()).toBe(false);
  });

  test('offers every legal turn action in words, and takes the one that is picked', async () => {
    const match = newMatch(5);
    await untilAct(match);
    const view = match.engine.view(match.state, 0);
    const asked = questionOf(match.engine, match.state, view, players, kit.telling);
    const legal = match.engine.legal(match.state);
    expect(asked.options).toHaveLength(legal.length);
    expect(asked.options.at(-1)?.label).toBe('End the turn');
    const answers = legal.map((_, i) => asked.toAnswer([i]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(legal.map((move) => JSON.stringify(move))),
    );
  });
});

describe('a choice among cards and players', () => {
  test('names cards, and says who', () => {
    const { engine, state } = newMatch(5);
    const card = cardsIn(state, 0, hand)[0]!;
    const from = [refOf(state, card), ofPlayer(0), ofPlayer(1)];
    state.decision = ask.targets(0, { prompt: 'choose-target', from, into: 0 });
    const asked = questionOf(engine, state, engine.view(state, 0), players, kit.telling);
    const { fullName } = engine.card(state, card).definition;
    expect(asked.options.map(({ label }) => label)).toEqual([fullName, 'You', 'Bot']);
    expect(asked.toAnswer([2])).toEqual([ofPlayer(1)]);
  });
});

describe('what a player is shown', () => {
  test('does not depend on what they cannot see', async () => {
    const match = newMatch(8);
    const lines: string[] = [];
    const stop = match.engine.observe(
      new Narrator(match.engine, players, 0, kit.telling, ({ text }) => lines.push(text)),
    );
    for (let turn = 0; turn < 6 && !match.over; turn++) {
      await untilAct(match);
      if (match.over) break;
      const moves = match.engine.legal(match.state);
      match.answer(
        moves.find(({ action }) => action === 'play') ?? moves.find(({ action }) => action === 'end-turn')!,
      );
    }
    stop();
    expect(lines.filter((line) => line.startsWith('Bot draws'))).not.toHaveLength(0);
    for (const line of lines) if (line.startsWith('Bot draws')) expect(line).toBe('Bot draws a card.');
    const board = kit.telling.drawTable!(
      match.engine,
      match.engine.view(match.state, 0),
      players,
      new Terminal({
        stdin: Readable.from([]),
        stdout: new PassThrough(),
        stderr: new PassThrough(),
        env: {},
        cwd: '.',
      }).colors,
    );
    expect(board).toMatch(/Bot .*lore \d+ +ink \d+\/\d+ +hand \d+ +deck \d+/);
    expect(board).toContain('in hand');
  });
});
