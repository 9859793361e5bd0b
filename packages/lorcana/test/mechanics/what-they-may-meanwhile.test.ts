import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const ready = character('Ready', '1/9/1');
const rush = character('Rusher', '1/4/1', { text: 'Rush' });

describe('CR 6.4.2.1 what cards may, must or cannot do for a time is said of those that come meanwhile, too', () => {
  test.each([
    ['Your characters can challenge ready characters this turn.', true],
    ['Chosen character can challenge ready characters this turn.', false],
  ])('“%s”', (text, may) => {
    const g = game([
      { hand: [action('Charge', text, { cost: 0 }), rush], inkwell: 1, play: [character('Old')] },
      { play: [ready] },
    ]).move('play', 'Charge');
    if (g.decision?.kind === 'choose-cards') g.choose('Old');
    g.move('play', 'Rusher');
    if (may) g.move('challenge', 'Rusher').choose('Ready');
    else expect(g.offer('challenge', 'Rusher')).toBeRefused('nothing-to-challenge');
  });

  test('not of those that are no longer such', () => {
    const lend = action('Lend', 'Your undamaged characters can challenge ready characters this turn.', {
      cost: 0,
    });
    const hit = action('Hit', 'Deal 1 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [lend, hit], play: [character('Old', '1/4/1')] }, { play: [ready] }]);
    g.move('play', 'Lend').move('play', 'Hit').choose('Old');
    expect(g.offer('challenge', 'Old')).toBeRefused('nothing-to-challenge');
  });

  test('those that must quest', () => {
    const force = action('Force', 'Opposing characters must quest during their next turn if able.', {
      cost: 0,
    });
    const g = game([{ hand: [force] }, { hand: [rush], inkwell: 1, play: [character('Foe')] }]);
    g.move('play', 'Force').endTurn();
    expect(g.offer('end-turn')).toBeRefused();
    g.move('quest', 'Foe');
    expect(g.offer('end-turn')).toBeOffered();
  });

  test('told by another card, they are those told by it as it resolved', () => {
    const kin = action(
      'Kin',
      'Choose a character. Characters with the same name as that character can’t quest this turn.',
      { cost: 0 },
    );
    const twin = (fullName: string) => character('Twin', '1/4/1', { fullName });
    const g = game([{ hand: [kin], play: [twin('Twin - A'), twin('Twin - B'), character('Old')] }]);
    g.move('play', 'Kin').choose('Twin - A');
    expect(g.offer('quest', 'Twin - B')).toBeRefused();
    expect(g.offer('quest', 'Old')).toBeOffered();
  });
});
