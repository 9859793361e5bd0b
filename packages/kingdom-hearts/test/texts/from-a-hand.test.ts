import { describe, expect, test } from 'vitest';
import { duel, event, friend, language, magic } from '../support/duel.ts';

const spell = (text: string) => event('Peek', { text });
const fire = magic('Fire', 1, { text: 'Gain 1 HP.' });
const cure = magic('Cure', 1, { text: 'Gain 2 HP.' });
const theirs = [fire, cure, friend('Goofy')];

describe('cards from a hand that was seen', () => {
  test.each([
    'Your opponent reveals their hand. Choose a Magic card from it. They discard that card.',
    'Your opponent reveals their hand. Choose a Magic card and discard it.',
    "Look at your opponent's hand. Choose a Magic card from it and discard it.",
    "Look at your opponent's hand and discard a Magic card from it.",
  ])('are chosen by who saw it: %s', (text) => {
    const game = duel([{ hand: [spell(text)] }, { hand: theirs }]);
    game.move('play-event', 'Peek');
    expect(game).toHaveDecision('choose-cards', { player: 0, cards: ['Fire', 'Cure'] });
    game.choose('Cure');
    expect(game.card('Cure')).toBeInZone('discard', 1);
    expect(game.card('Fire')).toBeInZone('hand', 1);
  });

  test('are chosen by who reveals it, if that is who discards', () => {
    const text = 'Your opponent reveals their hand and discards a Magic card from it.';
    const game = duel([{ hand: [spell(text)] }, { hand: theirs }]);
    game.move('play-event', 'Peek');
    expect(game).toHaveDecision('choose-cards', { player: 1, cards: ['Fire', 'Cure'] });
    game.choose('Fire');
    expect(game.card('Fire')).toBeInZone('discard', 1);
  });

  test('need not be chosen where one may', () => {
    const text = 'Your opponent reveals their hand. You may choose a Magic card. They discard that card.';
    const game = duel([{ hand: [spell(text)] }, { hand: theirs }]);
    game.move('play-event', 'Peek').decline();
    expect(game.player(1).names('hand')).toHaveLength(3);
  });

  test('are of no hand where none was seen', () => {
    expect(language.parse('{PLAY}: Discard a Dark card from it.').diagnostics).not.toEqual([]);
  });
});

describe('of whose choice', () => {
  test('is of who does it', () => {
    const game = duel([
      { hand: [spell('Each opponent discards a Magic card of their choice.')] },
      { hand: theirs },
    ]);
    game.move('play-event', 'Peek');
    expect(game).toHaveDecision('choose-cards', { player: 1, cards: ['Fire', 'Cure'] });
    game.choose('Fire');
    expect(game.card('Fire')).toBeInZone('discard', 1);
  });

  test.each([
    'Each opponent discards a card of your choice.',
    'Your opponent discards a Friend of your choice from play.',
    'Your opponent reveals their hand and discards a Magic card of your choice.',
    'Discard a card of their choice.',
  ])('is of nobody else: %s', (text) => {
    expect(language.parse(text, { type: 'event' }).diagnostics).not.toEqual([]);
  });
});
