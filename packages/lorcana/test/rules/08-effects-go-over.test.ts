import type { Scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { table } from '../cases/table.ts';
import { action, character, game } from '../support/game.ts';

const small = character('Hero', '2/4/1', { fullName: 'Hero - Small' });
const grown = character('Hero', '5/7/2', { fullName: 'Hero - Grown', cost: 9, text: 'Shift 0 {I}' });
const foe = { card: character('Foe', '1/9/1'), exerted: true };

const shifted = (g: Scenario) => g.move('play', 'Hero - Grown', 'shift').choose('Hero - Small');

describe('CR 8.10.5 all effects on a character go over to the one shifted onto it', () => {
  test('CR 8.10.5, 6.2.7.2 “at the end of your turn, banish them”: Candy Drift', () => {
    const g = table([{ hand: ['Candy Drift', grown], inkwell: 2, play: [small] }]);
    shifted(g.move('play', 'Candy Drift').choose('Hero - Small'));
    expect(g.card('Hero - Grown')).toHaveStat('strength', 10);
    g.endTurn();
    expect(g.card('Hero - Grown')).toBeInZone('discard', 0);
    expect(g.card('Hero - Small')).toBeInZone('discard', 0);
  });

  test.each(['Gruesome and Grim', 'Madam Mim - Rival of Merlin'])(
    'CR 8.10.5, 6.2.7.2 “they gain Rush. At the end of the turn, banish them”: %s',
    (card) => {
      const isAction = card === 'Gruesome and Grim';
      const g = table([
        { hand: [...(isAction ? [card] : []), small, grown], inkwell: 3, play: isAction ? [] : [card] },
        { play: [foe] },
      ]);
      g.move(isAction ? 'play' : 'use-ability', card);
      if (g.decision?.kind === 'choose-cards') g.choose('Hero - Small');
      shifted(g);
      expect(g.card('Hero - Grown')).toHaveKeyword('rush');
      expect(g.offer('challenge', 'Hero - Grown')).toBeOffered();
      g.endTurn();
      expect(g.card('Hero - Grown')).toBeInZone('discard', 0);
    },
  );

  test('CR 8.10.5, 6.2.7.1 “whenever they challenge another character”: Medallion Weights', () => {
    const g = table([{ hand: [grown], inkwell: 2, play: ['Medallion Weights', small] }, { play: [foe] }]);
    shifted(g.move('use-ability', 'Medallion Weights').choose('Hero - Small'));
    g.move('challenge', 'Hero - Grown').choose('Foe');
    expect(g).toHaveDecision('confirm', { player: 0, prompt: 'may' });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 8.10.5, 6.2.7.1 “the next time they challenge another character”: Next Stop, Olympus', () => {
    const g = table([{ hand: ['Next Stop, Olympus', grown], inkwell: 5, play: [small] }, { play: [foe] }]);
    shifted(g.move('play', 'Next Stop, Olympus').choose('Hero - Small'));
    expect(g.offer('quest', 'Hero - Grown')).toBeRefused('forbidden');
    g.move('challenge', 'Hero - Grown').choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 8.10.5, 6.5 “the next time they would be dealt damage”', () => {
    const aid = action(
      'Aid',
      'Choose a character of yours. The next time they would be dealt damage this turn, they take no damage instead.',
      { cost: 0 },
    );
    const g = game([{ hand: [aid, grown], play: [small] }, { play: [foe] }]);
    g.move('play', 'Aid');
    if (g.decision?.kind === 'choose-cards') g.choose('Hero - Small');
    shifted(g).move('challenge', 'Hero - Grown').choose('Foe');
    expect(g.card('Hero - Grown')).toHaveCount('damage', 0);
    expect(g.card('Foe')).toHaveCount('damage', 5);
  });

  test('CR 8.10.5 what speaks of the character that made it is about the one on top', () => {
    const bound = character('Hero', '2/4/1', {
      fullName: 'Hero - Small',
      text: 'When you play this character, at the end of your turn, banish this character.',
    });
    const g = game([{ hand: [bound, grown], inkwell: 1 }]).move('play', 'Hero - Small');
    shifted(g).endTurn();
    expect(g.card('Hero - Grown')).toBeInZone('discard', 0);
  });

  test('CR 8.10.5, 7.1.6 a card that has been put under another in any other manner is not that one', () => {
    const bury = action(
      'Bury',
      'Put chosen character of yours facedown under one of your other characters.',
      {
        cost: 0,
      },
    );
    const g = table([
      { hand: ['Candy Drift', bury], inkwell: 2, play: [small, character('Other', '1/9/1')] },
    ]);
    g.move('play', 'Candy Drift')
      .choose('Hero - Small')
      .move('play', 'Bury')
      .choose('Other')
      .choose('Hero - Small');
    expect(g.card('Other').under.map(({ name }) => name)).toEqual(['Hero - Small']);
    g.endTurn();
    expect(g.card('Other')).toBeInZone('play', 0);
  });

  test('CR 8.10.5 it goes over twice', () => {
    const twice = character('Hero', '7/9/2', { fullName: 'Hero - Grand', cost: 9, text: 'Shift 0 {I}' });
    const g = table([{ hand: ['Candy Drift', grown, twice], inkwell: 2, play: [small] }]);
    shifted(g.move('play', 'Candy Drift').choose('Hero - Small'));
    g.move('play', 'Hero - Grand', 'shift').choose('Hero - Grown').endTurn();
    expect(g.card('Hero - Grand')).toBeInZone('discard', 0);
  });

  test('CR 6.2.7.2, 6.1.11 a delayed trigger knows the party of the event that made it', () => {
    const host = character('Host', '1/9/1', {
      text: 'Whenever one of your other characters quests, at the end of your turn, banish them.',
    });
    const g = game([{ play: [host, small, character('Other')] }])
      .move('quest', 'Hero - Small')
      .endTurn();
    expect(g.card('Hero - Small')).toBeInZone('discard', 0);
    expect(g.card('Other')).toBeInZone('play', 0);
  });
});
