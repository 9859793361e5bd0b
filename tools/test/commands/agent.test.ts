import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playOutSlowly, randomBot } from '@cardwright/bots';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import schema from '../../src/bots/agent/agent.schema.json' with { type: 'json' };
import { AgentTable } from '../../src/bots/agent/agent-table.ts';
import { askMessage } from '../../src/bots/agent/ask-message.ts';
import type {
  AskMessage,
  BegunMessage,
  CardwrightMessage,
  ResultMessage,
} from '../../src/bots/agent/messages.ts';
import { commandPlayer } from '../../src/bots/command-player.ts';
import { ownPlayer } from '../../src/bots/player.ts';
import type { Game } from '../../src/games/game.ts';
import { fail } from '../../src/problems/problem.ts';
import { kingdomHearts, lorcana } from '../support/games.ts';
import { answerIn, resultIn, runCli } from '../support/run-cli.ts';

const isMessage = new Ajv().compile(schema);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A table whose messages are kept, each looked at by the schema. */
function tableOf(game: Game) {
  const sent: CardwrightMessage[] = [];
  const wake: (() => void)[] = [];
  const table = new AgentTable(
    game,
    {
      version: '0.0.0',
      seed: 1,
      other: 'random',
      playerNamed: async (name) =>
        name === 'random' || name === 'greedy'
          ? ownPlayer(name, game.kit)
          : fail('usage/invalid-argument', `there is no bot “${name}”`),
    },
    (message) => {
      const copy = JSON.parse(JSON.stringify(message)) as CardwrightMessage;
      expect(isMessage(copy), JSON.stringify(isMessage.errors)).toBe(true);
      sent.push(copy);
      for (const next of wake.splice(0)) next();
    },
  );
  const say = (message: object | string) =>
    table.take(typeof message === 'string' ? message : JSON.stringify(message));
  /** The next message that was not looked at. */
  const next = async (): Promise<CardwrightMessage> => {
    if (sent.length === 0) await new Promise<void>((resolve) => wake.push(resolve));
    return sent.shift()!;
  };
  /** Plays until the end by what is surely legal. */
  const playOn = async (from?: CardwrightMessage): Promise<{ asks: AskMessage[]; result: ResultMessage }> => {
    const asks: AskMessage[] = [];
    for (let message = from ?? (await next()); ; message = await next()) {
      if (message.type === 'result') return { asks, result: message };
      if (message.type !== 'ask') continue;
      asks.push(message);
      await say({ type: 'answer', ask: message.ask, answer: message.legal });
    }
  };
  return { table, say, next, playOn };
}

describe.each([lorcana, kingdomHearts])('an agent of $kit.name', (game) => {
  test('plays game after game in one process, and the same again by the same answers', async () => {
    const { table, say, next, playOn } = tableOf(game);
    table.greet();
    expect(await next()).toMatchObject({ type: 'ready', protocol: 1, game: game.kit.name });
    const asked: string[] = [];
    for (const number of [1, 2, 3]) {
      await say({ type: 'begin', seed: number === 3 ? 11 : 10 + number, seats: ['random', 'you'] });
      const begun = (await next()) as BegunMessage;
      expect(begun).toMatchObject({ type: 'begun', game: number, seats: ['random', 'you'] });
      expect(begun.decks[0]).toBeNull();
      expect(begun.decks[1]!.length).toBeGreaterThan(20);
      const { asks, result } = await playOn();
      expect(result).toMatchObject({ game: number, over: true });
      expect(asks.length).toBeGreaterThan(5);
      expect(asks.every(({ player }) => player === 1)).toBe(true);
      asked.push(JSON.stringify(asks.map(({ choices, text }) => [text, choices])));
    }
    expect(asked[1]).not.toBe(asked[0]);
  }, 60_000);

  test('may sit in both seats, and each choice is a legal answer', async () => {
    const { say, playOn } = tableOf(game);
    await say({ type: 'begin', seed: 5, seats: ['you', 'you'] });
    const { asks, result } = await playOn();
    expect(result.over).toBe(true);
    expect(new Set(asks.map(({ player }) => player))).toEqual(new Set([0, 1]));
    const acts = asks.filter(({ kind }) => kind === 'act');
    expect(acts.every(({ choices }) => choices.every(({ label }) => label.length > 2))).toBe(true);
    expect(acts.some(({ happened }) => happened.length > 0)).toBe(true);
    const cards = asks.flatMap(({ view }) =>
      view.players.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards)),
    );
    const facts = cards.flatMap((card) =>
      'hidden' in card ? [] : (card as unknown as { facts: { text: string } }).facts,
    );
    expect(facts.some(({ text }) => text.length > 10)).toBe(true);
  }, 60_000);
});

