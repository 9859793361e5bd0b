import { compileText } from '@cardwright/dsl';
import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language } from '../support/game.ts';

const act = (text: string, name = 'Act') => action(name, text, { cost: 0 });
const watch = (when: string) =>
  character('Watch', '1/3/1', { text: `While ${when}, this character gets +1 {L}.` });
const items = (count: number) => Array.from({ length: count }, (_, i) => item(`Tool ${i}`));

/** The lore of the character that watches, in a game of three. */
const worth = (
  when: string,
  second: PlayerLiteral,
  third: PlayerLiteral,
  own: { play?: ReturnType<typeof item>[]; hand?: number } = {},
) =>
  game([{ ...own, play: [watch(when), ...(own.play ?? [])] }, second, third])
    .card('Watch')
    .stat('lore') - 1;

describe('CR 9.1.1 what each opponent has is asked of all of them', () => {
  test.each([
    ['each opponent has an item in play', { play: items(1) }, {}],
    ['each opponent has 2 or more items in play', { play: items(2) }, { play: items(1) }],
    ['each opponent has exactly 2 items in play', { play: items(2) }, { play: items(3) }],
    ['each opponent has no items in play', {}, { play: items(1) }],
    ['each opponent has 3 or more cards in their hand', { hand: 3 }, { hand: 2 }],
    ['each opponent has no cards in their hand', { hand: 0 }, { hand: 1 }],
    ['each opponent has 5 or more lore', { lore: 5 }, { lore: 4 }],
    ['each opponent has more cards in their hand than you', { hand: 2 }, { hand: 1 }],
    [
      'each opponent has a damaged character in play',
      { play: [{ card: character('H', '1/9/1'), damage: 1 }] },
      { play: [character('W', '1/9/1')] },
    ],
  ])('while %s', (when, has, lacks) => {
    const own = { hand: 1 };
    expect([worth(when, has, has, own), worth(when, has, lacks, own), worth(when, lacks, has, own)]).toEqual([
      1, 0, 0,
    ]);
  });

  test('each player: you, too; an opponent and a player: one is enough, alone', () => {
    const each = 'each player has 2 or more items in play';
    const [two, one] = [{ play: items(2) }, { play: items(1) }];
    expect([worth(each, two, two, two), worth(each, two, two, one), worth(each, one, two, two)]).toEqual([
      1, 0, 0,
    ]);
    const an = 'an opponent has 2 or more items in play';
    expect([worth(an, one, one, two), worth(an, one, two)]).toEqual([0, 1]);
    const any = 'a player has 2 or more items in play';
    expect([worth(any, one, one), worth(any, one, one, two), worth(any, two, one)]).toEqual([0, 1, 1]);
  });

  test('what each of them did this turn, or did not', () => {
    const both = act('Each opponent chooses and discards a card.', 'Both');
    const one = act('Chosen opponent chooses and discards a card.', 'One');
    const drawn = (text: string, ...before: ('Both' | 'One')[]) => {
      const g = game([{ hand: [both, one, act(text)], deck: 9 }, { hand: 2 }, { hand: 2 }]);
      for (const name of before) {
        g.move('play', name);
        if (name === 'One') g.choosePlayer(1).choose('Extra');
        else g.choose('Extra').choose('Extra');
      }
      const { length } = g.player(0).names('hand');
      return g.move('play', 'Act').player(0).names('hand').length - length + 1;
    };
    const did = 'If each opponent discarded a card this turn, draw a card.';
    expect([drawn(did), drawn(did, 'One'), drawn(did, 'Both')]).toEqual([0, 0, 1]);
    const not = "If each opponent hasn't discarded a card this turn, draw a card.";
    expect([drawn(not), drawn(not, 'One'), drawn(not, 'Both')]).toEqual([1, 0, 0]);
  });

  test('as an intervening condition, a trailing one, “unless”, and beside another', () => {
    const played = (text: string, second: PlayerLiteral, third: PlayerLiteral) =>
      game([{ hand: [act(text)], deck: 5 }, second, third])
        .move('play', 'Act')
        .player(0)
        .count('hand');
    const one = { play: items(1) };
    for (const text of [
      'Draw a card if each opponent has an item in play.',
      'If each opponent has an item in play, draw a card.',
    ])
      expect([played(text, one, one), played(text, one, {})]).toEqual([1, 0]);
    const unless = 'Draw a card unless each opponent has an item in play.';
    expect([played(unless, one, one), played(unless, one, {})]).toEqual([0, 1]);
  });

  test('all opposing cards together are counted where the text says so', () => {
    const text = 'If there are 2 or more opposing items, draw a card.';
    const { verdict, abilities } = compileText(language(), { text, type: 'action', resolves: true });
    expect(verdict.roundTrip).toBe(true);
    expect(JSON.stringify(abilities[0]!.ability)).not.toContain('every');
    const g = game([{ hand: [act(text)], deck: 5 }, { play: items(1) }, { play: items(1) }]).move(
      'play',
      'Act',
    );
    expect(g.player(0).count('hand')).toBe(1);
  });
});
