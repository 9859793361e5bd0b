import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const foe = (name: string) => ({ card: character(name, '2/9/1'), exerted: true });
const hero = (text: string) => character('Hero', '1/9/1', { text });
const damageOf = (g: ReturnType<typeof game>) => g.card('Hero').count('damage');

describe('CR 4.6.6 no damage from the challenge is that of one challenge', () => {
  test.each([
    'Whenever this character challenges a character, she takes no damage from the challenge.',
    'Whenever this character challenges a character with 2 {S} or more, she takes no damage from the challenge.',
  ])('%s', (text) => {
    const g = game([
      { play: [hero(text)], deck: 5 },
      { play: [foe('A'), foe('B')], deck: 5 },
    ]);
    g.move('challenge', 'Hero').choose('A');
    expect(damageOf(g)).toBe(0);
    // She is challenged in the next turn, by one who deals 2.
    g.move('end-turn').move('challenge', 'B').choose('Hero');
    expect(damageOf(g)).toBe(2);
  });

  test('“the next time one of your characters challenges this turn”: not the second, nor being challenged', () => {
    const spell = action(
      'Spell',
      'The next time one of your characters challenges this turn, they take no damage from the challenge.',
      { cost: 0 },
    );
    const g = game([
      { play: [hero(''), character('Other', '1/9/1')], hand: [spell], deck: 5 },
      { play: [foe('A'), foe('B')], deck: 5 },
    ]);
    g.move('play', 'Spell').move('challenge', 'Hero').choose('A');
    expect(damageOf(g)).toBe(0);
    g.move('challenge', 'Other').choose('B');
    expect(g.card('Other').count('damage')).toBe(2);
    g.move('end-turn').move('challenge', 'B').choose('Hero');
    expect(damageOf(g)).toBe(2);
  });
});
