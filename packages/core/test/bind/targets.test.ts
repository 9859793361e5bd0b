import { bindTargets, defineEffect } from '@cardwright/core/bind';
import type { CardFilter, Quantity, Target } from '@cardwright/core/data';
import {
  cardOf,
  controller,
  isPlayer,
  ofPlayer,
  playerBeChosen,
  playerChosen,
  playerIn,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { gained, hurt } from '../fixtures/table.ts';

declare module '@cardwright/core/data' {
  interface Games {
    'small-targets': { effects: { bolt: { readonly to: Target; readonly amount: Quantity } } };
  }
  interface ActionNames {
    'player-be-chosen': true;
  }
}

/** Hurts cards, and gives points to players. */
const bolt = defineEffect('bolt', {
  resolve: ({ to, amount }, b) => {
    const n = b.number(amount);
    const { cards, players, possible } = bindTargets(b, to);
    b.emit(({ state, frame }) => [
      ...cards(state, frame).map((ref) =>
        hurt.of(controller.get(state, cardOf(ref)), { card: ref, amount: n(state, frame) }),
      ),
      ...players(state, frame).map((player) => gained.of(player, { amount: n(state, frame) })),
    ]);
    return possible;
  },
});

const you = { who: 'you' } as const;
const ally: CardFilter = { is: 'type', type: 'ally' };
const one = { min: 1, max: 1 } as const;
const any: Target = { target: 'chosen', range: one, filter: [ally], among: 'players' };
const it = { pick: 'ref', ref: { to: 'it' } } as const;
const them: Target = { target: 'ref', of: it };
const zap = rite('Zap', { do: 'bolt', to: any, amount: 1 });

const begin = (
  cards: ReturnType<typeof rite>[],
  play: readonly string[] = ['Ox', 'Mule'],
  mine: readonly string[] = [],
) =>
  new Playing(
    duelWith(
      cards,
      {},
      {
        effects: [...duel.effects!, bolt],
        actions: [...duel.actions!, playerBeChosen],
        events: [...duel.events!, playerChosen],
      },
    ),
    { players: [{ hand: [cards[0]!.name], play: [...mine] }, { play: [...play] }] },
  );
const from = ({ state }: Playing) =>
  state.decision!.candidates.map((target) => (isPlayer(target) ? playerIn(target) : 'card'));

describe('a choice among cards and players', () => {
  test('is one question, whose answer may be either', () => {
    const game = begin([zap]).play('Zap');
    expect([game.asked(), from(game)]).toEqual(['0:choose-targets:choose-target', ['card', 'card', 0, 1]]);
    game.answer([ofPlayer(1)]);
    expect([game.points(1), game.told('hurt')]).toEqual([1, []]);
    expect(begin([zap]).play('Zap').choose('Mule').told('hurt', 'gained')).toEqual(['hurt Mule']);
  });

  test('refuses what is no candidate, and a player as a card', () => {
    const game = begin([zap]).play('Zap');
    for (const answer of [[], [1], [-1], [ofPlayer(2)], [ofPlayer(0), ofPlayer(1)]])
      expect(game.engine.check(game.state, answer)).not.toBeNull();
  });

  test('is of opponents only, where it says so', () => {
    const spark = rite('Spark', { do: 'bolt', to: { ...any, among: 'opponents' } as Target, amount: 1 });
    expect(from(begin([spark], []).play('Spark'))).toEqual([1]);
  });

  test('may be of several, or of none', () => {
    const rain = rite('Rain', { do: 'bolt', to: { ...any, range: { min: 0, max: 2 } } as Target, amount: 1 });
    const game = begin([rain]).play('Rain');
    game.answer([game.state.decision!.candidates[0]!, ofPlayer(1)]);
    expect([game.told('hurt'), game.points(1)]).toEqual([['hurt Ox'], 1]);
    expect(begin([rain]).play('Rain').answer([]).told('hurt', 'gained')).toEqual([]);
  });

  test('leaves out what was chosen before for “another”', () => {
    const other: Target = { ...any, filter: [ally, { is: 'other' }] } as Target;
    const twice = rite('Twice', { do: 'bolt', to: any, amount: 1 }, { do: 'bolt', to: other, amount: 2 });
    const game = begin([twice])
      .play('Twice')
      .answer([ofPlayer(1)]);
    expect(from(game)).toEqual(['card', 'card', 0]);
    game.choose('Ox');
    expect(game.state.decision?.kind).toBe('act');
    const cards = begin([twice]).play('Twice').choose('Ox');
    expect(cards.candidates.length).toBe(0);
    expect(from(cards)).toEqual(['card', 0, 1]);
  });

  test('is meant by a pronoun where either can be, and nowhere else', () => {
    const again = rite('Again', { do: 'bolt', to: any, amount: 1 }, { do: 'bolt', to: them, amount: 2 });
    expect(
      begin([again])
        .play('Again')
        .answer([ofPlayer(1)])
        .points(1),
    ).toBe(3);
    expect(begin([again]).play('Again').choose('Ox').told('hurt')).toEqual(['hurt Ox', 'hurt Ox 2']);
    const refused = [
      rite('Card', { do: 'bolt', to: any, amount: 1 }, { do: 'tap', what: it }),
      rite(
        'Player',
        { do: 'bolt', to: any, amount: 1 },
        { do: 'draw', player: { who: 'that-player' }, count: 1 },
      ),
      rite(
        'Owner',
        { do: 'bolt', to: any, amount: 1 },
        { do: 'draw', player: { who: 'player-of', card: it }, count: 1 },
      ),
    ];
    for (const one of refused) expect(() => begin([one])).toThrow('could mean');
  });

  test('that ally is the card, if one was chosen', () => {
    const weary = rite(
      'Weary',
      { do: 'bolt', to: any, amount: 1 },
      { do: 'tap', what: { pick: 'ref', ref: { to: 'that' }, filter: [ally] } },
    );
    expect(begin([weary]).play('Weary').choose('Ox').told('tapped')).toEqual(['tapped Ox']);
    expect(
      begin([weary])
        .play('Weary')
        .answer([ofPlayer(1)])
        .told('tapped'),
    ).toEqual([]);
  });

  test('a total, or chance, has no part in it', () => {
    const total: CardFilter = { is: 'total-cost', most: 3 };
    const sum = rite('Sum', {
      do: 'bolt',
      to: { ...any, range: { min: 0, max: 2 }, filter: [total] } as Target,
      amount: 1,
    });
    expect(() => begin([sum])).toThrow('no part in a total');
  });
});

describe('what can’t be chosen', () => {
  const veil = card(
    'Veil',
    {},
    { kind: 'static', effects: [{ do: 'forbid-player', player: you, action: 'player-be-chosen' }] },
  );
  const ward = card(
    'Ward',
    {},
    {
      kind: 'static',
      effects: [
        {
          do: 'forbid-player',
          player: you,
          action: 'player-be-chosen',
          cards: [{ is: 'of', player: { who: 'opponents' } }],
        },
      ],
    },
  );
  const lure = card(
    'Lure',
    {},
    { kind: 'static', effects: [{ do: 'must-be-chosen', what: { pick: 'self' }, by: { who: 'opponents' } }] },
  );
  const shy = card(
    'Shy',
    {},
    { kind: 'static', effects: [{ do: 'forbid', what: { pick: 'self' }, action: 'be-chosen' }] },
  );

  test('is no candidate, card or player', () => {
    expect(from(begin([zap, veil, shy], ['Veil', 'Shy']).play('Zap'))).toEqual(['card', 0]);
  });

  test('says by whose cards', () => {
    expect(from(begin([zap, ward], ['Ward'], []).play('Zap'))).toEqual(['card', 0]);
    expect(from(begin([zap, ward], [], ['Ward']).play('Zap'))).toEqual(['card', 0, 1]);
  });

  test('holds for players chosen alone', () => {
    const gift = rite('Gift', { do: 'draw', player: { who: 'chosen-player', among: 'opponents' }, count: 1 });
    expect(begin([gift, veil], ['Veil']).play('Gift').told('drawn')).toEqual([]);
  });

  test('what must be chosen if able leaves no player; of several, there is room', () => {
    expect(from(begin([zap, lure], ['Lure', 'Ox']).play('Zap'))).toEqual(['card']);
    const rain = rite('Rain', { do: 'bolt', to: { ...any, range: { min: 0, max: 2 } } as Target, amount: 1 });
    const game = begin([rain, lure], ['Lure', 'Ox']).play('Rain');
    expect(game.engine.check(game.state, [ofPlayer(1)])?.reason).toBe('must-choose');
    expect(game.engine.check(game.state, [game.state.decision!.candidates[0]!, ofPlayer(1)])).toBeNull();
  });
});

describe('the event of being chosen', () => {
  const watcher = card(
    'Watcher',
    {},
    {
      kind: 'triggered',
      on: [{ on: 'player-chosen', player: you }],
      effects: [{ do: 'gain', player: you, amount: 5 }],
    },
    {
      kind: 'triggered',
      on: [{ on: 'chosen', card: { pick: 'any', filter: [{ is: 'of', player: you }] } }],
      effects: [{ do: 'gain', player: you, amount: 3 }],
    },
  );

  test('tells cards and players of one choice', () => {
    const player = begin([zap, watcher], ['Watcher', 'Ox'])
      .play('Zap')
      .answer([ofPlayer(1)])
      .settle();
    expect(player.points(1)).toBe(6);
    const ox = begin([zap, watcher], ['Watcher', 'Ox']).play('Zap').choose('Ox').settle();
    expect(ox.points(1)).toBe(3);
  });

  test('tells players who are chosen alone', () => {
    const gift = rite('Gift', { do: 'gain', player: { who: 'chosen-player', among: 'players' }, amount: 1 });
    const game = begin([gift, watcher], ['Watcher']).play('Gift').answer([1]).settle();
    expect(game.points(1)).toBe(6);
  });
});
