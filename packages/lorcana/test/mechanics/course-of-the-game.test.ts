import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

describe('CR 3.1 which turn it is, and who began', () => {
  test('CR 3.1.1 “during your first turn” is the first that its player begins', () => {
    const early = character('Early', '2/2/1', {
      text: 'During your second turn, this character gets +2 {S}.',
    });
    const g = game([{ play: [early] }, { play: [early] }], { turn: 1 });
    const strengths = () => [g.card('Early', 0).stat('strength'), g.card('Early', 1).stat('strength')];
    expect(strengths()).toEqual([2, 2]);
    g.endTurn().endTurn();
    expect(strengths()).toEqual([4, 2]);
    g.endTurn();
    expect(strengths()).toEqual([2, 4]);
    g.endTurn();
    expect(strengths()).toEqual([2, 2]);
  });

  test('“your third turn or later” holds from its beginning on, in the turns of others as well', () => {
    const late = character('Late', '1/1/1', {
      text: 'While it’s your third turn or later, this character gets +1 {L}.',
    });
    const g = game([{ play: [late] }, {}], { turn: 1 });
    const lore: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      lore.push(g.card('Late').stat('lore'));
      g.endTurn();
    }
    expect(lore).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('CR 2.2.1 who took the first turn of the game', () => {
    const text = 'If you took the first turn of the game, gain 1 lore.';
    const other = 'If an opponent is the first player, gain 2 lore.';
    const hand = [action('First', text), action('Second', other)];
    const g = game([
      { hand, inkwell: 2 },
      { hand, inkwell: 2 },
    ]);
    g.move('play', 'First').move('play', 'Second');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.endTurn();
    g.move('play', 'First').move('play', 'Second');
    expect(g.player(1)).toHaveCount('lore', 2);
  });

  test('the turn of the game: what cannot be played in the first, can in the second', () => {
    const slow = item('Slow', 'On the first turn of the game, you can’t play this item.');
    const turn = { hand: [slow], inkwell: 1 };
    const g = game([turn, turn], { turn: 1 });
    expect(g.offer('play', 'Slow')).not.toBeOffered();
    g.endTurn();
    expect(g.offer('play', 'Slow')).toBeOffered();
  });
});

describe('CR 4.3.2.4 the ink that was paid to play a card', () => {
  const cheaper = item('Cheaper', 'You pay 1 {I} less to play characters.');
  const big = character('Big', '5/5/1', { cost: 5 });

  test('CR 4.3.2.4 what was really paid, after all that lowers it', () => {
    const tax = character('Tax', '1/4/1', {
      text: 'Whenever you pay 5 {I} or more to play a character, gain 1 lore.',
    });
    const g = game([{ play: [tax], hand: [big], inkwell: 5 }, {}]);
    expect(g.move('play', 'Big').player(0)).toHaveCount('lore', 1);
    const h = game([{ play: [tax, cheaper], hand: [big], inkwell: 5 }, {}]);
    expect(h.move('play', 'Big').player(0)).toHaveCount('lore', 0);
  });

  test('no ink at all: for free, or for 0', () => {
    const envy = item('Envy', 'Whenever an opponent pays no {I} to play a card, they lose 1 lore.');
    const gift = action('Gift', 'Play a character from your hand for free.');
    const g = game([{ hand: [gift, character('Plain')], inkwell: 1, lore: 5 }, { play: [envy] }]);
    g.move('play', 'Gift').choose('Plain');
    expect(g.player(0)).toHaveCount('lore', 4);
  });

  test('of what was played this turn', () => {
    const sum = character('Sum', '1/1/1', {
      text: 'If you paid exactly 2 {I} for an item this turn, this character gets +3 {S}.',
    });
    const g = game([{ play: [sum], hand: [item('One'), item('Two', '', { cost: 2 })], inkwell: 3 }, {}]);
    g.move('play', 'One');
    expect(g.card('Sum')).toHaveStat('strength', 1);
    g.move('play', 'Two');
    expect(g.card('Sum')).toHaveStat('strength', 4);
  });

  test('ink that is paid for an ability is not paid to play', () => {
    const tax = item('Tax', 'Whenever you pay 1 {I} or more to play a card, gain 1 lore.');
    const well = item('Well', '1 {I} — Draw a card.');
    const g = game([{ play: [tax, well], inkwell: 1 }, {}]);
    expect(g.move('use-ability', 'Well').player(0)).toHaveCount('lore', 0);
  });
});

describe('CR 6.4.3 abilities that are used', () => {
  test('with {E} in the cost, and by whom', () => {
    const eye = character('Eye', '1/4/1', {
      text: 'Whenever one of your characters uses an ability with {E} in its cost, gain 1 lore.',
    });
    const tired = character('Tired', '1/1/1', { text: '{E} — Draw a card.' });
    const rich = character('Rich', '1/1/1', { text: '1 {I} — Draw a card.' });
    const g = game([{ play: [eye, tired, rich], inkwell: 1 }, { play: [eye] }]);
    g.move('use-ability', 'Rich');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('use-ability', 'Tired');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([1, 0]);
  });

  test('of an item, and in the past', () => {
    const shop = item('Shop', 'Whenever you use the ability of an item, gain 1 lore.');
    const well = item('Well', '1 {I} — Draw a card.');
    const proud = character('Proud', '1/1/1', {
      text: 'If you used an ability this turn, this character gets +2 {S}.',
    });
    const g = game([{ play: [shop, well, proud], inkwell: 1 }, {}]);
    expect(g.card('Proud')).toHaveStat('strength', 1);
    g.move('use-ability', 'Well');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('Proud')).toHaveStat('strength', 3);
  });

  test('CR 8.4.1 the ability of a keyword', () => {
    const tall = character('Tall', '1/1/1', {
      text: '<Boost> 1 {I}\nWhenever you use the <Boost> ability of this character, gain 1 lore.',
    });
    const well = item('Well', '1 {I} — Draw a card.');
    const g = game([{ play: [tall, well], inkwell: 2 }, {}]);
    g.move('use-ability', 'Well');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('use-ability', 'Tall');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 7.1 cards that are revealed and looked at, decks that are shuffled and searched', () => {
  test('a song that is revealed by any effect', () => {
    const ear = item('Ear', 'Whenever you reveal a song card, gain 1 lore.');
    const turn = action('Turn', 'Reveal the top card of your deck.');
    const tune = song('Tune', 'Draw a card.');
    const g = game([{ play: [ear], hand: [turn, turn], inkwell: 2, deck: [tune] }, {}]);
    g.move('play', 'Turn');
    expect(g.player(0)).toHaveCount('lore', 1);
    const h = game([{ play: [ear], hand: [turn], inkwell: 1, deck: [item('Silence')] }, {}]);
    expect(h.move('play', 'Turn').player(0)).toHaveCount('lore', 0);
  });

  test('an opponent who shuffles', () => {
    const wary = character('Wary', '1/4/1', {
      text: 'Whenever an opponent shuffles their deck, gain 1 lore.',
    });
    const mix = action('Mix', 'Shuffle a card from your discard into your deck.');
    const g = game([{ hand: [mix], inkwell: 1, discard: [item('A')], play: [wary] }, { play: [wary] }]);
    g.move('play', 'Mix');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([0, 1]);
  });

  test('looking at cards, the first time each turn', () => {
    const nosy = item('Nosy', 'The first time each turn you look at a card, gain 1 lore.');
    const look = action(
      'Look',
      'Look at the top card of your deck. You may put it on the bottom of your deck.',
    );
    const g = game([{ play: [nosy], hand: [look, look], inkwell: 2 }, {}]);
    g.move('play', 'Look').decline().move('play', 'Look').decline();
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 6.1.8 how often something has happened', () => {
  test('for each time, and a number of times', () => {
    const gain = action('Gain', 'Gain 2 lore.');
    const count = item('Count', '{E} — Draw a card for each time you gained lore this turn.');
    const enough = item('Enough', '{E} — If you gained lore 3 or more times this turn, gain 5 lore.');
    const g = game([{ play: [count, enough], hand: [gain, gain], inkwell: 2 }, {}]);
    g.move('play', 'Gain').move('play', 'Gain').move('use-ability', 'Count').move('use-ability', 'Enough');
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g.player(0)).toHaveCount('lore', 4);
  });

  test('what one of several did, and each card that something was done to', () => {
    const fight = character('Fighter', '1/5/1', {
      text: '{E} — Gain 1 lore for each character exerted this turn.',
    });
    const g = game([{ play: [fight, character('A', '1/1/2')] }, {}]);
    g.move('quest', 'A').move('use-ability', 'Fighter');
    expect(g.player(0)).toHaveCount('lore', 4);
  });
});
