import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

const aria = song('Aria', 'Draw a card.', { cost: 3 });
const singer = character('Singer', '1/3/1', { cost: 3 });

describe('CR 5.1.1 card states', () => {
  test('CR 5.1.1.2 an exerted card keeps its abilities that need no {E}', () => {
    const miser = character('Miser', '1/3/1', { text: '1 {I} — Gain 1 lore.' });
    const g = game([{ play: [{ card: miser, exerted: true }], inkwell: 1 }]).move('use-ability', 'Miser');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 5.1.1.5 a card under another is not in play and cannot be chosen', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const g = game([
      { hand: [zap], inkwell: 1, play: [{ card: character('Top', '1/9/1'), under: [character('Below')] }] },
    ]);
    g.move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Top'] });
    g.choose('Top');
  });

  test('CR 5.1.1.6 the top card has none of the text below', () => {
    const below = character('Below', '1/1/1', { text: 'Your characters get +2 {S}.' });
    const g = game([{ play: [{ card: character('Top', '1/9/1'), under: [below] }] }]);
    expect(g.card('Top')).toHaveStat('strength', 1);
  });
});

describe('CR 5.4 actions', () => {
  test('CR 5.4.1.2 its effect resolves at once and not from the bag', () => {
    const g = game([{ hand: [action('Read', 'Draw a card.')], inkwell: 1 }]).move('play', 'Read');
    expect(g.transcript.entries.some((entry) => entry.kind === 'triggered')).toBe(false);
  });

  test('CR 6.1.2 effects happen in the order written', () => {
    const trade = action('Trade', 'Draw a card, then choose and discard a card.');
    const g = game([{ hand: [trade], inkwell: 1, deck: [character('New')] }]).move('play', 'Trade');
    expect(g.player(0)).toHaveCards('discard', ['New', 'Trade']);
  });
});

describe('CR 5.4.4 songs', () => {
  test('CR 5.4.4.2, 1.5.5.1 a character with cost N or greater may exert to sing it', () => {
    const g = game([{ hand: [aria], play: [singer, character('Small', '1/1/1', { cost: 2 })] }]);
    g.move('play', 'Aria', 'sing');
    expect(g).toHaveDecision('choose-cards', { cards: ['Singer'], min: 1, max: 1 });
    g.choose('Singer');
    expect(g.card('Singer')).toBeInState('exerted');
    expect(g.card('Aria')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 5.4.4.2 not one that is exerted or drying', () => {
    const exerted = game([{ hand: [aria], play: [{ card: singer, exerted: true }] }]);
    expect(exerted.offer('play', 'Aria', 'sing')).toBeRefused('no-singer');
    const drying = game([{ hand: [aria], play: [{ card: singer, dry: false }] }]);
    expect(drying.offer('play', 'Aria', 'sing')).toBeRefused('no-singer');
  });

  test('CR 5.4.4.2 nor an opponent’s', () => {
    expect(game([{ hand: [aria] }, { play: [singer] }]).offer('play', 'Aria', 'sing')).toBeRefused(
      'no-singer',
    );
  });

  test('CR 5.4.4.2, 1.5.5, 4.3.2.2 ink pays as well', () => {
    const g = game([{ hand: [aria], inkwell: 3, play: [singer] }]).move('play', 'Aria', 'ink');
    expect(g.card('Singer')).toBeInState('ready');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 5.4.4.2, 5.4.4.1 no other action is sung', () => {
    const g = game([{ hand: [action('Read', 'Draw a card.', { cost: 3 })], play: [singer] }]);
    expect(g.offer('play', 'Read')).toBeRefused('not-enough-ink');
  });

  test('CR 5.4.5 what singing triggers resolves after the song', () => {
    const bard = character('Bard', '1/3/1', {
      cost: 3,
      text: 'Whenever this character sings a song, gain 1 lore.',
    });
    const zap = song('Zap', 'Deal 2 damage to chosen character.', { cost: 3 });
    const g = game([{ hand: [zap], play: [bard] }, { play: [character('Foe', '1/9/1')] }]);
    g.move('play', 'Zap', 'sing').choose('Bard');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 5.5 items', () => {
  test('CR 5.5.4 its ability can be used on the turn it is played, and it enters ready', () => {
    const g = game([{ hand: [item('Book', '{E} — Draw a card.')], inkwell: 1 }]).move('play', 'Book');
    expect(g.card('Book')).toBeInState('ready');
    expect(g.offer('use-ability', 'Book')).toBeOffered();
  });
});
