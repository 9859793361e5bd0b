import { describe, expect, test } from 'vitest';
import { action, character, game, song } from '../support/game.ts';

describe('CR 8.10 Shift', () => {
  test('CR 8.10.3 what makes it enter exerted does so on a ready character too', () => {
    const elder = character('Elder', '1/4/1', { fullName: 'Elder - Young' });
    const slow = character('Elder', '3/5/1', {
      cost: 9,
      fullName: 'Elder - Slow',
      text: 'Shift 1\nThis character enters play exerted.',
    });
    const g = game([{ hand: [slow], play: [elder], inkwell: 1 }]).move('play', 'Elder - Slow');
    if (g.decision?.kind === 'choose-cards') g.choose('Elder - Young');
    expect(g.card('Elder - Slow')).toBeInState('exerted');
  });

  test('CR 8.10.8.1 Classification Shift goes onto a character of that classification', () => {
    const puppy = character('Pup', '1/1/1', { classifications: ['Puppy'] });
    const lead = character('Lead', '3/5/1', { cost: 9, text: 'Puppy Shift 1' });
    const on = (under: ReturnType<typeof character>) => game([{ hand: [lead], play: [under], inkwell: 1 }]);
    expect(
      on(character('Lead', '1/1/1', { fullName: 'Lead - Cat' })).offer('play', 'Lead', 'shift'),
    ).toBeRefused();
    const g = on(puppy).move('play', 'Lead', 'shift');
    if (g.decision?.kind === 'choose-cards') g.choose('Pup');
    expect(g.card('Lead').under.map(({ name }) => name)).toEqual(['Pup']);
  });
});

describe('CR 8.12 Sing Together', () => {
  const chorus = song('Chorus', 'Sing Together 5\nDraw a card.', { cost: 5 });
  const two = ['A', 'B', 'C'].map((name) =>
    character(name, '1/1/1', { cost: 2, text: 'Whenever this character sings a song, gain 1 lore.' }),
  );

  test('CR 5.4.4.3, 8.12.1, 8.12.2, 8.12.3 ready characters sing together, and each has sung', () => {
    const few = game([{ hand: [chorus], play: two.slice(0, 2) }]);
    expect(few.moves().filter((move) => move.startsWith('play'))).toEqual([]);
    const g = game([{ hand: [chorus], play: two }])
      .move('play', 'Chorus', 'sing-together')
      .choose('A', 'B', 'C');
    while (g.decision?.kind === 'choose-option') g.option(g.decision.candidates[0]!);
    for (const name of ['A', 'B', 'C']) expect(g.card(name)).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 5.4.4.2 a song is still sung by one character of its cost', () => {
    const aria = action('Aria', 'Draw a card.', { cost: 5, classifications: ['Song'] });
    const g = game([{ hand: [aria], play: [character('Diva', '1/1/1', { cost: 5 })] }]).move(
      'play',
      'Aria',
      'sing',
    );
    g.choose('Diva');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 8.10.7, 6.1.12 what was under it functions where it went', () => {
    const spirit = character('Elsa', '4/6/3', { fullName: 'Elsa - Spirit', cost: 8, text: 'Shift 6' });
    const text = 'During your turn, while this card is in your discard, your characters get +1 {S}.';
    const queen = character('Elsa', '3/4/1', { fullName: 'Elsa - Ghost Queen', cost: 4, text });
    const burn = action('Burn', 'Banish chosen character.');
    const hero = character('Hero', '2/2/1');
    const g = game([{ hand: [spirit, burn], inkwell: 7, play: [queen, hero] }]);
    expect(g.card('Hero')).toHaveStat('strength', 2);
    g.move('play', 'Elsa - Spirit', 'shift').choose('Elsa - Ghost Queen');
    expect(g.card('Hero')).toHaveStat('strength', 2);
    g.move('play', 'Burn').choose('Elsa - Spirit');
    expect(g.card('Hero')).toHaveStat('strength', 3);
    g.move('end-turn');
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });
});
