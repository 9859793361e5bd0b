import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

const THREE = '• Draw a card. • Gain 1 lore. • Banish chosen item.';
const deck = 9;

describe('CR 6.1.5.2 how many modes are chosen', () => {
  const board = (text: string, more = {}) =>
    game([{ hand: [action('Pick', text, { cost: 0 })], play: [item('Tool')], deck, ...more }]);

  test('up to 2: one after the other, each once, in the order of the text, or fewer', () => {
    const g = board(`Choose up to 2: ${THREE}`);
    g.move('play', 'Pick').option(2);
    expect(() => g.option(2)).toThrow();
    g.option(1);
    expect(g.player(0)).toHaveCount('lore', 1);
    g.choose('Tool');
    expect(g.card('Tool')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('hand', 0);
    const h = board(`Choose up to 2: ${THREE}`);
    h.move('play', 'Pick').option('done');
    expect(h.player(0)).toHaveCount('lore', 0);
    expect(h.card('Tool')).toBeInZone('play');
  });

  test('2: both of those that can do anything', () => {
    const g = board(`Choose 2: ${THREE}`, { play: [] });
    g.move('play', 'Pick');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('one or both', () => {
    const g = board('Choose one or both: • Draw a card. • Gain 1 lore.');
    g.move('play', 'Pick');
    expect(() => g.option('done')).toThrow();
    g.option(1).option('done');
    expect([g.player(0).count('lore'), g.player(0).count('hand')]).toEqual([1, 0]);
  });

  test('a number that is counted as it resolves', () => {
    const text = `Choose a number of these equal to the number of locations you have in play: ${THREE}`;
    const none = board(text);
    none.move('play', 'Pick');
    expect(none).toHaveDecision('act');
    expect(none.player(0)).toHaveCount('lore', 0);
    const g = board(text, { play: [item('Tool'), location('Here'), location('There')] });
    g.move('play', 'Pick').option(0).option(1);
    expect([g.player(0).count('lore'), g.player(0).count('hand')]).toEqual([1, 1]);
    expect(g.card('Tool')).toBeInZone('play');
  });

  test('one, or both instead', () => {
    const text =
      'Choose one. If you have 10 or more lore, choose both instead: • Draw a card. • Gain 1 lore.';
    const g = board(text, { lore: 9 });
    g.move('play', 'Pick').option(1);
    expect([g.player(0).count('lore'), g.player(0).count('hand')]).toEqual([10, 0]);
    const h = board(text, { lore: 10 });
    h.move('play', 'Pick');
    expect([h.player(0).count('lore'), h.player(0).count('hand')]).toEqual([11, 1]);
  });

  test('one, or if you like both instead: one is then still enough', () => {
    const text =
      'Choose one. If you have 10 or more lore, you may choose both instead: • Draw a card. • Gain 1 lore.';
    const few = board(text, { lore: 9 });
    few.move('play', 'Pick').option(1);
    expect([few.player(0).count('lore'), few.player(0).count('hand')]).toEqual([10, 0]);
    expect(few).toHaveDecision('act');
    const both = board(text, { lore: 10 });
    both.move('play', 'Pick').option(0).option(1);
    expect([both.player(0).count('lore'), both.player(0).count('hand')]).toEqual([11, 1]);
  });
});

describe('CR 6.1.5.2 who chooses', () => {
  test('a chosen opponent: “they” is that one, “you” is not, and an order would be nobody’s', () => {
    const text = 'Chosen opponent chooses one: • They lose 2 lore. • You draw 2 cards.';
    const g = game([{ hand: [action('Pick', text, { cost: 0 })], deck }, { lore: 3 }, { lore: 3 }]);
    g.move('play', 'Pick').choosePlayer(2);
    expect(g).toHaveDecision('choose-option', { player: 2 });
    g.option(0);
    expect([0, 1, 2].map((player) => g.player(player).count('lore'))).toEqual([0, 3, 1]);
    const h = game([{ hand: [action('Pick', text, { cost: 0 })], deck }, { lore: 3 }, { lore: 3 }]);
    h.move('play', 'Pick').choosePlayer(1).option(1);
    expect(h.player(0)).toHaveCount('hand', 2);
    expect(h.player(1)).toHaveCount('hand', 0);
    expect(readCase('Each opponent chooses one: • Discard a card. • You gain 1 lore.')).toBe(false);
  });

  test('each of several players for themselves, and your own targets are yours to choose', () => {
    const text = 'Each opponent chooses one: • They gain 1 lore. • You banish chosen character.';
    const g = game([
      { hand: [action('Pick', text, { cost: 0 })], deck },
      { play: [character('A')] },
      { play: [character('B')] },
    ]);
    g.move('play', 'Pick').option(0);
    expect(g).toHaveDecision('choose-option', { player: 2 });
    g.option(1);
    expect(g).toHaveDecision('choose-cards', { player: 0 });
    g.choose('A');
    expect([0, 1, 2].map((player) => g.player(player).count('lore'))).toEqual([0, 1, 0]);
  });

  test('whenever it happens, for each player: they draw or gain', () => {
    const card = character('Host', '1/1/1', {
      text: 'Whenever this character quests, each player chooses one: • They draw a card. • They gain 2 lore.',
    });
    const g = game([{ play: [card], deck }, { deck }]);
    g.move('quest', 'Host').option(0).option(1);
    expect([0, 1].map((player) => g.player(player).count('lore'))).toEqual([1, 2]);
    expect([0, 1].map((player) => g.player(player).count('hand'))).toEqual([1, 0]);
  });
});

describe('CR 6.1.5.2 modes with labels', () => {
  test('say what they say without them', () => {
    const text = 'Each opponent chooses Give or Keep: • Give: You gain 1 lore. • Keep: They discard a card.';
    const g = game([{ hand: [action('Pick', text, { cost: 0 })] }, { hand: [item('Held')] }]);
    g.move('play', 'Pick').option(1);
    expect(g.card('Held')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(
      readCase(
        'Choose Fire, Ice, or Storm: • Fire: Gain 1 lore. • Ice: Draw a card. • Storm: Banish chosen item.',
      ),
    ).toBe(true);
  });

  test('the labels are those that are chosen between', () => {
    expect(readCase('Choose Fire or Ice: • Ice: Gain 1 lore. • Fire: Draw a card.')).toBe(false);
    expect(readCase('Choose Fire or Ice: • Fire: Gain 1 lore. • Draw a card.')).toBe(false);
  });
});

describe('CR 6.1.9 depending on the type of a card', () => {
  const text =
    'Reveal the top card of your deck. Depending on its type: • character: Draw a card. • item: Gain 1 lore. • action or location: Each opponent loses 1 lore.';
  for (const [type, card, lore, hand, theirs] of [
    ['character', character('Top'), 0, 1, 5],
    ['item', item('Top'), 1, 0, 5],
    ['location', location('Top'), 0, 0, 4],
    ['action', action('Top', 'Draw a card.'), 0, 0, 4],
  ] as const)
    test(`CR 5.4 ${type}`, () => {
      const g = game([{ hand: [action('Look', text, { cost: 0 })], deck: [card] }, { lore: 5 }]);
      g.move('play', 'Look');
      expect([g.player(0).count('lore'), g.player(0).count('hand'), g.player(1).count('lore')]).toEqual([
        lore,
        hand,
        theirs,
      ]);
    });

  test('the same card in all of its cases, and only one of them', () => {
    const card = character('Seer', '1/1/1', {
      text: 'Whenever this character quests, reveal the top card of your deck. Depending on its type: • song: Gain 2 lore. • item, location, or character: Put it into your hand. Draw a card.',
    });
    const g = game([{ play: [card], deck: [item('One'), item('Two'), item('Three')] }]);
    g.move('quest', 'Seer');
    expect(g.player(0).names('hand')).toEqual(['One', 'Two']);
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});
