import { type CardwrightError, createEngine, type Plugin } from '@cardwright/core';
import { cardColumn, defineEvent, defineStat, defineZone } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { satisfies } from '../../src/plugin/order.ts';
import { card, duel } from '../fixtures/duel.ts';

const base: Plugin = { name: 'extra', version: '1.2.3' };

function refusal(...plugins: readonly unknown[]): CardwrightError {
  try {
    createEngine({ plugins: plugins as Plugin[] });
  } catch (error) {
    return error as CardwrightError;
  }
  throw new Error('it was attached');
}

describe('a plugin is refused when it is attached', () => {
  test.each<[string, readonly unknown[], string, RegExp]>([
    ['given twice', [duel, base, { ...base }], 'plugin-duplicate', /“extra” is given twice/],
    [
      'needing one that is not given',
      [duel, { ...base, requires: { dul: '0.1.0' } }],
      'plugin-missing',
      /needs “dul”/,
    ],
    [
      'needing a later version',
      [duel, { ...base, requires: { duel: '0.2.0' } }],
      'plugin-incompatible',
      /needs “duel” 0\.2\.0, but 0\.1\.0/,
    ],
    ['with a hook that does not exist', [duel, { ...base, event: [] }], 'plugin-invalid', /no hook “event”/],
    ['that is none', [duel, null], 'plugin-invalid', /Entry 2 of `plugins` is no plugin/],
    ['without a name', [duel, { ...base, name: '' }], 'plugin-invalid', /Entry 2 of `plugins` has no name/],
    ['without a version', [duel, { ...base, version: 'x' }], 'plugin-invalid', /version is “x”/],
    [
      'with a hook that is no list',
      [duel, { ...base, events: 5 }],
      'plugin-invalid',
      /“events” is not a list/,
    ],
    [
      'with an event that is none',
      [duel, { ...base, events: [{}] }],
      'plugin-invalid',
      /entry 1 of “events” has no name/,
    ],
    [
      'with an effect that is none',
      [duel, { ...base, effects: [null] }],
      'plugin-invalid',
      /entry 1 of “effects” has no kind/,
    ],
    [
      'with a card that is none',
      [duel, { ...base, cards: [{ name: 'x' }] }],
      'plugin-invalid',
      /entry 1 of “cards” has no id/,
    ],
    ['without a game among them', [base], 'plugin-invalid', /exactly one game; these plugins bring 0/],
    [
      'with a second game',
      [duel, { ...base, game: duel.game }],
      'plugin-invalid',
      /exactly one game; these plugins bring 2/,
    ],
    [
      'in a circle',
      [
        duel,
        { ...base, name: 'a', requires: { b: '1.0.0' } },
        { ...base, name: 'b', requires: { a: '1.0.0' } },
      ],
      'plugin-invalid',
      /in a circle/,
    ],
    [
      'with more turn actions for one zone than a listing has bits',
      [
        {
          ...duel,
          game: {
            ...duel.game!,
            actions: Array.from({ length: 32 }, (_, i) => ({
              ...duel.game!.actions.find(({ name }) => name === 'strike')!,
              name: `strike-${i}`,
            })),
          },
        },
      ],
      'plugin-invalid',
      /more than 31 turn actions are done with cards of “play”/,
    ],
    [
      'declaring a zone that exists',
      [duel, { ...base, zones: [defineZone('hand', { visibility: 'public' })] }],
      'plugin-invalid',
      /zone “hand” is declared already/,
    ],
    [
      'declaring an event that exists',
      [duel, { ...base, events: [defineEvent('hurt', { commit: () => {} })] }],
      'plugin-invalid',
      /event “hurt” is declared already/,
    ],
    [
      'declaring a stat that exists',
      [duel, { ...base, stats: [defineStat('power')] }],
      'plugin-invalid',
      /stat “power” is declared already/,
    ],
    [
      'declaring a column that exists',
      [duel, { ...base, columns: [cardColumn('wounds')] }],
      'plugin-invalid',
      /column “wounds” is declared already/,
    ],
    [
      'with a card that exists',
      [duel, { ...base, cards: [card('A', {}), card('A', {})] }],
      'plugin-invalid',
      /card “a” is defined already/,
    ],
    [
      'changing a card that nobody defines',
      [duel, { ...base, overrides: { cards: { nobody: { cost: 2 } } } }],
      'plugin-invalid',
      /overrides the card “nobody”/,
    ],
    [
      'defining a keyword that nobody declares',
      [duel, { ...base, keywordDefinitions: { gaurded: [] } }],
      'plugin-invalid',
      /defines the keyword “gaurded”/,
    ],
    [
      'replacing an effect that nobody declares',
      [duel, { ...base, replaces: { effects: [{ kind: 'hrut', resolve: () => null }] } }],
      'plugin-invalid',
      /replaces the effect “hrut”/,
    ],
  ])('%s', (_what, plugins, code, message) => {
    const error = refusal(...plugins);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.details.fix).toMatch(/./);
  });

  test.each([
    [{ ...base, event: [] }, 'events'],
    [{ ...base, keywordDefinitions: { gaurded: [] } }, 'guarded'],
    [{ ...base, replaces: { effects: [{ kind: 'hrut', resolve: () => null }] } }, 'hurt'],
    [{ ...base, requires: { dul: '0.1.0' } }, 'duel'],
  ])('with the name that was meant: %#', (plugin, meant) => {
    const { details } = refusal(duel, plugin);
    expect(`${details.fix} ${(details.suggestions ?? []).join()}`).toContain(meant);
  });
});

