import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

describe('done so many times', () => {
  test('"for each …, A and B" does both each time', () => {
    const spell = action('Spell', 'For each item you have in play, draw a card and gain 1 lore.');
    const g = game([{ hand: [spell], inkwell: 1, play: [item('One'), item('Two'), item('Three')] }, {}]);
    g.move('play', 'Spell', 'ink');
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g.player(0)).toHaveCount('hand', 3);
  });

  test('"for each …, you may" asks each time', () => {
    const spell = action('Spell', 'For each item you have in play, you may draw a card.');
    const g = game([{ hand: [spell], inkwell: 1, play: [item('One'), item('Two'), item('Three')] }]);
    g.move('play', 'Spell', 'ink').accept().decline().accept();
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g).toHaveDecision('act');
  });

  test('"for each …, return a chosen …" chooses anew each time', () => {
    const spell = action(
      'Spell',
      "For each item you have in play, return a chosen opposing character to their player's hand.",
    );
    const g = game([
      { hand: [spell], inkwell: 1, play: [item('One'), item('Two')] },
      { play: [character('A'), character('B'), character('C')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A').choose('C');
    expect(g.player(1).names('hand')).toEqual(['A', 'C']);
    expect(g.card('B')).toBeInZone('play');
  });
});

describe('a keyword whose number is counted', () => {
  const guard = character('Guard', '1/9/1', {
    text: 'This character gains Resist +1 for each item you have in play.',
  });
  const hit = action('Hit', 'Deal 5 damage to chosen character.');

  test('grows with what is counted', () => {
    const g = game([{ hand: [hit], inkwell: 1, play: [guard, item('One'), item('Two')] }]);
    g.move('play', 'Hit', 'ink').choose('Guard');
    expect(g.card('Guard')).toHaveCount('damage', 3);
  });

  test('given by an effect it is counted once', () => {
    const text = 'Chosen character gains Challenger +1 this turn for each item you have in play.';
    const g = game([
      { hand: [action('Spell', text), item('Late')], inkwell: 2, play: [character('Hero'), item('One')] },
      { play: [{ card: character('Foe', '1/9/1'), exerted: true }] },
    ]);
    g.move('play', 'Spell', 'ink').choose('Hero').move('play', 'Late', 'ink');
    g.move('challenge', 'Hero').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});

describe('unless somebody does something', () => {
  const tax = character('Tax', '1/9/1', {
    text: 'Whenever a character of yours is challenged, the challenging character gets -3 {S} this turn unless their player pays 2 {I}.',
  });
  const board = (inkwell: number) =>
    game([{ play: [character('Hero', '4/9/1')], inkwell }, { play: [{ card: tax, exerted: true }] }]);

  test('whoever pays is spared', () => {
    const g = board(2).move('challenge', 'Hero').choose('Tax').accept();
    expect(g.card('Tax')).toHaveCount('damage', 4);
    expect(g.card('Hero')).toHaveStat('strength', 4);
  });

  test('whoever declines or cannot pay is not', () => {
    const declined = board(2).move('challenge', 'Hero').choose('Tax').decline();
    expect(declined.card('Hero')).toHaveStat('strength', 1);
    const broke = board(1).move('challenge', 'Hero').choose('Tax');
    expect(broke.card('Hero')).toHaveStat('strength', 1);
  });

  test('the deed may be anything that players do', () => {
    const text = "Choose an opposing character. Draw 2 cards unless that character's player discards a card.";
    const g = game([
      { hand: [action('Spell', text)], inkwell: 1 },
      { play: [character('A'), character('B')], hand: [item('Gone'), item('Kept')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A').accept().choose('Gone');
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.card('Gone')).toBeInZone('discard');
  });
});

describe('instead', () => {
  test('"deal 3 damage instead" is dealt to whom it was said to be dealt', () => {
    const text = 'Deal 1 damage to chosen character. If you have an item in play, deal 3 damage instead.';
    const g = game([
      { hand: [action('Spell', text)], inkwell: 1, play: [item('One')] },
      { play: [character('A', '1/9/1'), character('B', '1/9/1')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A');
    expect(g.card('A')).toHaveCount('damage', 3);
  });

  test('amends what is done for the price, not the price', () => {
    const text =
      'You may draw a card, then choose and discard a card to deal 1 damage to chosen character. If you discarded an item card, deal 4 damage instead.';
    const g = game([
      { hand: [action('Spell', text), item('Thing'), character('Other')], inkwell: 1 },
      { play: [character('A', '1/9/1'), character('B', '1/9/1')] },
    ]);
    g.move('play', 'Spell', 'ink').accept().choose('Thing').choose('B');
    expect(g.card('B')).toHaveCount('damage', 4);
  });
});

describe('any number, either place, both names', () => {
  test('"choose and discard any number of cards, then draw that many"', () => {
    const spell = action('Spell', 'Choose and discard any number of cards, then draw that many cards.');
    const g = game([{ hand: [spell, item('One'), item('Two'), item('Three')], inkwell: 1 }]);
    g.move('play', 'Spell', 'ink').choose('One', 'Three');
    expect(g.player(0).names('hand').sort()).toEqual(['Extra', 'Extra', 'Two']);
  });

  test('"on the top of their deck or into their discard": you say where', () => {
    const text =
      "Look at the top card of chosen opponent's deck. Put it on the top of their deck or into their discard.";
    const board = () =>
      game([{ hand: [action('Spell', text)], inkwell: 1 }, { deck: [item('Top'), item('Next')] }]);
    expect(board().move('play', 'Spell', 'ink').option(0).card('Top')).toBeInZone('deck');
    expect(board().move('play', 'Spell', 'ink').option(1).card('Top')).toBeInZone('discard');
  });

  test('"characters named A and B in play" asks for both', () => {
    const text = 'If you have characters named Anna and Elsa in play, draw 3 cards.';
    const named = createLorcanaLanguage({ names: ['Anna', 'Elsa'] });
    const hand = [action('Spell', text)];
    const both = game([{ hand, inkwell: 1, play: [character('Anna'), character('Elsa')] }], {
      language: named,
    });
    expect(both.move('play', 'Spell', 'ink').player(0)).toHaveCount('hand', 3);
    const one = game([{ hand, inkwell: 1, play: [character('Anna'), character('Anna')] }], {
      language: named,
    });
    expect(one.move('play', 'Spell', 'ink').player(0)).toHaveCount('hand', 0);
  });
});

describe('one or more at once', () => {
  test('"ready those characters" readies all that sang together, once', () => {
    const host = character('Host', '1/1/1', {
      text: 'Whenever one or more of your characters sings a song, you may ready those characters.',
    });
    const chorus = song('Chorus', 'Sing Together 7\nDraw a card.', { cost: 7 });
    const singer = (name: string) => character(name, '1/1/1', { cost: 4 });
    const g = game([{ hand: [chorus], play: [host, singer('A'), singer('B'), singer('C')] }]);
    g.move('play', 'Chorus', 'sing-together').choose('A', 'B').accept();
    expect(g.card('A')).toBeInState('ready');
    expect(g.card('B')).toBeInState('ready');
    expect(g).toHaveDecision('act');
  });
});

describe('places', () => {
  test('"that location" is the one that was moved to', () => {
    const rider = character('Rider', '1/1/1', {
      text: "Whenever this character moves to a location, gain lore equal to that location's {L}.",
    });
    const g = game([{ play: [rider, location('Far', '5/3/0'), location('Near', '5/1/0')] }]);
    g.move('move', 'Rider').choose('Far');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('"Skip your draw step" draws none', () => {
    const g = game([{ play: [character('Sage', '1/1/1', { text: 'Skip your draw step.' })] }, {}]);
    g.move('end-turn').move('end-turn');
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('cards under cards are counted', () => {
    const text =
      '{E} — Put an item card from your discard under this item faceup. Gain 1 lore for each card under this item.';
    const g = game([{ play: [item('Pot', text)], discard: [item('One'), item('Two')] }]);
    g.move('use-ability', 'Pot').choose('Two');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('Two')).toBeInZone('under');
  });
});
