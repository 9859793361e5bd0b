import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, language, song } from '../support/game.ts';

const read = (text: string) => compileText(language(), { text, type: 'action', resolves: true });

describe('a condition on the turn means the same before and after its clause', () => {
  test.each([
    ['you discarded 3 or more songs this turn', 'draw a card'],
    ['you discarded a song card this turn', 'gain 2 lore'],
    ['2 or more of your characters were banished this turn', 'draw a card'],
    ['each opponent discarded a card this turn', 'banish chosen item'],
    ['you discarded a song card this turn', 'chosen character gets +2 {S} this turn'],
  ])('if %s, %s', (condition, deed) => {
    const [first] = read(`If ${condition}, ${deed}.`).abilities;
    const [last] = read(`${deed[0]!.toUpperCase()}${deed.slice(1)} if ${condition}.`).abilities;
    expect(last!.ability).toEqual(first!.ability);
  });

  test('“this turn” behind it is not heard as how long the effect lasts', () => {
    for (const text of [
      'Discard a card. Chosen character gets +2 {S} if you discarded a song card this turn.',
      'Return a card from your discard to your hand. Chosen character gains Rush if you returned a song card this turn.',
    ])
      expect([text, read(text).verdict.parsed]).toEqual([text, false]);
  });

  test('a song that was discarded before counts for the turn, not for what was done this way', () => {
    const tune = song('Tune', 'Gain 1 lore.');
    /** After a song was discarded, another card is discarded by a text that asks for one. */
    const played = (condition: string) => {
      const discard = action('Toss', 'Choose and discard a card.', { cost: 0 });
      const act = action('Act', `Choose and discard a card. ${condition}, draw a card.`, { cost: 0 });
      const hand = [discard, act, tune, character('A'), character('B')];
      return game([{ hand, deck: 4 }])
        .move('play', 'Toss')
        .choose('Tune')
        .move('play', 'Act')
        .choose('A');
    };
    expect(played('If you discarded a song card this turn').player(0)).toHaveCount('hand', 2);
    expect(played('If you discarded a song card').player(0)).toHaveCount('hand', 1);
  });
});
