import { createEngine } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { defineCounter, type SituationRules } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { Blueprints } from '../src/verify/blueprints.ts';
import { countersSpokenOf } from '../src/verify/counters.ts';
import { plugins } from './fixtures/duel.ts';

declare module '@cardwright/core/data' {
  interface CounterNames {
    rust: true;
    woe: true;
  }
}

const [rust, woe] = [defineCounter('rust', 'card'), defineCounter('woe', 'player')];
const engine = createEngine({
  plugins: [...plugins, { name: 'counters', version: '1.0.0', columns: [rust.column, woe.column] }],
});
const plain = { type: 'peasant', cost: 1, stats: {}, classifications: [], colors: [], attributes: {} };
const rules: SituationRules = { cards: { peasant: [plain] }, states: {}, side: {} };
const counters = (counter: 'rust' | 'woe', on: object): CardDefinition =>
  ({
    abilities: [{ kind: 'spell', effects: [{ do: 'put-counters', counter, count: 1, on }] }],
  }) as unknown as CardDefinition;

test('a card finds the counters that it speaks of, in a game that says nothing of them', () => {
  const ofCards = countersSpokenOf(engine, rules, counters('rust', { pick: 'self' }));
  expect(ofCards).toEqual({ cards: ['rust-counters'], players: [] });
  const ofPlayers = countersSpokenOf(engine, rules, counters('woe', { who: 'you' }));
  expect(ofPlayers).toEqual({ cards: [], players: ['woe-counters'] });
  const said = { ...rules, side: { 'woe-counters': 2 } };
  expect(countersSpokenOf(engine, said, counters('woe', { who: 'you' })).players).toEqual([]);
});

test('a card that must have counters is made with them', () => {
  const prints = new Blueprints(rules);
  prints.ask([{ is: 'counters', counter: 'rust', cmp: '>=', value: 3 }]);
  expect(prints.asked.map(({ card }) => card.columns)).toEqual([{ 'rust-counters': 3 }]);
  expect([...prints.unmade]).toEqual([]);
});
