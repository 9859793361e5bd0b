import { describe, expect, test } from 'vitest';
import { game, played, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';
const stitch = 'Stitch - New Dog';
const lilo = 'Lilo - Galactic Hero';

describe('amber', () => {
  test('Be Our Guest: one of the top 4 may be a character to take, the rest go under the deck', () => {
    const deck = ['Smash', stitch, 'Tangle', dog];
    const g = played('Be Our Guest', { deck }).accept();
    expect(g).toHaveDecision('choose-cards', { cards: [stitch, dog] });
    g.choose(dog).order(stitch, 'Tangle', 'Smash');
    expect(g.player(0)).toHaveCards('hand', [dog]);
    expect(g.player(0).names('deck').slice(-3)).toEqual([stitch, 'Tangle', 'Smash']);
    const none = played('Be Our Guest', { deck }).decline().order(stitch, 'Tangle', 'Smash', dog);
    expect(none.player(0)).toHaveCards('hand', []);
  });

  test('Control Your Temper!: –2 {S} this turn', () => {
    const g = played('Control Your Temper!', {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).toHaveStat('strength', 3);
    expect(g.endTurn().card(dog)).toHaveStat('strength', 5);
  });

  test('Hakuna Matata: up to 3 damage comes off each of your characters', () => {
    const g = played(
      'Hakuna Matata',
      { play: [{ card: dog, damage: 4 }, { card: stitch, damage: 1 }, lilo] },
      { play: [{ card: 'Abu - Mischievous Monkey', damage: 1 }] },
    );
    expect(g).toHaveDecision('number', { min: 0, max: 3 });
    g.number(3).number(1);
    expect(g.card(dog)).toHaveCount('damage', 1);
    expect(g.card(stitch)).toHaveCount('damage', 0);
    expect(g.card('Abu - Mischievous Monkey')).toHaveCount('damage', 1);
  });

  test('Healing Glow: up to 2 damage comes off chosen character', () => {
    const g = played('Healing Glow', { play: [{ card: dog, damage: 4 }] })
      .choose(dog)
      .number(2);
    expect(g.card(dog)).toHaveCount('damage', 2);
  });

  test('Just in Time: a character with cost 5 or less may be played for free', () => {
    const hand = [dog, 'Stitch - Abomination', 'Smash'];
    const g = game([{ hand: ['Just in Time', ...hand], inkwell: 3 }])
      .move('play', 'Just in Time')
      .accept()
      .choose(dog);
    expect(g.card(dog)).toBeInZone('play', 0);
    expect(g.card(dog)).toBeInState('drying');
    expect(readyInk(g)).toBe(0);
    const h = game([{ hand: ['Just in Time', ...hand], inkwell: 3 }])
      .move('play', 'Just in Time')
      .decline();
    expect(h.card(dog)).toBeInZone('hand');
  });

  test('Part of Your World: a character card comes back from the discard', () => {
    const g = played('Part of Your World', { discard: [stitch, dog, 'Smash'] });
    expect(g).toHaveDecision('choose-cards', { cards: [stitch, dog] });
    expect(g.choose(dog).player(0)).toHaveCards('hand', [dog]);
  });

  test('You Have Forgotten Me: each opponent chooses and discards 2 cards', () => {
    const g = played('You Have Forgotten Me', {}, { hand: ['Smash', 'Tangle', dog] });
    expect(g).toHaveDecision('choose-cards', { player: 1, min: 2, max: 2 });
    g.choose('Smash', dog);
    expect(g.player(1)).toHaveCards('hand', ['Tangle']);
    expect(played('You Have Forgotten Me', {}, { hand: ['Smash'] }).player(1)).toHaveCards('discard', [
      'Smash',
    ]);
  });
});

describe('amethyst', () => {
  test('Befuddle: a character or item with cost 2 or less returns to its player’s hand', () => {
    const g = played('Befuddle', {}, { play: [stitch, 'Lantern', dog, 'Magic Golden Flower'] });
    expect(g).toHaveDecision('choose-cards', { cards: [stitch, 'Lantern', 'Magic Golden Flower'] });
    g.choose('Lantern');
    expect(g.card('Lantern')).toBeInZone('hand', 1);
  });

  test('Freeze: exert chosen opposing character', () => {
    const g = played('Freeze', { play: [stitch] }, { play: [dog] });
    expect(g).toHaveDecision('choose-cards', { cards: [dog] });
    expect(g.choose(dog).card(dog)).toBeInState('exerted');
  });

  test('Friends on the Other Side: draw 2 cards', () => {
    expect(played('Friends on the Other Side').player(0)).toHaveCount('hand', 2);
  });

  test('Reflection: the top 3 cards go back in any order', () => {
    const g = played('Reflection', { deck: ['Smash', 'Tangle', dog, stitch] }).order(dog, 'Smash', 'Tangle');
    expect(g.player(0).names('deck').slice(0, 4)).toEqual([dog, 'Smash', 'Tangle', stitch]);
  });

  test('Reflection with 2 cards in the deck does as much as it can', () => {
    const g = played('Reflection', { deck: { only: ['Smash', 'Tangle'] } }).order('Tangle', 'Smash');
    expect(g.player(0).names('deck')).toEqual(['Tangle', 'Smash']);
  });
});

describe('emerald', () => {
  test('Do It Again!: an action card comes back from the discard', () => {
    const g = played('Do It Again!', { discard: ['Smash', 'Reflection', dog] });
    expect(g).toHaveDecision('choose-cards', { cards: ['Smash', 'Reflection'] });
    expect(g.choose('Smash').player(0)).toHaveCards('hand', ['Smash']);
  });

  test('Mother Knows Best: chosen character returns to their player’s hand', () => {
    const g = played('Mother Knows Best', {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).toBeInZone('hand', 1);
  });

  test('Stampede: 2 damage to chosen damaged character', () => {
    const g = played('Stampede', {}, { play: [{ card: dog, damage: 1 }, stitch] });
    expect(g).toHaveDecision('choose-cards', { cards: [dog] });
    expect(g.choose(dog).card(dog)).toHaveCount('damage', 3);
    expect(played('Stampede', {}, { play: [stitch] }).card('Stampede')).toBeInZone('discard');
  });

  describe('Steal from the Rich', () => {
    test('whenever one of your characters quests this turn, each opponent loses 1 lore', () => {
      const g = played('Steal from the Rich', { play: [dog, stitch] }, { lore: 5 });
      g.move('quest', dog).move('quest', stitch);
      expect(g.player(1)).toHaveCount('lore', 3);
    });

    test('not in later turns, nor for an opponent’s', () => {
      const g = played('Steal from the Rich', { play: [dog] }, { lore: 5, play: [stitch] });
      g.endTurn().move('quest', stitch);
      expect(g.player(0)).toHaveCount('lore', 0);
      g.endTurn().move('quest', dog);
      expect(g.player(1)).toHaveCount('lore', 6);
    });

    test('also for a character that came after it', () => {
      const mine = { hand: ['Stitch - Rock Star'], play: [stitch] };
      const g = played('Steal from the Rich', mine, { lore: 5 });
      g.move('play', 'Stitch - Rock Star', 'shift').choose(stitch).move('quest', 'Stitch - Rock Star');
      expect(g.player(1)).toHaveCount('lore', 4);
    });
  });

  test('Sudden Chill: each opponent chooses and discards a card', () => {
    const g = played('Sudden Chill', { hand: ['Tangle'] }, { hand: ['Smash', dog] });
    expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['Smash', dog], min: 1, max: 1 });
    g.choose(dog);
    expect(g.player(1)).toHaveCards('discard', [dog]);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('The Beast is Mine!: chosen character gains Reckless during their next turn', () => {
    const g = played('The Beast is Mine!', {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).not.toHaveKeyword('reckless');
    expect(g.endTurn().card(dog)).toHaveKeyword('reckless');
    expect(g.endTurn().card(dog)).not.toHaveKeyword('reckless');
  });

  test('The Beast is Mine! on a character of one’s own waits for one’s own next turn', () => {
    const g = played('The Beast is Mine!', { play: [dog] }).choose(dog);
    expect(g.card(dog)).not.toHaveKeyword('reckless');
    expect(g.endTurn().card(dog)).not.toHaveKeyword('reckless');
    expect(g.endTurn().card(dog)).toHaveKeyword('reckless');
  });

  test('Vicious Betrayal: +2 {S} this turn, +3 for a Villain', () => {
    expect(
      played('Vicious Betrayal', { play: [dog] })
        .choose(dog)
        .card(dog),
    ).toHaveStat('strength', 7);
    const scar = 'Scar - Fiery Usurper';
    const g = played('Vicious Betrayal', { play: [scar] }).choose(scar);
    expect(g.card(scar)).toHaveStat('strength', 8);
    expect(g.endTurn().card(scar)).toHaveStat('strength', 5);
  });
});

describe('ruby', () => {
  test('Be Prepared: all characters are banished, with Ward or not', () => {
    const g = played('Be Prepared', { play: [stitch, 'Lantern'] }, { play: [dog, 'Aladdin - Prince Ali'] });
    expect(g.player(0)).toHaveCards('play', ['Lantern']);
    expect(g.player(1)).toHaveCards('play', []);
  });

  test('Cut to the Chase: chosen character gains Rush this turn', () => {
    const g = played(
      'Cut to the Chase',
      { play: [{ card: stitch, dry: false }] },
      { play: [tired(dog)] },
    ).choose(stitch);
    expect(g.offer('challenge', stitch)).toBeOffered();
    expect(g.endTurn().card(stitch)).not.toHaveKeyword('rush');
  });

  test('Dragon Fire: banish chosen character', () => {
    expect(
      played('Dragon Fire', {}, { play: [dog] })
        .choose(dog)
        .card(dog),
    ).toBeInZone('discard', 1);
  });

  test('Dragon Fire with nobody to choose does nothing', () => {
    const g = played('Dragon Fire', {}, { play: ['Aladdin - Prince Ali'] });
    expect(g).toHaveDecision('act');
    expect(g.card('Dragon Fire')).toBeInZone('discard');
    expect(g.card('Aladdin - Prince Ali')).toBeInZone('play');
  });

  test('Fan the Flames: ready chosen character, it cannot quest for the rest of the turn', () => {
    const g = played('Fan the Flames', { play: [tired(dog)] }).choose(dog);
    expect(g.card(dog)).toBeInState('ready');
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
  });

  test('He’s Got a Sword!: +2 {S} this turn', () => {
    const g = played("He's Got a Sword!", { play: [dog] }).choose(dog);
    expect(g.card(dog)).toHaveStat('strength', 7);
    expect(g.endTurn().card(dog)).toHaveStat('strength', 5);
  });

  test('Tangle: each opponent loses 1 lore', () => {
    expect(played('Tangle', { lore: 2 }, { lore: 2 }).player(1)).toHaveCount('lore', 1);
  });
});

describe('sapphire', () => {
  test('Develop Your Brain: of the top 2 cards one goes to the hand, the other to the bottom', () => {
    const g = played('Develop Your Brain', { deck: ['Smash', 'Tangle'] }).choose('Tangle');
    expect(g.player(0)).toHaveCards('hand', ['Tangle']);
    expect(g.card('Smash').place).toBe(8);
  });

  test('If It’s Not Baroque: an item card comes back from the discard', () => {
    const g = played("If It's Not Baroque", { discard: ['Lantern', 'Dinglehopper', 'Smash'] });
    expect(g).toHaveDecision('choose-cards', { cards: ['Lantern', 'Dinglehopper'] });
    expect(g.choose('Lantern').player(0)).toHaveCards('hand', ['Lantern']);
  });

  test('Let It Go: chosen character goes into their player’s inkwell, face down and exerted', () => {
    const g = played('Let It Go', {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).toBeInZone('inkwell', 1);
    expect(g.card(dog)).toBeInState('exerted');
    expect(g.card(dog)).toBeInState('facedown');
  });

  test('Let It Go takes the whole stack of a shifted character', () => {
    const g = played('Let It Go', {}, { play: [{ card: 'Stitch - Rock Star', under: [stitch] }] });
    g.choose('Stitch - Rock Star');
    expect(g.card('Stitch - Rock Star')).toBeInZone('inkwell', 1);
    expect(g.card(stitch)).toBeInZone('inkwell', 1);
    expect(g.card(stitch)).toBeInState('facedown');
    expect(g.card(stitch)).toBeInState('exerted');
  });

  test('One Jump Ahead: the top card of the deck goes into the inkwell, face down and exerted', () => {
    const g = played('One Jump Ahead', { deck: [dog] });
    expect(g.card(dog)).toBeInZone('inkwell', 0);
    expect(g.card(dog)).toBeInState('exerted');
    expect(g.card(dog)).toBeInState('facedown');
  });

  test('Work Together: chosen character gains Support this turn', () => {
    const g = played('Work Together', { play: [dog, stitch] })
      .choose(dog)
      .move('quest', dog)
      .accept()
      .choose(stitch);
    expect(g.card(stitch)).toHaveStat('strength', 7);
    expect(g.endTurn().card(stitch)).toHaveStat('strength', 2);
  });
});

describe('steel', () => {
  test('A Whole New World: each player discards their hand and draws 7 cards', () => {
    const g = played('A Whole New World', { hand: ['Smash'] }, { hand: ['Tangle', dog] });
    expect(g.player(0)).toHaveCount('hand', 7);
    expect(g.player(1)).toHaveCount('hand', 7);
    expect(g.card('Smash')).toBeInZone('discard');
    expect(g.player(1)).toHaveCards('discard', ['Tangle', dog]);
  });

  test('Break: banish chosen item', () => {
    const g = played('Break', {}, { play: ['Lantern', dog] });
    expect(g).toHaveDecision('choose-cards', { cards: ['Lantern'] });
    expect(g.choose('Lantern').card('Lantern')).toBeInZone('discard', 1);
  });

  test('Fire the Cannons!: 2 damage to chosen character', () => {
    expect(
      played('Fire the Cannons!', {}, { play: [dog] })
        .choose(dog)
        .card(dog),
    ).toHaveCount('damage', 2);
  });

  test('Grab Your Sword: 2 damage to each opposing character', () => {
    const g = played('Grab Your Sword', { play: [stitch] }, { play: [dog, lilo] });
    expect(g.card(dog)).toHaveCount('damage', 2);
    expect(g.card(lilo)).toBeInZone('discard');
    expect(g.card(stitch)).toHaveCount('damage', 0);
  });

  test('Ransack: draw 2 cards, then choose and discard 2', () => {
    const g = played('Ransack', { hand: ['Smash'], deck: ['Tangle', dog] });
    expect(g).toHaveDecision('choose-cards', { cards: ['Smash', 'Tangle', dog], min: 2, max: 2 });
    g.choose('Smash', 'Tangle');
    expect(g.player(0)).toHaveCards('hand', [dog]);
  });

  test('Smash: 3 damage to chosen character', () => {
    expect(
      played('Smash', {}, { play: [dog] })
        .choose(dog)
        .card(dog),
    ).toHaveCount('damage', 3);
  });
});
