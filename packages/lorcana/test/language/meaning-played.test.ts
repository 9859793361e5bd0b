import { card } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { game as laid } from '../support/game.ts';

const plain = (name: string) =>
  card({ name, type: 'character', stats: { strength: 2, willpower: 4, lore: 1 } });
const spell = (text: string) => card({ name: 'Spell', type: 'action', cost: 1, text });
const game = (...players: NonNullable<Parameters<typeof laid>[0]>) => laid(players);

describe('what may be paid for while something holds', () => {
  const text = 'While you have 2 or more characters in play, you may pay 1 {I} to gain 1 lore.';
  const book = card({ name: 'Book', type: 'item', cost: 1, text });

  test('is an ability that is used, as often as it is paid for', () => {
    const g = game({ play: [book, plain('A'), plain('B')], inkwell: 2 }, {});
    g.move('use-ability', 'Book').move('use-ability', 'Book');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.offer('use-ability', 'Book')).toBeRefused('cannot-pay');
  });

  test('cannot be used while it does not hold', () => {
    const g = game({ play: [book, plain('A')], inkwell: 2 }, {});
    expect(g.offer('use-ability', 'Book')).not.toBeOffered();
  });
});

describe('who is meant (CR 6.1.11)', () => {
  test('"that player" after "their player\'s deck" is that player, not the one who plays', () => {
    const target = plain('Target');
    const action = spell("Shuffle chosen character into their player's deck. That player draws 2 cards.");
    const g = game({ hand: [action], inkwell: 1 }, { play: [target] });
    g.move('play', 'Spell', 'ink').choose('Target');
    expect(g.player(1)).toHaveCount('hand', 2);
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('"each player chooses one of their characters and returns it" returns one of each', () => {
    const mine = plain('Mine');
    const theirs = plain('Theirs');
    const action = spell('Each player chooses one of their characters and returns that card to their hand.');
    const g = game({ hand: [action], inkwell: 1, play: [mine] }, { play: [theirs] });
    g.move('play', 'Spell', 'ink').choose('Mine').choose('Theirs');
    expect(g.card('Mine')).toBeInZone('hand');
    expect(g.card('Theirs')).toBeInZone('hand');
  });

  test('"for each 1 damage on them" counts on the character that was chosen', () => {
    const hurt = plain('Hurt');
    const action = spell('Chosen character gets +1 {S} this turn for each 1 damage on them.');
    const g = game({ hand: [action], inkwell: 1, play: [{ card: hurt, damage: 3 }] }, {});
    g.move('play', 'Spell', 'ink').choose('Hurt');
    expect(g.card('Hurt')).toHaveStat('strength', 5);
  });

  test('each player may, each for themselves', () => {
    const g = game({ hand: [spell('Each player may draw a card.')], inkwell: 1 }, {});
    g.move('play', 'Spell', 'ink').accept();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
  });
});
