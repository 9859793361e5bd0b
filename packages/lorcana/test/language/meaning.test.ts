import type { Ability, CardFilter, Effect } from '@cardwright/core/data';
import { compileText } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { anyType, language } from './language.ts';

/** What a text means on a card of a type. A round trip proves that no word was lost; only this proves what they say. */
const means = (text: string, type: 'character' | 'action' | 'item' = 'action'): Ability => {
  const facts = anyType.find((one) => one.type === type)!;
  const { abilities, diagnostics } = compileText(language, { text, ...facts });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(abilities).toHaveLength(1);
  return abilities[0]!.ability;
};
const effects = (text: string, type?: 'character' | 'action' | 'item'): readonly Effect[] => {
  const ability = means(text, type);
  return 'effects' in ability ? ability.effects : [];
};

const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const self = { pick: 'self' } as const;
const it_ = { pick: 'ref', ref: { to: 'it' } } as const;
const one = { min: 1, max: 1 } as const;
const character: CardFilter = { is: 'type', type: 'character' };
const yours: CardFilter = { is: 'of', player: you };
const other: CardFilter = { is: 'other' };
const theirs: CardFilter = { is: 'of', player: opponents };
const chosen = (...filter: CardFilter[]) =>
  ({ pick: 'chosen', range: one, filter: [character, ...filter] }) as const;
const its = { who: 'player-of', card: it_ } as const;
const thisTurn = { lasts: 'this-turn' } as const;

describe('whose cards, and how they are picked', () => {
  it('tells targets from cards that are merely taken', () => {
    expect(effects('Banish chosen character.')).toEqual([{ do: 'banish', player: you, what: chosen() }]);
    expect(effects('Return a character card from your discard to your hand.')).toEqual([
      {
        do: 'move',
        player: you,
        what: { pick: 'some', range: one, filter: [character], from: { zone: 'discard', of: you } },
        to: { zone: 'hand', of: you },
      },
    ]);
    expect(effects('Remove up to 3 damage from one of your characters.')).toMatchObject([
      { from: { pick: 'some', filter: [character, yours] } },
    ]);
  });

  it('takes "choose a character" for a target', () => {
    expect(
      effects(
        "Choose an opposing character. The chosen character doesn't ready at the start of their next turn.",
      ),
    ).toEqual([
      { do: 'choose', player: you, what: chosen(theirs) },
      {
        do: 'forbid',
        action: 'ready',
        what: { pick: 'ref', ref: { to: 'chosen' }, filter: [character] },
        duration: { lasts: 'at-start-of-next-turn', of: { who: 'that-player' } },
      },
    ]);
  });

  it('knows "other" from "another chosen" and "opposing"', () => {
    expect(effects('Your other characters gain Ward.', 'character')).toEqual([
      {
        do: 'grant',
        keywords: [{ keyword: 'ward' }],
        what: { pick: 'each', filter: [character, yours, other] },
      },
    ]);
    expect(effects('Exert all opposing damaged characters.')).toMatchObject([
      { what: { pick: 'each', filter: [character, theirs, { is: 'state', state: 'damaged' }] } },
    ]);
  });

  it("leaves the owner's zone to the card that goes there", () => {
    expect(effects("Put chosen character into their player's inkwell facedown and exerted.")).toMatchObject([
      { what: chosen(), to: { zone: 'inkwell', of: its, as: ['facedown', 'exerted'] } },
    ]);
    expect(effects("Shuffle a card from any discard into its player's deck.")).toMatchObject([
      {
        what: { pick: 'some', from: { zone: 'discard' } },
        to: { zone: 'deck', of: its, position: 'shuffled' },
      },
    ]);
  });
});

describe('who acts and who may decline', () => {
  it('gives the verb to its subject', () => {
    expect(effects('Each opponent chooses and discards 2 cards.')).toEqual([
      { do: 'discard', player: opponents, count: 2 },
    ]);
    expect(effects('Each player discards their hand and draws 7 cards.')).toEqual([
      { do: 'discard', player: { who: 'each-player' }, count: 'all' },
      { do: 'draw', player: { who: 'each-player' }, count: 7 },
    ]);
  });

  it('puts all of a sentence under its "may", and nothing of the next', () => {
    expect(effects('Draw a card. You may draw a card, then choose and discard a card. Gain 1 lore.')).toEqual(
      [
        { do: 'draw', player: you, count: 1 },
        {
          do: 'may',
          player: you,
          effects: [
            { do: 'draw', player: you, count: 1 },
            { do: 'discard', player: you, count: 1 },
          ],
        },
        { do: 'gain-lore', player: you, amount: 1 },
      ],
    );
  });

  it('makes what stands before "to" a cost', () => {
    expect(
      effects(
        'Whenever you play a character with cost 2 or less, you may exert them to draw a card.',
        'character',
      ),
    ).toEqual([
      {
        do: 'may',
        player: you,
        effects: [
          {
            do: 'pay-to',
            costs: [{ pay: 'perform', effect: { do: 'exert', player: you, what: it_ } }],
            effects: [{ do: 'draw', player: you, count: 1 }],
          },
        ],
      },
    ]);
  });

  it('takes what is allowed for a rule, not for a choice', () => {
    expect(means('During your turn, you may ink an additional card.', 'character')).toEqual({
      kind: 'static',
      while: { if: 'turn', of: you },
      effects: [{ do: 'additional-action', player: you, action: 'ink', count: 1 }],
    });
  });
});

