import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

describe('classifications that are gained', () => {
  const chief = character('Chief', '1/5/1', {
    text: 'Your other characters gain the Villain classification.',
  });
  const fear = action('Fear', 'Banish chosen Villain character.');

  test('that depend on each other go round once', () => {
    const heroes = character('Turncoat', '1/5/1', {
      text: 'Your Villain characters gain the Hero classification.',
    });
    const villains = character('Tempter', '1/5/1', {
      text: 'Your Hero characters gain the Villain classification.',
    });
    const one = character('One', '1/1/1', { classifications: ['Hero'] });
    const g = game([{ hand: [fear], inkwell: 1, play: [heroes, villains, one, character('None')] }]);
    g.move('play', 'Fear', 'ink');
    expect(g).toHaveDecision('choose-cards', { cards: ['One'] });
    g.choose('One');
  });

  test('while the card that gives them is in play', () => {
    const g = game([{ hand: [fear], inkwell: 1, play: [chief, character('A'), character('B')] }]);
    g.move('play', 'Fear', 'ink');
    expect(g).toHaveDecision('choose-cards', { cards: ['A', 'B'] });
    g.choose('B');
    expect(g.card('B')).toBeInZone('discard');
  });

  test('for a time, together with a keyword', () => {
    const text =
      'Chosen character gains Resist +1 and the Villain classification until the start of your next turn.';
    const g = game([
      { hand: [action('Badge', text), fear], inkwell: 2, play: [character('A'), character('B')] },
      {},
    ]);
    g.move('play', 'Badge', 'ink').choose('A').move('play', 'Fear', 'ink').choose('A');
    expect(g.card('A')).toBeInZone('discard');
    expect(g.card('B')).toBeInZone('play');
  });
});

describe('an action that goes elsewhere when it is done', () => {
  const text =
    'Whenever this character quests, you may play a song card with cost 4 or less from your discard for free, then put it on the bottom of your deck instead of into your discard.';

  test('goes there, having had its effect', () => {
    const tune = song('Tune', 'Gain 2 lore.', { cost: 3 });
    const g = game([{ play: [character('Idol', '1/1/1', { text })], discard: [tune] }]);
    g.move('quest', 'Idol').accept();
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g.player(0).names('deck').at(-1)).toBe('Tune');
    expect(g.player(0)).toHaveCount('discard', 0);
  });
});

describe('who sang, who came back, which challenge', () => {
  test('"for each character that sang this song"', () => {
    const chorus = song(
      'Chorus',
      'Sing Together 7\nFor each character that sang this song, draw a card and gain 1 lore.',
      { cost: 7 },
    );
    const singer = (name: string) => character(name, '1/1/1', { cost: 4 });
    const g = game([{ hand: [chorus], play: [singer('A'), singer('B'), singer('C')] }]);
    g.move('play', 'Chorus', 'sing-together').choose('A', 'B');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('"returned to their hand from play" is not said of what comes from elsewhere', () => {
    const text =
      "Whenever one of your opponents' characters or items is returned to their hand from play, gain 1 lore.";
    const back = action('Back', "Return chosen opposing character to their player's hand.");
    const g = game([{ hand: [back], inkwell: 1, play: [item('Watch', text)] }, { play: [character('A')] }]);
    g.move('play', 'Back', 'ink').choose('A');
    expect(g.card('A')).toBeInZone('hand');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('"if it\'s the second challenge this turn"', () => {
    const text =
      "Whenever one of your characters challenges another character, if it's the second challenge this turn, gain 3 lore.";
    const g = game([
      { play: [character('Coach', '1/9/1', { text }), character('A', '1/9/1'), character('B', '1/9/1')] },
      { play: [{ card: character('Foe', '0/9/1'), exerted: true }] },
    ]);
    g.move('challenge', 'A').choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('challenge', 'B').choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});
