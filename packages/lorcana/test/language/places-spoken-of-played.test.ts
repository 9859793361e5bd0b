import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const guide = (text: string, numbers = '1/4/1') => character('Guide', numbers, { text });
const spell = (text: string) => action('Spell', text);
const inn = location('Inn', '6/2/0');
const mill = location('Mill', '6/1/0');
const at = (place: string, name: string, numbers = '1/4/1') => ({
  card: character(name, numbers),
  'at-location': `p0:play:${place}`,
});

describe('"that location", "there", "the same location"', () => {
  test('is where the character moved, not where another is', () => {
    const text =
      'Whenever this character moves to a location, your other characters there get +1 {L} this turn.';
    const g = game([{ play: [inn, mill, guide(text), at('0', 'A'), at('1', 'B')] }]);
    g.move('move', 'Guide').choose('Inn');
    expect(g.card('A')).toHaveStat('lore', 2);
    expect(g.card('B')).toHaveStat('lore', 1);
    expect(g.card('Guide')).toHaveStat('lore', 1);
  });

  test('is where any character moved, of whom one is chosen there', () => {
    const text =
      'Whenever one of your characters moves to a location, chosen character at that location gets +1 {S} this turn.';
    const g = game([{ play: [inn, mill, guide(text), character('C'), at('0', 'A'), at('1', 'B')] }]);
    g.move('move', 'C').choose('Mill');
    expect(g.candidates).toEqual(['C', 'B']);
    g.choose('B');
    expect(g.card('B')).toHaveStat('strength', 2);
  });

  test('is where this character is, as long as it is there', () => {
    const text = 'While this character is at a location, that location gets +1 {L}.';
    const g = game([{ play: [inn, mill, guide(text)] }]);
    expect(g.card('Inn')).toHaveStat('lore', 2);
    g.move('move', 'Guide').choose('Inn');
    expect(g.card('Inn')).toHaveStat('lore', 3);
    g.move('move', 'Guide').choose('Mill');
    expect(g.card('Inn')).toHaveStat('lore', 2);
    expect(g.card('Mill')).toHaveStat('lore', 2);
  });

  test('leaves "she" to the character', () => {
    const text = 'While this character is at a location, she gets +3 {S} and that location gets +1 {L}.';
    const g = game([{ play: [inn, guide(text)] }]);
    g.move('move', 'Guide').choose('Inn');
    expect(g.card('Guide')).toHaveStat('strength', 4);
    expect(g.card('Inn')).toHaveStat('lore', 3);
  });

  test('is where a character quested', () => {
    const own = "Whenever this character quests while at a location, gain lore equal to that location's {L}.";
    const g = game([{ play: [inn, guide(own)] }]);
    g.move('move', 'Guide').choose('Inn').move('quest', 'Guide');
    expect(g.player(0)).toHaveCount('lore', 3);
    const any =
      'Whenever one of your characters quests while at a location, that location gets +1 {L} this turn.';
    const h = game([{ play: [inn, mill, guide(any), at('1', 'B')] }]);
    h.move('quest', 'B');
    expect(h.card('Mill')).toHaveStat('lore', 2);
    expect(h.card('Inn')).toHaveStat('lore', 2);
  });

  test('asks of the character itself where it is when it challenges', () => {
    const text = 'Whenever this character challenges while at a location, gain 1 lore.';
    const theirs = { play: [{ card: character('Foe', '1/9/1'), exerted: true }] };
    const away = game([{ play: [inn, guide(text)] }, theirs])
      .move('challenge', 'Guide')
      .choose('Foe');
    expect(away.player(0)).toHaveCount('lore', 0);
    const there = game([{ play: [inn, guide(text)] }, theirs]);
    there.move('move', 'Guide').choose('Inn').move('challenge', 'Guide').choose('Foe');
    expect(there.player(0)).toHaveCount('lore', 1);
  });

  test('is the same for those who are with the character, and none for who is nowhere', () => {
    const text =
      'Whenever this character quests, your other characters at the same location get +1 {L} this turn.';
    const g = game([{ play: [inn, guide(text), at('0', 'A'), character('Far')] }]);
    g.move('move', 'Guide').choose('Inn').move('quest', 'Guide');
    expect([g.card('A').stat('lore'), g.card('Far').stat('lore')]).toEqual([2, 1]);
    const nowhere = game([{ play: [inn, guide(text), at('0', 'A'), character('Far')] }]).move(
      'quest',
      'Guide',
    );
    expect([nowhere.card('A').stat('lore'), nowhere.card('Far').stat('lore')]).toEqual([1, 1]);
  });

  test('is that of another character where the text says whose', () => {
    const text =
      'Chosen character gets +1 {S} this turn. Deal 1 damage to each other character at the same location as that character.';
    const g = game([
      { hand: [spell(text)], inkwell: 1, play: [inn, mill, at('0', 'A'), at('0', 'B'), at('1', 'C')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A');
    expect(['A', 'B', 'C'].map((name) => g.card(name).count('damage'))).toEqual([0, 1, 0]);
  });
});

describe('what several players choose', () => {
  const mine = { hand: [spell('Each player chooses one of their characters. Banish all other characters.')] };

  test('is all spared by "all others"', () => {
    const g = game([
      { ...mine, inkwell: 1, play: [character('A'), character('B')] },
      { play: [character('C'), character('D')] },
      { play: [character('E')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A').choose('C').choose('E');
    expect([0, 1, 2].flatMap((p) => g.player(p).names('play'))).toEqual(['A', 'C', 'E']);
  });

  test('is "those characters" afterwards, each to the hand of its own player', () => {
    const text =
      "Each opponent chooses one of their characters. Return those characters to their players' hands.";
    const g = game([
      { hand: [spell(text)], inkwell: 1 },
      { play: [character('A'), character('B')] },
      { play: [character('C'), character('D')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('B').choose('C');
    expect([1, 2].map((p) => g.player(p).names('play'))).toEqual([['A'], ['D']]);
    expect(g.card('B')).toBeInZone('hand', 1);
    expect(g.card('C')).toBeInZone('hand', 2);
  });

  test('is only that of who may and does', () => {
    const text =
      'Each opponent may reveal the top card of their deck. Banish all characters with the same name as those cards.';
    const g = game([
      { hand: [spell(text)], inkwell: 1, play: [character('X'), character('Y')] },
      { deck: [character('X')] },
      { deck: [character('Y')] },
    ]);
    g.move('play', 'Spell', 'ink').decline().accept();
    expect(g.player(0).names('play')).toEqual(['X']);
  });
});

describe('what is compared', () => {
  test('"the same name as this character" is not that of what was played', () => {
    const text =
      'Whenever you play an item, you may return a character card with the same name as this character from your discard to your hand.';
    const g = game([
      {
        hand: [item('Cup')],
        inkwell: 1,
        play: [guide(text)],
        discard: [character('Guide', '2/2/2'), character('Cup', '2/2/2')],
      },
    ]);
    g.move('play', 'Cup', 'ink').accept();
    expect(g.player(0).names('hand')).toEqual(['Guide']);
  });

  test.each(['less {S}', 'more {S}'])(
    'a zone after "%s than this character" is that of the other card',
    (less) => {
      const text = `Whenever you play an item, you may return a character card with ${less} than this character from your discard to your hand.`;
      const g = game([
        {
          hand: [item('Cup')],
          inkwell: 1,
          play: [character('Guide', '4/4/1', { text, cost: 4 })],
          discard: [character('Small', '2/2/2'), character('Large', '5/5/2', { cost: 6 })],
        },
      ]);
      g.move('play', 'Cup', 'ink').accept();
      expect(g.player(0).names('hand')).toEqual([less === 'less {S}' ? 'Small' : 'Large']);
    },
  );

  test('"had" is what a character had in play', () => {
    const text = 'Banish chosen character. If that character had 3 {S} or more, draw a card.';
    const strong = 'Your other characters get +2 {S}.';
    const cast = (mine: PlayerLiteral) =>
      game([{ hand: [spell(text)], inkwell: 1, ...mine }]).move('play', 'Spell', 'ink');
    const drawn = cast({ play: [guide(strong), character('A')] }).choose('A');
    expect(drawn.player(0)).toHaveCount('hand', 1);
    const weak = cast({ play: [guide(''), character('A')] }).choose('A');
    expect(weak.player(0)).toHaveCount('hand', 0);
    const zero = 'Chosen character gets -2 {S} this turn. If that character has 0 {S}, draw a card.';
    const none = game([{ hand: [spell(zero)], inkwell: 1, play: [character('A', '2/2/1')] }]);
    expect(none.move('play', 'Spell', 'ink').choose('A').player(0)).toHaveCount('hand', 1);
    const some = game([{ hand: [spell(zero)], inkwell: 1, play: [character('A', '3/2/1')] }]);
    expect(some.move('play', 'Spell', 'ink').choose('A').player(0)).toHaveCount('hand', 0);
  });

  test('a total of costs limits who is chosen together', () => {
    const text = 'Exert up to 2 chosen characters with total cost 5 or less.';
    const of = (name: string, cost: number) => character(name, '1/1/1', { cost });
    const g = game([
      { hand: [spell(text)], inkwell: 1 },
      { play: [of('Two', 2), of('Three', 3), of('Four', 4), of('Six', 6)] },
    ]);
    g.move('play', 'Spell', 'ink');
    expect(g.candidates).toEqual(['Two', 'Three', 'Four']);
    expect(() => g.choose('Two', 'Four')).toThrow();
    g.choose('Two', 'Three');
    expect(g.card('Three').count('exerted')).toBe(1);
  });

  test('"if not" is otherwise, and "both" asks for each', () => {
    const named =
      "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. If not, put it on the bottom of your deck.";
    const g = game([{ hand: [spell(named)], inkwell: 1, deck: [character('A'), character('B')] }]);
    g.move('play', 'Spell', 'ink').name('B');
    expect(g.player(0).names('deck').at(-1)).toBe('A');
    const both = 'If you have both a character named A and a character named B in play, gain 1 lore.';
    const lore = (...names: string[]) =>
      game([{ hand: [spell(both)], inkwell: 1, play: names.map((name) => character(name)) }])
        .move('play', 'Spell', 'ink')
        .player(0)
        .count('lore');
    expect([lore('A'), lore('A', 'B')]).toEqual([0, 1]);
  });
});

describe('who comes to a location', () => {
  test('is "they" and "that character", not the location', () => {
    for (const said of ['they get', 'that character gets']) {
      const text = `Whenever you move a character here, ${said} +1 {S} this turn.`;
      const g = game([{ play: [location('Inn', '6/2/0', { text }), character('A')] }]);
      g.move('move', 'A').choose('Inn');
      expect(g.card('A')).toHaveStat('strength', 2);
    }
  });

  test('may be moved there by anyone', () => {
    const text = 'Whenever a character moves here, deal 1 damage to them.';
    const g = game([{ play: [location('Inn', '6/2/0', { text }), character('A', '1/3/1')] }]);
    g.move('move', 'A').choose('Inn');
    expect(g.card('A')).toHaveCount('damage', 1);
    expect(g.card('Inn')).toHaveCount('damage', 0);
  });
});

describe('what there was', () => {
  test('cards under a character that was banished are counted as they were', () => {
    const text = 'When this character is banished, if there were 2 or more cards under him, draw a card.';
    const hand = (under: number) => {
      const played = { card: guide(text), under: Array.from({ length: under }, () => character('X')) };
      const g = game([{ hand: [spell('Banish chosen character.')], inkwell: 1, play: [played] }]);
      return g.move('play', 'Spell', 'ink').choose('Guide').player(0).count('hand');
    };
    expect([hand(1), hand(2)]).toEqual([0, 1]);
  });

  test('"named A and B" are those of either name', () => {
    const text = 'Your characters named A and B get +1 {S}.';
    const g = game([{ play: [guide(text), character('A'), character('B'), character('C')] }]);
    expect(['A', 'B', 'C'].map((name) => g.card(name).stat('strength'))).toEqual([2, 2, 1]);
  });
});
