import { createHmac } from 'node:crypto';
import {
  type CardwrightError,
  createEngine,
  type Plugin,
  type SavedGame,
  type State,
  sealOf,
} from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { pool, poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

const engine = poolEngine();

/** Games in the midst of something: each asks for another kind of answer, and things wait or last. */
function midway(): readonly SavedGame[] {
  const found = new Map<string, SavedGame>();
  for (let seed = 0; seed < 12; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    for (let n = 0; state.decision !== null && n < 200; n++) {
      const key = `${state.decision.kind} ${state.pendingTriggers.length > 0} ${state.durationEffects.length > 0}`;
      if (n > 20 && !found.has(key)) found.set(key, copy(engine.save(state)));
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
  return [...found.values()];
}

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** Every place of plain data that holds something, but for all but a few of the numbers. */
function places(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner], i) =>
    at[0] === 'numbers' && i % 37 !== 0
      ? []
      : [
          [...at, Array.isArray(value) ? Number(key) : key],
          ...places(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ],
  );
}

/** The same data with something else at one place; without it for undefined. */
function changed(data: object, path: readonly (string | number)[], value: unknown): SavedGame {
  const whole = copy(data) as Record<string | number, never>;
  const holder = path.slice(0, -1).reduce<Record<string | number, never>>((inner, key) => inner[key]!, whole);
  const last = path.at(-1)!;
  if (value !== undefined) holder[last] = value as never;
  else if (Array.isArray(holder)) holder.splice(last as number, 1);
  else delete holder[last];
  return whole as unknown as SavedGame;
}

const turnedOver = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value;

describe('a saved game', () => {
  const games = midway();

  test('is refused wherever something else stands in it, is missing or is twice', () => {
    expect(games.length).toBeGreaterThan(6);
    let tried = 0;
    for (const game of games)
      for (const [index, path] of places(game).entries()) {
        const before = JSON.stringify(path.reduce<never>((inner, key) => inner[key], game as never));
        const others = [undefined, null, 'x', -1, 1e9, [], {}, true, 0.5];
        const value = others[index % others.length];
        if (JSON.stringify(value) === before) continue;
        tried++;
        expect(() => engine.load(changed(game, path, value)), path.join('.')).toThrow(
          expect.objectContaining({ code: expect.stringMatching(/^save-(corrupt|foreign)$/) }),
        );
      }
    expect(tried).toBeGreaterThan(1000);
    for (const none of [undefined, null, 5, 'game', [], {}, { cardwright: 'game' }])
      expect(() => engine.load(none as never)).toThrow(expect.objectContaining({ code: 'save-corrupt' }));
    const deep = { ...games[0], history: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) };
    expect(() => engine.load(deep as never)).toThrow(expect.objectContaining({ code: 'save-corrupt' }));
  });

  test('is the same whatever order its keys were kept in', () => {
    for (const game of games) {
      const shuffled = JSON.parse(JSON.stringify(game, turnedOver)) as SavedGame;
      expect(Object.keys(shuffled)[0]).toBe('seal');
      expect(engine.save(engine.load(shuffled))).toEqual(engine.save(engine.load(game)));
    }
  });

  test('is refused by other plugins, telling the first that differs', () => {
    const cards = (change: Partial<Plugin>): Plugin => ({
      name: 'pool',
      version: '1.0.0',
      requires: { duel: '0.1.0' },
      cards: [...plain, ...pool],
      ...change,
    });
    const saved = createEngine({ plugins: [duel, cards({})] });
    const game = copy(saved.save(saved.createGame({ seed: 1, decks: poolDecks() })));
    const load = (...plugins: Plugin[]) => createEngine({ plugins: [duel, ...plugins] }).load(game);
    expect(load(cards({})).decision).not.toBeNull();
    const other = pool.map((card) => (card.id === 'bolt' ? { ...card, cost: 3 } : card));
    for (const [plugins, found] of [
      [[cards({ version: '1.0.1' })], '“pool” was 1.0.0 and is 1.0.1 here'],
      [[cards({ cards: [...plain, ...other] })], 'the cards of “pool” differ'],
      [[cards({ name: 'lake' })], '“pool” is missing here'],
      [[cards({}), { name: 'more', version: '1.0.0' }], 'it knows no “more”'],
    ] as const)
      expect(() => load(...plugins)).toThrow(
        expect.objectContaining({ code: 'save-foreign', message: expect.stringContaining(found) }),
      );
  });
});

