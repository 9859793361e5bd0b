import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

/** A discard, a way back, and a way from the deck. */
const rummage = action('Rummage', 'Choose and discard a card.');
const recall = action('Recall', 'Return a card from your discard to your hand.');
const mill = action('Mill', 'Put the top 2 cards of your deck into your discard.');
const axe = action('Axe', 'Banish chosen character.');
const millThem = action('Erode', 'Each opponent puts the top 2 cards of their deck into their discard.');

describe('CR 7.1 cards that move between zones, as an event', () => {
  test('CR 7.4 “is put into your discard” is met from the hand, from play and from the deck', () => {
    const seer = item('Seer', 'Whenever an item card is put into your discard, gain 1 lore.');
    const smash = action('Smash', 'Banish chosen item.');
    const g = game([
      {
        hand: [rummage, mill, smash, item('Lost')],
        inkwell: 3,
        deck: [item('Deep'), character('Bystander')],
        play: [seer, item('Broken')],
      },
      {},
    ]);
    g.move('play', 'Mill', 'ink');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('play', 'Smash', 'ink').choose('Broken');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('play', 'Rummage', 'ink');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('CR 6.2.3 “one or more cards” that leave together trigger once, cards that leave alone each time', () => {
    const once = character('Once', '1/4/1', {
      text: 'Whenever one or more cards leave an opponent’s discard, gain 1 lore.',
    });
    const each = character('Each', '1/4/1', {
      text: 'Whenever a card leaves an opponent’s discard, gain 1 lore.',
    });
    const all = action('All', 'Return all item cards from your discard to your hand.');
    for (const [watcher, lore] of [
      [once, 1],
      [each, 3],
    ] as const) {
      const g = game([
        { hand: [all], inkwell: 1, discard: [item('A'), item('B'), item('C'), song('D', 'Draw a card.')] },
        { play: [watcher] },
      ]);
      g.move('play', 'All');
      expect(g.player(1)).toHaveCount('lore', lore);
    }
  });

  test('CR 6.2.3 “one or more” is once for all players, and each time for what is done one after the other', () => {
    const watcher = item('Watcher', 'Whenever one or more characters are banished, gain 1 lore.');
    const both = { play: [character('A')] };
    const storm = action('Storm', 'Banish all characters.');
    const hunt = action('Hunt', 'Banish chosen character. Banish chosen character.');
    const all = game([{ hand: [storm], inkwell: 1, play: [watcher, character('B')] }, both, both]);
    expect(all.move('play', 'Storm').player(0)).toHaveCount('lore', 1);
    const two = game([{ hand: [hunt], inkwell: 1, play: [watcher, character('B')] }, both]);
    expect(two.move('play', 'Hunt').choose('A').choose('B').player(0)).toHaveCount('lore', 2);
  });

  test('CR 6.2.3 “one or more” where several things may happen to them', () => {
    const watcher = item(
      'Watcher',
      'Whenever one or more of your characters is banished or is returned to your hand, gain 1 lore.',
    );
    const storm = action('Storm', 'Banish all characters.');
    const g = game([{ hand: [storm], inkwell: 1, play: [watcher, character('B'), character('C')] }, {}]);
    expect(g.move('play', 'Storm').player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.2.3 of a player that is named, “one or more cards” are once for each', () => {
    const watcher = item('Watcher', 'Whenever one or more cards leave an opponent’s discard, gain 1 lore.');
    const back = action('Back', 'Return all item cards from each player’s discard to their player’s hand.');
    const rest = { discard: [item('A'), item('B')] };
    const g = game([{ hand: [back], inkwell: 1, play: [watcher] }, rest, rest]);
    expect(g.move('play', 'Back').player(0)).toHaveCount('lore', 2);
  });

  test('any way of leaving counts: played from the discard, shuffled into the deck, put under a card', () => {
    const seer = character('Seer', '1/4/1', { text: 'Whenever a card leaves your discard, gain 1 lore.' });
    const ways: [string, string][] = [
      ['Again', 'Play an item from your discard for free.'],
      ['Mix', 'Shuffle an item card from your discard into your deck.'],
      ['Below', 'Put an item card from your discard facedown under one of your characters.'],
    ];
    for (const [name, text] of ways) {
      const g = game([{ hand: [action(name, text)], inkwell: 1, discard: [item('A')], play: [seer] }, {}]);
      g.move('play', name);
      expect([name, g.player(0).count('lore')]).toEqual([name, 1]);
    }
  });

  test('origin and goal: into your hand from your discard, not from the deck nor from play', () => {
    const seer = item('Seer', 'Whenever a card is put into your hand from your discard, gain 1 lore.');
    const wind = action('Wind', 'Return chosen character to their player’s hand.');
    const g = game([
      {
        hand: [recall, wind, action('Draw', 'Draw a card.')],
        inkwell: 3,
        discard: [item('A')],
        play: [seer, character('B')],
      },
      {},
    ]);
    g.move('play', 'Draw').move('play', 'Wind').choose('B');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'Recall').choose('A');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('the first time each turn', () => {
    const seer = character('Seer', '1/4/1', {
      text: 'The first time a card leaves your hand each turn, gain 1 lore.',
    });
    const g = game([{ hand: [character('A'), character('B')], inkwell: 1, play: [seer] }, {}]);
    g.move('ink', 'A').move('play', 'B');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.1.12 a card that is put into a discard is heard there, wherever it came from', () => {
    const heir = character('Heir', '1/1/1', {
      text: 'When this card is put into your discard, gain 1 lore.',
    });
    const g = game([
      { hand: [rummage, heir, axe, mill], play: [heir], deck: [heir, item('X')], inkwell: 3 },
      {},
    ]);
    g.move('play', 'Mill', 'ink');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('play', 'Axe', 'ink').choose('Heir');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('play', 'Rummage', 'ink');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 7.1 cards that have moved this turn', () => {
  test('counted: “3 or more other cards left your hand”, however they left it', () => {
    const scribe = character('Scribe', '1/1/1', {
      text: '{E} — If 3 or more other cards left your hand this turn, gain 2 lore.',
    });
    const g = game([{ play: [scribe], hand: [rummage, character('A'), character('B')], inkwell: 2 }, {}]);
    g.move('ink', 'A').move('play', 'Rummage').move('use-ability', 'Scribe');
    expect(g.player(0)).toHaveCount('lore', 2);
    const h = game([{ play: [scribe], hand: [character('A'), character('B')], inkwell: 2 }, {}]);
    h.move('ink', 'A').move('play', 'B').move('use-ability', 'Scribe');
    expect(h.player(0)).toHaveCount('lore', 0);
  });

  test('negated: no cards were put into any inkwell', () => {
    const dry = character('Dry', '1/1/1', {
      text: 'Whenever this character quests, if no cards were put into any inkwell this turn, gain 3 lore.',
    });
    const begin = () => game([{ play: [dry], hand: [character('A')] }, {}]);
    expect(begin().move('quest', 'Dry').player(0)).toHaveCount('lore', 4);
    expect(begin().move('ink', 'A').move('quest', 'Dry').player(0)).toHaveCount('lore', 1);
  });

  test('for each: each opponent for those of their own that were put into their discard', () => {
    const judge = character('Judge', '1/1/1', {
      text: 'Whenever this character quests, each opponent loses 1 lore for each character card that was put into their discard this turn.',
    });
    const g = game([
      { play: [judge], hand: [millThem, mill], inkwell: 2, deck: [character('Mine'), character('Mine too')] },
      { lore: 5, deck: [character('A'), character('B'), item('C')] },
      { lore: 5, deck: [character('A'), item('B'), item('C')] },
    ]);
    g.move('play', 'Mill').move('play', 'Erode').move('quest', 'Judge');
    expect([g.player(1).count('lore'), g.player(2).count('lore')]).toEqual([3, 4]);
  });

  test('for each, without “that was”', () => {
    const miser = character('Miser', '1/1/1', {
      text: 'This character gets +1 {S} for each card put into your inkwell this turn.',
    });
    const ramp = action('Ramp', 'Put the top card of your deck into your inkwell facedown and exerted.');
    const g = game([{ play: [miser], hand: [ramp, character('A')], inkwell: 1 }, {}]);
    g.move('ink', 'A').move('play', 'Ramp');
    expect(g.card('Miser')).toHaveStat('strength', 3);
  });

  test('with an origin: from the deck, not from the hand', () => {
    const text =
      'If 2 or more character cards were moved to your discard from your deck this turn, gain 2 lore.';
    const begin = () =>
      game([
        {
          hand: [action('Tell', text), mill, rummage, character('A')],
          inkwell: 3,
          deck: [character('B'), character('C')],
        },
        {},
      ]);
    const g = begin().move('play', 'Mill').move('play', 'Tell');
    expect(g.player(0)).toHaveCount('lore', 2);
    const h = begin().move('play', 'Rummage').choose('A').move('play', 'Tell');
    expect(h.player(0)).toHaveCount('lore', 0);
  });
});

describe('CR 6.5.3 a move between zones can be replaced', () => {
  test('by another goal, for the opponent it names', () => {
    const dam = location('Dam', '5/1/1', {
      text: 'If a card would be put into an opponent’s discard from their deck, put it on the bottom of their deck instead.',
    });
    const g = game([
      { play: [dam], hand: [millThem, mill], inkwell: 2, deck: [item('Mine'), item('Mine too')] },
      { deck: [item('A'), item('B'), item('C')] },
    ]);
    g.move('play', 'Erode');
    expect(g.player(1).names('discard')).toEqual([]);
    expect(g.player(1).count('deck')).toBe(10);
    g.move('play', 'Mill');
    expect(g.player(0).names('discard')).toContain('Mine');
  });
});

describe('CR 7.1.2 a card goes to a zone of its own player', () => {
  test.each([
    ["Whenever a character is returned to their player's hand, gain 1 lore.", 2],
    ["Whenever an opposing character is returned to their player's hand, gain 1 lore.", 1],
    ["Whenever a character is put into its player's inkwell, gain 1 lore.", 0],
  ])('%s', (text, lore) => {
    const back = action('Back', "Return all characters to their players' hands.");
    const g = game([
      { hand: [back], inkwell: 1, play: [item('Watch', text), character('Gull', '1/1/1')] },
      { play: [character('Gull', '1/1/1')] },
    ]);
    g.move('play', 'Back');
    expect(g.player(0)).toHaveCount('lore', lore);
  });

  test('of whoever, in the past', () => {
    const back = action('Back', "Return chosen character to their player's hand.");
    const seen = item(
      'Seen',
      "{E} — If a character was returned to its player's hand this turn, gain 2 lore.",
    );
    const g = game([{ hand: [back], inkwell: 1, play: [seen] }, { play: [character('Gull', '1/1/1')] }]);
    g.move('play', 'Back').choose('Gull');
    g.move('use-ability', 'Seen');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});
