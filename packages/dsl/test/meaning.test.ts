import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../src/index.ts';
import { testLanguage } from './game.ts';

const language = testLanguage();

function meaning(text: string, facts: CardFacts = { type: 'spell' }): unknown {
  const read = language.parse(text, facts);
  expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return read.abilities[0]?.ability;
}

const you = { who: 'you' };
const draw = { do: 'draw', player: you, count: 1 };
const discard = { do: 'discard', player: you, count: 1 };
const one = { min: 1, max: 1 };
const type = (id: string) => ({ is: 'type', type: id });

describe('scope of "may"', () => {
  it('"A, then B" is one decision for both', () => {
    expect(meaning('You may draw a card, then choose and discard a card.')).toEqual({
      kind: 'spell',
      effects: [{ do: 'may', player: you, effects: [draw, discard] }],
    });
  });
  it('"A to B and C" pays A for both', () => {
    expect(meaning('You may discard a card to draw a card and destroy chosen relic.')).toMatchObject({
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'pay-to',
              costs: [{ pay: 'perform', effect: discard }],
              effects: [draw, { do: 'destroy' }],
            },
          ],
        },
      ],
    });
  });
  it('the next sentence is outside', () => {
    expect(meaning('You may draw a card. Destroy chosen relic.')).toMatchObject({
      effects: [{ do: 'may', effects: [draw] }, { do: 'destroy' }],
    });
  });
});

describe('what stands at the end', () => {
  it('a duration covers the clauses joined before it', () => {
    const lasts = { lasts: 'this-turn' };
    expect(meaning('Chosen beast gains Swift and gets +2 {P} this turn.')).toMatchObject({
      effects: [
        { do: 'grant', what: { pick: 'chosen', range: one }, duration: lasts },
        { do: 'modify', what: { pick: 'ref', ref: { to: 'it' } }, duration: lasts },
      ],
    });
  });
  it('a trailing "for each" multiplies the clauses of its subject that "and" joins', () => {
    const each = { amount: 'per', of: { amount: 'cards' } };
    expect(meaning('Draw a card and draw 2 cards for each weary beast in play.')).toMatchObject({
      effects: [
        { do: 'draw', count: { ...each, each: 1 } },
        { do: 'draw', count: { ...each, each: 2 } },
      ],
    });
    expect(meaning('Draw a card, then draw 2 cards for each weary beast in play.')).toMatchObject({
      effects: [draw, { do: 'draw', count: { ...each, each: 2 } }],
    });
    expect(meaning('Draw a card and each opponent draws a card for each weary beast in play.')).toMatchObject(
      {
        effects: [draw, { do: 'draw', count: { ...each, each: 1 } }],
      },
    );
  });
});

describe('subjects', () => {
  it('an opponent who acts keeps acting', () => {
    const opponents = { who: 'opponents' };
    expect(meaning('Each opponent draws a card and discards a card.')).toMatchObject({
      effects: [
        { do: 'draw', player: opponents },
        { do: 'discard', player: opponents },
      ],
    });
  });
  it('refuses what a card cannot do, and a verb without a subject', () => {
    expect(language.parse('Chosen beast draws a card.', { type: 'spell' }).diagnostics[0]?.code).toBe(
      'DSL2001',
    );
    expect(language.parse('Gets +1 {P} this turn.', { type: 'spell' }).diagnostics[0]?.code).toBe('DSL2001');
  });
  it('refuses "this relic" on a beast', () => {
    expect(
      language.parse('When you play this relic, draw a card.', { type: 'beast' }).diagnostics[0]?.code,
    ).toBe('DSL2001');
  });
});

describe('kinds of ability', () => {
  it('come from leads, costs and the card', () => {
    const kind = (text: string, facts: CardFacts) => (meaning(text, facts) as { kind: string }).kind;
    expect(kind('Your beasts gain Swift.', { type: 'beast' })).toBe('static');
    expect(kind('Your beasts gain Swift this turn.', { type: 'spell' })).toBe('spell');
    expect(kind('{T} — Draw a card.', { type: 'beast' })).toBe('activated');
    expect(kind('When you play this beast, draw a card.', { type: 'beast' })).toBe('triggered');
    expect(kind('Whenever you draw a card this turn, draw a card.', { type: 'spell' })).toBe('spell');
  });
  it('needs a time on a permanent', () => {
    expect(language.parse('Draw a card.', { type: 'beast' }).diagnostics[0]?.code).toBe('DSL2001');
  });
  it('a condition between trigger and effect is checked with it', () => {
    expect(
      meaning('Whenever you draw a card, if this beast is weary, destroy it.', { type: 'beast' }),
    ).toMatchObject({
      kind: 'triggered',
      on: [{ on: 'drawn', player: you }],
      if: { if: 'matches', card: { pick: 'self' }, filter: [{ is: 'state', state: 'weary' }] },
    });
  });
});

describe('selectors', () => {
  it('tell a target from a selection', () => {
    expect(meaning('Destroy chosen beast.')).toMatchObject({
      effects: [{ what: { pick: 'chosen', range: one } }],
    });
    expect(meaning('Destroy one of your beasts.')).toMatchObject({
      effects: [{ what: { pick: 'some', range: one } }],
    });
    expect(meaning('Destroy up to 2 chosen beasts.')).toMatchObject({
      effects: [{ what: { pick: 'chosen', range: { min: 0, max: 2 } } }],
    });
    expect(meaning('Destroy all beasts.')).toMatchObject({ effects: [{ what: { pick: 'each' } }] });
  });
  it('have their filters in canonical order', () => {
    expect(
      meaning('Destroy another chosen weary opposing Red Elf beast named Otto with cost 2 or less.'),
    ).toMatchObject({
      effects: [
        {
          what: {
            filter: [
              type('beast'),
              { is: 'of', player: { who: 'opponents' } },
              { is: 'other' },
              { is: 'state', state: 'weary' },
              { is: 'color', color: 'red' },
              { is: 'classification', classification: 'Elf' },
              { is: 'named', name: 'Otto' },
              { is: 'cost', cmp: '<=', value: 2 },
            ],
          },
        },
      ],
    });
  });
  it('say the zone apart from the filters', () => {
    expect(meaning('Return a beast card from your discard to your hand.')).toMatchObject({
      effects: [
        { do: 'move', what: { pick: 'some', filter: [type('beast')], from: { zone: 'discard', of: you } } },
      ],
    });
  });
});

describe('"otherwise" and "instead"', () => {
  it('belong to the sentence before', () => {
    expect(meaning('If you have no cards in your hand, draw 2 cards. Otherwise, draw a card.')).toMatchObject(
      {
        effects: [{ do: 'if', effects: [{ do: 'draw', count: 2 }], otherwise: [draw] }],
      },
    );
    expect(meaning('Draw a card. If you have no cards in your hand, draw 2 cards instead.')).toMatchObject({
      effects: [{ do: 'instead', effect: draw, with: { do: 'draw', count: 2 } }],
    });
  });
  it('are refused alone', () => {
    expect(language.parse('Otherwise, draw a card.', { type: 'spell' }).complete).toBe(false);
    expect(language.parse('Draw a card instead.', { type: 'spell' }).complete).toBe(false);
  });
});