describe('references', () => {
  it('takes cards out of the group that was looked at', () => {
    const [look, may, rest] = effects(
      'Look at the top 4 cards of your deck. You may reveal a character card and put it into your hand. Put the rest on the bottom of your deck in any order.',
    );
    expect(look).toMatchObject({ do: 'look', at: { pick: 'top', count: 4 } });
    expect(may).toMatchObject({
      do: 'may',
      effects: [
        { do: 'reveal', what: { pick: 'some', filter: [character], from: {} } },
        { do: 'move', what: it_ },
      ],
    });
    expect(rest).toMatchObject({
      do: 'move',
      what: { pick: 'ref', ref: { to: 'rest' } },
      to: { position: 'bottom', order: 'any' },
    });
  });

  it('counts what was really done', () => {
    expect(
      effects('Each opponent loses 1 lore. You may draw a card for each 1 lore lost this way.'),
    ).toMatchObject([
      { do: 'lose-lore', player: opponents },
      {
        do: 'may',
        effects: [{ do: 'draw', count: { amount: 'per', each: 1, of: { amount: 'done', unit: 'lore' } } }],
      },
    ]);
  });

  it('amends the effect before it, on the same choice and for as long', () => {
    expect(
      effects(
        'Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead.',
      ),
    ).toEqual([
      {
        do: 'instead',
        effect: { do: 'modify', stat: 'strength', by: 2, what: chosen(), duration: thisTurn },
        condition: {
          if: 'matches',
          card: { pick: 'ref', ref: { to: 'chosen' } },
          filter: [character, { is: 'classification', classification: 'Villain' }],
        },
        with: { do: 'modify', stat: 'strength', by: 3, what: it_, duration: thisTurn },
      },
    ]);
  });

  it('names the parties of a challenge by what they did in it', () => {
    expect(
      means(
        'When this character is challenged and banished, you may banish the challenging character.',
        'character',
      ),
    ).toMatchObject({
      on: [{ on: 'banished', card: self, given: ['while-challenged'] }],
      effects: [
        { effects: [{ do: 'banish', what: { pick: 'ref', ref: { to: 'party', role: 'challenger' } } }] },
      ],
    });
  });
});

describe('when', () => {
  it('keeps "during your turn" outside the trigger and "if" inside it', () => {
    expect(
      means(
        'During your turn, whenever this character banishes another character in a challenge, you gain 2 lore and each opponent loses 2 lore.',
        'character',
      ),
    ).toEqual({
      kind: 'triggered',
      during: { if: 'turn', of: you },
      on: [
        {
          on: 'banished',
          by: self,
          card: { pick: 'any', filter: [character, other] },
          given: ['in-challenge'],
        },
      ],
      effects: [
        { do: 'gain-lore', player: you, amount: 2 },
        { do: 'lose-lore', player: opponents, amount: 2 },
      ],
    });
    expect(
      means(
        'When you play this character, if you have 2 or more other characters in play, you may draw 2 cards.',
        'character',
      ),
    ).toMatchObject({
      on: [{ on: 'played', player: you, card: self }],
      if: { if: 'count', cmp: '>=', value: 2, of: { pick: 'each', filter: [character, yours, other] } },
    });
  });

  it('tells a trigger that an action makes from one that a card has', () => {
    expect(
      means('Whenever one of your characters quests this turn, each opponent loses 1 lore.'),
    ).toMatchObject({
      kind: 'spell',
      effects: [{ do: 'trigger', duration: thisTurn, ability: { kind: 'triggered' } }],
    });
    expect(means('Whenever you play a song, you may pay 1 {I} to draw a card.', 'item').kind).toBe(
      'triggered',
    );
  });

  it('lasts as it says', () => {
    expect(effects('Chosen character gains Reckless during their next turn.')).toMatchObject([
      { do: 'grant', duration: { lasts: 'during-next-turn', of: { who: 'that-player' } } },
    ]);
    expect(effects("Ready chosen character. They can't quest for the rest of this turn.")).toMatchObject([
      { do: 'ready' },
      { do: 'forbid', action: 'quest', what: it_, duration: thisTurn },
    ]);
    expect(effects('You pay 1 {I} less for the next character you play this turn.')).toEqual([
      {
        do: 'change-cost',
        player: you,
        action: 'play',
        by: -1,
        for: [character],
        uses: 1,
        duration: thisTurn,
      },
    ]);
  });

  it('pays every part of a cost before the dash', () => {
    expect(means('1 {I}, Banish this item — Exert chosen character.', 'item')).toMatchObject({
      kind: 'activated',
      costs: [
        { pay: 'resource', resource: 'ink', amount: 1 },
        { pay: 'perform', effect: { do: 'banish', what: self } },
      ],
    });
  });
});

