import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { table } from './table.ts';

const tired = (card: string | ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 6.2 triggered abilities', () => {
  test('CR 6.2.4 example: Stitch counts the others when his ability resolves', () => {
    const stitch = 'Stitch - Carefree Surfer';
    const others = [character('A'), character('B')];
    const g = table([{ hand: [stitch], inkwell: 7, play: others }])
      .move('play', stitch)
      .accept();
    expect(g.player(0)).toHaveCount('hand', 2);
    const one = table([{ hand: [stitch], inkwell: 7, play: others.slice(1) }]).move('play', stitch);
    expect(one).toHaveDecision('act');
    expect(one.player(0)).toHaveCount('hand', 0);
  });

  test('CR 6.2.5 example: Scar is only kept from questing when he has banished someone', () => {
    const scar = 'Scar - Vicious Cheater';
    const idle = table([{ play: [scar] }]);
    expect(idle.offer('quest', scar)).toBeOffered();
    const g = table([{ play: [scar] }, { play: [tired('Stitch - New Dog')] }]);
    g.move('challenge', scar).choose('Stitch - New Dog').accept();
    expect(g.card(scar)).toBeInState('ready');
    expect(g.offer('quest', scar)).toBeRefused('forbidden');
    g.endTurn().endTurn();
    expect(g.offer('quest', scar)).toBeOffered();
  });

  test('CR 6.2.6 example: John Silver’s ability occurs when he is played, and again when he quests', () => {
    const silver = 'John Silver - Alien Pirate';
    const g = table([
      { hand: [silver], inkwell: 6 },
      { play: ['Stitch - New Dog', 'Flounder - Voice of Reason'] },
    ]);
    g.move('play', silver).choose('Stitch - New Dog').endTurn();
    expect(g.card('Stitch - New Dog')).toHaveKeyword('reckless');
    g.endTurn().move('quest', silver).choose('Flounder - Voice of Reason').endTurn();
    expect(g.card('Flounder - Voice of Reason')).toHaveKeyword('reckless');
    expect(g.card('Stitch - New Dog')).not.toHaveKeyword('reckless');
  });

  test('CR 6.2.7.1 example: Steal from the Rich watches for the rest of the turn', () => {
    const g = table([
      { hand: ['Steal from the Rich'], inkwell: 5, play: ['Stitch - New Dog', 'Flounder - Voice of Reason'] },
      { lore: 5 },
    ]);
    g.move('play', 'Steal from the Rich').move('quest', 'Stitch - New Dog');
    expect(g.player(1)).toHaveCount('lore', 4);
    g.move('quest', 'Flounder - Voice of Reason');
    expect(g.player(1)).toHaveCount('lore', 3);
    g.endTurn().endTurn().move('quest', 'Stitch - New Dog');
    expect(g.player(1)).toHaveCount('lore', 3);
  });

  test('CR 6.2.7.2 example: Candy Drift banishes its character at the end of the turn', () => {
    const g = table([{ hand: ['Candy Drift'], inkwell: 2, play: ['Stitch - New Dog'] }]);
    g.move('play', 'Candy Drift');
    if (g.decision?.kind === 'choose-cards') g.choose('Stitch - New Dog');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.card('Stitch - New Dog')).toHaveStat('strength', 7);
    expect(g.card('Stitch - New Dog')).toBeInZone('play');
    g.endTurn();
    expect(g.card('Stitch - New Dog')).toBeInZone('discard');
  });
});

describe('CR 6.3 activated abilities', () => {
  test('CR 6.3.3 example: Tinker Bell waits until Fang Crossbow has banished a Dragon', () => {
    const dragon = character('Wyrm', '3/3/1', { classifications: ['Dragon'] });
    const g = table([
      { play: ['Fang Crossbow', 'Tinker Bell - Very Clever Fairy'] },
      { play: [dragon, 'Stitch - New Dog'] },
    ]);
    g.move('use-ability', 'Fang Crossbow', 1);
    expect(g.card('Fang Crossbow')).toBeInZone('discard');
    expect(g).toHaveDecision('choose-cards', { cards: ['Wyrm'] });
    g.choose('Wyrm');
    expect(g.card('Wyrm')).toBeInZone('discard');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.card('Fang Crossbow')).toBeInZone('inkwell', 0);
    expect(g.card('Fang Crossbow')).toBeInState('exerted');
  });
});

