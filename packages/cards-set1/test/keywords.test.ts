import { describe, expect, test } from 'vitest';
import { game, played, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';
const stitch = 'Stitch - New Dog';

describe('Bodyguard', () => {
  test.each([
    'Goofy - Musketeer',
    'Maximus - Palace Horse',
    'Simba - Protective Cub',
    'Donald Duck - Musketeer',
    'Hercules - True Hero',
    'Mickey Mouse - Musketeer',
  ])('%s may enter exerted and must be challenged', (name) => {
    const g = game([{ hand: [name], inkwell: 6 }])
      .move('play', name)
      .accept();
    expect(g.card(name)).toBeInState('exerted');
    const h = game([{ play: ['Goofy - Daredevil', dog] }, { play: [tired(name), tired(stitch)] }]);
    h.move('challenge', dog);
    expect(h).toHaveDecision('choose-cards', { cards: [name] });
    h.choose(name);
  });
});

describe('Challenger', () => {
  test.each([
    ['Dr. Facilier - Charlatan', 2],
    ['Jafar - Wicked Sorcerer', 5],
    ['Zeus - God of Lightning', 4],
    ['Captain Hook - Forceful Duelist', 3],
    ['Captain Hook - Thinking a Happy Thought', 5],
    ['Prince Eric - Dashing and Brave', 3],
    ['Simba - Returned King', 8],
  ])('%s deals %i when challenging', (name, amount) => {
    const triton = 'Triton - The Sea King';
    const g = game([{ play: [name] }, { play: [tired(triton)] }])
      .move('challenge', name)
      .choose(triton);
    expect(g.card(triton)).toHaveCount('damage', amount);
  });
});

describe('Evasive', () => {
  test.each([
    'Genie - On the Job',
    'Genie - Powers Unleashed',
    "Jetsam - Ursula's Spy",
    'Peter Pan - Never Landing',
    "Tinker Bell - Peter Pan's Ally",
    'Tinker Bell - Most Helpful',
    'Goofy - Daredevil',
    'Mickey Mouse - Brave Little Tailor',
    "Pongo - Ol' Rascal",
    'Tigger - Wonderful Thing',
  ])('%s is challenged by Evasive characters only', (name) => {
    const hunter = { card: 'Goofy - Daredevil', as: 'hunter' };
    const g = game([{ play: [dog, hunter] }, { play: [tired(name, { as: 'prey' })] }]);
    expect(g.offer('challenge', dog)).toBeRefused('nothing-to-challenge');
    g.move('challenge', 'hunter').choose('prey');
    expect(g).toHaveHappened('challenged', { times: 1 });
  });
});

describe('Reckless', () => {
  test.each(['Gaston - Arrogant Hunter', 'Maui - Hero to All', 'Te Kā - The Burning One'])(
    '%s cannot quest and must challenge',
    (name) => {
      const g = game([{ play: [name] }, { play: [tired('Triton - The Sea King')] }]);
      expect(g.offer('quest', name)).toBeRefused('forbidden');
      expect(g.offer('end-turn')).toBeRefused('must-challenge');
      g.move('challenge', name).choose('Triton - The Sea King').endTurn();
    },
  );
});

describe('Rush', () => {
  test.each([
    "Flotsam - Ursula's Spy",
    'Rafiki - Mysterious Sage',
    'Zeus - God of Lightning',
    'Beast - Wolfsbane',
    'Captain Hook - Ruthless Pirate',
    'Maui - Hero to All',
    'Peter Pan - Fearless Fighter',
  ])('%s can challenge the turn it is played', (name) => {
    const g = played(name, {}, { play: [tired('Triton - The Sea King')] });
    expect(g.offer('challenge', name)).toBeOffered();
    expect(g.offer('quest', name)).not.toBeOffered();
  });
});

describe('Shift', () => {
  test.each([
    ['Hades - King of Olympus', 'Hades - Lord of the Underworld', 6],
    ['Stitch - Rock Star', 'Stitch - New Dog', 4],
    ['Dr. Facilier - Agent Provocateur', 'Dr. Facilier - Charlatan', 5],
    ['Elsa - Spirit of Winter', 'Elsa - Queen Regent', 6],
    ['Genie - Powers Unleashed', 'Genie - The Ever Impressive', 6],
    ['Mickey Mouse - Artful Rogue', 'Mickey Mouse - True Friend', 5],
    ['Aladdin - Heroic Outlaw', 'Aladdin - Cornered Swordsman', 5],
    ['Scar - Shameless Firebrand', 'Scar - Fiery Usurper', 6],
    ['Aurora - Dreaming Guardian', 'Aurora - Regal Princess', 3],
    ['Jasmine - Queen of Agrabah', 'Jasmine - Disguised', 3],
    ['Captain Hook - Thinking a Happy Thought', 'Captain Hook - Forceful Duelist', 3],
    ['Tinker Bell - Giant Fairy', "Tinker Bell - Peter Pan's Ally", 4],
  ])('%s onto %s for %i', (upper, lower, cost) => {
    const g = game([{ hand: [upper], play: [lower, dog], inkwell: cost + 1 }]).move('play', upper, 'shift');
    expect(g).toHaveDecision('choose-cards', { cards: [lower] });
    g.choose(lower);
    expect(g.card(upper).under.map((card) => card.name)).toEqual([lower]);
    expect(readyInk(g)).toBe(1);
    expect(g.card(upper)).toBeInState('dry');
    // What some of them ask when played.
    if (g.decision?.kind === 'confirm') g.decline();
    if (g.decision?.kind === 'choose-cards') g.choose();
  });
});

describe('Singer', () => {
  test.each([
    ['Ariel - Spectacular Singer', 5],
    ['Cinderella - Gentle and Kind', 5],
    ['Sebastian - Court Composer', 4],
  ])('%s sings as cost %i', (name, cost) => {
    const songs = { 4: 'Hakuna Matata', 5: 'Grab Your Sword', 7: 'Be Prepared' };
    const song = songs[cost as 4 | 5];
    const g = game([{ hand: [song, 'Be Prepared'], play: [name] }]);
    expect(g.offer('play', 'Be Prepared', 'sing')).toBeRefused('no-singer');
    g.move('play', song, 'sing').choose(name);
    expect(g.card(name)).toBeInState('exerted');
    expect(g.card(song)).toBeInZone('discard');
  });

  test('Sebastian - Court Composer does not sing what costs 5', () => {
    const g = game([{ hand: ['Grab Your Sword'], play: ['Sebastian - Court Composer'] }]);
    expect(g.offer('play', 'Grab Your Sword', 'sing')).toBeRefused('no-singer');
  });
});

describe('Support', () => {
  test.each([
    ['HeiHei - Boat Snack', 1],
    ['Maximus - Palace Horse', 4],
    ['Chief Tui - Respected Leader', 3],
    ['Merlin - Self-Appointed Mentor', 3],
    ['Philoctetes - Trainer of Heroes', 3],
  ])('%s adds %i', (name, strength) => {
    const begin = () => game([{ play: [name, dog] }]).move('quest', name);
    expect(begin().accept().choose(dog).card(dog)).toHaveStat('strength', 5 + strength);
    expect(begin().decline().card(dog)).toHaveStat('strength', 5);
  });
});

describe('Ward', () => {
  test.each(['Aladdin - Prince Ali', 'Kuzco - Temperamental Emperor', 'Donald Duck - Strutting His Stuff'])(
    '%s is not chosen by opponents, and can be challenged',
    (name) => {
      const g = played('Dragon Fire', { play: [dog] }, { play: [tired(name)] });
      expect(g).toHaveDecision('choose-cards', { cards: [dog] });
      g.choose(dog);
      const h = game([{ play: [stitch] }, { play: [tired(name)] }]);
      expect(h.offer('challenge', stitch)).toBeOffered();
    },
  );
});
