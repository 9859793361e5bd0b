import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const recall = action('Recall', 'Return a character card from your discard to your hand.');
const wind = action('Wind', "Return chosen character to their player's hand.");
const LATER = '%s is not met from the discard';

describe('CR 7.1.6 a place that an event names is part of it', () => {
  test.each([
    [
      'Merlin - Shapeshifter',
      'Whenever one of your other characters is returned to your hand from play, gain 1 lore.',
    ],
    [
      "Maleficent's Staff",
      'Whenever one of your characters, items, or locations is returned to their hand from play, gain 1 lore.',
    ],
  ])(LATER, (_card, text) => {
    const seer = item('Seer', text.replace('one of your other', 'one of your'));
    const players = [
      { hand: [recall, wind], inkwell: 2, play: [seer, character('A')], discard: [character('B')] },
      {},
    ];
    const g = game(players).move('play', 'Recall');
    expect(g.card('B')).toBeInZone('hand');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'Wind').choose('A');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('where no place is named, it is met from anywhere', () => {
    const seer = item('Seer', 'Whenever one of your characters is returned to your hand, gain 1 lore.');
    const g = game([
      { hand: [recall, wind], inkwell: 2, play: [seer, character('A')], discard: [character('B')] },
      {},
    ]);
    g.move('play', 'Recall').move('play', 'Wind').choose('A');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('Fix-It Felix, Jr. - Pint-Sized Hero: not from play, and by whoever’s discard it names', () => {
    const felix = character('Felix', '1/4/1', {
      text: 'Whenever you return a character card from your discard to your hand, gain 1 lore.',
    });
    const spy = character('Spy', '1/4/1', {
      text: 'Whenever an opponent returns a character card from their discard to their hand, gain 1 lore.',
    });
    const g = game([
      { hand: [recall, wind], inkwell: 2, play: [felix, character('A')], discard: [character('B')] },
      { play: [spy] },
    ]);
    g.move('play', 'Wind').choose('A');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([0, 0]);
    g.move('play', 'Recall');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([1, 1]);
  });

  test('remembered this turn it is the same', () => {
    const seer = item(
      'Seer',
      '{E} — If one of your characters was returned to your hand from play this turn, gain 1 lore.',
    );
    const begin = () =>
      game([
        { hand: [recall, wind], inkwell: 2, play: [seer, character('A')], discard: [character('B')] },
        {},
      ]);
    const g = begin().move('play', 'Recall').move('use-ability', 'Seer');
    expect(g.player(0)).toHaveCount('lore', 0);
    const h = begin().move('play', 'Wind').choose('A').move('use-ability', 'Seer');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test('from a location: of what leaves play, only what was at one', () => {
    const seer = item(
      'Seer',
      'Whenever one of your characters is returned to your hand from a location, gain 1 lore.',
    );
    const begin = (at?: string) =>
      game([
        {
          hand: [wind],
          inkwell: 2,
          play: [seer, location('Inn', '5/0/1'), character('A'), character('B')],
        },
        {},
      ])
        .move('move', 'B')
        .choose('Inn')
        .move('play', 'Wind')
        .choose(at ?? 'A');
    expect(begin().player(0)).toHaveCount('lore', 0);
    expect(begin('B').player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 6.5.3 what an event counts as can be replaced', () => {
  test('“would leave play”, whichever way', () => {
    const spike = action('Spike', 'Banish chosen character.');
    const sure = character('Sure', '1/4/1', {
      text: 'If this character would leave play, exert this character instead.',
    });
    const g = game([{ hand: [spike, wind], inkwell: 2, play: [sure] }, {}]);
    g.move('play', 'Spike').choose('Sure').move('play', 'Wind').choose('Sure');
    expect(g.card('Sure')).toBeInZone('play');
    expect(g.card('Sure')).toHaveCount('exerted', 1);
  });

  test('“would be returned to your hand from play” leaves other ways open', () => {
    const spike = action('Spike', 'Banish chosen character.');
    const sure = character('Sure', '1/4/1', {
      text: 'If this character would be returned to your hand from play, exert this character instead.',
    });
    const g = game([{ hand: [spike, wind], inkwell: 2, play: [sure] }, {}]);
    g.move('play', 'Wind').choose('Sure');
    expect(g.card('Sure')).toBeInZone('play');
    g.move('play', 'Spike').choose('Sure');
    expect(g.card('Sure')).toBeInZone('discard');
  });
});
