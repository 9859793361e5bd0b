import type { EffectRow } from '@cardwright/core/bind';
import type { Ability, CardDefinition, Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;

function refusal(definition: CardDefinition): {
  code: string;
  message: string;
  details: Record<string, unknown>;
} {
  const engine = duelWith([definition]);
  try {
    engine.bind(engine.cardsById.get(definition.id)!);
  } catch (error) {
    return error as never;
  }
  throw new Error('it was bound');
}

const ability = (data: unknown): CardDefinition => card('Odd', {}, data as Ability);
const spell = (effect: unknown): CardDefinition => rite('Odd', effect as Effect);
const gain = { do: 'gain', player: you, amount: 1 };

describe('what no plugin knows is refused when it is bound', () => {
  test.each<[string, CardDefinition, string, string | null]>([
    ['an effect', spell({ ...gain, do: 'gian' }), 'unknown-kind', 'gain'],
    [
      'a filter',
      spell({ do: 'destroy', what: { pick: 'each', filter: [{ is: 'typ', type: 'ally' }] } }),
      'unknown-kind',
      'type',
    ],
    ['a quantity', spell({ ...gain, amount: { amount: 'card', in: self } }), 'unknown-kind', 'cards'],
    ['a condition', spell({ do: 'if', condition: { if: 'don' }, effects: [gain] }), 'unknown-kind', 'done'],
    ['a selector', spell({ do: 'destroy', what: { pick: 'choosen', filter: [] } }), 'unknown-kind', null],
    ['a player', spell({ ...gain, player: { who: 'me' } }), 'unknown-kind', null],
    [
      'a stat',
      spell({ do: 'modify', what: self, stat: 'powr', by: 1, duration: { lasts: 'this-turn' } }),
      'unknown-name',
      'power',
    ],
    [
      'a keyword',
      spell({ do: 'grant', what: self, keywords: [{ keyword: 'guardd' }] }),
      'unknown-name',
      'guarded',
    ],
    ['a zone', spell({ do: 'move', player: you, what: self, to: { zone: 'hnd' } }), 'unknown-name', 'hand'],
    ['an action', spell({ do: 'forbid', what: self, action: 'strik' }), 'unknown-name', 'strike'],
    [
      'a state',
      spell({ do: 'destroy', what: { pick: 'each', filter: [{ is: 'state', state: 'woundd' }] } }),
      'unknown-name',
      'wounded',
    ],
    [
      'a cost',
      ability({ kind: 'activated', costs: [{ pay: 'tp' }], effects: [gain] }),
      'unknown-name',
      'tap',
    ],
    [
      'an event',
      ability({ kind: 'triggered', on: [{ on: 'hurtt' }], effects: [gain] }),
      'unknown-name',
      'hurt',
    ],
    [
      'a circumstance',
      ability({ kind: 'triggered', on: [{ on: 'hurt', given: ['in-strke'] }], effects: [gain] }),
      'unknown-name',
      'in-strike',
    ],
    [
      'a player number',
      spell({ ...gain, amount: { amount: 'player-stat', stat: 'pionts', of: you } }),
      'unknown-name',
      'points',
    ],
    ['an effect that cannot last', ability({ kind: 'static', effects: [gain] }), 'ability-invalid', null],
    [
      'a made trigger that is none',
      spell({ do: 'trigger', ability: { kind: 'static', effects: [] } } as never),
      'ability-invalid',
      null,
    ],
    ['N outside a keyword', spell({ ...gain, amount: { amount: 'parameter' } }), 'ability-invalid', null],
    [
      '“if you do” with nothing done',
      spell({ do: 'if', condition: { if: 'done' }, effects: [gain] }),
      'reference-dangling',
      null,
    ],
  ])('%s', (what, definition, code, suggestion) => {
    const error = refusal(definition);
    expect(error.code).toBe(code);
    if (suggestion !== null) expect(error.details['suggestions']).toContain(suggestion);
    expect(error.details['ability'] ?? 'odd').toContain('odd');
    // What is looked for is told by its name.
    if (code.startsWith('unknown') && suggestion !== null)
      expect(what.replace(/^an? /, '')).toContain(error.details['what']);
  });

  test('an effect that only lasts, done once', () => {
    const cards = [spell({ do: 'destroy', what: self })];
    const { part } = duelWith(cards).effects.get('modify')!;
    const lasting: EffectRow = { kind: 'destroy', part: part! };
    const engine = duelWith(cards, {}, { replaces: { effects: [lasting] } });
    expect(() => engine.bind(engine.cardsById.get('odd')!)).toThrow(
      expect.objectContaining({
        code: 'ability-invalid',
        message: expect.stringContaining('“destroy” cannot be done by something that resolves'),
        details: expect.objectContaining({ ability: 'odd#0' }),
      }),
    );
  });

  test('a duration', () => {
    const error = refusal(
      spell({ do: 'modify', what: self, stat: 'power', by: 1, duration: { lasts: 'for-ever', of: you } }),
    );
    expect(error.code).toBe('unknown-kind');
  });

  test('a kind of ability', () => {
    expect(refusal(ability({ kind: 'trigerred', on: [], effects: [] })).code).toBe('unknown-kind');
  });
});

describe('a card that is not understood', () => {
  test('is in no deck', () => {
    const engine = duelWith([card('Odd', { unsupported: 'its text is not understood' })]);
    expect(() => engine.createGame({ seed: 1, decks: [['odd'], ['mule']] })).toThrow(
      expect.objectContaining({ code: 'card-unsupported' }),
    );
    expect(() => engine.createGame({ seed: 1, decks: [['mul'], ['mule']] })).toThrow(
      expect.objectContaining({
        code: 'unknown-card',
        details: expect.objectContaining({ suggestions: ['mule'] }),
      }),
    );
  });
});
