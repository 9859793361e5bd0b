import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const names = (g: ReturnType<typeof game>, viewer: number, player: number, zone: string) =>
  g.engine
    .view(g.state, viewer)
    .players[player]!.zones.find((one) => one.zone === zone)!
    .cards.flatMap((card) => ('name' in card ? [card.name] : []));

describe('playing with cards face up: they are seen by all meanwhile (CR 7.1.3)', () => {
  test('the top card of each deck, of every player’s, while the card is in play', () => {
    const text = 'Each player plays with the top card of their deck face up.';
    const deck = [item('First'), item('Second')];
    const g = game([
      { play: [location('Window', '5/1/1', { text })], deck },
      { deck: [item('Third'), item('Fourth')] },
    ]);
    for (const viewer of [-1, 0, 1]) {
      expect(names(g, viewer, 0, 'deck')).toEqual(['First']);
      expect(names(g, viewer, 1, 'deck')).toEqual(['Third']);
    }
  });

  test('so many of the top cards, of opponents alone', () => {
    const text = 'Each opponent plays with the top 2 cards of their deck face up.';
    const deck = [item('First'), item('Second'), item('Third')];
    const g = game([{ play: [item('Spyglass', text)], deck }, { deck }]);
    expect(names(g, 0, 1, 'deck')).toEqual(['First', 'Second']);
    expect(names(g, 1, 0, 'deck')).toEqual([]);
  });

  test('a hand, for as long as an effect says, and only that player’s', () => {
    const peek = action(
      'Peek',
      'Chosen opponent plays with their hand face up until the start of your next turn.',
    );
    const g = game([{ hand: [peek], inkwell: 1 }, { hand: [item('Secret')] }, { hand: [item('Other')] }], {
      players: [{ hand: [peek], inkwell: 1 }, { hand: [item('Secret')] }, { hand: [item('Other')] }],
    });
    g.move('play', 'Peek').choosePlayer(1);
    expect(names(g, 0, 1, 'hand')).toEqual(['Secret']);
    expect(names(g, 2, 1, 'hand')).toEqual(['Secret']);
    expect(names(g, 0, 2, 'hand')).toEqual([]);
    g.move('end-turn').move('end-turn').move('end-turn');
    expect(names(g, 0, 1, 'hand')).toEqual([]);
  });

  test('the state comes back from a save as it was', () => {
    const text = 'You play with your hand revealed.';
    const g = game([{ play: [character('Honest', '1/1/1', { text })], hand: [item('Open')] }, {}]);
    expect(names(g, 1, 0, 'hand')).toEqual(['Open']);
    const again = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
    expect(g.engine.view(again, 1)).toEqual(g.engine.view(g.state, 1));
  });
});
