import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });

describe('CR 6.1.11 whose a card is, and whose it was', () => {
  const text =
    'Put chosen character on the top of their player’s deck. If that character was yours, gain 2 lore.';
  const lore = (name: string) =>
    game([{ hand: [spell(text)], play: [character('Mine')] }, { play: [character('Theirs')] }])
      .move('play', 'Spell')
      .choose(name)
      .player(0)
      .count('lore');

  test('of a card that has left play', () => {
    expect([lore('Mine'), lore('Theirs')]).toEqual([2, 0]);
  });

  test('“that player” is the one whose it was', () => {
    const wasNot = spell("Banish chosen location. If it wasn't yours, that player gains 3 lore.");
    const g = game([{ hand: [wasNot], play: [location('Mine')] }, { play: [location('Theirs')] }]);
    g.move('play', 'Spell').choose('Theirs');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([0, 3]);
  });

  test('a card that is still there', () => {
    const hit = spell(
      "Deal 1 damage to chosen character. If that character is an opponent's, they gain 1 lore.",
    );
    const g = game([
      { hand: [hit], play: [character('Mine', '1/3/1')] },
      { play: [character('T', '1/3/1')] },
    ]);
    g.move('play', 'Spell').choose('T');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([0, 1]);
  });
});

describe('CR 6.5.1 damage is dealt to another instead', () => {
  const bolt = spell('Deal 3 damage to chosen character.');
  test('this turn, the next time, and once', () => {
    const host = character('Host', '1/9/1', {
      text: 'When you play this character, choose another character of yours. The next time they would be dealt damage this turn, deal that damage to this character instead.',
      cost: 0,
    });
    const g = game([{ hand: [host, bolt, bolt], play: [character('Ally', '1/9/1')] }, {}]);
    g.move('play', 'Host').choose('Ally');
    g.move('play', 'Spell').choose('Ally');
    expect([g.card('Ally').count('damage'), g.card('Host').count('damage')]).toEqual([0, 3]);
    g.move('play', 'Spell').choose('Ally');
    expect([g.card('Ally').count('damage'), g.card('Host').count('damage')]).toEqual([3, 3]);
  });
});

describe('CR 5.2.6 all cards with the name that was named', () => {
  test('out of those that were revealed', () => {
    const text =
      'Name a card, then reveal the top 3 cards of your deck. Put all cards with that name into your hand and the rest on the bottom of your deck in any order.';
    const g = game([
      { hand: [spell(text)], deck: { only: [item('Cup'), item('Plate'), item('Cup'), item('Cup')] } },
      {},
    ]);
    g.move('play', 'Spell').name('Cup');
    expect(g.player(0).names('hand')).toEqual(['Cup', 'Cup']);
    expect(g.player(0).names('deck').length).toBe(2);
  });
});

describe('CR 1.9.2.2 how much damage was put', () => {
  test('on all of them together', () => {
    const text =
      'Put 1 damage counter on each of your characters. For each 1 damage put this way, gain 1 lore.';
    const g = game([
      { hand: [spell(text)], play: [character('A', '1/3/1'), character('B', '1/3/1')] },
      {},
    ]).move('play', 'Spell');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});
