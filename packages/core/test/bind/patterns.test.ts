import type { Ability, CardDefinition, EventPattern } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const beast = { is: 'classification', classification: 'Beast' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const all = { pick: 'each', filter: [ally] } as const;
const gain = { do: 'gain', player: you, amount: 1 } as const;
const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 1 });
const end = rite('End', { do: 'destroy', what: chosen });
const doom = rite('Doom', { do: 'destroy', what: { ...all, filter: [ally, { is: 'other' }, beast] } });

/** An ally that waits for something. */
const waiting = (
  on: readonly EventPattern[],
  ...effects: (Ability & { kind: 'triggered' })['effects'][number][]
) => card('Watch', { stats: { power: 1, vigour: 9 } }, { kind: 'triggered', on, effects });

const game = (watch: CardDefinition, mine: string[] = [], theirs: string[] = ['Mule', 'Ox']) =>
  new Playing(duelWith([watch, bolt, end, doom]), {
    players: [{ hand: ['Bolt', 'Bolt', 'End', 'End', 'Doom'], play: ['Watch', ...mine] }, { play: theirs }],
  });

describe('what an ability waits for', () => {
  test('any of several events, each with what it says of itself alone', () => {
    const watch = waiting(
      [
        { on: 'hurt', card: self },
        { on: 'destroyed', card: { pick: 'any', filter: [beast] } },
      ],
      gain,
    );
    const play = game(watch);
    expect(play.play('Bolt').choose('Mule').points(0)).toBe(0);
    expect(play.play('Bolt').choose('Watch').points(0)).toBe(1);
    expect(play.play('End').choose('Mule').points(0)).toBe(1);
    expect(play.play('End').choose('Ox').points(0)).toBe(2);
  });

  test('what its own card did, and what was done by others or by nothing', () => {
    const strike = (on: EventPattern[]) => {
      const play = game(waiting(on, gain));
      play.act('strike', 'Watch').choose('Ox');
      return play;
    };
    // Both are hurt: one by the card, the card by the other.
    expect(strike([{ on: 'hurt', by: self }]).points(0)).toBe(1);
    expect(strike([{ on: 'hurt', card: self, by: self }]).points(0)).toBe(0);
    expect(strike([{ on: 'hurt', by: { pick: 'any', filter: [beast] } }]).points(0)).toBe(1);
    expect(
      strike([{ on: 'hurt', by: { pick: 'any', filter: [{ is: 'type', type: 'rite' }] } }]).points(0),
    ).toBe(0);
    const byRite = game(
      waiting([{ on: 'hurt', by: { pick: 'any', filter: [{ is: 'type', type: 'rite' }] } }], gain),
    );
    expect(byRite.play('Bolt').choose('Ox').points(0)).toBe(1);
    // Nothing takes part in being destroyed: nothing can be any ally, and whatever it is.
    for (const filter of [[ally], []]) {
      const nobody = game(waiting([{ on: 'destroyed', by: { pick: 'any', filter } }], gain));
      expect(nobody.play('End').choose('Ox').points(0)).toBe(0);
    }
  });

  test('in the circumstances it names', () => {
    const play = game(waiting([{ on: 'hurt', card: self, given: ['in-strike'] }], gain));
    expect(play.play('Bolt').choose('Watch').points(0)).toBe(0);
    expect(play.act('strike', 'Watch').choose('Ox').points(0)).toBe(1);
  });

  test('of the players it names', () => {
    const of = (who: 'you' | 'opponents') => {
      const play = game(waiting([{ on: 'destroyed', player: { who } }], gain), ['Mule'], ['Ox']);
      play.play('End').choose('Ox');
      return play.points(0);
    };
    expect([of('you'), of('opponents')]).toEqual([0, 1]);
  });

  test('a card that was spoken of before', () => {
    const oath = rite(
      'Oath',
      { do: 'choose', player: you, what: chosen },
      {
        do: 'trigger',
        ability: {
          kind: 'triggered',
          on: [{ on: 'hurt', card: { pick: 'ref', ref: { to: 'chosen' } } }],
          effects: [gain],
        },
        duration: { lasts: 'this-turn' },
      },
    );
    const play = new Playing(duelWith([oath, bolt]), {
      players: [{ hand: ['Oath', 'Bolt', 'Bolt'] }, { play: ['Mule', 'Ox'] }],
    });
    play.play('Oath').choose('Ox');
    expect(play.play('Bolt').choose('Mule').points(0)).toBe(0);
    expect(play.play('Bolt').choose('Ox').points(0)).toBe(1);
  });

  test('all that happens at once, as one event', () => {
    const pattern = { on: 'destroyed', card: { pick: 'any', filter: [beast] } } as const;
    const many = game(waiting([pattern], gain), [], ['Ox', 'Ox', 'Mule']);
    expect(many.play('Doom').settle().told('gained')).toHaveLength(2);
    const asOne = waiting([{ ...pattern, together: true }], {
      do: 'gain',
      player: you,
      amount: { amount: 'done', unit: 'cards' },
    });
    const together = game(asOne, [], ['Ox', 'Ox', 'Mule']);
    expect(together.play('Doom').settle().told('gained')).toEqual(['gained 2']);
  });
});