describe('a saved game that was sealed anew after a change', () => {
  const games = midway();
  const forged = (game: SavedGame, change: Partial<SavedGame>): SavedGame => {
    const data = copy({ ...game, ...change });
    return { ...data, seal: sealOf(data) };
  };
  const refusal = (saved: SavedGame): CardwrightError => {
    try {
      engine.load(saved);
    } catch (error) {
      return error as CardwrightError;
    }
    throw new Error('it was loaded');
  };

  // `view` went on for ever with the first of these.
  test.each<[string, (game: SavedGame) => Partial<SavedGame>, RegExp]>([
    [
      'a null in its numbers',
      ({ numbers }) => ({ numbers: numbers.with(-1, null as never) }),
      /at “numbers\[\d+\]” it is null, not a whole number/,
    ],
    [
      'a number that would wrap',
      ({ numbers }) => ({ numbers: numbers.with(3, 2 ** 31) }),
      /it is 2147483648, not a whole number/,
    ],
    [
      'half a list of a zone',
      ({ numbers }) => ({ numbers: numbers.with(numbers.indexOf(-1), 1) }),
      /damaged/,
    ],
    [
      'a card that is another',
      ({ cards }) => ({ cards: cards.with(0, cards.find((id) => id !== cards[0])!) }),
      /card 0 is no/,
    ],
    [
      'more players than it has',
      ({ players }) => ({ players: players + 1 }),
      /another number of players or cards/,
    ],
    ['a field that means nothing', () => ({ extra: 1 }) as never, /no field “extra”/],
    ['an agenda of nothing', () => ({ agenda: [] }), /nothing goes on in it/],
    ['frames without the turn', ({ agenda }) => ({ agenda: agenda.slice(0, -1) }), /nothing goes on/],
    [
      'a program that is none',
      ({ agenda }) => ({ agenda: [['core/turm', ...(agenda[0] as never[]).slice(1)], ...agenda.slice(1)] }),
      /agenda\[0\]\[0\]/,
    ],
    [
      'a question to another player',
      ({ decision }) => ({ decision: (decision as never[]).with(1, (1 - decision![1 as never]) as never) }),
      /what is asked is not what its rules ask there/,
    ],
    [
      'a question without an end',
      ({ decision }) => ({ decision: (decision as never[]).with(5, 1e9 as never) }),
      /what is asked is not/,
    ],
    [
      'an effect that nobody made',
      () => ({ lasting: [[1, 'nobody#0', -1, 0, null, [], 1, 'never', 0, false, 1, -1, []]] as never }),
      /lasting\[0\]/,
    ],
    [
      'a zone by a name that it no longer has',
      () => ({ history: [['moved', 0, 0, -1, 1, -1, { from: 'stack', to: 'hand' }, []]] as never }),
      /names the zone stack, which does not exist here/,
    ],
    ['a plugin twice', ({ plugins }) => ({ plugins: [...plugins, plugins[0]!] }), /names a plugin twice/],
  ])('is refused with %s', (_what, change, message) => {
    for (const game of games) expect(refusal(forged(game, change(game))).message).toMatch(message);
  });

  test('is refused with the place, what was wanted and what to do', () => {
    const { code, details } = refusal(
      forged(games[0]!, { history: [['drawn', 9, -1, -1, 1, -1, null, []]] }),
    );
    expect([code, details['at'], details['wanted']]).toEqual([
      'save-corrupt',
      'history[0][1]',
      'a whole number from -1 to 1',
    ]);
    expect(details.fix).toMatch(/undamaged copy/);
  });
});

describe('with a key of the server', () => {
  const seal = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const cards: Plugin = { name: 'pool', version: '1.0.0', cards: [...plain, ...pool] };
  const engineWith = (options: object) => createEngine({ plugins: [duel, cards], ...options });
  const [ours, theirs, open] = [
    engineWith({ seal: seal('ours') }),
    engineWith({ seal: seal('theirs') }),
    engineWith({}),
  ];
  const begun = (with_: typeof ours): SavedGame =>
    copy(with_.save(with_.createGame({ seed: 1, decks: poolDecks() })));
  const codeOf = (load: () => State): string => {
    try {
      load();
      return 'loaded';
    } catch (error) {
      return (error as CardwrightError).code;
    }
  };

  test('a game is loaded where the key is, and nowhere else', () => {
    const game = begun(ours);
    expect(game.seal).toMatch(/^key:[0-9a-f]{64}$/);
    expect(ours.save(ours.load(game))).toEqual(game);
    expect([codeOf(() => theirs.load(game)), codeOf(() => open.load(game))]).toEqual([
      'save-corrupt',
      'save-foreign',
    ]);
  });

  test('one that anyone can have sealed is refused, and so is a key without a text', () => {
    expect(codeOf(() => ours.load(begun(open)))).toBe('save-foreign');
    const changed = { ...begun(ours), seal: '' };
    expect(codeOf(() => ours.load({ ...changed, seal: sealOf(changed) }))).toBe('save-foreign');
    expect(codeOf(() => ours.load({ ...changed, seal: `key:${sealOf(changed)}` }))).toBe('save-corrupt');
    const game = open.createGame({ seed: 1, decks: poolDecks() });
    expect(() => engineWith({ seal: () => Promise.resolve('x') }).save(game)).toThrow(
      expect.objectContaining({ code: 'setup-invalid' }),
    );
  });
});
