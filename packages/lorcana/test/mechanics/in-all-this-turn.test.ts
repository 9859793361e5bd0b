import { describe, expect, test } from 'vitest';
import { action, character, game, language } from '../support/game.ts';

describe('how much happened in a turn is told in all', () => {
  const two = () => [character('A', '1/4/2'), character('B', '1/4/2')];
  const rally = character('Rally', '1/4/0', {
    text: 'If you gained 4 or more lore this turn, this character gets +3 {S}.',
  });

  test('two gains of 2 are 4', () => {
    const g = game([{ play: [rally, ...two()] }, {}]);
    g.move('quest', 'A');
    expect(g.card('Rally')).toHaveStat('strength', 1);
    g.move('quest', 'B');
    expect(g.card('Rally')).toHaveStat('strength', 4);
  });

  test('what each of two players gained is not added', () => {
    const share = action('Share', 'Each player gains 2 lore.');
    const watch = character('Watch', '1/4/0', {
      text: 'If an opponent gained 3 or more lore this turn, this character gets +3 {S}.',
    });
    const g = game([{ hand: [share, share], inkwell: 2, play: [watch] }, {}, {}]);
    g.move('play', 'Share');
    expect(g.card('Watch')).toHaveStat('strength', 1);
    g.move('play', 'Share');
    expect(g.card('Watch')).toHaveStat('strength', 4);
  });

  test('of a card, too', () => {
    const hit = action('Hit', 'Deal 2 damage to chosen character.');
    const end = action('End', 'Banish chosen character that was dealt 3 or more damage this turn.');
    const g = game([{ hand: [hit, hit, end], inkwell: 3 }, { play: [character('Foe', '1/9/1')] }]);
    g.move('play', 'Hit').choose('Foe');
    g.move('play', 'Hit').choose('Foe').move('play', 'End').choose('Foe');
    expect(g.card('Foe')).toBeInZone('discard', 1);
  });
});

test('cards to which something was done this way are counted wherever they are', () => {
  const spend = action(
    'Spend',
    'Exert all the cards in your inkwell. Deal damage to chosen character equal to the number of cards exerted this way.',
  );
  const g = game([{ hand: [spend], inkwell: 4 }, { play: [character('Foe', '1/9/1')] }]);
  g.move('play', 'Spend').choose('Foe');
  // One was exerted to pay for it.
  expect(g.card('Foe')).toHaveCount('damage', 3);
});

test.each([
  ['You may play this action from your discard for free.', 'while it resolves it is not in a discard'],
])('refused, since it could not mean what it says: %s', (text, why) => {
  const { complete, diagnostics } = language().parse(text, { type: 'action' });
  expect(complete).toBe(false);
  expect(diagnostics.map(({ message }) => message).join()).toContain(why);
});
