import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const filler = character('Filler');

/** Plays a text as an action; each player has two cards in hand, beside it. */
const played = (text: string) =>
  game([{ hand: [action('Spell', text), filler, filler], inkwell: 9 }, { hand: [filler, filler] }]).move(
    'play',
    'Spell',
  );

describe('CR 6.1.4 who may choose, chooses, whoever does it', () => {
  test('you may have each opponent do something', () => {
    const text = 'You may have each opponent draw a card.';
    expect(played(text).accept().player(1)).toHaveCount('hand', 3);
    expect(played(text).decline().player(1)).toHaveCount('hand', 2);
  });

  test('an opponent may have you do something', () => {
    const text = 'Each opponent may have you draw 2 cards.';
    const asked = played(text);
    expect(asked).toHaveDecision('confirm', { player: 1 });
    expect(asked.accept().player(0)).toHaveCount('hand', 4);
    expect(played(text).decline().player(0)).toHaveCount('hand', 2);
  });
});
