import type { Ability, CardDefinition, Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';

const self = { pick: 'self' } as const;
const it = { pick: 'ref', ref: { to: 'it' } } as const;
const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const one = { min: 1, max: 1 } as const;
const thisTurn = { lasts: 'this-turn' } as const;
const gain = { do: 'gain', player: you, amount: 1 } as const;
const inDiscard = { zone: 'discard', of: you } as const;
const state = (name: string) => ({ is: 'state', state: name });
const each = (...filter: object[]) => ({ pick: 'each', filter: [ally, ...filter] });
const standing = (...effects: object[]) => ({ kind: 'static', effects });
const when = (on: object, ...effects: object[]) => ({ kind: 'triggered', on: [on], effects });

/** Why a card is refused as inert, with the path; undefined when it is bound. */
function inert(definition: CardDefinition): { path: string; reason: string; fix: string } | undefined {
  const engine = duelWith([definition]);
  try {
    engine.bind(engine.cardsById.get(definition.id)!);
    return undefined;
  } catch (error) {
    const { code, details } = error as { code: string; details: never };
    if (code !== 'ability-inert') throw error;
    return details;
  }
}

const ability = (data: object): CardDefinition => card('Odd', {}, data as Ability);
const spell = (...effects: object[]): CardDefinition => rite('Odd', ...(effects as unknown as Effect[]));

/** What would never do anything, where that stands in the data, and its nearest neighbour that does. */
const rows: readonly (readonly [what: string, inert: CardDefinition, path: string, fine: CardDefinition])[] =
  [
    [
      'a stat where nothing asks for it',
      ability({
        ...standing({ do: 'modify', what: self, stat: 'power', by: 1 }),
        while: { if: 'self-in-zone', zone: 'discard' },
      }),
      'effects.0.what',
      ability({
        ...standing({ do: 'modify', what: each(), stat: 'power', by: 1 }),
        while: { if: 'self-in-zone', zone: 'discard' },
      }),
    ],
    [
      'a keyword that does nothing there',
      ability(
        standing({
          do: 'grant',
          what: { ...each(), from: { zone: 'hand', of: you } },
          keywords: [{ keyword: 'guarded' }],
        }),
      ),
      'effects.0.what',
      ability(standing({ do: 'grant', what: each(), keywords: [{ keyword: 'guarded' }] })),
    ],
    [
      'an action that nobody asks about there',
      ability(standing({ do: 'forbid', what: { ...each(), from: inDiscard }, action: 'strike' })),
      'effects.0.what',
      ability(standing({ do: 'forbid', what: each(), action: 'strike' })),
    ],
    [
      'a permission that no rule needs',
      ability(standing({ do: 'permit', what: self, action: 'strike' })),
      'effects.0',
      ability(standing({ do: 'forbid', what: self, action: 'strike' })),
    ],
    [
      'what is paid for nothing',
      ability(standing({ do: 'change-cost', player: you, by: -1, for: [ally], action: 'strike' })),
      'effects.0',
      ability(standing({ do: 'change-cost', player: you, by: -1, for: [ally], action: 'play' })),
    ],
    [
      'an action more often than it is counted',
      ability(standing({ do: 'additional-action', player: you, action: 'strike', count: 1 })),
      'effects.0',
      ability(standing({ do: 'additional-action', player: you, action: 'play', count: 1 })),
    ],
    [
      'states that exclude each other',
      spell({ do: 'destroy', what: each(state('tapped'), state('untapped')) }),
      'effects.0.what.filter.2',
      spell({ do: 'destroy', what: each(state('tapped'), state('wounded')) }),
    ],
    [
      'a state that cards there are not in',
      spell({
        do: 'move',
        player: you,
        what: { pick: 'some', range: one, filter: [state('wounded')], from: inDiscard },
        to: { zone: 'hand' },
      }),
      'effects.0.what.filter.0',
      spell({
        do: 'move',
        player: you,
        what: { pick: 'some', range: one, filter: [state('wounded')] },
        to: { zone: 'hand' },
      }),
    ],
    [
      'one of two parts where nothing is done to it',
      spell({ do: 'destroy', what: { pick: 'both', of: [each(), { ...each(), from: inDiscard }] } }),
      'effects.0.what.of.1',
      spell({ do: 'destroy', what: { pick: 'both', of: [each(), each(state('wounded'))] } }),
    ],
    [
      'numbers that exclude each other',
      spell({
        do: 'destroy',
        what: each({ is: 'cost', cmp: '<=', value: 2 }, { is: 'cost', cmp: '>=', value: 4 }),
      }),
      'effects.0.what.filter.2',
      spell({
        do: 'destroy',
        what: each({ is: 'cost', cmp: '<=', value: 4 }, { is: 'cost', cmp: '>=', value: 2 }),
      }),
    ],
    [
      'cards of an opponent in one’s own discard',
      spell({
        do: 'move',
        player: you,
        what: { pick: 'some', range: one, filter: [{ is: 'of', player: opponents }], from: inDiscard },
        to: { zone: 'hand' },
      }),
      'effects.0.what.filter.0',
      spell({
        do: 'move',
        player: you,
        what: { pick: 'some', range: one, filter: [{ is: 'of', player: you }], from: inDiscard },
        to: { zone: 'hand' },
      }),
    ],
    [
      'what is done to what is so already',
      spell({ do: 'tap', what: each(state('tapped')) }),
      'effects.0.what.filter.1',
      spell({ do: 'tap', what: each(state('untapped')) }),
    ],
    [
      'an event of the other player’s turn',
      ability({ ...when({ on: 'struck', card: self }, gain), during: { if: 'turn', of: you } }),
      'on.0',
      ability({ ...when({ on: 'struck', by: self }, gain), during: { if: 'turn', of: you } }),
    ],
    [
      'a turn that is the other player’s',
      ability({ ...when({ on: 'turn-started', player: you }, gain), if: { if: 'turn', of: opponents } }),
      'on.0',
      ability({ ...when({ on: 'turn-started', player: you }, gain), if: { if: 'turn', of: you } }),
    ],
    [
      'an opponent with cards in one’s hand',
      ability(when({ on: 'discarded', card: self, player: opponents }, gain)),
      'on.0',
      ability(when({ on: 'discarded', card: self, player: you }, gain)),
    ],
    [
      'what lasts on a card that has left play',
      ability(
        when(
          { on: 'destroyed', card: self },
          { do: 'modify', what: it, stat: 'power', by: 1, duration: thisTurn },
        ),
      ),
      'effects.0.what',
      ability(
        when(
          { on: 'hurt', card: self },
          { do: 'modify', what: it, stat: 'power', by: 1, duration: thisTurn },
        ),
      ),
    ],
    [
      'what is done to a card that has just left play',
      spell({ do: 'destroy', what: { pick: 'chosen', range: one, filter: [ally] } }, { do: 'tap', what: it }),
      'effects.1.what',
      spell(
        { do: 'hurt', amount: 1, what: { pick: 'chosen', range: one, filter: [ally] } },
        { do: 'tap', what: it },
      ),
    ],
    [
      'a prohibition of turn actions when the turn ends',
      ability(
        when(
          { on: 'turn-ended', player: you },
          { do: 'forbid', what: each(), action: 'strike', duration: thisTurn },
        ),
      ),
      'effects.0',
      ability(
        when(
          { on: 'turn-started', player: you },
          { do: 'forbid', what: each(), action: 'strike', duration: thisTurn },
        ),
      ),
    ],
    [
      'a prohibition in the turn in which nothing asks for it',
      ability({
        ...standing({ do: 'forbid', what: self, action: 'strike' }),
        while: { if: 'turn', of: opponents },
      }),
      'effects.0',
      ability({
        ...standing({ do: 'forbid', what: self, action: 'strike' }),
        while: { if: 'turn', of: you },
      }),
    ],
    [
      'an ability given in play that functions elsewhere',
      ability(
        standing({
          do: 'grant',
          what: each(),
          keywords: [],
          abilities: [when({ on: 'discarded', card: self, player: you }, gain)],
        }),
      ),
      'effects.0.abilities.0',
      ability(
        standing({
          do: 'grant',
          what: each(),
          keywords: [],
          abilities: [when({ on: 'hurt', card: self }, gain)],
        }),
      ),
    ],
    [
      'entering play, given for a turn to what is in play',
      spell({
        do: 'grant',
        what: each(),
        keywords: [],
        abilities: [when({ on: 'entered', card: self }, gain)],
        duration: thisTurn,
      }),
      'effects.0.abilities.0',
      ability(
        standing({
          do: 'grant',
          what: each(),
          keywords: [],
          abilities: [when({ on: 'entered', card: self }, gain)],
        }),
      ),
    ],
    [
      'a number of cards below 0',
      spell({ do: 'if', condition: { if: 'count', of: each(), cmp: '<', value: 0 }, effects: [gain] }),
      'effects.0.condition',
      spell({ do: 'if', condition: { if: 'count', of: each(), cmp: '<', value: 1 }, effects: [gain] }),
    ],
    [
      'a condition that always holds',
      spell({ do: 'if', condition: { if: 'count', of: each(), cmp: '>=', value: 0 }, effects: [gain] }),
      'effects.0.condition',
      spell({ do: 'if', condition: { if: 'count', of: each(), cmp: '>=', value: 1 }, effects: [gain] }),
    ],
    [
      'conditions that exclude each other',
      spell({
        do: 'if',
        condition: {
          if: 'all',
          of: [
            { if: 'count', of: each(state('tapped')), cmp: '>=', value: 1 },
            { if: 'count', of: each(), cmp: '=', value: 0 },
          ],
        },
        effects: [gain],
      }),
      'effects.0.condition.of.1',
      spell({
        do: 'if',
        condition: {
          if: 'all',
          of: [
            { if: 'count', of: each(), cmp: '>=', value: 1 },
            { if: 'count', of: each(state('tapped')), cmp: '=', value: 0 },
          ],
        },
        effects: [gain],
      }),
    ],
    [
      'the hand of a rite that resolves',
      spell({ do: 'if', condition: { if: 'self-in-zone', zone: 'hand' }, effects: [gain] }),
      'effects.0.condition',
      spell({ do: 'if', condition: { if: 'self-in-zone', zone: 'limbo' }, effects: [gain] }),
    ],
    [
      'a zone shown that everyone sees',
      ability(standing({ do: 'play-shown', player: you, zone: 'discard' })),
      'effects.0',
      ability(standing({ do: 'play-shown', player: you, zone: 'hand' })),
    ],
  ];

describe('what would never do anything is not bound', () => {
  test.each(rows)('%s', (_what, odd, path, fine) => {
    const found = inert(odd);
    expect(found?.path).toBe(path);
    expect(found?.reason).toMatch(/^[a-z“].*[^.]$/);
    expect(found?.fix).toMatch(/^[A-Z].*\.$/);
    expect(inert(fine)).toBeUndefined();
  });

  test('a game that does not say what it asks is not asked', () => {
    const strange = ability(
      standing({ do: 'forbid', what: { ...each(), from: inDiscard }, action: 'be-chosen' }),
    );
    expect(inert(strange)).toBeUndefined();
  });

  test('what may have moved is not judged', () => {
    const back = when(
      { on: 'destroyed', card: self },
      { do: 'may', player: you, effects: [{ do: 'move', player: you, what: self, to: { zone: 'play' } }] },
      { do: 'modify', what: self, stat: 'power', by: 1, duration: thisTurn },
    );
    expect(inert(ability(back))).toBeUndefined();
  });
});
