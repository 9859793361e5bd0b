import { type CardwrightError, createEngine, type Plugin } from '@cardwright/core';
import {
  cardColumn,
  defineEvent,
  defineKeyword,
  defineSetting,
  defineStat,
  defineZone,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, rite } from '../fixtures/duel.ts';

// Authors of plugins in untyped JavaScript: no compiler has seen any of this.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;

function refusal(run: () => unknown): CardwrightError {
  try {
    run();
  } catch (error) {
    return error as CardwrightError;
  }
  throw new Error('it was taken');
}
const attach = (more: Any, options: Any = {}) =>
  createEngine({ plugins: [duel, { name: 'more', version: '1.0.0', ...more }], ...options });
const gameWith = (more: Any) => createEngine({ plugins: [{ ...duel, game: { ...duel.game!, ...more } }] });
const plain = card('Drone', {});

describe('every field of a plugin is looked at where it is attached', () => {
  test.each<[string, Any, string, RegExp, RegExp?]>([
    ['overrides that are a number', { overrides: 5 }, 'overrides', /it is 5, not an object of overrides/],
    ['overrides of cards that are a list', { overrides: { cards: [] } }, 'overrides.cards', /it is a list/],
    [
      'an override by no fact',
      { cards: [plain], overrides: { cards: { drone: { cost: 'x' } } } },
      'overrides.cards.drone.cost',
      /it is “x”, not a whole number from 0/,
    ],
    [
      'an override below nothing',
      { cards: [plain], overrides: { cards: { drone: { cost: -5 } } } },
      'overrides.cards.drone.cost',
      /it is -5/,
    ],
    [
      'a cost below nothing',
      { cards: [{ ...plain, cost: -5 }] },
      'cards[0].cost',
      /\(“drone”\) it is -5, not a whole number from 0/,
      /a whole number from 0/,
    ],
    [
      'names that are none',
      { cards: [{ ...plain, otherNames: [5] }] },
      'cards[0].otherNames[0]',
      /it is 5, not a text/,
    ],
    [
      'an ability of no kind',
      { cards: [{ ...plain, abilities: [{}] }] },
      'cards[0].abilities[0].kind',
      /it is missing/,
    ],
    [
      'a place that is none',
      { cards: [{ ...plain, spans: [{ x: { start: 0, ende: 1 } }] }] },
      'cards[0].spans[0].x.ende',
      /no field “ende”/,
      /“end”/,
    ],
    [
      'a zone seen by no such',
      { zones: [defineZone('x', { visibility: 'publik' } as Any)] },
      'zones[0].visibility',
      /it is “publik”/,
      /“public”/,
    ],
    [
      'a column without a number',
      { columns: [cardColumn('x', { initial: Number.NaN })] },
      'columns[0].initial',
      /it is NaN/,
    ],
    [
      'a stat without a number',
      { stats: [defineStat('x', { floor: '1' } as Any)] },
      'stats[0].floor',
      /it is “1”/,
    ],
    [
      'a setting without a number',
      { settings: [defineSetting('x', 0.5)] },
      'settings[0].initial',
      /it is 0.5/,
    ],
    [
      'an event that looks for no one',
      { events: [defineEvent('x', { commit: () => {}, roles: { a: 'cards' } } as Any)] },
      'events[0].options.roles.a',
      /it is “cards”/,
      /“card”/,
    ],
    [
      'a check without a rule',
      { checks: [{ name: 'x', find: () => [] }] },
      'checks[0].rule',
      /it is missing, not a text/,
    ],
    [
      'decks besides none',
      { decks: { name: 'x', check: () => [], besides: [5] } },
      'decks.besides[0]',
      /it is 5/,
    ],
    ['a version of no numbers', { requires: { duel: 'x' } }, 'requires.duel', /it is “x”, not a version/],
  ])('%s', (_what, more, at, message, fix = /./) => {
    const { code, details, ...error } = refusal(() => attach(more));
    expect([code, details['at']]).toEqual(['plugin-invalid', at]);
    expect(refusal(() => attach(more)).message).toMatch(message);
    expect(details.fix).toMatch(fix);
    expect(error).toBeDefined();
  });

  test.each<[string, Any, string]>([
    ['steps that are none', { timing: [{ ...duel.game!.timing[0], run: [5] }] }, 'game.timing[0].run[0]'],
    ['a field that means nothing', { timming: [] }, 'game.timming'],
    ['fewer players at most than at least', { minPlayers: 3, maxPlayers: 2 }, 'game'],
    ['a table for a million', { maxPlayers: 1e6 }, 'game.maxPlayers'],
    [
      'an action in no zone',
      { actions: [{ ...duel.game!.actions[0], zones: ['hand'] }] },
      'game.actions[0].zones[0]',
    ],
  ])('of a game: %s', (_what, more, at) => {
    const { code, details } = refusal(() => gameWith(more));
    expect([code, details['at']]).toEqual(['plugin-invalid', at]);
  });

  test('a type of card that the game has not, with the one that was meant', () => {
    const typed = { ...duel, cardTypes: ['ally', 'rite'] };
    const bring = (type: string) =>
      createEngine({ plugins: [typed, { name: 'set', version: '1.0.0', cards: [card('A', { type })] }] });
    expect(bring('ally').cards).toHaveLength(1);
    const { message, details } = refusal(() => bring('aly'));
    expect(message).toMatch(/the card “a” is of the type “aly”, which no plugin declares/);
    expect(details.suggestions).toEqual(['ally']);
  });

  test.each<[string, () => unknown, string]>([
    ['a zone', () => defineZone('x', { visibility: 'public', inplay: true } as Any), 'inPlay'],
    ['a column', () => cardColumn('x', { stiky: true } as Any), 'sticky'],
    ['a stat', () => defineStat('x', { flor: 1 } as Any), 'floor'],
    ['a keyword', () => defineKeyword('x', { byrule: true } as Any), 'byRule'],
  ])('an option that there is not of %s', (_what, define, meant) => {
    expect(refusal(define)).toMatchObject({ code: 'plugin-invalid', details: { suggestions: [meant] } });
  });

  test('options that an engine has not', () => {
    expect(refusal(() => attach({}, { strikt: true }))).toMatchObject({
      code: 'setup-invalid',
      details: { at: 'strikt', suggestions: ['strict'] },
    });
    expect(refusal(() => attach({}, { seal: 'key' }))).toMatchObject({ code: 'setup-invalid' });
  });
});

