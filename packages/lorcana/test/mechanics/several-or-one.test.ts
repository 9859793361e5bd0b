/** Whether words in the plural speak of one that was chosen, or of several that were counted. */
import { describe, expect, test } from 'vitest';
import { action, character, game, language, song } from '../support/game.ts';

const read = (text: string) => language().parse(text, { type: 'action' });
const why = (text: string) =>
  read(text)
    .diagnostics.map(({ message }) => message)
    .join();

describe('plural words speak of several', () => {
  test.each([
    ['Ready chosen item. If an opponent has 3 or more items in play, exert those items.', 'that item'],
    ['Choose one of your characters. Ready those characters.', 'that character'],
    [
      'Deal 2 damage to chosen character. If you have 2 or more locations in play, remove up to 2 damage from each of them.',
      'those that were just counted',
    ],
    [
      'Deal 1 damage to chosen character. If you have 3 or more items in play, exert them.',
      'those that were just counted',
    ],
  ])('refused, since one was chosen: %s', (text, message) => {
    expect(why(text)).toContain(message);
  });

  test.each([
    'Choose 2 of your characters. Ready those characters.',
    'Each opponent chooses one of their characters. Exert those characters.',
    'Exert up to 2 chosen characters. Remove up to 1 damage from each of them.',
    'Deal 1 damage to chosen character. If you have 3 or more items in play, exert that character.',
    'Exert chosen character. If you have 3 or more items in play, banish them instead.',
    'Choose a character. If you have 2 items in play, ready him.',
    'Each player discards any number of cards. Each player who discarded more cards this way than you gains 1 lore.',
  ])('read: %s', (text) => {
    expect(why(text)).toBe('');
    expect(read(text).complete).toBe(true);
  });
});

describe('“instead” is done to what the effect before it chose', () => {
  const text =
    'Discard a card. Deal 1 damage to chosen character. If a song card was discarded this way, return them to their player’s hand instead.';
  const after = (discarded: string) => {
    const spell = action('Spell', text, { cost: 0 });
    return game([
      { hand: [spell, song('Tune', 'Draw a card.'), character('Low')] },
      { play: [character('Foe', '1/4/1')] },
    ])
      .move('play', 'Spell')
      .choose(discarded)
      .choose('Foe');
  };

  test('a song was discarded: the character goes back, and the song stays where it is', () => {
    const g = after('Tune');
    expect(g.player(1).names('hand')).toContain('Foe');
    expect(g.player(0).names('discard')).toContain('Tune');
  });

  test('none was: the character is dealt damage', () => {
    expect(after('Low').card('Foe')).toHaveCount('damage', 1);
  });
});
