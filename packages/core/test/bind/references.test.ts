import type { CardSelector, Effect } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { power } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';
import { wounds } from '../fixtures/table.ts';

const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const ref = (to: 'it' | 'that' | 'chosen' | 'rest' | 'other'): CardSelector => ({ pick: 'ref', ref: { to } });

function cast(
  effects: readonly Effect[],
  mine: string[] = ['Mule'],
  theirs: string[] = ['Ox'],
  deck?: string[],
) {
  const game = new Playing(duelWith([rite('Spell', ...effects)]), {
    players: [{ hand: ['Spell'], play: mine, ...(deck === undefined ? {} : { deck }) }, { play: theirs }],
  });
  return game.play('Spell');
}

describe('references', () => {
  test('“it” is the nearest object, and the card itself when nothing else is', () => {
    const game = cast([
      { do: 'hurt', what: chosen, amount: 1 },
      { do: 'tap', what: ref('it') },
    ]);
    game.choose('Ox');
    expect(game.told('hurt', 'tapped')).toEqual(['hurt Ox', 'tapped Ox']);
    const proud = card(
      'Proud',
      {},
      {
        kind: 'activated',
        costs: [{ pay: 'perform', effect: { do: 'tap', what: { pick: 'self' } } }],
        effects: [{ do: 'hurt', what: ref('it'), amount: 1 }],
      },
    );
    const own = new Playing(duelWith([proud]), { players: [{ play: ['Proud'] }, {}] });
    own.act('use', 'Proud');
    expect(own.told('hurt')).toEqual(['hurt Proud']);
  });

  test('“that” with a type is the nearest object that can be of it', () => {
    const tool = card('Tool', { type: 'tool', stats: {} });
    const game = new Playing(
      duelWith([
        tool,
        rite(
          'Spell',
          { do: 'hurt', what: chosen, amount: 1 },
          {
            do: 'tap',
            what: { pick: 'chosen', range: { min: 1, max: 1 }, filter: [{ is: 'type', type: 'tool' }] },
          },
          { do: 'hurt', what: { pick: 'ref', ref: { to: 'that' }, filter: [ally] }, amount: 1 },
        ),
      ]),
      { players: [{ hand: ['Spell'], play: ['Mule', 'Tool'] }, { play: ['Tool'] }] },
    );
    game.play('Spell').choose('Mule').choose('Tool');
    expect(game.told('hurt', 'tapped')).toEqual(['hurt Mule', 'tapped Tool', 'hurt Mule']);
  });

  test('“that” of a kind of effect is the nearest that the effect was done to', () => {
    const hurt = { pick: 'ref', ref: { to: 'that', by: ['hurt'] } } as const;
    const game = cast([
      { do: 'hurt', what: chosen, amount: 1 },
      { do: 'tap', what: chosen },
      { do: 'hurt', what: hurt, amount: 2 },
    ]);
    game.choose('Mule').choose('Ox');
    expect(game.told('hurt', 'tapped')).toEqual(['hurt Mule', 'tapped Ox', 'hurt Mule 2']);
    expect(() =>
      cast([
        { do: 'tap', what: chosen },
        { do: 'hurt', what: hurt, amount: 1 },
      ]),
    ).toThrow(expect.objectContaining({ code: 'reference-dangling' }));
  });

  test('“that” of a kind of effect that there is not is refused, whichever of the list it is', () => {
    for (const by of [['hrut'], ['hurt', 'hrut']])
      expect(() =>
        cast([
          { do: 'hurt', what: chosen, amount: 1 },
          { do: 'tap', what: { pick: 'ref', ref: { to: 'that', by } } },
        ]),
      ).toThrow('“hrut”');
  });

  test('a card of which a condition asks a type is spoken of anew, as one of that type', () => {
    const that = { pick: 'ref', ref: { to: 'that' }, filter: [ally] } as const;
    const top = { pick: 'top', count: 1, of: you, zone: 'deck' } as const;
    const asked = (deck: string[]) =>
      cast(
        [
          { do: 'hurt', what: chosen, amount: 1 },
          { do: 'reveal', player: you, what: top },
          {
            do: 'if',
            condition: { if: 'matches', card: ref('it'), filter: [ally] },
            effects: [{ do: 'move', player: you, what: that, to: { zone: 'hand' } }],
            otherwise: [{ do: 'tap', what: that }],
          },
        ],
        ['Mule'],
        [],
        deck,
      );
    expect(asked(['Ox']).choose('Mule').told('moved', 'tapped')).toContain('moved Ox');
    // Where it is none, what was said of it does not hold.
    expect(asked(['Spell']).choose('Mule').told('tapped')).toEqual(['tapped Mule']);
  });

  test('“the rest” is the group without what was taken', () => {
    const game = cast(
      [
        { do: 'look', player: you, at: { pick: 'top', count: 3, of: you, zone: 'deck' } },
        {
          do: 'move',
          player: you,
          what: { pick: 'some', range: { min: 0, max: 1 }, filter: [], from: { to: 'that' } },
          to: { zone: 'hand' },
        },
        { do: 'move', player: you, what: ref('rest'), to: { zone: 'discard' } },
      ],
      [],
      [],
      ['Mule', 'Ox', 'Wisp', 'Ox'],
    );
    expect(game.candidates()).toEqual(['Mule', 'Ox', 'Wisp']);
    game.choose('Ox');
    expect(game.told('moved').slice(0, 3)).toEqual(['moved Ox', 'moved Mule', 'moved Wisp']);
  });

  test('“the other” of two is what the first choice left', () => {
    const game = cast(
      [
        { do: 'look', player: you, at: { pick: 'top', count: 2, of: you, zone: 'deck' } },
        {
          do: 'move',
          player: you,
          what: { pick: 'some', range: { min: 1, max: 1 }, filter: [], from: { to: 'that' } },
          to: { zone: 'hand' },
        },
        { do: 'move', player: you, what: ref('other'), to: { zone: 'deck', position: 'bottom' } },
      ],
      [],
      [],
      ['Mule', 'Ox', 'Wisp'],
    );
    game.choose('Mule');
    expect(game.where('Mule')).toBe('hand');
    expect(game.told('moved')[1]).toBe('moved Ox');
  });

  test('“another” excludes what was chosen before', () => {
    const game = cast(
      [
        { do: 'hurt', what: chosen, amount: 1 },
        { do: 'hurt', what: { ...chosen, filter: [ally, { is: 'other' }] }, amount: 2 },
      ],
      ['Mule', 'Ox'],
      ['Ox'],
    );
    game.choose('Mule');
    expect(game.candidates()).toEqual(['Ox', 'Ox']);
  });

  test('a reference with nothing to refer to is refused when bound', () => {
    const attacker = { pick: 'ref', ref: { to: 'party', role: 'by' } } as const;
    for (const what of [ref('chosen'), ref('that'), ref('rest'), ref('it'), attacker])
      expect(() => cast([{ do: 'hurt', what, amount: 1 }])).toThrow(
        expect.objectContaining({ code: 'reference-dangling' }),
      );
    const player = { who: 'that-player' } as const;
    expect(() => cast([{ do: 'gain', player, amount: 1 }])).toThrow(
      expect.objectContaining({ code: 'reference-dangling' }),
    );
    expect(() => cast([{ do: 'gain', player: you, amount: { amount: 'done', unit: 'wounds' } }])).toThrow(
      expect.objectContaining({ code: 'reference-dangling' }),
    );
  });

  test('a stale reference finds nothing: a card that left and came back is a new card', () => {
    const ox = { pick: 'each', filter: [{ is: 'named', name: 'Ox' }] } as const;
    const game = cast([
      { do: 'choose', player: you, what: chosen },
      { do: 'move', player: you, what: ref('chosen'), to: { zone: 'hand' } },
      { do: 'move', player: you, what: { ...ox, from: { zone: 'hand' } }, to: { zone: 'play' } },
      { do: 'hurt', what: ref('chosen'), amount: 1 },
      { do: 'hurt', what: ox, amount: 2 },
    ]);
    game.choose('Ox');
    expect(game.told('moved Ox', 'hurt')).toEqual(['moved Ox', 'moved Ox', 'hurt Ox 2']);
  });
});

