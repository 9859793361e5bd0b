import type { TestCard } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { character, song } from '../support/game.ts';
import { table } from './table.ts';

type Game = ReturnType<typeof table>;

const [friend, tune] = [character('Friend'), song('Tune', 'Draw a card.')];
const dull = character('Dull', '1/1/1', { inkable: false });
const queen = character('Queen', '1/1/1', { classifications: ['Queen'] });

const mirabel = character('Mirabel', '1/1/1', {
  text: 'When you play this character, you may reveal a song card in your hand to gain 1 lore.',
});
const stitch = character('Stitch', '1/1/1', {
  text: 'At the start of your turn, if this card is in your discard, you may choose and discard a card with {C} to play this character for free.',
});
const ruler = character('Ruler', '1/1/1', {
  text: 'At the start of your turn, you may choose and discard a Princess or Queen character card to return a character card from your discard to your hand.',
});

/** What a spectator sees. */
const seen = (g: Game) => {
  const { decision } = g.engine.view(g.state, -1);
  return { prompt: decision?.prompt ?? null, player: decision?.player ?? null, log: g.events().length };
};

/** “You may [A] to [B]” where only its player sees whether there is anything for A. */
describe('CR 7.1.3, 6.1.5.1 whether there was a card for it is not told by asking nothing', () => {
  const begin = (hand: TestCard) => ({
    Mirabel: () =>
      table([{ hand: [mirabel, hand], inkwell: 1, deck: 5 }, { deck: 5 }]).move('play', 'Mirabel'),
    Stitch: () => table([{ deck: 5 }, { hand: [hand], discard: [stitch], deck: 5 }]).endTurn(),
    Ruler: () => table([{ deck: 5 }, { hand: [hand], play: [ruler], discard: [friend], deck: 5 }]).endTurn(),
  });

  test.each([
    ['Mirabel', tune, friend],
    ['Stitch', friend, dull],
    ['Ruler', queen, friend],
  ] as const)('%s', (name, fits, doesNot) => {
    const [some, none] = [begin(fits)[name](), begin(doesNot)[name]()];
    expect(seen(none)).toEqual(seen(some));
    some.accept();
    none.accept();
    expect(seen(none)).toEqual(seen(some));
    expect(some.candidates).toHaveLength(1);
    expect(none.candidates).toHaveLength(0);
    some.choose(fits.facts.name);
    if (name === 'Ruler') some.choose('Friend');
    none.choose();
    // What follows is not done where nothing was.
    expect(none).toHaveDecision('act');
    expect([none.player(0).count('lore'), none.player(1).count('play')]).toEqual([
      0,
      name === 'Ruler' ? 1 : 0,
    ]);
  });
});