describe('what the words that follow speak of', () => {
  test('“that much” is how much happened', () => {
    const watch = waiting([{ on: 'hurt', card: { pick: 'any', filter: [beast] } }], {
      do: 'gain',
      player: you,
      amount: { amount: 'done', unit: 'wounds' },
    });
    const storm = rite('Storm', { do: 'hurt', what: all, amount: 3 });
    const play = new Playing(duelWith([watch, storm]), {
      players: [{ hand: ['Storm'], play: ['Watch'] }, { play: ['Ox', 'Drone'] }],
    });
    expect(play.play('Storm').points(0)).toBe(3);
    // Of an event that has no number nothing is known.
    const none = waiting([{ on: 'destroyed' }], {
      do: 'gain',
      player: you,
      amount: { amount: 'done', unit: 'cards' },
    });
    expect(() => game(none)).toThrow(expect.objectContaining({ code: 'reference-dangling' }));
  });

  test('“that player” is the one to whom it happened, unless that is always “you”', () => {
    const that = { do: 'gain', player: { who: 'that-player' }, amount: 1 } as const;
    const play = game(waiting([{ on: 'destroyed', player: { who: 'each-player' } }], that), ['Mule'], ['Ox']);
    play.play('End').choose('Ox');
    expect([play.points(0), play.points(1)]).toEqual([0, 1]);
    play.play('End').choose('Mule');
    expect([play.points(0), play.points(1)]).toEqual([1, 1]);
    const mine = waiting([{ on: 'destroyed', player: you }], that);
    expect(() => game(mine)).toThrow(expect.objectContaining({ code: 'reference-dangling' }));
  });

  test('“it” is the card itself where that takes part, else the one it happens to', () => {
    const it = { do: 'tap', what: { pick: 'ref', ref: { to: 'it' } } } as const;
    const strike = (pattern: EventPattern) => {
      const play = game(waiting([pattern], it), [], ['Ox']);
      play.act('strike', 'Watch').choose('Ox');
      return play.told('tapped').slice(1);
    };
    const anyone = { pick: 'any', filter: [ally] } as const;
    const others = { pick: 'any', filter: [ally, { is: 'other' }] } as const;
    // It was turned to strike, so only what else is turned is told.
    expect(strike({ on: 'struck', card: others, by: anyone })).toEqual(['tapped Ox']);
    expect(strike({ on: 'struck', card: others, by: self })).toEqual([]);
    expect(strike({ on: 'hurt', card: self, by: others })).toEqual([]);
  });

  test('“that beast” is the one of both parties that can be one', () => {
    const tap = { do: 'tap', what: { pick: 'ref', ref: { to: 'that' }, filter: [ally] } } as const;
    const rites = { pick: 'any', filter: [{ is: 'type', type: 'rite' }] } as const;
    const play = game(waiting([{ on: 'hurt', card: { pick: 'any', filter: [ally] }, by: rites }], tap));
    play.play('Bolt').choose('Mule');
    expect(play.told('tapped')).toEqual(['tapped Mule']);
  });
});
