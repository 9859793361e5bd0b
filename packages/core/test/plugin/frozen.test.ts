import { createEngine, type Plugin } from '@cardwright/core';
import type { CardDefinition, Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duel } from '../fixtures/duel.ts';

const self = { pick: 'self' } as const;
const cards = (): CardDefinition[] => [
  card('A', { cost: 3, abilities: [{ kind: 'spell', effects: [{ do: 'destroy', what: self }] }] }),
];
const engineOf = (list: readonly CardDefinition[]) =>
  createEngine({ plugins: [duel, { name: 'set', version: '1.0.0', cards: list }] });

/** What is written over or taken away where it can be; a way that is closed throws. */
function attacks(table: unknown): readonly (() => unknown)[] {
  if (table instanceof Map) {
    const [key = 'none'] = table.keys();
    return [() => table.set(key, null), () => table.delete(key), () => table.clear()];
  }
  if (Array.isArray(table)) {
    const list = table as unknown[];
    return [() => list.push(null), () => (list[0] = null), () => (list.length = 0)];
  }
  return Object.keys(table as object).map((key) => () => ((table as Record<string, unknown>)[key] = null));
}

describe('an engine that is made', () => {
  const engine = engineOf(cards());
  engine.bind(engine.cards[0]!);
  // What it works with rather than tells: how it runs, and what it keeps of what it listed and indexed last.
  const working = ['machine', 'listing', 'functioning'];
  // Lists that play reads at every decision are read-only to the compiler alone: frozen lists are slow to read.
  const walked = [
    'actDecisions',
    'actionsByZone',
    'activatedKeywords',
    'cardlessActions',
    'cards',
    'heardByKeywords',
    'inPlayZones',
    'keywordModifiers',
    'keywordPermissions',
    'keywordProhibitions',
    'keywordTriggers',
    'mayBeCounted',
    'mayCountAs',
    'resetColumns',
    'settings',
    'turnColumns',
    'zones',
  ];
  const own = Object.entries(engine).filter(([name]) => ![...working, ...walked].includes(name));
  const kept = (['programs', 'parts'] as const).map((name) => [name, engine[name]] as const);
  const tables = [...own, ...kept].filter(([, table]) => typeof table === 'object' && table !== null);

  test('has tables of every kind', () => {
    expect(tables.length).toBeGreaterThan(20);
  });

  test.each(tables)('refuses a change of its %s', (_name, table) => {
    for (const attack of attacks(table)) expect(attack).toThrow();
  });

  test('says what to do instead', () => {
    const effects = engine.effects as Map<string, unknown>;
    expect(() => effects.delete('draw')).toThrow(
      expect.objectContaining({
        code: 'engine-frozen',
        details: { fix: expect.stringContaining('`replaces`') },
      }),
    );
    expect(engine.effects.has('draw')).toBe(true);
  });

  test.each([
    'filters',
    'conditions',
    'quantities',
    'costs',
    'effects',
    'states',
    'stats',
    'keywords',
  ] as const)('refuses a change of a row of its %s', (name) => {
    for (const row of engine[name].values())
      for (const attack of attacks(row)) expect(attack).toThrow(TypeError);
  });

  test('refuses a change of a check or an action of its rules', () => {
    for (const row of [...engine.rules.checks, ...engine.rules.actions])
      for (const attack of attacks(row)) expect(attack).toThrow(TypeError);
  });

  test('refuses a change of a card that is bound', () => {
    for (const attack of attacks(engine.cards[0])) expect(attack).toThrow(TypeError);
  });
});

describe('the facts of a card', () => {
  test('cannot be changed, nor seen changed by another engine', () => {
    const list = cards();
    const [first] = list as [{ -readonly [K in keyof CardDefinition]: CardDefinition[K] }];
    engineOf(list);
    expect(() => (first.cost = 9)).toThrow(TypeError);
    expect(() => ((first.stats as Record<string, number>)['power'] = 9)).toThrow(TypeError);
    expect(() => (first.classifications as string[]).push('beast')).toThrow(TypeError);
    const { effects } = first.abilities[0] as { effects: readonly Effect[] };
    expect(() => ((effects[0] as { do: string }).do = 'draw')).toThrow(TypeError);
    expect(engineOf(list).cards[0]!.definition.cost).toBe(3);
  });

  test('that a format changed cannot be changed either', () => {
    const format: Plugin = { name: 'format', version: '1.0.0', overrides: { cards: { a: { cost: 1 } } } };
    const engine = createEngine({
      plugins: [duel, { name: 'set', version: '1.0.0', cards: cards() }, format],
    });
    expect(() => ((engine.cards[0]!.definition as { cost: number }).cost = 9)).toThrow(TypeError);
  });

  test('are those of the plugin as it was given', () => {
    const list = cards();
    const set: { -readonly [K in keyof Plugin]: Plugin[K] } = { name: 'set', version: '1.0.0', cards: list };
    const engine = createEngine({ plugins: [duel, set] });
    set.cards = [];
    expect(engine.plugins.at(-1)!.cards).toBe(list);
  });
});
