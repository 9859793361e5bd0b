import type { Plugin } from '@cardwright/core';
import { lorcana, packRush } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';
import { table } from './table.ts';

describe('CR 8 keywords', () => {
  test('CR 8.1.2 example: a second Support adds nothing, Resist +1 and +2 are Resist +3', () => {
    const supporter = character('Supporter', '2/3/1', { text: 'Support' });
    const teach = action('Teach', 'Chosen character gains Support this turn.');
    const g = table([{ play: [supporter, 'Stitch - New Dog'], hand: [teach], inkwell: 1 }]);
    g.move('play', 'Teach').choose('Supporter').move('quest', 'Supporter');
    expect(g).toHaveDecision('confirm');
    g.accept().choose('Stitch - New Dog');
    expect(g).toHaveDecision('act');
    expect(g.card('Stitch - New Dog')).toHaveStat('strength', 4);

    const tough = character('Tough', '1/9/1', { text: 'Resist +1' });
    const harden = action('Harden', 'Chosen character gains Resist +2 this turn.');
    const h = table([{ play: [tough], hand: [harden], inkwell: 1 }])
      .move('play', 'Harden')
      .choose('Tough');
    expect(h.card('Tough')).toHaveKeyword('resist', 3);
  });

  test('CR 8.11.3 example: at Atlantica, Ursula with Singer 4 sings a song with cost 6', () => {
    const concert = 'Atlantica - Concert Hall';
    const vanessa = 'Ursula - Vanessa';
    const song = (cost: number) =>
      action('Aria', 'Draw a card.', { cost, classifications: ['Song'], inkable: false });
    const at = (cost: number) =>
      table([{ play: [concert, vanessa], hand: [song(cost)], inkwell: 2 }])
        .move('move', vanessa)
        .choose(concert)
        .offer('play', 'Aria', 'sing');
    expect(at(6)).toBeOffered();
    expect(at(7)).toBeRefused('no-singer');
    const away = table([{ play: [concert, vanessa], hand: [song(6)] }]);
    expect(away.offer('play', 'Aria', 'sing')).toBeRefused('no-singer');
  });
});

describe('CR 9 multiplayer', () => {
  test('CR 9.2.3 example: Pete’s whistle outlasts his player until their next turn would begin', () => {
    const pete = 'Pete - Games Referee';
    const zap = action('Zap', 'Draw a card.');
    const side = { hand: [zap], inkwell: 1 };
    const g = table([{ hand: [pete], inkwell: 3 }, side, side]).move('play', pete);
    g.concede(0);
    expect(g.player(0).cards('play')).toEqual([]);
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.offer('play', 'Zap')).toBeRefused('forbidden');
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 2 });
    expect(g.offer('play', 'Zap')).toBeRefused('forbidden');
    g.endTurn();
    // Player 0's turn would have begun.
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.offer('play', 'Zap')).toBeOffered();
  });
});

describe('CR 10 casual variants', () => {
  test('CR 10.1.2 example: Pack Rush has an opening hand of 5 cards in place of 7, and turns as always', () => {
    const deck = Array.from({ length: 24 }, (_, i) => character(`Card ${i}`));
    const begin = (formats: readonly Plugin[]) =>
      game([{ deck: { only: deck } }, { deck: { only: deck } }], {
        from: 'setup',
        plugins: [lorcana, ...formats],
      });
    const usual = begin([]);
    expect([0, 1].map((p) => usual.player(p).count('hand'))).toEqual([7, 7]);
    usual.choose().choose();
    const rush = begin([packRush]);
    expect([0, 1].map((p) => rush.player(p).count('hand'))).toEqual([5, 5]);
    rush.choose().choose();
    const first = rush.decision!.player;
    rush.endTurn();
    expect(rush.player(first)).toHaveCount('hand', 5);
    expect(rush.player(1 - first)).toHaveCount('hand', 6);
  });
});