test.each([lorcana, kingdomHearts])(
  'a question of $kit.name says nothing that its player may not know',
  (game) => {
    const engine = game.createEngine();
    let looked = 0;
    for (const seed of [1, 2]) {
      const state = engine.createGame({ seed, decks: [0, 1].map((i) => game.deckOf(engine, seed * 2 + i)) });
      const bots = [randomBot(seed), randomBot(seed + 1)];
      for (; state.decision !== null && looked < 400; looked++) {
        const { player } = state.decision;
        const asked = { game: 1, ask: looked, seats: ['a', 'b'], happened: [] };
        const told = [state, engine.determinize(state, player, looked)].map((one) =>
          JSON.stringify(askMessage(engine, one, game.kit.telling, asked)),
        );
        expect(told[1]).toBe(told[0]);
        engine.answer(state, bots[player]!.choose(engine, state));
      }
    }
    expect(looked).toBeGreaterThan(100);
  },
  60_000,
);

describe('a message that is malformed', () => {
  test.each<[what: string, line: string, code: string]>([
    ['is no JSON', '{', 'agent/json'],
    ['is no object', '7', 'agent/type'],
    ['is null', 'null', 'agent/type'],
    ['is a list', '[]', 'agent/type'],
    ['has no type', '{}', 'agent/type'],
    ['has a type of every object', '{"type":"__proto__"}', 'agent/type'],
    ['has a type that only Cardwright sends', '{"type":"ask"}', 'agent/type'],
    ['has no number', '{"type":"answer","answer":true}', 'agent/message'],
    ['has a field too many', '{"type":"begin","sed":1}', 'agent/message'],
    ['has a seed that is none', '{"type":"begin","seed":0.5}', 'agent/message'],
    ['has an answer that is none', '{"type":"answer","ask":1,"answer":{"a":1}}', 'agent/message'],
    ['answers another question', '{"type":"answer","ask":99,"answer":true}', 'agent/stale'],
    ['answers what is not legal', '{"type":"answer","ask":1,"answer":"x"}', 'answer-illegal'],
    [
      'names a card that is not there',
      '{"type":"answer","ask":1,"answer":["p0:hand:99"]}',
      'answer-malformed',
    ],
    ['never ends', `"${'x'.repeat(1 << 21)}"`, 'agent/too-long'],
  ])('that %s is told, and the game goes on', async (_, line, code) => {
    const { say, next, playOn } = tableOf(lorcana);
    await say({ type: 'begin', seed: 3 });
    await next();
    const ask = await next();
    expect(ask.type).toBe('ask');
    await say(line);
    expect(await next()).toMatchObject({ type: 'error', code });
    expect((await playOn(ask)).result.over).toBe(true);
  });

  test('begins nothing: a bot, a deck, a seat that there is not', async () => {
    const { say, next } = tableOf(lorcana);
    await say({ type: 'begin', seats: ['you', 'gredy'] });
    expect(await next()).toMatchObject({ type: 'error', code: 'usage/invalid-argument' });
    await say({ type: 'begin', decks: [['no-such-card']] });
    expect(await next()).toMatchObject({ type: 'error', code: 'unknown-card' });
    const [card] = lorcana.deckOf(lorcana.createEngine(), 1);
    await say({ type: 'begin', decks: [[card], null] });
    expect(await next()).toMatchObject({
      code: 'deck/too-few-cards',
      message: expect.stringMatching(/^the deck of seat 0: .* at least 60 cards; this one has 1$/),
    });
    await say({ type: 'begin', decks: [null, []] });
    expect(await next()).toMatchObject({ type: 'error', code: 'deck/too-few-cards' });
    await say({ type: 'begin', decks: [Array(70).fill(card)] });
    expect(await next()).toMatchObject({ type: 'error', code: 'deck/too-many-copies' });
    await say({ type: 'begin', starting: 7 });
    expect(await next()).toMatchObject({ type: 'error', code: 'deck-invalid' });
    await say({ type: 'answer', ask: 1, answer: true });
    expect(await next()).toMatchObject({ type: 'error', code: 'agent/not-asked' });
  });

  test('a game may be given up, or left for the next', async () => {
    const { say, next } = tableOf(lorcana);
    await say({ type: 'begin', seed: 1 });
    expect([(await next()).type, (await next()).type]).toEqual(['begun', 'ask']);
    await say({ type: 'begin', seed: 2 });
    expect(await next()).toMatchObject({ type: 'result', game: 1, over: false, winner: null });
    expect([(await next()).type, (await next()).type]).toEqual(['begun', 'ask']);
    await say({ type: 'concede' });
    expect(await next()).toMatchObject({ type: 'result', game: 2, over: true, winner: 1 });
  });
});