describe('what a plugin’s code does in mid-game has a code', () => {
  const boom = (): never => {
    throw new Error('boom');
  };
  const firstAction = (more: Any) => ({
    actions: [{ ...duel.game!.actions[0]!, ...more }, ...duel.game!.actions.slice(1)],
  });

  test.each<[string, Any, RegExp]>([
    ['a set-up that throws', { setup: boom }, /`setup` threw: boom/],
    ['a set-up that gives nothing', { setup: () => undefined }, /`setup` gave no program/],
    ['a description that throws', { describe: boom }, /`describe` of the card “drone” threw: boom/],
    ['a check that throws', firstAction({ check: boom }), /a check of a turn action threw: boom/],
    ['steps that throw', { timing: [{ ...duel.game!.timing[0]!, run: [boom] }] }, /threw: boom/],
  ])('%s', (_what, more, message) => {
    const error = refusal(() => {
      const engine = createEngine({
        plugins: [
          { ...duel, game: { ...duel.game!, ...more } },
          { name: 'set', version: '1.0.0', cards: [plain] },
        ],
      });
      const state = engine.createGame({ seed: 1, decks: [Array(20).fill('drone'), Array(20).fill('drone')] });
      engine.legal(state);
    });
    expect(error).toMatchObject({ code: 'plugin-failed', message: expect.stringMatching(message) });
    expect(error.cause instanceof Error).toBe(!/gave/.test(error.message));
  });

  test('an amount that is no number', () => {
    const charmed = defineEvent('charmed', { affects: 'player', commit: () => {} });
    const charm: Any = {
      kind: 'charm',
      resolve: (_: unknown, binder: Any) => {
        binder.emit(() => [charmed.of(0, { amount: Number.NaN })]);
        return null;
      },
    };
    const engine = attach({
      events: [charmed],
      effects: [charm],
      cards: [rite('Charm', { do: 'charm' } as Any), plain],
    } satisfies Partial<Plugin>);
    const state = engine.board({ players: [{ hand: ['Charm'], charge: 9 }, {}] });
    const move = engine.legal(state).find(({ action }) => action === 'play')!;
    expect(refusal(() => engine.answer(state, move))).toMatchObject({
      code: 'plugin-failed',
      message: expect.stringMatching(/effect “charm” emitted “charmed” with the amount NaN \(in charm#0\)/),
    });
  });
});
