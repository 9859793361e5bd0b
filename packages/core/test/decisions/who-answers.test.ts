import { type Answer, type CardwrightError, createRecorder } from '@cardwright/core';
import { expect, test } from 'vitest';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';

const engine = poolEngine();
const setup = { seed: 1, decks: poolDecks() };
const pass: Answer = { action: 'pass', card: -1, option: 0 };

function refusal(run: () => unknown): CardwrightError {
  try {
    run();
  } catch (error) {
    return error as CardwrightError;
  }
  throw new Error('it was taken');
}

test('an answer of a player who is not asked is refused, and told from whom it is', () => {
  const state = engine.createGame(setup);
  const asked = state.decision!.player;
  const before = engine.hash(state);
  const { code, message, details } = refusal(() => engine.answer(state, pass, 1 - asked));
  expect([code, details['reason'], details['asked']]).toEqual(['answer-illegal', 'not-asked', asked]);
  expect(message).toBe(
    `This answer is not legal (not-asked): player ${asked} is asked, and it is from ${1 - asked}.`,
  );
  expect(engine.check(state, pass, 1 - asked)).toMatchObject({ reason: 'not-asked' });
  expect(engine.check(state, pass, asked)).toBeNull();
  expect(engine.hash(state)).toBe(before);
  engine.answer(state, pass, asked);
  expect(engine.hash(state)).not.toBe(before);
});

test('a seat that was looked up and not found is not one that was left out', () => {
  const state = engine.createGame(setup);
  for (const by of [undefined, null, Number.NaN, '0', {}] as never[])
    expect(refusal(() => engine.answer(state, pass, by)).details['reason']).toBe('not-asked');
  engine.answer(state, pass);
});

test('others are told nothing about what is asked, whatever they send', () => {
  const state = engine.createGame(setup);
  const other = 1 - state.decision!.player;
  const told = ['choice:0', 'choice:99', 'p0:hand:0', 'nonsense'].map(
    (address) => refusal(() => engine.answerFromView(state, [address], other)).message,
  );
  expect(new Set(told).size).toBe(1);
  expect(refusal(() => engine.answerFromView(state, [], other)).code).toBe('answer-illegal');
});

test('a recorder takes who answers as well, and writes nothing down of others', () => {
  const recorder = createRecorder(engine, setup);
  const asked = recorder.state.decision!.player;
  expect(refusal(() => recorder.answer(pass, 1 - asked)).code).toBe('answer-illegal');
  recorder.answer(pass, asked);
  expect(recorder.replay().steps).toEqual([{ answer: pass }]);
});

test.each<[string, unknown, object]>([
  [
    'a field that means nothing',
    { ...pass, optoin: 1 },
    { field: 'optoin', suggestions: ['option'], fix: 'Did you mean “option”?' },
  ],
  [
    'an action that is none',
    { ...pass, action: 'pas' },
    { field: 'action', suggestions: ['pass'], fix: 'Did you mean “pass”?' },
  ],
  ['no action at all', 5, { expected: 'a turn action: { action, card, option }' }],
  [
    'what throws when it is looked at',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('boom');
        },
      },
    ),
    { reason: 'malformed' },
  ],
])('a turn action with %s is refused with what would do', (_what, answer, details) => {
  const state = engine.createGame(setup);
  const before = engine.hash(state);
  const error = refusal(() => engine.answer(state, answer as Answer));
  expect(error.code).toBe('answer-illegal');
  expect(error.details).toMatchObject(details);
  expect(engine.hash(state)).toBe(before);
});

test('what is checked is what is done, though code sends something that changes while it is looked at', () => {
  const state = engine.createGame(setup);
  let looks = 0;
  const fickle = {
    card: -1,
    option: 0,
    get action() {
      return looks++ === 0 ? 'pass' : 'no such action';
    },
  };
  const other = engine.createGame(setup);
  engine.answer(state, fickle);
  engine.answer(other, pass);
  expect([looks, engine.hash(state)]).toEqual([1, engine.hash(other)]);
});
