import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const deck = 9;

describe('CR 6.7.1.1 a way of entering play as the price of something', () => {
  const hurt = character('Hurt', '1/9/1', {
    text: 'This character may enter play with 2 damage to draw a card.',
    cost: 0,
  });

  test('accepted, it enters so and the effect is done; declined, neither', () => {
    const g = game([{ hand: [hurt], deck }]);
    g.move('play', 'Hurt').accept();
    expect(g.card('Hurt')).toHaveCount('damage', 2);
    expect(g.player(0)).toHaveCount('hand', 1);
    const h = game([{ hand: [hurt], deck }]);
    h.move('play', 'Hurt').decline();
    expect(h.card('Hurt')).toHaveCount('damage', 0);
    expect(h.player(0)).toHaveCount('hand', 0);
  });

  test('before anything that triggers as it is played', () => {
    const keen = character('Keen', '1/1/1', {
      text: 'This character may enter play exerted to deal 2 damage to chosen character.',
      cost: 0,
    });
    const watch = item('Watch', 'Whenever you play a character, gain 1 lore.');
    const g = game([{ hand: [keen], play: [watch], deck }, { play: [character('Foe', '1/2/1')] }]);
    g.move('play', 'Keen').accept();
    expect(g.player(0)).toHaveCount('lore', 0);
    g.choose('Foe');
    expect(g.card('Keen')).toBeInState('exerted');
    expect(g.card('Foe')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 8.3.2 each manner is offered by itself', () => {
    const both = character('Both', '1/9/1', {
      text: 'Bodyguard\nThis character may enter play with 2 damage to draw a card.',
      cost: 0,
    });
    const g = game([{ hand: [both], deck }]);
    g.move('play', 'Both').accept().decline();
    expect(g.card('Both')).toHaveCount('damage', 2);
    expect(g.card('Both')).toBeInState('ready');
    const h = game([{ hand: [both], deck }]);
    h.move('play', 'Both').decline().accept();
    expect(h.card('Both')).toHaveCount('damage', 0);
    expect(h.card('Both')).toBeInState('exerted');
    expect(h.player(0)).toHaveCount('hand', 0);
  });

  test('a game that is saved while a manner is offered goes on as it would have', () => {
    const both = character('Both', '1/9/1', {
      text: 'Bodyguard\nThis character may enter play with 2 damage to draw a card.',
      cost: 0,
    });
    const g = game([{ hand: [both], deck }]);
    g.move('play', 'Both');
    for (let asked = 0; asked < 2; asked++) {
      const loaded = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
      expect(g.engine.hash(loaded)).toBe(g.engine.hash(g.state));
      g.accept();
      g.engine.answer(loaded, true);
      expect(g.engine.hash(loaded)).toBe(g.engine.hash(g.state));
    }
    expect(g.card('Both')).toHaveCount('damage', 2);
    expect(g.card('Both')).toBeInState('exerted');
  });

  test('of others that you play', () => {
    const camp = item('Camp', 'Your characters may enter play exerted to gain 1 lore.');
    const plain = character('Plain', '1/1/1', { cost: 0 });
    const g = game([{ play: [camp], hand: [plain, item('Tool', '', { cost: 0 })], deck }]);
    g.move('play', 'Tool');
    expect(g).toHaveDecision('act');
    g.move('play', 'Plain').accept();
    expect(g.card('Plain')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('damage that is optional is not there when it is declined', () => {
    const may = character('May', '1/9/1', { text: 'This character may enter play with 2 damage.', cost: 0 });
    const end = action('End', 'Draw a card.', { cost: 0 });
    const g = game([{ hand: [may, end], deck }]);
    g.move('play', 'May').decline();
    expect(g.card('May')).toHaveCount('damage', 0);
    const h = game([{ hand: [may], deck }]);
    h.move('play', 'May').accept();
    expect(h.card('May')).toHaveCount('damage', 2);
    expect(h.card('May')).toBeInState('ready');
  });
});
