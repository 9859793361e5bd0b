import {
  type CardChange,
  type CardRevision,
  createEngine,
  layersOfCard,
  type Overrides,
  type Plugin,
} from '@cardwright/core';
import { defineSetting, settingOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { layerOfSetting } from '../../src/plugin/overrides.ts';
import { pluginStamps } from '../../src/plugin/stamps.ts';
import { card, duel } from '../fixtures/duel.ts';

const goal = defineSetting('goal', 10);
const limit = defineSetting('limit', 3);
const set: Plugin = {
  name: 'set',
  version: '1.0.0',
  settings: [goal, limit],
  cards: [card('A', { cost: 3, otherNames: ['Aa'] }), card('B', {})],
};
const layer = (overrides: Overrides, name = 'format', after: readonly string[] = []): Plugin => ({
  name,
  version: '1.0.0',
  overrides,
  requires: Object.fromEntries(after.map((other) => [other, '1.0.0'])),
});
const make = (...layers: readonly Plugin[]) => createEngine({ plugins: [duel, set, ...layers] });

describe('overrides', () => {
  test('replace what they name, leave what they do not, and remove with null', () => {
    const engine = make(layer({ cards: { a: { cost: 1, otherNames: null }, b: null } }));
    const [a, ...others] = engine.cards.map(({ definition }) => definition);
    expect(others).toEqual([]);
    expect(a).toMatchObject({ id: 'a', cost: 1, fullName: 'A' });
    expect(a).not.toHaveProperty('otherNames');
  });

  test('take abilities away together with their words', () => {
    const texts: Plugin = {
      ...set,
      cards: [card('A', { abilities: [{ kind: 'spell', effects: [] }], texts: ['Nothing.'] })],
    };
    const engine = createEngine({ plugins: [duel, texts, layer({ cards: { a: { abilities: null } } })] });
    expect(engine.cards[0]!.definition.abilities).toEqual([]);
    expect(engine.cards[0]!.definition).not.toHaveProperty('texts');
  });

  test('lie on each other, and it is told which layer set a fact', () => {
    const engine = make(
      layer({ cards: { a: { cost: 1, name: 'Other' } } }, 'first'),
      layer({ cards: { a: { cost: 2 } } }, 'second', ['first']),
    );
    expect(engine.cardsById.get('a')!.definition).toMatchObject({ cost: 2, name: 'Other' });
    expect(layersOfCard(engine, 'a')!.setBy).toMatchObject({
      cost: 'second',
      name: 'first',
      fullName: 'set',
      otherNames: 'set',
    });
    expect(layersOfCard(make(layer({ cards: { b: null } })), 'b')).toMatchObject({ removedBy: 'format' });
    expect(layersOfCard(engine, 'nobody')).toBeNull();
  });

  test('change numbers of the rules, or take the rule away', () => {
    const engine = make(layer({ settings: { goal: 5, limit: null } }));
    expect([settingOf(engine, goal), settingOf(engine, limit)]).toEqual([5, null]);
    expect([layerOfSetting(engine, goal), layerOfSetting(make(), goal)]).toEqual(['format', 'set']);
    expect(settingOf(make(), goal)).toBe(10);
  });

  test('take steps of the turn away, and put several in the place of one', () => {
    const [first, ...others] = duel.game!.timing;
    const names = (...layers: readonly Plugin[]) => make(...layers).rules.timing.map(({ name }) => name);
    const again = { ...first!, name: 'again' };
    const rest = others.map(({ name }) => name);
    expect(names(layer({ steps: { [first!.name]: [first!, again] } }))).toEqual([
      first!.name,
      'again',
      ...rest,
    ]);
    expect(names(layer({ steps: { [first!.name]: null } }))).toEqual(rest);
    expect(() => names(layer({ steps: { [first!.name]: [{ ...again, run: [5] } as never] } }))).toThrow(
      'run[0]',
    );
    expect(() => names(layer({ steps: { nothing: null } }))).toThrow(
      'overrides the step of the turn “nothing”',
    );
  });

  test('set a number that the rules do not have', () => {
    const none = defineSetting('none', null);
    const declares: Plugin = { name: 'declares', version: '1.0.0', settings: [none] };
    expect(settingOf(make(declares), none)).toBeNull();
    expect(settingOf(make(declares, layer({ settings: { none: 4 } })), none)).toBe(4);
    expect(settingOf(make(declares, layer({ settings: { none: null } })), none)).toBeNull();
  });

  test('set a setting to the number that it has', () => {
    expect(settingOf(make(layer({ settings: { goal: 10 } })), goal)).toBe(10);
  });

  test('set a setting to what makes sense for it alone', () => {
    const hand = defineSetting('hand', 5, { least: 1, optional: false });
    const declares: Plugin = { name: 'declares', version: '1.0.0', settings: [hand] };
    const given = (value: number | null) => () => make(declares, layer({ settings: { hand: value } }));
    expect(settingOf(given(1)(), hand)).toBe(1);
    expect(given(0)).toThrow(/“hand” cannot be 0/);
    expect(given(null)).toThrow(/“hand” cannot be null/);
  });

  test('change what keywords mean, state checks, turn actions and the set-up', () => {
    const [check] = duel.game!.checks;
    const [action] = duel.game!.actions;
    const keyword = Object.keys(duel.keywordDefinitions!)[0]!;
    const engine = make(
      layer({
        checks: { [check!.name]: null },
        actions: { [action!.name]: { ...action!, rule: 'ours' } },
        keywords: { [keyword]: null },
      }),
    );
    expect(engine.rules.checks).toHaveLength(duel.game!.checks.length - 1);
    expect(engine.rules.actions.map(({ name }) => name)).toEqual(duel.game!.actions.map(({ name }) => name));
    expect(engine.actionRows.get(action!.name)!.rule).toBe('ours');
    const setup = () => engine.programs.get('core/turn')!;
    expect(make(layer({ setup })).rules.setup).toBe(setup);
  });

  test('may add state checks besides the game’s', () => {
    const check = { name: 'ours', rule: 'ours', find: () => [] };
    expect(make({ name: 'format', version: '1.0.0', checks: [check] }).rules.checks.at(-1)).toBe(check);
  });

  test.each<[string, object, RegExp]>([
    ['a section that is none', { crads: {} }, /nothing called “crads”/],
    ['a card that is none', { cards: { aa: { cost: 1 } } }, /overrides the card “aa”/],
    ['a fact that is none', { cards: { a: { csot: 1 } } }, /fact of a “csot”/],
    [
      'a fact that has the value already',
      { cards: { a: { cost: 3 } } },
      /override of a\.cost changes nothing/,
    ],
    ['no facts at all', { cards: { a: {} } }, /override of a changes nothing/],
    [
      'away a fact that is not there',
      { cards: { b: { otherNames: null } } },
      /override of b\.otherNames changes nothing/,
    ],
    ['away a fact that every card has', { cards: { a: { name: null } } }, /every card has a name/],
    ['a setting that is none', { settings: { gaol: 1 } }, /overrides the setting “gaol”/],
    ['a setting by no number', { settings: { goal: -1 } }, /cannot be -1/],
    ['a state check that is none', { checks: { nothing: null } }, /overrides the state check “nothing”/],
    ['a turn action that is none', { actions: { nothing: null } }, /overrides the turn action “nothing”/],
    ['a keyword that is none', { keywords: { nothing: null } }, /overrides the keyword “nothing”/],
  ])('of %s are refused', (_, overrides, message) => {
    expect(() => make(layer(overrides as Overrides))).toThrow(message);
  });

  test('of a card that a layer below took away are refused', () => {
    expect(() =>
      make(layer({ cards: { a: null } }, 'first'), layer({ cards: { a: { cost: 1 } } }, 'second', ['first'])),
    ).toThrow(/“a” was taken away/);
  });
});

describe('overrides by name, and of what the card is', () => {
  const reprint: Plugin = {
    ...set,
    name: 'reprint',
    settings: [],
    cards: [{ ...card('A', {}), id: 'again' }],
  };
  const costlier: CardRevision = { facts: ['cost'], of: ({ cost }) => ({ cost: cost + 1 }) };

  test('go to every card of a full name', () => {
    const engine = createEngine({ plugins: [duel, set, reprint, layer({ cards: { A: { cost: 7 } } })] });
    const costs = engine.cards.map(({ definition: { id, cost } }) => [id, cost]);
    expect(Object.fromEntries(costs)).toMatchObject({ a: 7, again: 7 });
    expect(() => make(layer({ cards: { Aa: { cost: 7 } } }))).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ suggestions: expect.arrayContaining(['A']) }),
      }),
    );
  });

  test('meet where one goes by the name and the other by the id', () => {
    const two = [layer({ cards: { A: { cost: 7 } } }, 'one'), layer({ cards: { a: costlier } }, 'two')];
    expect(() => make(...two)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ place: 'cards.a.cost' }) }),
    );
    const after = layer({ cards: { a: costlier } }, 'two', ['one']);
    expect(make(two[0]!, after).cardsById.get('a')!.definition.cost).toBe(8);
  });

  test('follow from the card as the layers below have it, and from all cards', () => {
    const known: string[] = [];
    const of: CardRevision['of'] = ({ cost, name }, cards) => {
      known.push(...cards.map(({ id }) => id));
      return { cost: cost + 1, name };
    };
    const engine = make(layer({ cards: { a: { facts: ['cost', 'name'], of } } }));
    expect(engine.cardsById.get('a')!.definition.cost).toBe(4);
    expect(known).toEqual(['a', 'b']);
    expect(layersOfCard(engine, 'a')!.setBy).toMatchObject({ cost: 'format', name: 'set' });
  });

  test('may change what they announce alone, and something of it', () => {
    const told = (change: CardRevision) => () => make(layer({ cards: { A: change } }));
    expect(told({ facts: ['cost'], of: () => ({ name: 'Other' }) })).toThrow('changes “name”, unannounced');
    expect(told({ facts: ['cost'], of: ({ cost }) => ({ cost }) })).toThrow('override of A changes nothing');
    expect(told({ facts: [], of: () => ({}) } as never)).toThrow('facts');
    expect(told({ facts: ['cots'], of: () => ({}) } as never)).toThrow('cost');
  });

  test('are part of what replays and saves are known by, by what they come to', () => {
    const hash = (change: CardChange) => pluginStamps(make(layer({ cards: { A: change } }))).at(-1)!.hash;
    expect(hash(costlier)).toBe(hash({ cost: 4 }));
    expect(hash(costlier)).not.toBe(hash({ cost: 5 }));
  });
});

