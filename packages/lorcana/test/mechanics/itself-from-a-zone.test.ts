import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const axe = action('Axe', 'Banish chosen character.');
const smash = action('Smash', 'Banish chosen item.');
const recall = action('Recall', 'Return a card from your discard to your hand.');
const wind = action('Wind', 'Return chosen character to their player’s hand.');

describe('CR 6.1.11.1 a card itself, taken from a zone that is named', () => {
  test('CR 6.1.11.1 it is moved from there, and what is paid with it is done', () => {
    const phoenix = character('Phoenix', '1/1/1', {
      text: 'When this character is banished, you may put this character card from your discard on the bottom of your deck to gain 2 lore.',
    });
    const g = game([{ hand: [axe], inkwell: 1, play: [phoenix] }, {}]);
    g.move('play', 'Axe').choose('Phoenix').accept();
    expect(g.card('Phoenix')).toBeInZone('deck');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 6.1.11.1 if it went elsewhere, nothing is moved', () => {
    const loyal = character('Loyal', '1/1/1', {
      text: 'When this character leaves play, shuffle this card from your discard into your deck.',
    });
    const g = game([{ hand: [wind, axe], inkwell: 2, play: [loyal] }, {}]);
    g.move('play', 'Wind').choose('Loyal');
    expect(g.card('Loyal')).toBeInZone('hand');
    const h = game([{ hand: [wind, axe], inkwell: 2, play: [loyal] }, {}]);
    h.move('play', 'Axe').choose('Loyal');
    expect(h.card('Loyal')).toBeInZone('deck');
  });

  test('CR 6.1.11.1 a delayed effect asks for the zone when it happens', () => {
    const clock = item(
      'Clock',
      'When this item is banished, at the end of the turn, play this item from your discard for free.',
    );
    const begin = () =>
      game([{ hand: [smash, recall], inkwell: 2, play: [clock] }, {}])
        .move('play', 'Smash')
        .choose('Clock');
    expect(begin().endTurn().card('Clock')).toBeInZone('play');
    const taken = begin().move('play', 'Recall').choose('Clock');
    taken.endTurn();
    expect(taken.card('Clock')).toBeInZone('hand');
  });

  test('CR 6.1.12 from a discard where the text is asked for, under a card in play', () => {
    const ghost = character('Ghost', '1/1/1', {
      text: 'At the start of your turn, if this card is in your discard, you may put this character from your discard under chosen item of yours.',
    });
    const g = game([{ discard: [ghost], play: [item('Urn')] }, {}]);
    g.endTurn().endTurn();
    g.accept().choose('Urn');
    expect(g.card('Ghost')).toBeInZone('under');
  });

  test('“that card”, “it” and “him” from a named zone', () => {
    const thief = action(
      'Thief',
      'Choose an item card in your discard. Put it from your discard into your hand.',
    );
    const g = game([{ hand: [thief], inkwell: 1, discard: [item('Gem')] }, {}]);
    g.move('play', 'Thief').choose('Gem');
    expect(g.card('Gem')).toBeInZone('hand');
  });
});