describe('what cannot be done', () => {
  it('limits the one that acts or the one it is done to, as the sentence says', () => {
    expect(effects("Characters with cost 2 or less can't challenge your characters.", 'character')).toEqual([
      {
        do: 'forbid',
        action: 'challenge',
        what: { pick: 'each', filter: [character, { is: 'cost', cmp: '<=', value: 2 }] },
        other: { pick: 'each', filter: [character, yours] },
      },
    ]);
    expect(effects('Only characters with Evasive can challenge this character.', 'character')).toEqual([
      {
        do: 'forbid',
        action: 'be-challenged',
        what: self,
        except: [character, { is: 'keyword', keyword: 'evasive' }],
      },
    ]);
    expect(effects("Opponents can't choose this character except to challenge.", 'character')).toEqual([
      { do: 'forbid', action: 'be-chosen', by: opponents, what: self },
    ]);
  });

  it.each([
    ['Chosen character banish.', 'action'],
    ['Draw a cards.', 'action'],
    ['This item enters play exerted.', 'character'],
    ['Each opponent quests 2 cards.', 'action'],
  ] as const)('refuses %s on a card of type %s', (text, type) => {
    const facts = anyType.find((known) => known.type === type)!;
    expect(compileText(language, { text, ...facts }).verdict.roundTrip).toBe(false);
  });
});

describe('what may be paid less once a turn', () => {
  const once = { kind: 'static', while: { if: 'turn', of: you }, limit: 'once-per-turn' } as const;
  const may = (effect: Effect) => ({ ...once, effects: [{ do: 'may', player: you, effects: [effect] }] });
  const location = { pick: 'some', range: one, filter: [{ is: 'type', type: 'location' }] } as const;

  it('is a permission that applies to one payment', () => {
    expect(
      means(
        'Once during your turn, you may pay 1 {I} less to move this character to a location.',
        'character',
      ),
    ).toEqual(may({ do: 'change-move-cost', player: you, what: self, to: location, by: -1 }));
    expect(means('Once during your turn, you may pay 2 {I} less to play a character.', 'item')).toEqual(
      may({ do: 'change-cost', player: you, by: -2, for: [character], action: 'play' }),
    );
  });

  it('is no permission where "may" is not said, and no ability that is used', () => {
    expect(means('Once during your turn, you pay 1 {I} less to play characters.', 'item')).toEqual({
      ...once,
      effects: [{ do: 'change-cost', player: you, by: -1, for: [character], action: 'play' }],
    });
    expect(means('Once during your turn, you may pay 1 {I} to draw a card.', 'item')).toMatchObject({
      kind: 'activated',
      limit: 'once-per-turn',
    });
  });

  it('is said of each payment where no limit is', () => {
    expect(means('You may pay 1 {I} less to play a character.', 'item')).toEqual({
      kind: 'static',
      effects: may({ do: 'change-cost', player: you, by: -1, for: [character], action: 'play' }).effects,
    });
  });
});

describe('“unless” (CR 6.4.4.1)', () => {
  const unless = {
    if: 'not',
    condition: { if: 'matches', filter: [{ is: 'state', state: 'damaged' }], card: it_ },
  };
  it('is asked as long as something lasts, and once of what is done once', () => {
    expect(effects("Chosen character can't quest this turn unless they're damaged.")).toEqual([
      {
        do: 'while',
        condition: unless,
        effects: [{ do: 'forbid', action: 'quest', what: chosen(), duration: thisTurn }],
      },
    ]);
    expect(effects('Draw a card unless you have a damaged character in play.')[0]?.do).toBe('if');
  });
});
