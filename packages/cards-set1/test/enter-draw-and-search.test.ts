import { describe, expect, test } from 'vitest';
import { game, played, readyInk } from './support/game.ts';

describe('Ariel - Spectacular Singer: MUSICAL DEBUT', () => {
  const deck = ['Stitch - New Dog', 'Hakuna Matata', 'Smash', 'Reflection', 'Dinglehopper'];

  test('one of the songs among the top 4 goes to the hand, the rest under the deck', () => {
    const g = played('Ariel - Spectacular Singer', { deck });
    g.accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Hakuna Matata', 'Reflection'] });
    g.choose('Hakuna Matata').order('Smash', 'Reflection', 'Stitch - New Dog');
    expect(g.card('Hakuna Matata')).toBeInZone('hand');
    expect(g).toHaveHappened('revealed', { card: 'Hakuna Matata' });
    expect(g.player(0).names('deck')[0]).toBe('Dinglehopper');
    expect(g.player(0).names('deck').slice(-3)).toEqual(['Smash', 'Reflection', 'Stitch - New Dog']);
  });

  test('nobody has to take one', () => {
    const g = played('Ariel - Spectacular Singer', { deck }).decline();
    g.order('Smash', 'Reflection', 'Stitch - New Dog', 'Hakuna Matata');
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.player(0).names('deck').slice(-4)).toEqual([
      'Smash',
      'Reflection',
      'Stitch - New Dog',
      'Hakuna Matata',
    ]);
  });

  test('without a song it is asked all the same, and nothing can be taken', () => {
    const g = played('Ariel - Spectacular Singer', {
      deck: { only: ['Smash', 'Stitch - New Dog'] },
    })
      .accept()
      .choose();
    g.order('Stitch - New Dog', 'Smash');
    expect(g.player(0).names('deck')).toEqual(['Stitch - New Dog', 'Smash']);
  });
});

describe('Hades - Lord of the Underworld: WELL OF SOULS', () => {
  test('a character card comes back from the discard', () => {
    const g = played('Hades - Lord of the Underworld', {
      discard: ['Stitch - New Dog', 'Abu - Mischievous Monkey', 'Smash'],
    });
    expect(g).toHaveDecision('choose-cards', { cards: ['Stitch - New Dog', 'Abu - Mischievous Monkey'] });
    g.choose('Stitch - New Dog');
    expect(g.player(0)).toHaveCards('hand', ['Stitch - New Dog']);
  });

  test('nothing happens without one', () => {
    const g = played('Hades - Lord of the Underworld', { discard: ['Smash'] });
    expect(g.player(0)).toHaveCards('hand', []);
  });
});

describe('Stitch - Carefree Surfer: OHANA', () => {
  test('with 2 other characters in play 2 cards may be drawn', () => {
    const play = ['Stitch - New Dog', 'Abu - Mischievous Monkey'];
    expect(played('Stitch - Carefree Surfer', { play }).accept().player(0)).toHaveCount('hand', 2);
    expect(played('Stitch - Carefree Surfer', { play }).decline().player(0)).toHaveCount('hand', 0);
  });

  test('one other character is not enough', () => {
    expect(played('Stitch - Carefree Surfer', { play: ['Stitch - New Dog'] })).toHaveDecision('act');
  });

  test('opposing characters do not count', () => {
    const theirs = { play: ['Stitch - New Dog', 'Abu - Mischievous Monkey'] };
    expect(played('Stitch - Carefree Surfer', {}, theirs)).toHaveDecision('act');
  });
});

describe('Maleficent - Sorceress: CAST MY SPELL!', () => {
  test('a card may be drawn', () => {
    expect(played('Maleficent - Sorceress').accept().player(0)).toHaveCount('hand', 1);
    expect(played('Maleficent - Sorceress').decline().player(0)).toHaveCount('hand', 0);
  });
});

describe('Simba - Future King: GUESS WHAT?', () => {
  test('a card may be drawn, and then one is discarded', () => {
    const g = played('Simba - Future King', { hand: ['Smash'], deck: ['Tangle'] }).accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Smash', 'Tangle'], min: 1, max: 1 });
    g.choose('Smash');
    expect(g.player(0)).toHaveCards('hand', ['Tangle']);
    expect(g.player(0)).toHaveCards('discard', ['Smash']);
  });

  test('declined, nothing is discarded either', () => {
    const g = played('Simba - Future King', { hand: ['Smash'] }).decline();
    expect(g.player(0)).toHaveCards('hand', ['Smash']);
  });
});

