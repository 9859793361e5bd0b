import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

const guide = (text: string, numbers = '1/4/1') => character('Guide', numbers, { text });
const spell = (text: string) => action('Spell', text);
const exerted = (name: string, numbers: string) => ({ card: character(name, numbers), exerted: true });

/** Hero challenges Foe, where Guide watches. */
const watched = (text: string, foe = '2/9/1') =>
  game([{ play: [guide(text), character('Hero', '2/9/1')] }, { play: [exerted('Foe', foe)] }])
    .move('challenge', 'Hero')
    .choose('Foe');

describe('"they" after an event', () => {
  test('are those who act', () => {
    const g = watched(
      'Whenever one of your characters challenges another character, they get +1 {S} this turn.',
    );
    expect([g.card('Hero').stat('strength'), g.card('Foe').stat('strength')]).toEqual([3, 2]);
    const ready = 'Whenever one of your characters banishes another character in a challenge, ready them.';
    expect(watched(ready, '2/1/1').card('Hero').count('exerted')).toBe(0);
  });

  test('are those who sing, not what is sung', () => {
    const text = 'Whenever one of your characters sings a song, they get +2 {L} this turn.';
    const tune = song('Tune', 'Draw a card.', { cost: 1 });
    const g = game([{ hand: [tune], play: [guide(text), character('Hero')] }]);
    g.move('play', 'Tune', 'sing').choose('Hero');
    expect(g.card('Hero')).toHaveStat('lore', 3);
  });

  test('are those who challenge this character, and "this character" is itself', () => {
    const text = 'Whenever an opposing character challenges this character, they get -1 {S} this turn.';
    const play = [{ card: guide(text, '2/9/1'), exerted: true }];
    const g = game([{ play: [character('Foe', '2/9/1')] }, { play }]);
    g.move('challenge', 'Foe').choose('Guide');
    expect([g.card('Foe').stat('strength'), g.card('Guide').stat('strength')]).toEqual([1, 2]);
    const itself = 'Whenever this character challenges another character, she gets +1 {S} this turn.';
    const h = game([{ play: [guide(itself)] }, { play: [exerted('Foe', '2/9/1')] }]);
    h.move('challenge', 'Guide').choose('Foe');
    expect([h.card('Foe').stat('strength'), h.card('Guide').stat('strength')]).toEqual([2, 2]);
  });

  test('are not "that character", who was spoken of last', () => {
    const g = watched(
      'Whenever one of your characters challenges another character, that character gets -1 {S} this turn.',
    );
    expect([g.card('Hero').stat('strength'), g.card('Foe').stat('strength')]).toEqual([2, 1]);
  });
});

describe('what each of several players does', () => {
  const cast = (text: string, answers: readonly boolean[], theirs: readonly PlayerLiteral[]) => {
    const g = game([{ hand: [spell(text)], inkwell: 1 }, ...theirs]).move('play', 'Spell', 'ink');
    for (const yes of answers) yes ? g.accept() : g.decline();
    return g;
  };
  const ways = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const;

  test('"if they don\'t" is asked of each', () => {
    const text = "Each opponent may pay 1 {I}. If they don't, you gain 1 lore.";
    const lore = ways.map((way) =>
      cast(text, way, [{ inkwell: 1 }, { inkwell: 1 }])
        .player(0)
        .count('lore'),
    );
    expect(lore).toEqual([0, 1, 1, 2]);
  });

  test('"if they do" is what that player did, and they are that player', () => {
    const text = 'Each opponent may choose and discard a card. If they do, they draw 2 cards.';
    const hands = ways.map((way) => {
      const g = cast(text, way, [{ hand: [item('A')] }, { hand: [item('B')] }]);
      return [1, 2].map((p) => g.player(p).count('hand'));
    });
    expect(hands).toEqual([
      [2, 2],
      [2, 1],
      [1, 2],
      [1, 1],
    ]);
  });

  test('"each opponent who doesn\'t" is each who did not', () => {
    const text = "Each opponent may choose and discard a card. Each opponent who doesn't loses 2 lore.";
    const lore = ways.map((way) => {
      const g = cast(text, way, [
        { hand: [item('A')], lore: 3 },
        { hand: [item('B')], lore: 3 },
      ]);
      return [1, 2].map((p) => g.player(p).count('lore'));
    });
    expect(lore).toEqual([
      [3, 3],
      [3, 1],
      [1, 3],
      [1, 1],
    ]);
  });

  test('"it" is the card that this player revealed', () => {
    const text =
      "Each player reveals the top card of their deck. If it's a character card, they put it into their hand. Otherwise, they put it into their discard.";
    const g = game([
      { hand: [spell(text)], inkwell: 1, deck: [item('A')] },
      { deck: [character('B')] },
      { deck: [item('C')] },
    ]);
    g.move('play', 'Spell', 'ink');
    expect(g.card('A')).toBeInZone('discard', 0);
    expect(g.card('B')).toBeInZone('hand', 1);
    expect(g.card('C')).toBeInZone('discard', 2);
  });

  test('"if it\'s an item card" is asked of what each discarded', () => {
    const text = "Each opponent chooses and discards a card. If it's an item card, they lose 1 lore.";
    const g = game([
      { hand: [spell(text)], inkwell: 1 },
      { hand: [item('A')], lore: 3 },
      { hand: [character('B')], lore: 3 },
      { hand: [item('C')], lore: 3 },
    ]);
    g.move('play', 'Spell', 'ink');
    expect([1, 2, 3].map((p) => g.player(p).count('lore'))).toEqual([2, 3, 2]);
  });
});