describe('the command', () => {
  test('greets, and ends when its input ends', async () => {
    const { status, out } = await runCli(['agent', '--game', 'kingdom-hearts'], {
      input: '{"type":"begin"}\n',
    });
    const types = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types.slice(0, 3)).toEqual(['ready', 'begun', 'ask']);
    expect(types.at(-1)).toBe('result');
    expect(status).toBe(0);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CARDWRIGHT_RUN: 'source', VITEST: '' },
    });
  const client = 'clients/python/cardwright_agent.py';
  const cardwright = 'tools/bin/cardwright.js';

  test.skipIf(!python)(
    'is played with by the client in Python (skipped where there is no python3)',
    () => {
      const command = [process.execPath, cardwright, 'agent', '--bot', 'random'];
      const { stdout, stderr } = run('python3', [client, '--games', '2', '--', ...command]);
      expect(stdout, stderr).toMatch(/^game 1: winner \S+ in \d+ turns\ngame 2: winner \S+ in \d+ turns\n$/);
      const bot = run('python3', ['clients/python/plays_cards.py', ...command]);
      expect(bot.stdout, bot.stderr).toMatch(/^won \d of 2\n$/);
    },
    120_000,
  );

  test.skipIf(!python)(
    'sits at a table by --bot1 "cmd:…" (skipped where there is no python3)',
    () => {
      const bot = `cmd:python3 ${client} --serve`;
      const { stdout, stderr, status } = run(process.execPath, [
        ...[cardwright, 'simulate', '--games', '2', '--warm-up', '0', '--bot1', bot, '--json'],
      ]);
      expect(status, stdout + stderr).toBe(0);
      expect(resultIn({ out: stdout })).toMatchObject({
        bots: [bot, 'random'],
        finished: 2,
        replaysVerified: 2,
      });
    },
    120_000,
  );

  test.skipIf(!python)(
    'of a game that its bot has left gives no other game its result (skipped where there is no python3)',
    () => {
      const program = `
import sys
sys.path.insert(0, "clients/python")
from cardwright_agent import Cardwright, CardwrightError

def breaks(ask):
    raise ValueError("no idea")

def wrong(ask):
    return "x"

with Cardwright(sys.argv[1:]) as table:
    try:
        table.play(breaks, seed=1)
    except ValueError as error:
        print(error)
    result = table.play(lambda ask: ask["legal"], seed=2)
    print(result["game"], result["over"])
    try:
        table.play(wrong, seed=3)
    except CardwrightError as error:
        print(error)
`;
      const { stdout, stderr } = run('python3', ['-c', program, process.execPath, cardwright, 'agent']);
      expect(stdout, stderr).toMatch(
        /^no idea\n2 True\nall \d+ answers were refused; the first, to '.*': That is not legal: .*\n$/,
      );
    },
    120_000,
  );

  test('that plays no more is told', () => {
    const { stdout, status } = run(process.execPath, [
      ...[cardwright, 'simulate', '--games', '2', '--warm-up', '0', '--bot1', 'cmd:exit 3', '--json'],
    ]);
    expect(status).toBe(1);
    const { result, diagnostics } = answerIn({ out: stdout });
    expect(result.errors[0]).toMatchObject({ code: 'bot:gone' });
    expect(diagnostics).toMatchObject([{ code: 'bot:gone', severity: 'error' }]);
  }, 120_000);

  /** A program that answers what is made of a message. */
  const program = (made: string) =>
    `cmd:${process.execPath} -e '${`require("readline").createInterface({ input: process.stdin }).on("line", (line) => { const m = JSON.parse(line); const answer = ((m) => { ${made} })(m); if (answer !== undefined) console.log(JSON.stringify({ type: "answer", ask: m.ask ?? last, answer })); if (m.type === "ask") { last = m.ask; legal = m.legal; } }); let last, legal;`}'`;

  test('whose answers are all refused is told, though something else was taken in their place', () => {
    const bot = program('if (m.type === "ask") return "x"; if (m.type === "error") return legal;');
    const { stdout, status } = run(process.execPath, [
      ...[cardwright, 'simulate', '--games', '1', '--warm-up', '0', '--bot1', bot, '--json'],
    ]);
    expect(status, stdout).toBe(1);
    const { ok, result, diagnostics } = answerIn({ out: stdout });
    expect({ ok, finished: result.finished }).toEqual({ ok: false, finished: 1 });
    expect(diagnostics).toMatchObject([{ code: 'bot:refused', severity: 'error' }]);
    expect(diagnostics[0].message).toMatch(/gave a refused answer to (\d+) of \1 questions; first to “/);
    expect(diagnostics[0].message).toMatch(/it sent \{"type":"answer".*: That is not legal: .* Legal: /);
  }, 120_000);

  test('that answers the same again and again ends its game', () => {
    const bot = program('if (m.type === "ask" || m.type === "error") return "x";');
    const { stdout, status } = run(process.execPath, [
      ...[cardwright, 'simulate', '--games', '2', '--warm-up', '0', '--bot1', bot, '--json'],
    ]);
    expect(status, stdout).toBe(1);
    const { result, diagnostics } = answerIn({ out: stdout });
    expect(result.errors).toHaveLength(2);
    expect(diagnostics.map(({ code }) => code)).toEqual(['bot:refused', 'bot:refused']);
  }, 120_000);

  test.each([
    [
      'waits after a refused answer',
      program('if (m.type === "ask") return "x";'),
      'after its answer was refused',
      // Its process must have begun by then.
      5000,
    ],
    ['never answers', program(''), '(choose-cards)', 300],
    [
      'prints an answer without a line end',
      program('if (m.type === "ask") process.stdout.write("x");'),
      '(choose-cards)',
      300,
    ],
  ])(
    'that %s is not waited for',
    async (_, command, words, patience) => {
      const engine = lorcana.createEngine();
      const player = commandPlayer('mine', command.slice('cmd:'.length), lorcana.kit, root, patience);
      const deck = lorcana.deckOf(engine, 1);
      const state = engine.createGame({ seed: 1, decks: [deck, deck] });
      const seated = player.sit({ player: 0, seed: 1, engine, seats: ['mine', 'mine'], deck });
      await expect(playOutSlowly(engine, state, [seated, seated])).rejects.toMatchObject({
        code: 'bot:silent',
        message: expect.stringContaining(words),
      });
      await player.close();
    },
    60_000,
  );

  test('is told its own deck, its seat and a number for chance, not the seed of the game', () => {
    const bot = `cmd:${process.execPath} -e '${'require("readline").createInterface({ input: process.stdin }).on("line", (line) => { const m = JSON.parse(line); if (m.type === "begun") { console.error(JSON.stringify(m)); process.exit(1); } })'}'`;
    const { stderr } = run(process.execPath, [
      ...[cardwright, 'simulate', '--games', '1', '--seed', '7', '--warm-up', '0', '--bot2', bot, '--json'],
    ]);
    const begun = JSON.parse(/\{"type":"begun".*/.exec(stderr)![0]) as BegunMessage;
    expect(begun.seats).toEqual(['random', 'you']);
    expect(begun.decks[0]).toBeNull();
    expect(begun.decks[1]).toHaveLength(60);
    expect(begun.seed).not.toBe(7);
  }, 60_000);
});
