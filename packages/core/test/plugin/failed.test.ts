import {
  type CardwrightError,
  createEngine,
  type Engine,
  type EngineOptions,
  type Plugin,
  type State,
} from '@cardwright/core';
import { defineCondition, defineEffect } from '@cardwright/core/bind';
import { ask, type CardRef, defineEvent, playerColumn } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, rite } from '../fixtures/duel.ts';

// Authors of plugins in untyped JavaScript: no compiler has seen any of this.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;

const luck = playerColumn('luck');
const charmed = defineEvent('charmed', {
  affects: 'player',
  commit: (_engine, draft, { player, amount }) => luck.put(draft, player, amount),
});
const spell = (...effects: unknown[]) => [rite('Charm', ...(effects as never[])), card('Drone', {})];
const charm = (resolve: unknown): Any => defineEffect('charm' as never, { resolve } as never);
const emits = (make: unknown): Any =>
  charm((_: unknown, binder: Any) => {
    binder.emit(make);
    return null;
  });

const pluginOf = (more: object): Plugin => ({
  name: 'charms',
  version: '1.0.0',
  columns: [luck],
  cards: spell({ do: 'charm' }),
  ...more,
});

/** Casts a charm. */
function cast(more: object, options: EngineOptions = {}): { engine: Engine; state: State } {
  const engine = createEngine({ plugins: [duel, pluginOf(more)], ...options });
  const state = engine.board({ players: [{ hand: ['Charm'], charge: 9 }, {}] });
  const move = engine.legal(state).find(({ action }) => action === 'play')!;
  engine.answer(state, move);
  return { engine, state };
}

function failure(more: object, options: EngineOptions = {}): CardwrightError {
  try {
    cast(more, options);
  } catch (error) {
    return error as CardwrightError;
  }
  throw new Error('nothing was said');
}

const boom = () => {
  throw new Error('boom');
};