describe('"all item cards" and no place', () => {
  const shown = {
    deck: [character('A', '1/1/1', { cost: 2 }), item('B'), character('C', '1/1/1', { cost: 5 })],
  };
  const mine = { ...shown, inkwell: 1, play: [character('InPlay', '1/1/1', { cost: 1 }), item('Cup')] };
  const rest = 'Put the rest on the bottom of your deck in any order.';

  test('are those revealed, and none in play', () => {
    const text = `Reveal the top 3 cards of your deck. You may put each character card with cost 2 or less into your hand. ${rest}`;
    const g = game([{ ...mine, hand: [spell(text)] }, { play: [character('Foe', '1/1/1', { cost: 1 })] }]);
    g.move('play', 'Spell', 'ink').accept().order('C', 'B');
    expect(g.player(0).names('hand')).toEqual(['A']);
    expect(g.player(0).names('play')).toEqual(['InPlay', 'Cup']);
    expect(g.card('Foe')).toBeInZone('play', 1);
  });

  test('are "them" afterwards, without the rest', () => {
    const text = `Look at the top 3 cards of your deck. You may reveal all character cards and put them into your hand. ${rest}`;
    const g = game([{ ...mine, hand: [spell(text)] }])
      .move('play', 'Spell', 'ink')
      .accept();
    expect(g.player(0).names('hand').sort()).toEqual(['A', 'C']);
    expect(g.card('B')).toBeInZone('deck', 0);
  });

  test('of several players are those that each revealed', () => {
    const text =
      'Each player reveals the top 2 cards of their deck and puts all item cards into their hand. Each player shuffles their deck.';
    expect(() => game([{ hand: [spell(text)], inkwell: 1 }, {}])).not.toThrow();
    const g = game([
      { hand: [spell(text)], inkwell: 1, deck: [item('A'), character('B')] },
      { deck: [character('C'), item('D')] },
    ]);
    g.move('play', 'Spell', 'ink');
    expect([0, 1].map((p) => g.player(p).names('hand'))).toEqual([['A'], ['D']]);
  });

  test('go back in any order to whose deck it is', () => {
    const text =
      "Look at the top 3 cards of chosen opponent's deck. Put one into their discard and the rest back in any order.";
    const theirs = { deck: [character('A'), character('B'), character('C')] };
    const g = game([{ hand: [spell(text)], inkwell: 1 }, theirs]).move('play', 'Spell', 'ink');
    g.choose('B').order('C', 'A');
    expect(g.card('B')).toBeInZone('discard', 1);
    expect([...g.player(1).names('deck').slice(0, 2)].sort()).toEqual(['A', 'C']);
  });
});
