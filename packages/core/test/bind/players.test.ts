import type { CardSelector, Effect, PlayerSelector } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const you = { who: 'you' } as const;
const that = { who: 'that-player' } as const;
const opponents = { who: 'opponents' } as const;
const each = { who: 'each-player' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const wounded = { is: 'state', state: 'wounded' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const own = { ...chosen, filter: [ally, { is: 'of', player: that }] } as const;
const ref = (to: 'it' | 'that' | 'chosen'): CardSelector => ({ pick: 'ref', ref: { to } });
const gain = (player: PlayerSelector, amount = 1): Effect => ({ do: 'gain', player, amount });
const discard = (player: PlayerSelector, count = 1): Effect => ({ do: 'discard', player, count });

/** A rite cast by the first of three players, each with two allies in play and two cards in hand. */
function cast(...effects: readonly Effect[]): Playing {
  const others = { hand: ['Mule', 'Ox'], play: ['Mule', 'Ox'] };
  const game = new Playing(duelWith([rite('Spell', ...effects)]), {
    players: [{ ...others, hand: ['Spell', 'Mule', 'Ox'] }, others, others],
  });
  return game.play('Spell');
}

const points = (game: Playing) => [0, 1, 2].map((player) => game.points(player));
const hands = (game: Playing) =>
  [0, 1, 2].map(
    (player) => game.engine.view(game.state, -1).players[player]!.zones.find((z) => z.zone === 'hand')!.count,
  );

describe('several players', () => {
  test('do something one after the other, and nobody else does', () => {
    const game = cast(discard(opponents));
    expect(game.asked()).toBe('1:choose-cards:discard');
    expect(game.choose('Ox').asked()).toBe('2:choose-cards:discard');
    game.choose('Mule');
    expect(game.told('discarded')).toEqual(['discarded Ox', 'discarded Mule']);
    expect([game.asked(), hands(game)]).toEqual(['0:act:act', [2, 1, 1]]);
  });

  test('one does all that goes together before the next begins', () => {
    const joined = cast(
      { do: 'choose', player: each, what: own },
      { do: 'move', player: each, what: ref('chosen'), to: { zone: 'hand' } },
    );
    joined.choose('Ox').choose('Mule').choose('Ox');
    expect(joined.told('moved').slice(0, 3)).toEqual(['moved Ox', 'moved Mule', 'moved Ox']);
    expect(hands(joined)).toEqual([3, 3, 3]);
  });

  test('what does not speak of what was before is done by all first', () => {
    const apart = cast(discard(opponents), { do: 'draw', player: opponents, count: 1 });
    expect(apart.choose('Ox').told('drawn')).toEqual([]);
    apart.choose('Ox');
    expect(apart.told('drawn')).toHaveLength(2);
  });

  test('each decides for themselves, and does all of it or nothing', () => {
    const game = cast({ do: 'may', player: opponents, effects: [discard(opponents), discard(opponents)] });
    expect(game.asked()).toBe('1:confirm:may');
    game.answer(true).choose('Ox');
    expect(game.asked()).toBe('2:confirm:may');
    game.answer(false);
    expect(hands(game)).toEqual([2, 0, 2]);
  });

  test('who did not is told apart from who did', () => {
    const game = cast(
      { do: 'may', player: opponents, effects: [discard(opponents)] },
      gain({ who: 'those-who', among: opponents, if: { if: 'not', condition: { if: 'done' } } }, 2),
    );
    game.answer(false).answer(true).choose('Ox');
    expect(points(game)).toEqual([0, 2, 0]);
  });

  test('“you” is one, who is not gone through', () => {
    const game = cast(discard(you), gain(you));
    expect(game.asked()).toBe('0:choose-cards:discard');
    game.choose('Ox');
    expect([points(game), hands(game)]).toEqual([
      [1, 0, 0],
      [1, 2, 2],
    ]);
  });
});

describe('“that player”', () => {
  test('is who was chosen', () => {
    const game = cast(discard({ who: 'chosen-player', among: 'opponents' }), gain(that));
    expect(game.asked()).toBe('0:choose-players:choose-player');
    game.answer([2]);
    expect(game.asked()).toBe('2:choose-cards:discard');
    game.choose('Ox');
    expect(points(game)).toEqual([0, 0, 1]);
  });

  test('are those who did it last', () => {
    const game = cast(discard(opponents), gain(that));
    game.choose('Ox').choose('Ox');
    expect(points(game)).toEqual([0, 1, 1]);
  });

  test('is whose card was spoken of, when no player was', () => {
    const game = cast({ do: 'destroy', what: chosen }, discard(that), gain(that));
    game.answer([game.state.decision!.candidates[3]!]);
    expect(game.asked()).toBe('1:choose-cards:discard');
    game.choose('Ox');
    expect(points(game)).toEqual([0, 1, 0]);
  });
});

describe('what is offered', () => {
  const destroy: Effect = { do: 'destroy', what: { ...chosen, filter: [ally, wounded] } };

  test('depends on whether the first of its effects can be done', () => {
    expect(cast({ do: 'may', player: you, effects: [destroy, gain(you)] }).asked()).toBe('0:act:act');
    const game = cast({ do: 'may', player: you, effects: [gain(you), destroy] });
    expect(game.asked()).toBe('0:confirm:may');
    expect(points(game.answer(true))).toEqual([1, 0, 0]);
  });
});

describe('the course of effects', () => {
  test('one of two branches is taken, and what follows in any case', () => {
    const branches = (amount: number) =>
      cast(
        {
          do: 'if',
          condition: { if: 'compare', left: amount, cmp: '>=', right: 2 },
          effects: [gain(you, 3)],
          otherwise: [gain(opponents, 5)],
        },
        gain(you),
      );
    expect(points(branches(2))).toEqual([4, 0, 0]);
    expect(points(branches(1))).toEqual([1, 5, 5]);
  });

  test('what was found once stays what is spoken of', () => {
    const game = cast(
      { do: 'hurt', what: { pick: 'each', filter: [ally, { is: 'not', filter: wounded }] }, amount: 1 },
      { do: 'tap', what: ref('that') },
    );
    expect(game.told('hurt', 'tapped')).toHaveLength(12);
  });

  test('a number may ask for the card that it is about', () => {
    const power = (of: CardSelector) => ({ amount: 'stat', stat: 'power', of }) as const;
    const draw = cast({ do: 'draw', player: you, count: power(chosen) });
    draw.answer([draw.state.decision!.candidates[1]!]);
    expect(draw.told('drawn')).toHaveLength(2);
    // "It gets as much": it is who was chosen before, not who is measured.
    const both = cast(
      { do: 'hurt', what: chosen, amount: 1 },
      { do: 'modify', what: ref('it'), stat: 'power', by: power(chosen), duration: { lasts: 'this-turn' } },
      { do: 'tap', what: ref('it') },
    );
    const [mule, ox] = both.state.decision!.candidates;
    both.answer([mule!]).answer([ox!]);
    const strength = (name: string) =>
      both.engine.stat(both.state, both.find(name, 'play'), both.engine.stats.get('power')!);
    expect([strength('Mule'), strength('Ox')]).toEqual([3, 2]);
    expect(both.told('tapped')).toEqual(['tapped Mule']);
  });

  test('of a number with nobody spoken of before, it is the card itself', () => {
    const proud = card(
      'Proud',
      {},
      {
        kind: 'activated',
        costs: [],
        effects: [
          {
            do: 'modify',
            what: ref('it'),
            stat: 'power',
            by: { amount: 'stat', stat: 'power', of: { ...chosen, filter: [ally, { is: 'other' }] } },
            duration: { lasts: 'this-turn' },
          },
          { do: 'tap', what: { pick: 'self' } },
        ],
      },
    );
    const game = new Playing(duelWith([proud]), { players: [{ play: ['Proud'] }, { play: ['Ox', 'Mule'] }] });
    game.act('use', 'Proud').choose('Ox');
    expect(game.engine.stat(game.state, game.find('Proud'), game.engine.stats.get('power')!)).toBe(3);
  });

  test('programs inside of programs have names of their own', () => {
    const engine = duelWith([
      rite(
        'Spell',
        { do: 'pay', player: each, costs: [{ pay: 'tap' }] },
        { do: 'pay', player: each, costs: [{ pay: 'tap' }] },
      ),
    ]);
    engine.bind(engine.cardsById.get('spell')!);
    const names = [...engine.programs.keys()].filter((name) => name.startsWith('spell#'));
    expect(names).toEqual(['spell#0/0', 'spell#0/1', 'spell#0']);
  });
});
