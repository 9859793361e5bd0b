import { describe, expect, it } from 'vitest';
import { game, played } from './support/game.ts';

const cheap = 'Cinderella - Ballroom Sensation';
const gaston = 'Gaston - Scheming Suitor';

describe('cards of the second set that say what the first did not', () => {
  it('Lady Tremaine - Overbearing Matriarch takes lore from opponents who are ahead only', () => {
    const ahead = played('Lady Tremaine - Overbearing Matriarch', { lore: 1 }, { lore: 2 });
    expect(ahead.player(1)).toHaveCount('lore', 1);
    const level = played('Lady Tremaine - Overbearing Matriarch', { lore: 2 }, { lore: 2 });
    expect(level.player(1)).toHaveCount('lore', 2);
  });

  it('Sneezy - Very Allergic sees himself and other Seven Dwarfs come, and nobody else', () => {
    const beast = 'Beast - Selfless Protector';
    const g = played(
      'Sneezy - Very Allergic',
      { hand: ['Bashful - Hopeless Romantic', cheap] },
      { play: [beast] },
    );
    g.accept().choose(beast);
    const before = g.card(beast).stat('strength');
    g.move('play', 'Bashful - Hopeless Romantic', 'ink').accept().choose(beast);
    expect(g.card(beast).stat('strength')).toBe(before - 1);
    g.move('play', cheap, 'ink');
    expect(g).toHaveDecision('act');
  });

  it('Zero to Hero counts your characters and makes the next one cheaper by that', () => {
    const g = played('Zero to Hero', {
      inkwell: 4,
      hand: [gaston],
      play: [cheap, 'Prince John - Greediest of All'],
    });
    g.move('play', gaston, 'ink');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((card) => card.is('ready')),
    ).toHaveLength(2);
  });

  it('Gaston - Scheming Suitor is strong while an opponent has an empty hand', () => {
    expect(game([{ play: [gaston] }, {}]).card(gaston)).toHaveStat('strength', 4);
    expect(game([{ play: [gaston] }, { hand: [cheap] }]).card(gaston)).toHaveStat('strength', 1);
  });

  it('Lucifer - Cunning Cat lets each opponent say what they discard', () => {
    const g = played('Lucifer - Cunning Cat', {}, { hand: [cheap, gaston, 'Zero to Hero'] });
    expect(g).toHaveDecision('choose-option', { player: 1 });
    g.option(0).choose(cheap, gaston);
    expect(g.card('Zero to Hero')).toBeInZone('hand');
    expect(g.player(1)).toHaveCount('discard', 2);
  });

  it('Prince John - Greediest of All is asked once for cards that are discarded at once', () => {
    const prince = 'Prince John - Greediest of All';
    const g = game([
      { play: [prince], hand: ['Lucifer - Cunning Cat'], inkwell: 5 },
      { hand: [cheap, gaston] },
    ]);
    g.move('play', 'Lucifer - Cunning Cat', 'ink').option(0);
    expect(g.player(1)).toHaveCount('hand', 0);
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g).toHaveDecision('act');
  });

  it('Bibbidi Bobbidi Boo plays what costs no more than what it returned', () => {
    const g = game([
      { play: [gaston], hand: ['Bibbidi Bobbidi Boo', cheap, 'Basil - Great Mouse Detective'], inkwell: 3 },
      {},
    ]);
    g.move('play', 'Bibbidi Bobbidi Boo', 'ink').choose(gaston).choose(cheap);
    expect(g.card(cheap)).toBeInZone('play');
    expect(g.card(gaston)).toBeInZone('hand');
  });

  it('Beast - Selfless Protector takes the damage of your other characters', () => {
    const beast = 'Beast - Selfless Protector';
    const g = game(
      [{ play: [{ card: gaston, exerted: true }, beast] }, { play: ['Prince John - Greediest of All'] }],
      { active: 1 } as never,
    );
    g.move('challenge', 'Prince John - Greediest of All').choose(gaston);
    expect(g.card(gaston)).toHaveCount('damage', 0);
    expect(g.card(beast)).toHaveCount('damage', 1);
  });
});
