import type { Observer } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { duelWith } from '../fixtures/duel.ts';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';

describe('observers of an engine', () => {
  const listener = (log: string[], name: string): Observer => ({
    event: (_state, { kind }) => log.push(`${name} ${kind.name}`),
    forbidden: () => {},
    replaced: () => {},
  });
  const setup = { seed: 1, decks: poolDecks() };

  test('are told side by side, in the order in which they began, until each stops', () => {
    const engine = poolEngine();
    const log: string[] = [];
    const stopA = engine.observe(listener(log, 'a'));
    const stopB = engine.observe(listener(log, 'b'));
    engine.createGame(setup);
    const [first, second] = log;
    expect(first).toMatch(/^a /);
    expect(second).toBe(first!.replace('a', 'b'));
    stopA();
    stopA();
    log.length = 0;
    engine.createGame(setup);
    expect(log.length).toBeGreaterThan(0);
    expect(log.filter((line) => line.startsWith('a'))).toEqual([]);
    stopB();
    log.length = 0;
    engine.createGame(setup);
    expect(log).toEqual([]);
    expect(engine.observer).toBeNull();
  });

  test('one that observes twice is told twice, and stops each time by itself', () => {
    const engine = poolEngine();
    const log: string[] = [];
    const once = listener(log, 'a');
    const stop = engine.observe(once);
    engine.createGame(setup);
    const alone = log.length;
    log.length = 0;
    engine.observe(once);
    engine.createGame(setup);
    expect(log.length).toBe(2 * alone);
    stop();
    log.length = 0;
    engine.createGame(setup);
    expect(log.length).toBe(alone);
  });

  test('hear nothing of what is only tried out, and may stop meanwhile', () => {
    const engine = poolEngine();
    const log: string[] = [];
    const stop = engine.observe(listener(log, 'a'));
    engine.observe(listener(log, 'b'));
    const tried = engine.unobserved(() => {
      engine.observe(listener(log, 'c'))();
      stop();
      return engine.createGame(setup);
    });
    expect(tried.decision).not.toBeNull();
    expect(log).toEqual([]);
    expect(() => engine.unobserved(() => engine.answer(tried, 'nonsense' as never))).toThrow();
    engine.createGame(setup);
    expect(log.length).toBeGreaterThan(0);
    expect(log.every((line) => line.startsWith('b'))).toBe(true);
  });

  test('are no slot that is written over', () => {
    const engine = duelWith([]);
    expect(() => Object.assign(engine, { observer: null })).toThrow(TypeError);
  });
});