describe('what a plugin’s code does wrong is told with whose it is', () => {
  test.each<[string, Any, RegExp, boolean]>([
    [
      'an effect that throws',
      charm(boom),
      /`resolve` of the effect “charm” threw: boom \(in charm#0\)/,
      true,
    ],
    [
      'an effect that gives nothing',
      charm(() => undefined),
      /`resolve` .* gave undefined, not a test or null/,
      false,
    ],
    ['an effect that gives a number', charm(() => 5), /gave 5, not a test or null/, false],
    ['steps that throw', emits(boom), /`resolve` of the effect “charm” threw: boom/, true],
    ['an event that is in no list', emits(() => charmed.of(0)), /is no list of events/, true],
    ['events that are none', emits(() => [{ kind: 'charmed' }]), /the effect “charm” threw/, true],
  ])('%s', (_what, effect, message, caused) => {
    const error = failure({ events: [charmed], effects: [effect] });
    expect(error).toMatchObject({ code: 'plugin-failed', message: expect.stringMatching(message) });
    expect(error.message).toMatch(/^Plugin “charms”: /);
    expect(error.details).toMatchObject({
      plugin: 'charms',
      hook: 'effects',
      row: 'charm',
      ability: 'charm#0',
    });
    expect(error.cause instanceof Error).toBe(caused);
  });

  test('a commit that throws, with its event', () => {
    const broken = defineEvent('charmed', { commit: boom });
    const error = failure({ events: [broken], effects: [emits(() => [broken.of(0)])] });
    expect(error.message).toMatch(/^Plugin “charms”: `commit` of the event “charmed” .* threw: boom/);
    expect(error.details).toMatchObject({ plugin: 'charms', hook: 'events', row: 'charmed' });
  });

  test('a row of its own, not of the plugin that it replaces a row of', () => {
    const replaced = duel.effects!.find(({ kind }) => kind === 'gain')!;
    const error = failure({
      cards: spell({ do: 'gain' }),
      replaces: { effects: [{ ...replaced, resolve: boom }] },
    });
    expect(error.details).toMatchObject({ plugin: 'charms', row: 'gain' });
  });

  test.each<[string, Any]>([
    ['effects that are no list', [{ kind: 'spell', effects: 5 }]],
    ['an effect that is nothing', [{ kind: 'spell', effects: [null] }]],
    ['an effect that is a text', [{ kind: 'spell', effects: ['charm'] }]],
  ])('an ability with %s', (_what, abilities) => {
    const error = failure({ cards: [card('Charm', { type: 'rite', abilities }), card('Drone', {})] });
    expect(error).toMatchObject({ code: 'ability-invalid', details: { ability: 'charm#0' } });
    expect(error.cause).toBeInstanceOf(Error);
  });
});

describe('with the option `strict`', () => {
  const strict = { strict: true };

  test.each<[string, object, RegExp]>([
    [
      'an effect that writes outside of a commit',
      {
        effects: [
          emits(({ state }: Any) => {
            luck.put(state, 1, 7);
            return [];
          }),
        ],
      },
      /`resolve` of the effect “charm” wrote to “luck” outside of a commit/,
    ],
    [
      'an event that no plugin declares',
      { effects: [emits(() => [charmed.of(0)])] },
      /emitted the event “charmed”, which no plugin declares under `events`/,
    ],
    [
      'an event of no kind',
      { effects: [emits(() => [{ kind: 'charmed' }])] },
      /emitted what is no `GameEvent`/,
    ],
    [
      'a player who is not there',
      { events: [charmed], effects: [emits(() => [charmed.of(9)])] },
      /emitted “charmed” with the player 9/,
    ],
    [
      'a card that is not there',
      { events: [charmed], effects: [emits(() => [charmed.of(0, { card: 999 as CardRef, amount: 0 })])] },
      /emitted “charmed” with the card 999/,
    ],
    [
      'an amount that is no number',
      { events: [charmed], effects: [emits(() => [charmed.of(0, { amount: Number.NaN })])] },
      /emitted “charmed” with the amount NaN/,
    ],
    [
      'a condition that is neither true nor false',
      {
        cards: spell({ do: 'if', condition: { if: 'lucky' }, effects: [] }),
        conditions: [defineCondition('lucky' as never, () => (() => 'yes') as never)],
      },
      /what `compile` gave` of the condition “lucky” gave yes, not true or false/,
    ],
  ])('%s is stopped', (_what, more, message) => {
    const error = failure(more, strict);
    expect(error).toMatchObject({ code: 'plugin-failed', details: { plugin: 'charms' } });
    expect(error.message).toMatch(message);
  });

  test('a step that asks something else when it runs again is stopped', () => {
    const error = failure(
      {
        effects: [
          charm((_: unknown, binder: Any) => {
            const [times, answer] = [binder.slot(), binder.slot()];
            binder.step((m: Any) => {
              m.frame.set(times, (m.frame.get(times) ?? 0) + 1);
              return m.ask(ask.number(0, { prompt: 'charm', from: [0, 1], into: answer, rule: '' } as never));
            });
            return null;
          }),
        ],
      },
      strict,
    );
    expect(error).toMatchObject({ code: 'plugin-failed', details: { plugin: 'charms', row: 'charm' } });
    expect(error.message).toMatch(/asks something else when it runs again/);
  });

  test('a plugin that does as it should goes on as without', () => {
    const more = { events: [charmed], effects: [emits(() => [charmed.of(1, { amount: 3 })])] };
    const { engine, state } = cast(more, strict);
    const usual = cast(more);
    expect(luck.get(state, 1)).toBe(3);
    expect(engine.hash(state)).toBe(usual.engine.hash(usual.state));
  });
});

describe('a plugin is refused when it is attached', () => {
  const row = { kind: 'charm', compile: () => () => true };
  const facts = card('Drone', {});
  test.each<[string, object, RegExp, string?]>([
    [
      'with an effect that does nothing',
      { effects: [{ kind: 'charm' }] },
      /“charm” of “effects” does nothing/,
    ],
    [
      'with a misspelt function',
      { effects: [{ kind: 'charm', resolv: boom }] },
      /a field “resolv”/,
      'resolve',
    ],
    [
      'with a number for a function',
      { effects: [{ kind: 'charm', resolve: 5 }] },
      /`resolve` .* is no function/,
    ],
    ['with a filter without one', { filters: [{ kind: 'charm' }] }, /has no function `compile`/],
    ['with a cost that is not paid', { costs: [row] }, /has no function `pay`/],
    ['with a state that is not tested', { states: [{ name: 'x' }] }, /has no function `test`/],
    ['with a check that finds nothing', { checks: [{ name: 'x' }] }, /has no function `find`/],
    ['with a choice test that is none', { choiceTests: { x: 5 } }, /“x” of “choiceTests” is not a function/],
    ['with a zone that it made itself', { zones: [{ name: 'x' }] }, /not made by `defineZone`/],
    ['with an event without a commit', { events: [defineEvent('x', {} as never)] }, /no function `commit`/],
    ['with a keyword that means a number', { keywordDefinitions: { x: 5 } }, /not a list of abilities/],
    ['replacing what there is none of', { replaces: { efects: [] } }, /a field “efects”/, 'effects'],
    ['needing a list', { requires: ['duel'] }, /“requires” is not an object/],
    ['with decks that nobody checks', { decks: { name: 'x' } }, /“decks” has no name or no function `check`/],
    ['with a game of nothing', { game: {} }, /`minPlayers` of its game is missing/],
    [
      'with a card without a name',
      { cards: [{ ...facts, name: '' }] },
      /`name` of the card “drone” is not a text/,
    ],
    [
      'with a card whose name turns the direction of what follows',
      { cards: [{ ...facts, fullName: 'Dr\u202eone' }] },
      /`fullName` of the card “drone” has a character that cannot be seen/,
    ],
    [
      'with abilities that are none',
      { cards: [{ ...facts, abilities: [5] }] },
      /`abilities` .* list of objects/,
    ],
    [
      'with stats that are texts',
      { cards: [{ ...facts, stats: { power: '2' } }] },
      /not an object of numbers/,
    ],
    ['with a misspelt fact', { cards: [{ ...facts, colours: [] }] }, /a field “colours”/, 'colors'],
    [
      'with a stat that nobody declares',
      { cards: [{ ...facts, stats: { powr: 2 } }] },
      /the stat “powr”/,
      'power',
    ],
  ])('%s', (_what, more, message, meant = '') => {
    const plugin = { name: 'charms', version: '1.0.0', ...more } as Plugin;
    const refused = () => createEngine({ plugins: [duel, plugin] });
    expect(refused).toThrow(
      expect.objectContaining({ code: 'plugin-invalid', message: expect.stringMatching(message) }),
    );
    expect(refused).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ plugin: 'charms', fix: expect.stringContaining(meant) }),
      }),
    );
  });

  test('an event with a misspelt option is refused where it is declared', () => {
    expect(() => defineEvent('x', { comit: boom } as never)).toThrow(
      expect.objectContaining({
        code: 'plugin-invalid',
        details: expect.objectContaining({ suggestions: ['commit'] }),
      }),
    );
  });
});