describe('what was really done', () => {
  const gainDone: Effect = { do: 'gain', player: you, amount: { amount: 'done', unit: 'wounds' } };

  test('“for each … this way” counts what happened, not what was written', () => {
    const wall = card(
      'Wall',
      { stats: { power: 0, vigour: 9 } },
      { kind: 'keyword', keyword: 'stalwart', value: 1 },
    );
    const game = new Playing(
      duelWith([
        wall,
        rite('Spell', { do: 'hurt', what: { pick: 'each', filter: [ally] }, amount: 2 }, gainDone),
      ]),
      { players: [{ hand: ['Spell'], play: ['Wall', 'Ox'] }, { play: ['Ox'] }] },
    );
    game.play('Spell');
    expect(game.points(0)).toBe(5);
  });

  test('also when a part of the batch was replaced', () => {
    const broker = card(
      'Broker',
      {},
      {
        kind: 'replacement',
        event: {
          on: 'hurt',
          card: { pick: 'any', filter: [ally, { is: 'other' }, { is: 'of', player: you }] },
        },
        instead: [{ do: 'gain', player: you, amount: 1 }],
      },
    );
    const game = new Playing(
      duelWith([
        broker,
        rite('Spell', { do: 'hurt', what: { pick: 'each', filter: [ally] }, amount: 2 }, gainDone),
      ]),
      { players: [{ hand: ['Spell'], play: ['Ox'] }, { play: ['Broker', 'Mule'] }] },
    );
    game.play('Spell');
    // Ox and Broker were hurt, Mule was not.
    expect(game.points(0)).toBe(4);
    expect(game.points(1)).toBe(1);
    const spell = rite(
      'Spell',
      { do: 'hurt', what: { pick: 'each', filter: [ally] }, amount: 2 },
      { do: 'if', condition: { if: 'done' }, effects: [{ do: 'gain', player: you, amount: 3 }] },
    );
    const done = new Playing(duelWith([broker, spell]), {
      players: [{ hand: ['Spell'] }, { play: ['Broker', 'Mule'] }],
    });
    done.play('Spell');
    expect(done.points(0)).toBe(3);
  });

  test('“if you do” holds only when it was done', () => {
    const spell: Effect[] = [
      { do: 'may', player: you, effects: [{ do: 'destroy', what: chosen }] },
      { do: 'if', condition: { if: 'done' }, effects: [{ do: 'gain', player: you, amount: 3 }] },
    ];
    const yes = cast(spell);
    yes.answer(true).choose('Ox');
    expect(yes.points(0)).toBe(3);
    const no = cast(spell);
    no.answer(false);
    expect(no.points(0)).toBe(0);
    // With nothing to destroy, nobody is asked.
    const none = cast(spell, [], []);
    expect(none.asked()).toBe('0:act:act');
    expect(none.points(0)).toBe(0);
  });

  test('“to” pays in full or not at all', () => {
    const spell: Effect[] = [
      {
        do: 'pay-to',
        costs: [{ pay: 'perform', effect: { do: 'discard', player: you, count: 2 } }],
        effects: [{ do: 'gain', player: you, amount: 1 }],
      },
    ];
    const engine = () => duelWith([rite('Spell', ...spell)]);
    const poor = new Playing(engine(), { players: [{ hand: ['Spell', 'Mule'] }, {}] }).play('Spell');
    expect([poor.points(0), poor.where('Mule')]).toEqual([0, 'hand']);
    const rich = new Playing(engine(), { players: [{ hand: ['Spell', 'Mule', 'Ox'] }, {}] }).play('Spell');
    expect([rich.points(0), rich.where('Mule')]).toEqual([1, 'discard']);
  });

  test('“[A]. If …, [B] instead” makes one choice for both', () => {
    const spell: Effect[] = [
      {
        do: 'instead',
        effect: { do: 'hurt', what: chosen, amount: 1 },
        condition: {
          if: 'matches',
          card: ref('that'),
          filter: [{ is: 'classification', classification: 'Beast' }],
        },
        with: { do: 'hurt', what: ref('that'), amount: 3 },
      },
    ];
    const beast = cast(spell);
    beast.choose('Ox');
    expect(wounds.get(beast.state, beast.find('Ox'))).toBe(3);
    const other = cast(spell);
    other.choose('Mule');
    expect(wounds.get(other.state, other.find('Mule'))).toBe(1);
  });
});