describe('CR 6.4 static abilities', () => {
  test('CR 6.4.1 example: one with a duration lasts that long, one of a card as long as the card is in play', () => {
    const veil = action('Veil', 'Your exerted characters gain Ward until the start of your next turn.');
    const timed = table([{ hand: [veil], inkwell: 1, play: [tired('Stitch - New Dog')] }]).move(
      'play',
      'Veil',
    );
    expect(timed.card('Stitch - New Dog')).toHaveKeyword('ward');
    timed.endTurn();
    expect(timed.card('Stitch - New Dog')).toHaveKeyword('ward');
    timed.endTurn();
    expect(timed.card('Stitch - New Dog')).not.toHaveKeyword('ward');

    const cloak = item('Cloak', 'Your exerted characters gain Ward.\nBanish this item — Draw a card.');
    const lasting = table([{ play: [cloak, tired('Stitch - New Dog'), 'Flounder - Voice of Reason'] }]);
    expect(lasting.card('Stitch - New Dog')).toHaveKeyword('ward');
    expect(lasting.card('Flounder - Voice of Reason')).not.toHaveKeyword('ward');
    lasting.move('use-ability', 'Cloak');
    expect(lasting.card('Stitch - New Dog')).not.toHaveKeyword('ward');
  });

  test('CR 6.4.2.1 example: Restoring Atlantis protects characters that are played later', () => {
    const restore = 'Restoring Atlantis';
    const g = table([
      { hand: [restore, 'Milo Thatch - Clever Cartographer'], inkwell: 6, play: [tired('Stitch - New Dog')] },
      { play: ['Marshmallow - Persistent Guardian'] },
    ]);
    const tire = action('Tire', 'Exert chosen opposing character.', { cost: 0 });
    const h = table([
      { hand: [restore, 'Milo Thatch - Clever Cartographer'], inkwell: 6, play: [tired('Stitch - New Dog')] },
      { play: ['Marshmallow - Persistent Guardian'], hand: [tire] },
    ]);
    g.move('play', restore).endTurn();
    expect(g.offer('challenge', 'Marshmallow - Persistent Guardian')).toBeRefused('nothing-to-challenge');
    h.move('play', restore).move('play', 'Milo Thatch - Clever Cartographer').endTurn();
    h.move('play', 'Tire').choose('Milo Thatch - Clever Cartographer');
    expect(h.offer('challenge', 'Marshmallow - Persistent Guardian')).toBeRefused('nothing-to-challenge');
    const without = table(
      [{ play: [tired('Stitch - New Dog')] }, { play: ['Marshmallow - Persistent Guardian'] }],
      {
        active: 1,
      },
    );
    expect(without.offer('challenge', 'Marshmallow - Persistent Guardian')).toBeOffered();
  });

  test('CR 6.4.2.2 example: Kida weakens only the characters that were there', () => {
    const kida = 'Kida - Protector of Atlantis';
    const g = table([
      { hand: [kida, 'Milo Thatch - Clever Cartographer'], inkwell: 6 },
      { play: ['Marshmallow - Persistent Guardian'] },
    ]);
    g.move('play', kida, 'ink');
    expect(g.card(kida)).toHaveStat('strength', 0);
    expect(g.card('Marshmallow - Persistent Guardian')).toHaveStat('strength', 2);
    g.move('play', 'Milo Thatch - Clever Cartographer');
    expect(g.card('Milo Thatch - Clever Cartographer')).toHaveStat('strength', 2);
    g.endTurn().endTurn();
    expect(g.card('Marshmallow - Persistent Guardian')).toHaveStat('strength', 5);
  });

  test('CR 6.4.2.3 example: Happy comes into play with Grumpy’s +1, and Weight Set sees 4 strength', () => {
    const play = (grumpy: readonly string[]) =>
      table([{ play: ['Weight Set', ...grumpy], hand: ['Happy - Good-Natured'], inkwell: 6 }]).move(
        'play',
        'Happy - Good-Natured',
      );
    const g = play(['Grumpy - Bad-Tempered']);
    expect(g.card('Happy - Good-Natured')).toHaveStat('strength', 4);
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(play([])).toHaveDecision('act');
  });

  test('CR 6.4.3 example: Bashful quests only beside another of the Seven Dwarfs', () => {
    const bashful = 'Bashful - Hopeless Romantic';
    expect(table([{ play: [bashful, 'Stitch - New Dog'] }]).offer('quest', bashful)).toBeRefused('forbidden');
    expect(table([{ play: [bashful, 'Happy - Good-Natured'] }]).offer('quest', bashful)).toBeOffered();
  });

  test('CR 6.4.4.3 example: LeFou is free in a turn in which an opposing character was banished in a challenge', () => {
    const lefou = 'LeFou - Opportunistic Flunky';
    const g = table([
      { play: ['Marshmallow - Persistent Guardian'], hand: [lefou] },
      { play: [tired('Stitch - New Dog')] },
    ]);
    expect(g.offer('play', lefou, 'ink')).toBeRefused('not-enough-ink');
    g.move('challenge', 'Marshmallow - Persistent Guardian').choose('Stitch - New Dog');
    g.move('play', lefou);
    expect(g.card(lefou)).toBeInZone('play');
    expect(g).not.toHaveHappened('ink-paid', { player: 0, amount: 3 });
  });

  test('CR 6.4.5 example: Arthur’s player has no Draw step', () => {
    const g = table([{}, { play: ['Arthur - Determined Squire'] }]).endTurn();
    expect(g.player(1)).toHaveCount('hand', 0);
    expect(g).not.toHaveHappened('drawn', { player: 1 });
    expect(g).toHaveDecision('act', { player: 1 });
  });
});
