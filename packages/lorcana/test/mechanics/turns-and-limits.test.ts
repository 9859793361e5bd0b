/** How often and how long: the first time in a turn, once with a price, as long as a card is in play, only one each turn. */
import { expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const smite = action('Smite', 'Deal 1 damage to chosen character.', { cost: 0 });

test('“during each opponent’s turn, the first time …”: once in theirs, never in yours', () => {
  const guard = character('Guard', '1/5/1', {
    text: 'During each opponent’s turn, the first time this character would be dealt damage, they take no damage instead.',
  });
  const g = game([{ hand: [smite, smite] }, { play: [guard] }]);
  g.move('play', 'Smite').choose('Guard');
  expect(g.card('Guard')).toHaveCount('damage', 0);
  g.move('play', 'Smite').choose('Guard');
  expect(g.card('Guard')).toHaveCount('damage', 1);
  const own = game([{ hand: [smite], play: [guard] }, {}]);
  own.move('play', 'Smite').choose('Guard');
  expect(own.card('Guard')).toHaveCount('damage', 1);
});

test('“the first time” of no turn is refused', () => {
  const { diagnostics } = language().parse(
    'The first time this character would be dealt damage, they take no damage instead.',
    { type: 'character' },
  );
  expect(diagnostics.map(({ message }) => message).join()).toContain('the first time of all?');
});

test('“opponents can’t move characters to locations”: theirs, also one that comes later; yours can', () => {
  const guide = character('Guide', '1/4/1', {
    text: 'While this character is exerted, opponents can’t move characters to locations.',
  });
  const hall = location('Hall', '5/1/1');
  const moved = (exerted: boolean) =>
    game([{ play: [hall, character('Rover')], inkwell: 3 }, { play: [{ card: guide, exerted }] }]);
  expect(() => moved(true).move('move', 'Rover')).toThrow('forbidden');
  expect(moved(false).move('move', 'Rover').choose('Hall')).toHaveHappened('moved-to-location', {
    card: 'Rover',
  });
});

test('“once during your turn, you may [A]. If you do, [B]”: A is its price', () => {
  const crier = character('Crier', '1/1/1', {
    text: 'Once during your turn, you may discard a card. If you do, you pay 2 {I} less for the next character you play this turn.',
  });
  const g = game([{ play: [crier], hand: [smite, character('Late', '1/1/1', { cost: 3 })], inkwell: 1 }, {}]);
  g.move('use-ability', 'Crier').choose('Smite').move('play', 'Late');
  expect(g.card('Late')).toBeInZone('play');
  expect(() => g.move('use-ability', 'Crier')).toThrow();
  expect(() => game([{ play: [crier] }, {}]).move('use-ability', 'Crier')).toThrow();
});

test('“while this character is in play, whenever that character quests”: no longer than that', () => {
  const sleuth = character('Sleuth', '1/1/1', {
    cost: 0,
    text: 'When you play this character, choose an opposing character. While this character is in play, whenever that character quests, draw a card.',
  });
  const axe = action('Axe', 'Banish chosen character.', { cost: 0 });
  const start = () =>
    game([
      { hand: [sleuth], deck: 9 },
      { play: [character('Thief'), character('Cat')], hand: [axe], deck: 9 },
    ])
      .move('play', 'Sleuth')
      .choose('Thief')
      .endTurn();
  const hand = (g: ReturnType<typeof start>) => g.player(0).count('hand');
  const seen = start();
  const before = hand(seen);
  seen.move('quest', 'Cat');
  expect(hand(seen)).toBe(before);
  seen.move('quest', 'Thief');
  expect(hand(seen)).toBe(before + 1);
  const gone = start().move('play', 'Axe').choose('Sleuth').move('quest', 'Thief');
  expect(hand(gone)).toBe(before);
});

test('“they gain no lore instead”: nothing of it, and only in the turn that is said', () => {
  const ruler = character('Ruler', '1/1/1', {
    text: 'If an opponent would gain lore during their turn, they gain no lore instead.',
  });
  const cheer = action('Cheer', 'Each player gains 1 lore.', { cost: 0 });
  const g = game([{ hand: [cheer] }, { play: [ruler] }]).move('play', 'Cheer');
  expect(g.player(0)).toHaveCount('lore', 0);
  expect(g.player(1)).toHaveCount('lore', 1);
  const h = game([{ hand: [cheer], play: [ruler] }, {}]).move('play', 'Cheer');
  expect(h.player(1)).toHaveCount('lore', 1);
});

test('“each turn, each player can play only one action”', () => {
  const strict = character('Strict', '1/1/1', { text: 'Each turn, each player can play only one action.' });
  const g = game([
    {
      hand: [
        action('A', 'Gain 1 lore.', { cost: 0 }),
        action('B', 'Gain 1 lore.', { cost: 0 }),
        item('Cup', '', { cost: 0 }),
      ],
      play: [strict],
    },
    {},
  ]);
  g.move('play', 'A').move('play', 'Cup');
  expect(() => g.move('play', 'B')).toThrow();
});

test('“with a higher cost than each other …”: than the dearest of them, not than their sum', () => {
  const text = 'Banish chosen character with a higher cost than each other character.';
  const chosen = (dear: number) => () =>
    game([
      { hand: [action('Fell', text, { cost: 0 })] },
      {
        play: [
          character('Dear', '1/1/1', { cost: dear }),
          character('Two', '1/1/1', { cost: 2 }),
          character('Three', '1/1/1', { cost: 3 }),
        ],
      },
    ])
      .move('play', 'Fell')
      .choose('Dear')
      .card('Dear');
  expect(chosen(4)()).toBeInZone('discard');
  expect(chosen(3)).toThrow();
});

test('“3 or more characters with different costs here”', () => {
  const hall = location('Hall', '5/1/1', {
    text: 'At the start of your turn, if you have 2 or more characters with different costs here, gain 2 lore.',
  });
  const here = (name: string, cost: number) => ({
    card: character(name, '1/1/1', { cost }),
    'at-location': 'p0:play:0',
  });
  const lore = (...costs: number[]) =>
    game([{ play: [hall, ...costs.map((cost, i) => here(`C${i}`, cost))], deck: 5 }, { deck: 5 }])
      .endTurn()
      .endTurn()
      .player(0)
      .count('lore');
  // The location's own lore comes too.
  expect(lore(1, 2) - lore(2, 2)).toBe(2);
});

test('“[A] each …. If …, [B] them instead”: all that A would be done to', () => {
  const text =
    'Deal 1 damage to each opposing character. If you have 2 or more items in play, deal 2 damage to them instead.';
  const dealt = (items: number) => {
    const spell = action('Storm', text, { cost: 0 });
    const g = game([
      { hand: [spell], play: Array.from({ length: items }, () => item('Cup')) },
      { play: [character('A', '1/5/1'), character('B', '1/5/1')] },
    ]).move('play', 'Storm');
    return [g.card('A').count('damage'), g.card('B').count('damage')];
  };
  expect(dealt(1)).toEqual([1, 1]);
  expect(dealt(2)).toEqual([2, 2]);
});
