import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, song } from '../support/game.ts';

const free = (name: string) => character(name, '1/1/1', { cost: 0 });
const tune = song('Tune', 'Gain 1 lore.', { cost: 0 });
const study = action('Study', 'Draw a card.', { cost: 0 });
const rummage = action('Rummage', 'Choose and discard a card.', { cost: 0 });

describe('CR 6.2.3 the nth card that a player plays, draws or discards in a turn', () => {
  test('your third card in a turn is neither the second nor the fourth', () => {
    const host = character('Host', '1/4/1', {
      text: 'Whenever you play your third card in a turn, gain 3 lore.',
    });
    const g = game([{ play: [host], hand: [free('A'), free('B'), free('C'), free('D')] }, {}]);
    g.move('play', 'A').move('play', 'B');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'C').move('play', 'D');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('“the second action each turn” is a second one', () => {
    const host = character('Host', '1/4/1', {
      text: 'Whenever you play the second action each turn, gain 2 lore.',
    });
    const g = game([{ play: [host], hand: [study, study, study], deck: 9 }, {}]);
    g.move('play', 'Study').move('play', 'Study').move('play', 'Study');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('only cards of the kind are counted, and only in this turn', () => {
    const host = item('Host', 'Whenever you play your second song each turn, draw a card.');
    const g = game([{ play: [host], hand: [tune, free('A'), tune, tune], deck: 9 }, { deck: 9 }]);
    g.move('play', 'Tune', 'ink').move('play', 'A');
    expect(g.player(0)).toHaveCount('hand', 2);
    g.move('end-turn').move('end-turn');
    const held = g.player(0).names('hand').length;
    g.move('play', 'Tune', 'ink');
    expect(g.player(0)).toHaveCount('hand', held - 1);
    g.move('play', 'Tune', 'ink');
    expect(g.player(0)).toHaveCount('hand', held - 1);
  });

  test('the card of the turn is the first that you draw', () => {
    const host = character('Host', '1/4/1', {
      text: 'Whenever you draw your second card each turn, this character gets +2 {L} this turn.',
    });
    const g = game([
      { hand: [], deck: 9 },
      { play: [host], hand: [study, study], deck: 9 },
    ]);
    g.move('end-turn');
    expect(g.card('Host')).toHaveStat('lore', 1);
    g.move('play', 'Study');
    expect(g.card('Host')).toHaveStat('lore', 3);
    g.move('play', 'Study');
    expect(g.card('Host')).toHaveStat('lore', 3);
  });

  test('“their second card” is the second of one opponent, not of two together', () => {
    const host = item('Host', 'Whenever an opponent discards their second card in a turn, gain 1 lore.');
    const mindless = action('Mindless', 'Each opponent chooses and discards a card.', { cost: 0 });
    const g = game([
      { play: [host], hand: [mindless, mindless] },
      { hand: [free('A'), free('B')] },
      { hand: [free('C'), free('D')] },
    ]);
    g.move('play', 'Mindless').choose('A').choose('C');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'Mindless');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('“your first … each turn” is once in a turn', () => {
    const host = item('Host', 'Whenever you discard your first card each turn, gain 1 lore.');
    const g = game([{ play: [host], hand: [rummage, rummage, free('A'), free('B')] }, {}]);
    g.move('play', 'Rummage').choose('A').move('play', 'Rummage');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test.each([
    'Whenever you play their second card in a turn, draw a card.',
    'Whenever an opponent plays your second card in a turn, draw a card.',
    'Whenever an opponent plays their first card in a turn, draw a card.',
    'Whenever you play your sixth card in a turn, draw a card.',
  ])('%s is refused', (text) => {
    expect(compileText(language(), { text, type: 'item' }).verdict.roundTrip).toBe(false);
  });
});

describe('CR 6.2.3 the nth card that a player puts somewhere in a turn', () => {
  test.each([
    'Whenever you put a second card into your inkwell in a turn, gain 2 lore.',
    'Whenever you put your second card into your inkwell each turn, gain 2 lore.',
  ])('%s', (text) => {
    const dig = action('Dig', 'Put the top card of your deck into your inkwell facedown.', { cost: 0 });
    const g = game([
      { play: [item('Watch', text)], hand: [dig, dig, dig], deck: [free('A'), free('B'), free('C')] },
      {},
    ]);
    g.move('play', 'Dig', 'ink');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'Dig', 'ink').move('play', 'Dig', 'ink');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});
