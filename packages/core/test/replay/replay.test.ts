import {
  createEngine,
  createRecorder,
  parseReplay,
  playReplay,
  type Replay,
  recordGame,
  verifyReplay,
} from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { pool, poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

function recorded(seed = 1): { replay: Replay; engine: ReturnType<typeof poolEngine> } {
  const engine = poolEngine();
  const below = chooser(seed);
  const replay = recordGame(engine, { seed, decks: poolDecks() }, (state) => anyAnswer(engine, state, below));
  return { engine, replay };
}

const copy = (replay: Replay): Replay & { steps: unknown[] } => JSON.parse(JSON.stringify(replay));

describe('a replay', () => {
  test('gives its hashes again in another engine, after a trip through JSON', () => {
    const { replay } = recorded();
    const report = verifyReplay(poolEngine(), copy(replay));
    expect(report.steps).toBe(replay.steps.length);
    expect(report.result.over).toBe(true);
    // One at the first decision, one a turn, one at the end.
    expect(report.hashes).toBe(replay.hashes.length);
    expect(report.hashes).toBeGreaterThan(report.turns / 2);
  });

  test('can be stopped at any index and resumed there', () => {
    const { replay, engine } = recorded(2);
    const whole = engine.hash(playReplay(engine, replay).state);
    for (const until of [0, 1, 17, replay.steps.length - 1, replay.steps.length]) {
      const there = playReplay(engine, replay, { until });
      expect(there.index).toBe(until);
      const end = playReplay(engine, replay, { from: there });
      expect(engine.hash(end.state)).toBe(whole);
    }
  });

  test('begins with a board as well, and holds who gave up', () => {
    const engine = poolEngine();
    const recorder = createRecorder(engine, {
      board: { players: [{ hand: ['Bolt'], play: ['Brute'] }, { play: ['Wall'] }] },
    });
    recorder.answer({ action: 'pass', card: -1, option: 0 });
    recorder.concede(1);
    const report = verifyReplay(poolEngine(), copy(recorder.replay()));
    expect(report).toMatchObject({ steps: 2, result: { over: true, winner: 0 } });
  });

  test('goes back when its recorder does, and goes on from there', () => {
    const engine = poolEngine();
    const recorder = createRecorder(engine, { seed: 5, decks: poolDecks() });
    const below = chooser(5);
    const hashes: string[] = [];
    for (let i = 0; i < 30; i++) {
      hashes.push(engine.hash(recorder.state));
      recorder.answer(anyAnswer(engine, recorder.state, below));
    }
    recorder.rewind(12);
    expect([recorder.index, engine.hash(recorder.state)]).toEqual([12, hashes[12]]);
    recorder.answer(anyAnswer(engine, recorder.state, below));
    expect(verifyReplay(poolEngine(), copy(recorder.replay())).steps).toBe(13);
  });

  test('does not hold an answer that was refused', () => {
    const recorder = createRecorder(poolEngine(), { seed: 5, decks: poolDecks() });
    expect(() => recorder.answer('nonsense')).toThrow(expect.objectContaining({ code: 'answer-illegal' }));
    expect(recorder.replay().steps).toEqual([]);
  });
});

// A replay's fields without their types, to damage them.
// biome-ignore lint/suspicious/noExplicitAny: what is tested is that no type is trusted
type Loose = Record<string, any>;

describe('a replay is refused', () => {
  test.each<[string, (r: Loose) => unknown, string, number | undefined]>([
    ['that is none', () => 'nothing', 'replay-corrupt', undefined],
    ['of another program', (r) => ({ ...r, replay: 'other' }), 'replay-corrupt', undefined],
    ['of another format', (r) => ({ ...r, format: 99 }), 'replay-foreign', undefined],
    ['without its steps', ({ steps: _, ...r }) => r, 'replay-corrupt', undefined],
    ['with half a step', (r) => ({ ...r, steps: r.steps.with(3, {}) }), 'replay-corrupt', 3],
    [
      'with an answer of no kind',
      (r) => ({ ...r, steps: r.steps.with(4, { answer: [1.5] }) }),
      'replay-corrupt',
      4,
    ],
    [
      'with a move without a card',
      (r) => ({ ...r, steps: r.steps.with(0, { answer: { action: 'pass' } }) }),
      'replay-corrupt',
      0,
    ],
    [
      'with hashes out of order',
      (r) => ({ ...r, hashes: r.hashes.toReversed() }),
      'replay-corrupt',
      undefined,
    ],
    [
      'with a seed of no number',
      (r) => ({ ...r, setup: { ...r.setup, seed: 'x' } }),
      'replay-corrupt',
      undefined,
    ],
    [
      'of a plugin that is not here',
      (r) => ({ ...r, plugins: [...r.plugins, { name: 'x', version: '1.0.0', hash: '' }] }),
      'replay-foreign',
      undefined,
    ],
    [
      'of another version',
      (r) => ({ ...r, plugins: r.plugins.with(1, { ...r.plugins[1], version: '9.0.0' }) }),
      'replay-foreign',
      undefined,
    ],
    [
      'whose answer is not legal here',
      (r) => ({ ...r, steps: r.steps.with(7, { answer: { action: 'none', card: -1, option: 0 } }) }),
      'replay-diverged',
      7,
    ],
    [
      'that goes on after the end',
      (r) => ({ ...r, steps: [...r.steps, { answer: true }] }),
      'replay-diverged',
      -1,
    ],
    [
      'whose hash differs',
      (r) => ({ ...r, hashes: r.hashes.with(2, { ...r.hashes[2], hash: '00000000' }) }),
      'replay-diverged',
      -2,
    ],
    ['with a field that replays have not', (r) => ({ ...r, hashs: [] }), 'replay-corrupt', undefined],
    [
      'with a misspelt field of its setup',
      (r) => ({ ...r, setup: { ...r.setup, startng: 1 } }),
      'replay-corrupt',
      undefined,
    ],
    [
      'with a board and decks',
      (r) => ({ ...r, setup: { ...r.setup, board: { players: [] } } }),
      'replay-corrupt',
      undefined,
    ],
    [
      'with a plugin of more fields',
      (r) => ({ ...r, plugins: r.plugins.with(0, { ...r.plugins[0], path: '.' }) }),
      'replay-corrupt',
      undefined,
    ],
    [
      'with a step that is two',
      (r) => ({ ...r, steps: r.steps.with(2, { ...r.steps[2], concede: 0 }) }),
      'replay-corrupt',
      2,
    ],
    [
      'with a step that says more',
      (r) => ({ ...r, steps: r.steps.with(2, { ...r.steps[2], player: 0 }) }),
      'replay-corrupt',
      2,
    ],
    [
      'with a move that says more',
      (r) => ({ ...r, steps: r.steps.with(0, { answer: { action: 'pass', card: -1, option: 0, to: 1 } }) }),
      'replay-corrupt',
      0,
    ],
    [
      'with a hash that says more',
      (r) => ({ ...r, hashes: r.hashes.with(1, { ...r.hashes[1], turn: 1 }) }),
      'replay-corrupt',
      undefined,
    ],
    ['with another seed', (r) => ({ ...r, setup: { ...r.setup, seed: 77 } }), 'replay-diverged', 0],
  ])('%s', (_what, damage, code, index) => {
    const { replay } = recorded();
    const damaged = damage(copy(replay)) as Replay;
    const at = index === -1 ? replay.steps.length : index === -2 ? replay.hashes[2]!.after : index;
    const details = at === undefined ? {} : { details: expect.objectContaining({ index: at }) };
    expect(() => verifyReplay(poolEngine(), damaged)).toThrow(expect.objectContaining({ code, ...details }));
  });

  test('of cards that mean something else, not of cards spelt otherwise', () => {
    const { replay } = recorded();
    const engineOf = (change: object) =>
      createEngine({
        plugins: [
          duel,
          {
            name: 'cards',
            version: '1.0.0',
            requires: { duel: '0.1.0' },
            cards: [...plain, ...pool].map((c) => (c.id === 'bolt' ? { ...c, ...change } : c)),
          },
        ],
      });
    expect(() => verifyReplay(engineOf({ cost: 3 }), replay)).toThrow(
      expect.objectContaining({ code: 'replay-foreign', message: expect.stringContaining('“cards”') }),
    );
    expect(verifyReplay(engineOf({ texts: ['Hurt 2.'] }), replay).steps).toBe(replay.steps.length);
  });

  test('with the field that was meant', () => {
    const { replay } = recorded();
    const { seed, decks } = replay.setup as { seed: number; decks: string[][] };
    expect(() => parseReplay({ ...replay, setup: { seed, decks, startng: 1 } })).toThrow(
      expect.objectContaining({
        message: 'This replay is damaged: its setup has a field “startng”, which is none of a replay’s.',
        details: expect.objectContaining({ suggestions: ['starting'], fix: 'Did you mean “starting”?' }),
      }),
    );
  });

  test('parsing alone checks every field', () => {
    const { replay } = recorded();
    expect(parseReplay(copy(replay))).toEqual(replay);
  });
});
