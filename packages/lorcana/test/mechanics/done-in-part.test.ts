import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

const tune = (name: string) => song(name, 'Gain 1 lore.');
const act = (text: string) => action('Act', text, { cost: 0 });
const hurt = (name: string, damage: number) => ({ card: character(name, '1/9/1'), damage });
const two = (name: string) => [character(`${name} A`, '1/3/1'), character(`${name} B`, '1/3/1')];

interface Table {
  readonly mine?: PlayerLiteral;
  readonly theirs?: PlayerLiteral;
  /** The answers to what is asked. */
  readonly choose?: readonly string[];
}

/** With what a deed is done wholly, and with what in part. */
const cases: readonly { readonly text: string; readonly done: Table; readonly part: Table }[] = [
  {
    text: 'Return 2 song cards from your discard to your hand. If you do, gain 2 lore.',
    done: { mine: { discard: [tune('A'), tune('B')] } },
    part: { mine: { discard: [tune('A')] } },
  },
  {
    text: 'Put 2 item cards from your discard on the bottom of your deck. If you do, gain 2 lore.',
    done: { mine: { discard: [item('A'), item('B')] } },
    part: { mine: { discard: [item('A')] } },
  },
  {
    text: 'Remove 3 damage from chosen character. If you do, gain 2 lore.',
    done: { mine: { play: [hurt('A', 3)] }, choose: ['A'] },
    part: { mine: { play: [hurt('A', 2)] }, choose: ['A'] },
  },
  {
    text: 'Move 3 damage from chosen character to chosen opposing character. If you do, gain 2 lore.',
    done: { mine: { play: [hurt('A', 3)] }, theirs: { play: [character('F', '1/9/1')] }, choose: ['A', 'F'] },
    part: { mine: { play: [hurt('A', 2)] }, theirs: { play: [character('F', '1/9/1')] }, choose: ['A', 'F'] },
  },
  {
    text: 'Draw 3 cards. If you do, gain 2 lore.',
    done: { mine: { deck: 4 } },
    part: { mine: { deck: 2 } },
  },
  {
    text: 'Discard 2 cards. If you do, gain 2 lore.',
    done: { mine: { hand: [item('A'), item('B')] } },
    part: { mine: { hand: [item('A')] } },
  },
  {
    text: 'Banish 2 of your items. If you do, gain 2 lore.',
    done: { mine: { play: [item('A'), item('B')] } },
    part: { mine: { play: [item('A')] } },
  },
  {
    text: 'Put the top 3 cards of your deck into your discard. If you do, gain 2 lore.',
    done: { mine: { deck: 4 } },
    part: { mine: { deck: 2 } },
  },
  {
    text: 'Exert 2 of your ready characters. If you do, gain 2 lore.',
    done: { mine: { play: two('A') } },
    part: { mine: { play: two('A').slice(1) } },
  },
  {
    text: 'Return 2 of your characters to your hand. If you do, gain 2 lore.',
    done: { mine: { play: two('A') } },
    part: { mine: { play: two('A').slice(1) } },
  },
  {
    text: 'Ready 2 of your characters. If you do, gain 2 lore.',
    done: { mine: { play: two('A').map((card) => ({ card, exerted: true })) } },
    part: {
      mine: {
        play: two('A')
          .slice(1)
          .map((card) => ({ card, exerted: true })),
      },
    },
  },
  {
    text: 'Reveal the top 2 cards of your deck. If you do, gain 2 lore.',
    done: { mine: { deck: 2 } },
    part: { mine: { deck: 1 } },
  },
  {
    text: 'Put 2 cards from your hand into your inkwell facedown and exerted. If you do, gain 2 lore.',
    done: { mine: { hand: [item('A'), item('B')] } },
    part: { mine: { hand: [item('A')] } },
  },
  {
    text: 'Put the top 2 cards of your deck into your inkwell facedown and exerted. If you do, gain 2 lore.',
    done: { mine: { deck: 3 } },
    part: { mine: { deck: 1 } },
  },
  {
    text: 'Shuffle 2 item cards from your discard into your deck. If you do, gain 2 lore.',
    done: { mine: { discard: [item('A'), item('B')] } },
    part: { mine: { discard: [item('A'), tune('B')] } },
  },
];

describe('CR 6.1.5.1 “if you do” after what was done in part', () => {
  test.each(cases)('$text', ({ text, done, part }) => {
    const lore = ({ mine = {}, theirs = {}, choose = [] }: Table) => {
      const g = game([{ ...mine, hand: [act(text), ...((mine.hand ?? []) as string[])] }, theirs]);
      g.move('play', 'Act');
      for (const one of choose) g.choose(one);
      return g.player(0).count('lore');
    };
    expect([lore(done), lore(part)]).toEqual([2, 0]);
  });

  test('lore that is not there was not lost', () => {
    const drawn = (lore: number) =>
      game([{ lore, hand: [act('Lose 3 lore. If you do, draw 2 cards.')], deck: 5 }])
        .move('play', 'Act')
        .player(0)
        .count('hand');
    expect([drawn(3), drawn(2)]).toEqual([2, 0]);
  });
});
