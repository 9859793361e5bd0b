import { cardsIn, deck, discard } from '@cardwright/core/game';
import { lorcana, packRush } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { inkwell } from '../../src/table/zones.ts';
import { action, character, game } from '../support/game.ts';

const plugins = [lorcana, packRush];
const cards = Array.from({ length: 12 }, (_, i) => character(`Card ${i}`));
const begin = () =>
  game([{ deck: { only: cards } }, { deck: { only: cards } }], { plugins, from: 'setup' })
    .choose()
    .choose();
const marketing = 'Marketing Card';

describe('CR 10.2 Pack Rush', () => {
  test('CR 10.1.2 whatever the variant does not speak of is as always', () => {
    const g = begin();
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.player(1)).toHaveCount('lore', 0);
  });

  test('CR 10.2.1.1 a deck may have any number of cards', () => {
    const check = (count: number) =>
      packRush.decks!.check({ cardsById: new Map() } as never, new Array(count).fill('x'));
    expect([0, 1, 24, 100].map((count) => check(count))).toEqual([[], [], [], []]);
  });

  test('CR 10.2.2 two marketing cards are in each inkwell, and none in hands or decks', () => {
    const g = begin();
    for (const player of [0, 1]) {
      expect(g.player(player).names('inkwell')).toEqual([marketing, marketing]);
      expect(cardsIn(g.state, player, deck)).toHaveLength(7);
      expect(g.player(player).names('hand')).not.toContain(marketing);
    }
  });

  test('CR 10.2.2.1 a marketing card stays in the inkwell', () => {
    const empty = action('Empty', 'Return all cards from your inkwell to your hand.', { cost: 1 });
    const g = game([{ hand: [empty], inkwell: [marketing, marketing, 'Extra'] }], { plugins });
    g.move('play', 'Empty');
    expect(g.player(0).names('inkwell')).toEqual([marketing, marketing]);
    expect(g.player(0).names('hand')).toEqual(['Extra']);
  });

  test('CR 10.2.2.2 a marketing card cannot be chosen', () => {
    const take = action('Take', 'Return chosen card from your inkwell to your hand.', { cost: 1 });
    const only = game([{ hand: [take], inkwell: [marketing, marketing] }], { plugins });
    only.move('play', 'Take');
    expect(only).toHaveDecision('act');
    expect(only.player(0)).toHaveCount('inkwell', 2);
    const other = game([{ hand: [take], inkwell: [marketing, 'Extra'] }], { plugins });
    other.move('play', 'Take').choose('Extra');
    expect(other.player(0).names('inkwell')).toEqual([marketing]);
  });

  test('CR 10.2.3 an opening hand has five cards', () => {
    const g = game([{ deck: { only: cards } }, { deck: { only: cards } }], { plugins, from: 'setup' });
    expect(g.player(0)).toHaveCount('hand', 5);
    expect(g.player(1)).toHaveCount('hand', 5);
    g.choose().choose();
  });

  test.each([
    [14, false],
    [15, true],
  ])('CR 10.2.4 with %i lore a player wins: %s', (lore, wins) => {
    const quester = { card: character('Quester', '1/1/1'), exerted: false };
    const g = game([{ lore: lore - 1, play: [quester] }], { plugins });
    g.move('quest', 'Quester');
    expect(g.engine.result(g.state)).toEqual(
      wins
        ? { over: true, winner: 0, reason: 'enough-lore', rule: 'CR 1.8.1.1' }
        : { over: false, winner: null },
    );
  });

  test('CR 10.2.5 whose deck runs out shuffles the discard into a new one, and does not lose', () => {
    const draw = action('Draw', 'Draw a card.', { cost: 1 });
    const g = game([{ hand: [draw], inkwell: 1, deck: 1, discard: ['Extra', 'Extra', 'Extra'] }], {
      plugins,
    });
    g.move('play', 'Draw');
    expect(cardsIn(g.state, 0, deck)).toHaveLength(4);
    expect(cardsIn(g.state, 0, discard)).toHaveLength(0);
    const bare = game([{ deck: 0 }], { plugins });
    bare.move('end-turn');
    expect(bare.engine.result(bare.state).over).toBe(false);
  });

  test('CR 10.2.5 whose deck runs out in the middle of drawing goes on with the new one', () => {
    const draw = action('Draw', 'Draw 3 cards.', { cost: 1 });
    const discard = ['Extra', 'Extra', 'Extra', 'Extra'];
    const g = game([{ hand: [draw], inkwell: 1, deck: 1, discard }], { plugins }).move('play', 'Draw');
    expect(g.player(0)).toHaveCount('hand', 3);
    // The action itself was no part of the discard by then.
    expect(cardsIn(g.state, 0, deck)).toHaveLength(2);
    expect(g.player(0)).toHaveCards('discard', ['Draw']);
    expect(g.events('shuffled')).toHaveLength(1);
  });

  test('CR 10.2.5 with an empty discard, too, there is nothing to draw until something is discarded', () => {
    const draw = action('Draw', 'Draw 2 cards.', { cost: 1 });
    const g = game([{ hand: [draw], inkwell: 1, deck: 1 }], { plugins }).move('play', 'Draw');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.player(0)).toHaveCards('deck', ['Draw']);
    expect(g.engine.result(g.state).over).toBe(false);
  });

  test('is saved, and goes on', () => {
    const g = begin();
    const again = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
    expect(g.engine.hash(again)).toBe(g.engine.hash(g.state));
    expect(cardsIn(again, 0, inkwell)).toHaveLength(2);
  });
});
