import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

describe('CR 7.7.4.2 identical abilities that wait are one to choose', () => {
  const reader = item('Reader', 'Whenever you draw a card, gain 1 lore.');
  const study = action('Study', 'Draw 3 cards.', { cost: 0 });

  test('those of one card alone are not asked about', () => {
    const g = game([{ play: [reader], hand: [study], deck: 5 }]).move('play', 'Study');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('beside those of another card each card is one option, as often as there is a choice', () => {
    const writer = item('Writer', 'Whenever you draw a card, each opponent loses 1 lore.');
    const g = game([{ play: [reader, writer], hand: [study], deck: 5 }, { lore: 9 }]).move('play', 'Study');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option('Writer').option('Reader').option('Writer');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([1, 7]);
    g.option('Writer');
    expect(g).toHaveDecision('act');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([3, 6]);
  });

  test('two cards of one name are two', () => {
    const twin = item('Twin', 'Whenever you draw a card, gain 1 lore.');
    const one = action('One', 'Draw a card.', { cost: 0 });
    const g = game([{ play: [twin, twin], hand: [one], deck: 5 }]).move('play', 'One');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option(0);
  });

  test('an ability that speaks of its event is asked about', () => {
    const mourner = item(
      'Mourner',
      'Whenever one of your characters is banished, you may return that card to your hand.',
    );
    const storm = action('Storm', 'Banish all characters.', { cost: 0 });
    const play = [mourner, character('A'), character('B')];
    const g = game([{ play, hand: [storm] }]).move('play', 'Storm');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option(0).accept().decline();
  });
});