describe('plugins', () => {
  test('are attached after those they need, otherwise as given', () => {
    const named = (name: string, requires = {}): Plugin => ({ name, version: '1.0.0', requires });
    const { plugins } = createEngine({ plugins: [named('z', { y: '1.0.0' }), named('x'), duel, named('y')] });
    expect(plugins.map((p) => p.name)).toEqual(['core', 'y', 'z', 'x', 'duel']);
  });

  test('of a version of the same major, not older, will do', () => {
    expect([
      satisfies('1.2.3', '1.2.0'),
      satisfies('1.3.0', '1.2.9'),
      satisfies('2.0.0', '1.0.0'),
      satisfies('1.1.9', '1.2.0'),
    ]).toEqual([true, true, false, false]);
    expect([satisfies('0.2.5', '0.2.1'), satisfies('0.3.0', '0.2.1')]).toEqual([true, false]);
  });

  test('change cards of others: a field, or the card away', () => {
    const set: Plugin = { name: 'set', version: '1.0.0', cards: [card('A', { cost: 3 }), card('B', {})] };
    const format: Plugin = {
      name: 'format',
      version: '1.0.0',
      overrides: { cards: { a: { cost: 1 }, b: null } },
    };
    const engine = createEngine({ plugins: [duel, set, format] });
    expect(engine.cards.map((c) => [c.id, c.definition.cost, c.definition.fullName])).toEqual([
      ['a', 1, 'A'],
    ]);
  });

  test('replace what an effect does', () => {
    const kind = duel.effects!.find((row) => row.kind === 'gain')!;
    const engine = createEngine({
      plugins: [duel, { ...base, requires: { duel: '0.1.0' }, replaces: { effects: [{ ...kind }] } }],
    });
    expect(engine.effects.get('gain')).not.toBe(kind);
  });

  test('two engines with other columns live beside each other', () => {
    const luck = cardColumn('luck', { initial: 7, visibility: 'no-one' });
    const one = createEngine({
      plugins: [duel, { ...base, columns: [luck], cards: [card('A', {}), card('Drone', {})] }],
    });
    const two = createEngine({ plugins: [duel, { ...base, cards: [card('A', {}), card('Drone', {})] }] });
    const [a, b] = [
      one.board({ players: [{ play: ['A'] }, {}] }),
      two.board({ players: [{ play: ['A'] }, {}] }),
    ];
    expect(a.n.length).toBeGreaterThan(b.n.length);
    one.answer(a, { action: 'pass', card: -1, option: 0 });
    two.answer(b, { action: 'pass', card: -1, option: 0 });
    expect(luck.get(a, 0)).toBe(7);
    expect(two.view(b, 0)).toEqual(one.view(a, 0));
  });
});

test('plugins that are no list are told as that', () => {
  for (const given of [undefined, {}, { plugins: duel }])
    expect(() => createEngine(given as never)).toThrow('`plugins` is not a list');
});

test.each([
  [undefined, 'deck-invalid'],
  [{ seed: 1 }, 'deck-invalid'],
  [{ seed: 1, decks: [null, []] }, 'deck-invalid'],
  [{ seed: Number.NaN, decks: [[], []] }, 'setup-invalid'],
  [{ seed: 1.5, decks: [[], []] }, 'setup-invalid'],
  [{ seed: 2 ** 32, decks: [[], []] }, 'setup-invalid'],
  [{ seed: '1', decks: [[], []] }, 'setup-invalid'],
  [{ decks: [[], []] }, 'setup-invalid'],
  [{ seed: 1, decks: [[], []], startChoosenBy: 0 }, 'setup-invalid'],
])('a game that begins with %j is refused', (setup, code) => {
  const engine = createEngine({ plugins: [duel] });
  expect(() => engine.createGame(setup as never)).toThrow(expect.objectContaining({ code }));
});