describe('Robin Hood - Unrivaled Archer: FEED THE POOR', () => {
  test('a card is drawn if an opponent has more cards in hand', () => {
    expect(played('Robin Hood - Unrivaled Archer', {}, { hand: 1 }).player(0)).toHaveCount('hand', 1);
  });

  test('none with as many', () => {
    const g = played('Robin Hood - Unrivaled Archer', { hand: ['Smash'] }, { hand: 1 });
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});

describe('Lady Tremaine - Wicked Stepmother: DO IT AGAIN!', () => {
  const discard = ['Smash', 'Reflection', 'Stitch - New Dog'];

  test('an action card, songs included, may come back from the discard', () => {
    const g = played('Lady Tremaine - Wicked Stepmother', { discard }).accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Smash', 'Reflection'] });
    g.choose('Reflection');
    expect(g.player(0)).toHaveCards('hand', ['Reflection']);
  });

  test('or not', () => {
    const g = played('Lady Tremaine - Wicked Stepmother', { discard }).decline();
    expect(g.player(0)).toHaveCards('hand', []);
  });

  test('no question without an action card', () => {
    expect(played('Lady Tremaine - Wicked Stepmother', { discard: ['Stitch - New Dog'] })).toHaveDecision(
      'act',
    );
  });
});

describe('Captain Hook - Captain of the Jolly Roger: DOUBLE THE POWDER!', () => {
  test('Fire the Cannons! may come back, and nothing else', () => {
    const discard = ['Fire the Cannons!', 'Smash'];
    const g = played('Captain Hook - Captain of the Jolly Roger', { discard }).accept();
    expect(g.player(0)).toHaveCards('hand', ['Fire the Cannons!']);
    const h = played('Captain Hook - Captain of the Jolly Roger', { discard }).decline();
    expect(h.player(0)).toHaveCards('hand', []);
    expect(played('Captain Hook - Captain of the Jolly Roger', { discard: ['Smash'] })).toHaveDecision('act');
  });
});

describe('Tamatoa - So Shiny!: WHAT HAVE WE HERE?', () => {
  test('an item card may come back when he is played', () => {
    const g = played('Tamatoa - So Shiny!', { discard: ['Lantern', 'Dinglehopper', 'Smash'] }).accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Lantern', 'Dinglehopper'] });
    g.choose('Lantern');
    expect(g.player(0)).toHaveCards('hand', ['Lantern']);
  });

  test('and when he quests', () => {
    const g = game([{ play: ['Tamatoa - So Shiny!'], discard: ['Lantern', 'Dinglehopper'] }]);
    g.move('quest', 'Tamatoa - So Shiny!').accept().choose('Dinglehopper');
    expect(g.player(0)).toHaveCards('hand', ['Dinglehopper']);
  });

  test('or not', () => {
    const g = game([{ play: ['Tamatoa - So Shiny!'], discard: ['Lantern'] }]);
    g.move('quest', 'Tamatoa - So Shiny!').decline();
    expect(g.player(0)).toHaveCards('hand', []);
  });
});

describe('Mickey Mouse - Detective: GET A CLUE', () => {
  test('the top card of the deck may go into the inkwell, face down and exerted', () => {
    const g = played('Mickey Mouse - Detective', { inkwell: 3, deck: ['Smash'] }).accept();
    expect(g.card('Smash')).toBeInZone('inkwell');
    expect(g.card('Smash')).toBeInState('facedown');
    expect(g.card('Smash')).toBeInState('exerted');
    expect(readyInk(g)).toBe(0);
  });

  test('or not', () => {
    expect(
      played('Mickey Mouse - Detective', { deck: ['Smash'] })
        .decline()
        .card('Smash'),
    ).toBeInZone('deck');
  });
});

describe('Magic Broom - Bucket Brigade: SWEEP', () => {
  test('a card from any discard may be shuffled into its player’s deck', () => {
    const g = played(
      'Magic Broom - Bucket Brigade',
      { discard: ['Smash'] },
      { discard: ['Tangle'] },
    ).accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Smash', 'Tangle'] });
    g.choose('Tangle');
    expect(g.card('Tangle')).toBeInZone('deck', 1);
    expect(g).toHaveHappened('shuffled', { player: 1, times: 1 });
    expect(g).not.toHaveHappened('shuffled', { player: 0 });
  });

  test('or not', () => {
    const g = played('Magic Broom - Bucket Brigade', { discard: ['Smash'] }).decline();
    expect(g.card('Smash')).toBeInZone('discard');
  });
});
