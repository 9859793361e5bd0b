import { describe, expect, test } from 'vitest';
import { game, played, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';
const stitch = 'Stitch - New Dog';

describe('challenges', () => {
  test('two equals banish each other, the damage of both being dealt first (CR 4.6.6.2)', () => {
    const mickey = 'Mickey Mouse - True Friend';
    const g = game([{ play: [{ card: mickey, as: 'mine' }] }, { play: [tired(mickey, { as: 'theirs' })] }]);
    g.move('challenge', 'mine').choose('theirs');
    expect(g.card('mine')).toBeInZone('discard', 0);
    expect(g.card('theirs')).toBeInZone('discard', 1);
    const kinds = g.events().map((event) => event.kind.name);
    expect(kinds.lastIndexOf('damaged')).toBeLessThan(kinds.indexOf('banished'));
  });

  test('a bonus for the turn counts in the challenge and ends with the turn', () => {
    const g = game([{ hand: ["He's Got a Sword!"], inkwell: 1, play: [stitch] }, { play: [tired(dog)] }]);
    g.move('play', "He's Got a Sword!").choose(stitch).move('challenge', stitch).choose(dog);
    expect(g.card(dog)).toHaveCount('damage', 4);
  });

  test('Mickey Mouse - Musketeer: who leaves takes the bonus away at once', () => {
    const g = game([
      { hand: ['Dragon Fire'], inkwell: 5, play: ['Mickey Mouse - Musketeer', 'Goofy - Musketeer'] },
    ]);
    g.move('play', 'Dragon Fire').choose('Mickey Mouse - Musketeer');
    expect(g.card('Goofy - Musketeer')).toHaveStat('strength', 3);
  });
});

describe('leaving and coming back', () => {
  test('a character returned to hand and played again is a new one: drying, undamaged, without what applied to it', () => {
    const g = game([
      {
        hand: ['Mother Knows Best', "He's Got a Sword!"],
        inkwell: 10,
        play: [{ card: stitch, damage: 1 }],
      },
    ]);
    g.move('play', "He's Got a Sword!")
      .choose(stitch)
      .move('play', 'Mother Knows Best', 'ink')
      .choose(stitch);
    g.move('play', stitch);
    expect(g.card(stitch)).toHaveStat('strength', 2);
    expect(g.card(stitch)).toHaveCount('damage', 0);
    expect(g.card(stitch)).toBeInState('drying');
  });

  test('a shifted character that Mother Knows Best returns takes its stack with it', () => {
    const g = played('Mother Knows Best', {}, { play: [{ card: 'Stitch - Rock Star', under: [stitch] }] });
    g.choose('Stitch - Rock Star');
    expect(g.player(1)).toHaveCards('hand', ['Stitch - Rock Star', stitch]);
  });

  test('Gramma Tala - Storyteller banished under nobody still goes to her owner’s inkwell', () => {
    const g = played('Be Prepared', {}, { play: ['Gramma Tala - Storyteller', stitch] }).accept();
    expect(g.card('Gramma Tala - Storyteller')).toBeInZone('inkwell', 1);
    expect(g.card(stitch)).toBeInZone('discard', 1);
  });
});

describe('who plays and who controls', () => {
  test('Coconut Basket and Maurice watch only what their own player plays', () => {
    const g = played(
      stitch,
      { hand: ['Lantern'] },
      {
        play: ['Coconut Basket', 'Maurice - World-Famous Inventor', { card: dog, damage: 2 }],
      },
    );
    g.move('play', 'Lantern');
    expect(g).toHaveDecision('act');
  });

  test('both players have abilities waiting: the active player’s come first (CR 7.7.4)', () => {
    const g = game([
      { play: [dog, 'Musketeer Tabard', 'Hercules - True Hero'], hand: ['Be Prepared'], inkwell: 7 },
      { play: ['Musketeer Tabard', 'Simba - Protective Cub', 'Gramma Tala - Storyteller'] },
    ]);
    g.move('play', 'Be Prepared', 'ink');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('choose-option', { player: 1 });
    g.option('Gramma Tala - Storyteller').decline().accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('Genie - Powers Unleashed plays a song for free; nobody sings', () => {
    const g = game([
      {
        play: ['Genie - Powers Unleashed', "Ursula's Shell Necklace"],
        hand: ['Friends on the Other Side'],
        inkwell: 1,
      },
    ]);
    g.move('quest', 'Genie - Powers Unleashed').accept().choose('Friends on the Other Side');
    expect(g.player(0)).toHaveCount('hand', 2);
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 3);
  });
});

describe('can’t beats can', () => {
  test('Fan the Flames readies a character that cannot quest, whatever else is said', () => {
    const g = game([{ hand: ['Fan the Flames', 'LeFou - Instigator'], inkwell: 3, play: [tired(dog)] }]);
    g.move('play', 'Fan the Flames').choose(dog);
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
    expect(g.moves()).not.toContain(`quest ${dog}`);
  });

  test('Elsa - Spirit of Winter: a character that does not ready at the start of the turn can be readied later', () => {
    const g = played('Elsa - Spirit of Winter', {}, { play: [dog], hand: ['Fan the Flames'], inkwell: 1 });
    g.choose(dog).endTurn();
    expect(g.card(dog)).toBeInState('exerted');
    g.move('play', 'Fan the Flames').choose(dog);
    expect(g.card(dog)).toBeInState('ready');
  });

  test('Reckless by The Beast is Mine!, exerted: the turn can end', () => {
    const g = played('The Beast is Mine!', { play: [tired(stitch)] }, { play: [dog, 'Dinglehopper'] })
      .choose(dog)
      .endTurn();
    expect(g.offer('end-turn')).toBeRefused('must-challenge');
    g.move('challenge', dog).choose(stitch).endTurn();
  });
});