describe('two plugins that change the same', () => {
  const [check] = duel.game!.checks;
  const keyword = Object.keys(duel.keywordDefinitions!)[0]!;
  const gain = duel.effects!.find(({ kind }) => kind === 'gain')!;

  test.each<[string, Partial<Plugin>, Partial<Plugin>, string]>([
    [
      'a fact of a card',
      { overrides: { cards: { a: { cost: 1 } } } },
      { overrides: { cards: { a: { cost: 2 } } } },
      'cards.a.cost',
    ],
    [
      'a card that one takes away',
      { overrides: { cards: { a: { cost: 1 } } } },
      { overrides: { cards: { a: null } } },
      'cards.a',
    ],
    [
      'a setting',
      { overrides: { settings: { goal: 5 } } },
      { overrides: { settings: { goal: 6 } } },
      'settings.goal',
    ],
    [
      'a state check',
      { overrides: { checks: { [check!.name]: null } } },
      { overrides: { checks: { [check!.name]: { ...check! } } } },
      `checks.${check!.name}`,
    ],
    [
      'a keyword',
      { overrides: { keywords: { [keyword]: null } } },
      { overrides: { keywords: { [keyword]: [{ kind: 'spell', effects: [] }] } } },
      `keywords.${keyword}`,
    ],
    [
      'the set-up',
      { overrides: { setup: duel.game!.setup } },
      { overrides: { setup: duel.game!.setup } },
      'setup',
    ],
    [
      'a row',
      { replaces: { effects: [{ ...gain }] } },
      { replaces: { effects: [{ ...gain }] } },
      'effects.gain',
    ],
  ])('have to say which comes after the other: %s', (_what, first, second, place) => {
    const one: Plugin = { name: 'one', version: '1.0.0', ...first };
    const two: Plugin = { name: 'two', version: '1.0.0', ...second };
    const refusal = expect.objectContaining({
      code: 'plugin-invalid',
      details: expect.objectContaining({
        plugin: 'two',
        with: 'one',
        place,
        fix: expect.stringContaining('requires: { ‘one’'),
      }),
    });
    expect(() => make(one, two)).toThrow(refusal);
    const between: Plugin = { name: 'between', version: '1.0.0', requires: { one: '1.0.0' } };
    expect(() => make(one, between, { ...two, requires: { between: '1.0.0' } })).not.toThrow(refusal);
  });

  test('and may change different facts of one card in any order', () => {
    const engine = make(
      layer({ cards: { a: { cost: 1 } } }, 'first'),
      layer({ cards: { a: { name: 'Other' } } }, 'second'),
    );
    expect(engine.cardsById.get('a')!.definition).toMatchObject({ cost: 1, name: 'Other' });
  });
});
