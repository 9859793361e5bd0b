import { compileText } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';
import { character, game, item } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card) => ({ card, exerted: true });
const frost = character('Frost', '1/1/1', {
  text: 'Each opponent readies only 2 of their items during their ready step.',
});
const items = (n: number) => ['A', 'B', 'C'].slice(0, n).map((name) => tired(item(name)));

describe('CR 3.2.1.1 how many cards are readied', () => {
  test('CR 3.2.1.1 their player chooses which, of those cards alone', () => {
    const g = game([
      { play: [frost], deck: 5 },
      { play: [...items(3), tired(character('Hero'))], deck: 5 },
    ]);
    g.endTurn();
    expect(g).toHaveDecision('choose-cards', { cards: ['A', 'B', 'C'], min: 2, max: 2 });
    g.choose('A', 'C');
    expect(g.card('A')).not.toBeInState('exerted');
    expect(g.card('C')).not.toBeInState('exerted');
    expect(g.card('B')).toBeInState('exerted');
    expect(g.card('Hero')).not.toBeInState('exerted');
  });

  test('CR 3.2.1.1 no more are exerted: nothing is asked', () => {
    const g = game([
      { play: [frost], deck: 5 },
      { play: items(2), deck: 5 },
    ]).endTurn();
    expect(g.card('A')).not.toBeInState('exerted');
    expect(g.card('B')).not.toBeInState('exerted');
  });

  test('CR 3.2.1.1 not its own player, and two limits one after the other', () => {
    const g = game([{ play: [frost, ...items(3)], deck: 5 }, { deck: 5 }])
      .endTurn()
      .endTurn();
    expect(g.card('B')).not.toBeInState('exerted');
    const ice = item('Ice', 'Each player readies only 1 of their items during their ready step.');
    const h = game([
      { play: [frost, ice], deck: 5 },
      { play: items(3), deck: 5 },
    ]).endTurn();
    h.choose('A', 'B').choose('B');
    expect(h.card('B')).not.toBeInState('exerted');
    expect(h.card('A')).toBeInState('exerted');
    expect(h.card('C')).toBeInState('exerted');
  });
});

describe('CR 8.10.8 the word before Shift', () => {
  test('CR 8.10.8.1 a type: onto a card of that type', () => {
    const golem = character('Golem', '3/3/1', { cost: 6, text: 'Item Shift 1' });
    const g = game([
      { hand: [golem], inkwell: 1, play: [item('Clay'), character('Cat')] },
      { play: [item('Theirs')] },
    ]);
    g.move('play', 'Golem', 'shift');
    expect(g).toHaveDecision('choose-cards', { cards: ['Clay'] });
    g.choose('Clay');
    expect(g.card('Golem').under.map((card) => card.name)).toEqual(['Clay']);
  });

  test('CR 8.10.8.1 a classification that the cards bring, with any price', () => {
    const text = 'Potion Shift: Discard an action card';
    expect(compileText(createLorcanaLanguage(), { text, type: 'character' }).verdict.supported).toBe(false);
    const language = createLorcanaLanguage({ classifications: ['Potion'] });
    const brew = character('Brew', '3/3/1', { cost: 6, text: 'Potion Shift 1' });
    const flask = character('Flask', '1/1/1', { classifications: ['Potion'] });
    expect(compileText(language, { text, type: 'character' }).verdict.roundTrip).toBe(true);
    const g = game([{ hand: [brew], inkwell: 1, play: [flask, character('Cat')] }, {}], { language });
    g.move('play', 'Brew', 'shift').choose('Flask');
    expect(g.card('Brew').under.map((card) => card.name)).toEqual(['Flask']);
  });
});
