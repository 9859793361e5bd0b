import { describe, expect, test } from 'vitest';
import { table } from '../cases/table.ts';
import { action, character, game, item, location } from '../support/game.ts';

const hero = character('Hero', '2/4/1');
const book = item('Book', 'Banish this item — Gain 1 lore.');

describe('CR 6.4.4.1 “unless” of an effect that lasts is asked as long as it lasts', () => {
  const pepa = 'Pepa Madrigal - Weather Maker';
  /** Pepa exerts Hero; what Hero's player finds of them at the start of their turn. */
  const met = (before: object) => {
    const g = table([
      { hand: [pepa], inkwell: 9, play: [] },
      { play: [{ card: hero, ...before }, location('Home'), book] },
    ]);
    g.move('play', pepa).accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Hero');
    return g.endTurn().card('Hero').is('exerted');
  };

  test('CR 6.4.4.1 “can’t ready … unless they’re at a location”: Pepa Madrigal - Weather Maker', () => {
    expect(met({})).toBe(true);
    expect(met({ 'at-location': 'p1:play:1' })).toBe(false);
  });

  test('CR 6.4.4.1, 5.6.6 a location that has left by then is none', () => {
    const storm = action('Storm', 'Banish chosen location.', { cost: 0 });
    const g = table([
      { hand: [pepa, storm], inkwell: 9 },
      { play: [{ card: hero, 'at-location': 'p1:play:1' }, location('Home')] },
    ]);
    g.move('play', pepa).accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Hero');
    g.move('play', 'Storm');
    if (g.decision?.kind === 'choose-cards') g.choose('Home');
    expect(g.endTurn().card('Hero')).toBeInState('exerted');
  });

  test('CR 6.4.4.1 of each card that it is applied to, whoever was chosen', () => {
    const curse = action('Curse', 'Chosen character can’t quest this turn unless they’re damaged.', {
      cost: 0,
    });
    const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [curse, zap], play: [hero] }])
      .move('play', 'Curse')
      .choose('Hero');
    expect(g.offer('quest', 'Hero')).toBeRefused('forbidden');
    g.move('play', 'Zap').choose('Hero');
    expect(g.offer('quest', 'Hero')).toBeOffered();
  });

  test('CR 6.4.4.1 of the table', () => {
    const cheer = action('Cheer', 'Your characters get +2 {S} this turn unless you have an item in play.', {
      cost: 0,
    });
    const g = game([{ hand: [cheer], play: [hero, book] }]).move('play', 'Cheer');
    expect(g.card('Hero')).toHaveStat('strength', 2);
    expect(g.move('use-ability', 'Book').card('Hero')).toHaveStat('strength', 4);
  });

  test('CR 6.4.4.1 of the players that it is about', () => {
    const hush = action(
      'Hush',
      'Each opponent can’t play actions until the start of your next turn unless they have an item in play.',
      { cost: 0 },
    );
    const zap = action('Zap', 'Gain 1 lore.', { cost: 0 });
    const g = game([{ hand: [hush] }, { hand: [zap], play: [book] }])
      .move('play', 'Hush')
      .endTurn();
    expect(g.offer('play', 'Zap')).toBeOffered();
    g.move('use-ability', 'Book');
    expect(g.offer('play', 'Zap')).toBeRefused('forbidden');
  });

  test('CR 6.4.4.1, 8.10.5 of the card that is shifted onto the one that it was applied to', () => {
    const curse = action(
      'Curse',
      'Chosen opposing character can’t quest during their next turn unless they’re damaged.',
      { cost: 0 },
    );
    const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });
    const grown = character('Hero', '3/6/1', { fullName: 'Hero - Grown', text: 'Shift 0 {I}' });
    const g = game([{ hand: [curse] }, { hand: [grown, zap], play: [hero] }]);
    g.move('play', 'Curse').choose('Hero').endTurn().move('play', 'Hero - Grown', 'shift').choose('Hero');
    expect(g.offer('quest', 'Hero - Grown')).toBeRefused('forbidden');
    g.move('play', 'Zap').choose('Hero - Grown');
    expect(g.offer('quest', 'Hero - Grown')).toBeOffered();
  });

  test('CR 6.4.4.1, 6.1.11 of another card that was spoken of', () => {
    const watch = action(
      'Watch',
      'Choose an item of yours. Your characters get +2 {S} this turn unless that item is exerted.',
      { cost: 0 },
    );
    const lamp = item('Lamp', '{E} — Gain 1 lore.');
    const g = game([{ hand: [watch], play: [hero, lamp, book] }])
      .move('play', 'Watch')
      .choose('Lamp');
    expect(g.card('Hero')).toHaveStat('strength', 4);
    expect(g.move('use-ability', 'Book').card('Hero')).toHaveStat('strength', 4);
    expect(g.move('use-ability', 'Lamp').card('Hero')).toHaveStat('strength', 2);
  });

  test('CR 6.4.4.1 of what a player may have last: a strength, a keyword', () => {
    const cheer = action(
      'Cheer',
      'You may give chosen character +2 {S} this turn unless you have an item in play.',
      { cost: 0 },
    );
    const g = game([{ hand: [cheer], play: [hero, book] }])
      .move('play', 'Cheer')
      .accept()
      .choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 2);
    expect(g.move('use-ability', 'Book').card('Hero')).toHaveStat('strength', 4);
    const guard = action(
      'Guard',
      "You may give chosen character Evasive this turn unless they're damaged. Gain 1 lore.",
      { cost: 0 },
    );
    const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });
    const h = game([{ hand: [guard, zap], play: [hero] }])
      .move('play', 'Guard')
      .accept()
      .choose('Hero');
    expect(h.card('Hero')).toHaveKeyword('evasive');
    expect(h.move('play', 'Zap').choose('Hero').card('Hero')).not.toHaveKeyword('evasive');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.4.4.1 declined, there is nothing to last', () => {
    const cheer = action(
      'Cheer',
      'You may give chosen character +2 {S} this turn unless you have an item in play.',
      { cost: 0 },
    );
    const g = game([{ hand: [cheer], play: [hero] }])
      .move('play', 'Cheer')
      .decline();
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });

  test('CR 6.2.4 what is done once asks once', () => {
    const read = action('Read', 'Draw a card unless you have an item in play.', { cost: 0 });
    expect(
      game([{ hand: [read], play: [book] }])
        .move('play', 'Read')
        .player(0),
    ).toHaveCount('hand', 0);
    expect(
      game([{ hand: [read] }])
        .move('play', 'Read')
        .player(0),
    ).toHaveCount('hand', 1);
  });
});
