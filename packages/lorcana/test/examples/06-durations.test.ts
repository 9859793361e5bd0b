import { describe, expect, test } from 'vitest';
import { action, character, item, location } from '../support/game.ts';
import { table } from './table.ts';

const tired = (card: string | ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 6.1.13 durations', () => {
  test('CR 6.1.13.1 example: Triton has Evasive during his player’s turn only', () => {
    const g = table([{ play: ['Triton - Young Prince'] }]);
    expect(g.card('Triton - Young Prince')).toHaveKeyword('evasive');
    g.endTurn();
    expect(g.card('Triton - Young Prince')).not.toHaveKeyword('evasive');
  });

  test('CR 6.1.13.2 example: each Taffyta gains lore for her first move of the turn', () => {
    const taffyta = 'Taffyta Muttonfudge - Sour Speedster';
    const g = table([
      {
        play: [
          { card: taffyta, as: 'one' },
          { card: taffyta, as: 'two' },
          location('Start', '5/0/1'),
          location('Finish', '5/0/1'),
        ],
        inkwell: 5,
      },
    ]);
    g.move('move', 'one').choose('Start');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('move', 'one').choose('Finish');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('move', 'two').choose('Start');
    expect(g.player(0)).toHaveCount('lore', 4);
  });

  test('CR 6.1.13.3 example: Dodge! lasts until the start of its player’s next turn', () => {
    const g = table([{ hand: ['Dodge!'], inkwell: 2, play: ['Stitch - New Dog'] }]);
    g.move('play', 'Dodge!').choose('Stitch - New Dog');
    const stitch = g.card('Stitch - New Dog');
    for (const keyword of ['ward', 'evasive']) expect(stitch).toHaveKeyword(keyword);
    g.endTurn();
    for (const keyword of ['ward', 'evasive']) expect(stitch).toHaveKeyword(keyword);
    g.endTurn();
    for (const keyword of ['ward', 'evasive']) expect(stitch).not.toHaveKeyword(keyword);
  });

  test('CR 6.1.13.4 example: Good Job! gives lore for the rest of the turn', () => {
    const g = table([{ hand: ['Good Job!'], inkwell: 1, play: ['Stitch - New Dog'] }]);
    g.move('play', 'Good Job!').choose('Stitch - New Dog');
    expect(g.card('Stitch - New Dog')).toHaveStat('lore', 2);
    g.endTurn();
    expect(g.card('Stitch - New Dog')).toHaveStat('lore', 1);
  });

  test('CR 6.1.13.5 example A: Noi resists and is warded while her player has an item', () => {
    const noi = 'Noi - Orphaned Thief';
    const g = table([{ play: [noi, item('Book', 'Banish this item — Draw a card.')] }]);
    expect(g.card(noi)).toHaveKeyword('resist', 1);
    expect(g.card(noi)).toHaveKeyword('ward');
    g.move('use-ability', 'Book');
    expect(g.card(noi)).not.toHaveKeyword('resist');
    expect(g.card(noi)).not.toHaveKeyword('ward');
  });

  test('CR 6.1.13.5 example B: who leaves Pride Lands, or loses it, loses the willpower', () => {
    const rock = 'Pride Lands - Pride Rock';
    const raze = action('Raze', 'Banish chosen location.');
    const begin = () =>
      table([{ play: [rock, 'Stitch - New Dog', location('Elsewhere', '5/0/1')], hand: [raze], inkwell: 4 }])
        .move('move', 'Stitch - New Dog')
        .choose(rock);
    const g = begin();
    expect(g.card('Stitch - New Dog')).toHaveStat('willpower', 4);
    g.move('move', 'Stitch - New Dog').choose('Elsewhere');
    expect(g.card('Stitch - New Dog')).toHaveStat('willpower', 2);
    const razed = begin().move('play', 'Raze').choose(rock);
    expect(razed.card('Stitch - New Dog')).toHaveStat('willpower', 2);
  });

  test('CR 6.1.13.6 example A: Jafar gains lore for cards drawn in his turn while exerted', () => {
    const jafar = 'Jafar - Striking Illusionist';
    const read = action('Read', 'Draw a card.');
    const draw = (exerted: boolean) =>
      table([{ play: [{ card: jafar, exerted }], hand: [read], inkwell: 1 }]).move('play', 'Read');
    expect(draw(true).player(0)).toHaveCount('lore', 1);
    expect(draw(false).player(0)).toHaveCount('lore', 0);
    const gift = action('Gift', 'Each player draws a card.');
    const theirs = table([{ hand: [gift], inkwell: 1 }, { play: [tired(jafar)] }]).move('play', 'Gift');
    expect(theirs.player(1)).toHaveCount('hand', 1);
    expect(theirs.player(1)).toHaveCount('lore', 0);
  });

  test('CR 6.1.13.6 example B: Thebes gains lore for a banish in a challenge by a character there, in its turn', () => {
    const thebes = 'Thebes - The Big Olive';
    const strong = character('Strong', '5/9/1');
    const g = table([{ play: [thebes, strong], inkwell: 1 }, { play: [tired('Stitch - New Dog')] }]);
    g.move('move', 'Strong').choose(thebes).move('challenge', 'Strong').choose('Stitch - New Dog');
    expect(g.player(0)).toHaveCount('lore', 2);
    const away = table([{ play: [thebes, strong] }, { play: [tired('Stitch - New Dog')] }]);
    away.move('challenge', 'Strong').choose('Stitch - New Dog');
    expect(away.player(0)).toHaveCount('lore', 0);
    const theirs = table([{ play: ['Stitch - New Dog'] }, { play: [thebes, strong], inkwell: 1 }], {
      active: 1,
    });
    theirs.move('move', 'Strong').choose(thebes).move('quest', 'Strong').endTurn();
    theirs.move('challenge', 'Stitch - New Dog').choose('Strong');
    expect(theirs.card('Stitch - New Dog')).toBeInZone('discard');
    expect(theirs.player(1)).toHaveCount('lore', 1);
  });
});