describe('last known information', () => {
  test('what applies to allies in play does not reach those elsewhere', () => {
    const chief = card(
      'Chief',
      {},
      {
        kind: 'static',
        effects: [
          { do: 'modify', what: { pick: 'each', filter: [ally, { is: 'other' }] }, stat: 'power', by: 2 },
        ],
      },
    );
    const game = new Playing(duelWith([chief]), { players: [{ hand: ['Mule'], play: ['Chief', 'Ox'] }, {}] });
    const powerOf = (name: string) => game.engine.stat(game.state, game.find(name), power);
    expect([powerOf('Mule'), powerOf('Ox')]).toEqual([1, 4]);
  });

  test('a card that left is remembered as it last was, modifiers and all', () => {
    const chief = card(
      'Chief',
      {},
      {
        kind: 'static',
        effects: [
          { do: 'modify', what: { pick: 'each', filter: [ally, { is: 'other' }] }, stat: 'power', by: 2 },
        ],
      },
    );
    const game = new Playing(
      duelWith([
        chief,
        rite(
          'Spell',
          { do: 'destroy', what: chosen },
          { do: 'gain', player: you, amount: { amount: 'stat', stat: 'power', of: ref('that') } },
        ),
      ]),
      { players: [{ hand: ['Spell'], play: ['Chief', 'Ox'] }, {}] },
    );
    game.play('Spell').choose('Ox');
    expect(game.points(0)).toBe(4);
  });

  test('“its player” is the one who controlled it, and “that card” is found where it went', () => {
    const spite = card(
      'Spite',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'destroyed', card: { pick: 'any', filter: [ally] } }],
        effects: [
          {
            do: 'gain',
            player: { who: 'player-of', card: { pick: 'ref', ref: { to: 'party', role: 'card' } } },
            amount: 1,
          },
          { do: 'move', player: you, what: { pick: 'ref', ref: { to: 'that' } }, to: { zone: 'hand' } },
        ],
      },
    );
    const game = new Playing(duelWith([spite, rite('Spell', { do: 'destroy', what: chosen })]), {
      players: [{ hand: ['Spell'], play: ['Spite'] }, { play: ['Ox'] }],
    });
    game.play('Spell').choose('Ox');
    expect([game.points(0), game.points(1)]).toEqual([0, 1]);
    expect(game.where('Ox')).toBe('hand');
  });
});
