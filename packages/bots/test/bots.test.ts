import { answersBy, type Bot, playOut, playOutSlowly, randomBot, randomDeck } from '@cardwright/bots';
import type { Answer, CardwrightError, DecisionKind, Engine, State } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { botOf, games, type TestGame } from './games.ts';

const played = (game: TestGame, bot: 'random' | 'greedy', seed: number) => {
  const { engine } = game;
  const state = engine.createGame({ seed, decks: game.decks(seed) });
  const decisions = playOut(engine, state, [botOf(bot, seed, game), botOf(bot, seed + 1, game)]);
  return { decisions, hash: engine.hash(state), ...engine.result(state) };
};

describe.each(games)('$kit.name', (game) => {
  test.each(['random', 'greedy'] as const)(
    'the %s bot ends games, in the same way for the same seed',
    (bot) => {
      for (let seed = 1; seed <= 3; seed++) {
        const first = played(game, bot, seed);
        expect(first.over).toBe(true);
        expect(played(game, bot, seed)).toEqual(first);
      }
    },
  );

  test('the greedy bot beats the random one', () => {
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const state = game.engine.createGame({ seed, decks: game.decks(seed) });
      const seat = (seed >> 1) % 2;
      const bots = [0, 1].map((player) => botOf(player === seat ? 'greedy' : 'random', seed, game));
      playOut(game.engine, state, bots);
      if (game.engine.result(state).winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

const [lorcana] = games as [TestGame, TestGame];

test('a bot that answers by what is asked leaves the rest to another', () => {
  const { engine } = lorcana;
  const state = engine.createGame({ seed: 4, decks: lorcana.decks(4) });
  const asked = { act: 0, 'choose-cards': 0 };
  const bot = answersBy(
    'counting',
    {
      act: (_engine, _state, { kind }) => {
        asked[kind]++;
        return engine.legal(state)[0]!;
      },
      'choose-cards': (_engine, _state, { kind, candidates, min }) => {
        asked[kind]++;
        return candidates.slice(0, min);
      },
    },
    randomBot(4),
  );
  const answers = playOut(engine, state, [bot, randomBot(5)]);
  expect(bot.name).toBe('counting');
  expect(asked.act).toBeGreaterThan(5);
  expect(asked['choose-cards']).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(asked.act + asked['choose-cards']);
});

test('who is awaited plays the same game, and each is told once that it is over', async () => {
  const { engine } = lorcana;
  const setup = { seed: 4, decks: lorcana.decks(4) };
  const ended: string[] = [];
  const watched = (seed: number) => {
    const bot = randomBot(seed);
    return {
      name: `bot ${seed}`,
      choose: (on: Engine, state: State) => bot.choose(on, state),
      ended: (on: Engine, state: State) => void ended.push(`${seed} ${on.result(state).over}`),
    };
  };
  const atOnce = engine.createGame(setup);
  const answers: Answer[] = [];
  playOut(engine, atOnce, [watched(1), watched(2)], (answer) => answers.push(answer));
  const slowly = engine.createGame(setup);
  const later = {
    ...watched(1),
    choose: async (on: Engine, state: State) => late.choose(on, state),
  };
  const late = randomBot(1);
  const decisions = await playOutSlowly(engine, slowly, [later, watched(2)]);
  expect(decisions).toBe(answers.length);
  expect(engine.hash(slowly)).toBe(engine.hash(atOnce));
  expect(ended).toEqual(['1 true', '2 true', '1 true', '2 true']);
});

test('a deck by chance follows its seed alone, and one that cannot be made is refused', () => {
  const { engine } = lorcana;
  const shape = { size: 60, copies: 4, colors: 2 };
  expect(randomDeck(engine, 7, shape)).toEqual(randomDeck(engine, 7, shape));
  expect(randomDeck(engine, 7, shape)).not.toEqual(randomDeck(engine, 8, shape));
  expect(() => randomDeck(engine, 7, { size: 9000, copies: 4 })).toThrow(/too few for a deck of 9000/);
});

describe('an answer that is not legal', () => {
  const { engine } = lorcana;
  const begin = () => engine.createGame({ seed: 4, decks: lorcana.decks(4) });
  /** Answers by chance, but for one kind of question. */
  const wrong = (kind: DecisionKind, answer: unknown) => {
    const other = randomBot(1);
    return {
      name: 'mistaken',
      choose: (on: Engine, state: State) =>
        state.decision!.kind === kind ? (answer as Answer) : other.choose(on, state),
    };
  };
  const told = (bot: Bot): CardwrightError => {
    try {
      playOut(engine, begin(), [bot, bot]);
    } catch (error) {
      return error as CardwrightError;
    }
    throw new Error('it was taken');
  };

  test('tells bot, seat, question, what was given and what is legal, shortened', () => {
    const error = told(wrong('act', { action: 'inc', card: -1, option: 0 }));
    expect(error.code).toBe('answer-illegal');
    expect(error.message).toMatch(/^The bot “mistaken” in seat [01] answers \{"action":"inc",/);
    expect(error.message).toMatch(
      / to “[a-z-]+” \(act\), which is not legal \([a-z-]+\)\. Legal: \{"action":"/,
    );
    expect(error.message).toMatch(/ and \d+ more\.$/);
    expect(error.details).toMatchObject({ bot: 'mistaken', kind: 'act', fix: 'Did you mean “ink”?' });
  });

  test('names the cards of a choice, and says how many are taken', () => {
    expect(told(wrong('choose-cards', [99999])).message).toMatch(
      /answers \[99999\] to “[a-z-]+” \(choose-cards\).*Legal: lists with 0 to 7 of \d+ \([A-Z][^)]+\), /,
    );
  });

  test('may be anything', () => {
    const itself: unknown[] = [];
    itself.push(itself);
    for (const [answer, words] of [
      [undefined, 'answers undefined to'],
      [itself, 'answers object to'],
      ['x'.repeat(1000), 'x…'],
    ] as const)
      expect(told(wrong('act', answer)).message).toContain(words);
  });

  test('that was given in the game itself is told as such', () => {
    const other = randomBot(1);
    const choose = (on: Engine, state: State) => {
      const answer = other.choose(on, state);
      on.answer(state, answer);
      return answer;
    };
    const { code, message } = told({ name: 'hasty', choose });
    expect(code).toBe('bot:changed-state');
    expect(message).toMatch(/^The bot “hasty” in seat 0, asked “[a-z-]+” \([a-z-]+\), changed the state/);
  });

  test('of a bot that is awaited tells the same', async () => {
    const bot = wrong('act', 'x');
    const later = { ...bot, choose: async (on: Engine, state: State) => bot.choose(on, state) };
    await expect(playOutSlowly(engine, begin(), [later, later])).rejects.toThrow(
      'The bot “mistaken” in seat',
    );
  });
});
