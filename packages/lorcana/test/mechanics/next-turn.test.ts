import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language } from '../support/game.ts';

const free = { cost: 0 };
const axe = action('Axe', 'Banish chosen character.', free);

describe('CR 6.2.6 what happens at the start of your next turn', () => {
  test('it happens once, in the next turn of its player', () => {
    const plan = action('Plan', 'At the start of your next turn, gain 2 lore.', free);
    const g = game([{ hand: [plan], deck: 9 }, { deck: 9 }]);
    g.move('play', 'Plan');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('end-turn');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('end-turn');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('end-turn').move('end-turn');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('of what was chosen now', () => {
    const curse = action(
      'Curse',
      'Choose a character. At the start of your next turn, banish that character.',
      free,
    );
    const g = game([
      { hand: [curse], deck: 9 },
      { play: [character('Foe'), character('Other')], deck: 9 },
    ]);
    g.move('play', 'Curse').choose('Foe').move('end-turn').move('end-turn');
    expect(g.card('Foe')).toBeInZone('discard');
    expect(g.card('Other')).toBeInZone('play');
  });

  test('after another event, each time it happened', () => {
    const seed = character('Seed', '1/1/1', {
      text: 'When this character is banished, at the start of your next turn, return this card from your discard to your hand.',
    });
    const g = game([{ hand: [axe], play: [seed], deck: 9 }, { deck: 9 }]);
    g.move('play', 'Axe').choose('Seed');
    expect(g.card('Seed')).toBeInZone('discard');
    g.move('end-turn').move('end-turn');
    expect(g.card('Seed')).toBeInZone('hand');
  });

  test('paid for, and declined then', () => {
    const clock = item('Clock', '{E} — At the start of your next turn, you may draw a card.');
    const g = game([{ play: [clock], deck: 9 }, { deck: 9 }]);
    g.move('use-ability', 'Clock').move('end-turn').move('end-turn').decline();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('what lasts lasts for that time, and what happens once has no such time on a card that stays', () => {
    const read = (text: string, type: string) => {
      const facts = type === 'action' ? { type, resolves: true } : { type };
      return compileText(language(), { text, ...facts }).verdict.roundTrip;
    };
    expect(read("Chosen exerted character can't ready at the start of your next turn.", 'action')).toBe(true);
    expect(read('At the start of your next turn, draw 2 cards.', 'item')).toBe(false);
    expect(read('At the start of their next turn, draw 2 cards.', 'action')).toBe(false);
  });
});

describe('CR 6.4.2 what lasts on cards that are spoken of', () => {
  test('it holds for cards out of play, where they were found', () => {
    const debt = action(
      'Debt',
      "Choose up to 2 exerted cards in your inkwell. They can't ready at the start of your next turn.",
      free,
    );
    const spent = (name: string) => ({ card: item(name), as: name, exerted: true });
    const g = game([
      { hand: [debt], inkwell: [spent('Red'), spent('Blue'), spent('Green')], deck: 9 },
      { deck: 9 },
    ]);
    g.move('play', 'Debt').choose('Red', 'Blue').endTurn().endTurn();
    expect(g.card('Red')).toBeInState('exerted');
    expect(g.card('Blue')).toBeInState('exerted');
    expect(g.card('Green')).not.toBeInState('exerted');
    g.endTurn().endTurn();
    expect(g.card('Red')).not.toBeInState('exerted');
  });
});
