import { describe, expect, test } from 'vitest';
import { game, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';

test('Ariel - On Human Legs: VOICELESS, she cannot exert to sing', () => {
  const g = game([{ play: ['Ariel - On Human Legs'], hand: ['Hakuna Matata'] }]);
  expect(g.offer('play', 'Hakuna Matata', 'sing')).toBeRefused('no-singer');
  const h = game([{ play: ['Ariel - On Human Legs', 'Pumbaa - Friendly Warthog'], hand: ['Hakuna Matata'] }]);
  h.move('play', 'Hakuna Matata', 'sing');
  expect(h).toHaveDecision('choose-cards', { cards: ['Pumbaa - Friendly Warthog'] });
  h.choose('Pumbaa - Friendly Warthog');
});

test('Hades - King of Olympus: SINISTER PLOT, +1 {L} for each other Villain', () => {
  const g = game([
    { play: ['Hades - King of Olympus', 'Yzma - Alchemist', 'Scar - Fiery Usurper', 'Stitch - New Dog'] },
    { play: ['Maleficent - Uninvited'] },
  ]);
  expect(g.card('Hades - King of Olympus')).toHaveStat('lore', 3);
});

describe('LeFou - Bumbler: LOYAL', () => {
  test('with a Gaston in play he costs 1 less', () => {
    const g = game([{ hand: ['LeFou - Bumbler'], inkwell: 1, play: ['Gaston - Arrogant Hunter'] }]);
    g.move('play', 'LeFou - Bumbler');
    expect(g.card('LeFou - Bumbler')).toBeInZone('play');
  });

  test('not with an opponent’s', () => {
    const g = game([{ hand: ['LeFou - Bumbler'], inkwell: 1 }, { play: ['Gaston - Arrogant Hunter'] }]);
    expect(g.offer('play', 'LeFou - Bumbler')).toBeRefused('not-enough-ink');
  });
});

test('Flotsam - Ursula’s Spy: DEXTEROUS LUNGE, Jetsam gains Rush', () => {
  const g = game([
    { hand: ["Jetsam - Ursula's Spy", 'Stitch - New Dog'], inkwell: 5, play: ["Flotsam - Ursula's Spy"] },
    { play: [tired(dog)] },
  ]);
  g.move('play', "Jetsam - Ursula's Spy").move('play', 'Stitch - New Dog');
  expect(g.card("Jetsam - Ursula's Spy")).toHaveKeyword('rush');
  expect(g.offer('challenge', "Jetsam - Ursula's Spy")).toBeOffered();
  expect(g.offer('challenge', 'Stitch - New Dog')).not.toBeOffered();
});

test('Jetsam - Ursula’s Spy: SINISTER SLITHER, Flotsam gains Evasive', () => {
  const g = game([
    { play: ["Jetsam - Ursula's Spy", "Flotsam - Ursula's Spy"] },
    { play: [{ card: "Flotsam - Ursula's Spy", as: 'theirs' }] },
  ]);
  expect(g.player(0).card("Flotsam - Ursula's Spy")).toHaveKeyword('evasive');
  expect(g.card('theirs')).not.toHaveKeyword('evasive');
});

test('Jafar - Keeper of Secrets: HIDDEN WONDERS, +1 {S} for each card in hand', () => {
  const g = game([{ play: ['Jafar - Keeper of Secrets'], hand: 3 }, { hand: 5 }]);
  expect(g.card('Jafar - Keeper of Secrets')).toHaveStat('strength', 3);
  g.endTurn().endTurn();
  expect(g.card('Jafar - Keeper of Secrets')).toHaveStat('strength', 4);
});

test('Mickey Mouse - Wayward Sorcerer: ANIMATE BROOM, Brooms cost 1 less', () => {
  const g = game([
    {
      play: ['Mickey Mouse - Wayward Sorcerer'],
      hand: ['Magic Broom - Bucket Brigade', 'Stitch - New Dog'],
      inkwell: 2,
    },
  ]);
  g.move('play', 'Magic Broom - Bucket Brigade');
  expect(readyInk(g)).toBe(1);
  g.move('play', 'Stitch - New Dog');
  expect(readyInk(g)).toBe(0);
});

test('Pascal - Rapunzel’s Companion: CAMOUFLAGE, Evasive while another character is in play', () => {
  const alone = game([{ play: ["Pascal - Rapunzel's Companion"] }, { play: [dog] }]);
  expect(alone.card("Pascal - Rapunzel's Companion")).not.toHaveKeyword('evasive');
  const g = game([
    { play: ["Pascal - Rapunzel's Companion", 'Stitch - New Dog'], hand: ['Dragon Fire'], inkwell: 5 },
  ]);
  expect(g.card("Pascal - Rapunzel's Companion")).toHaveKeyword('evasive');
  g.move('play', 'Dragon Fire').choose('Stitch - New Dog');
  expect(g.card("Pascal - Rapunzel's Companion")).not.toHaveKeyword('evasive');
});

test('Tinker Bell - Peter Pan’s Ally: LOYAL AND DEVOTED, Peter Pan gains Challenger +1', () => {
  const g = game([
    { play: ["Tinker Bell - Peter Pan's Ally", 'Peter Pan - Never Landing'] },
    { play: [tired(dog)] },
  ]);
  expect(g.card('Peter Pan - Never Landing')).toHaveKeyword('challenger', 1);
  g.move('challenge', 'Peter Pan - Never Landing').choose(dog);
  expect(g.card(dog)).toHaveCount('damage', 4);
});

test('Mother Gothel - Selfish Manipulator: while exerted, opposing characters cannot quest', () => {
  const g = game([{ play: [dog] }, { play: [tired('Mother Gothel - Selfish Manipulator')] }]);
  expect(g.offer('quest', dog)).toBeRefused('forbidden');
  const h = game([{ play: [dog] }, { play: ['Mother Gothel - Selfish Manipulator'] }]);
  expect(h.offer('quest', dog)).toBeOffered();
});

test('Captain Hook - Ruthless Pirate: YOU COWARD! while exerted, opposing Evasive characters gain Reckless', () => {
  const theirs = ['Goofy - Daredevil', dog];
  const g = game([{ play: theirs }, { play: [tired('Captain Hook - Ruthless Pirate')] }]);
  expect(g.card('Goofy - Daredevil')).toHaveKeyword('reckless');
  expect(g.card(dog)).not.toHaveKeyword('reckless');
  const h = game([{ play: theirs }, { play: ['Captain Hook - Ruthless Pirate'] }]);
  expect(h.card('Goofy - Daredevil')).not.toHaveKeyword('reckless');
});

test('Aurora - Dreaming Guardian: PROTECTIVE EMBRACE, your other characters gain Ward', () => {
  const g = game([{ hand: ['Smash'], inkwell: 3 }, { play: ['Aurora - Dreaming Guardian', dog] }]);
  expect(g.card(dog)).toHaveKeyword('ward');
  g.move('play', 'Smash');
  expect(g).toHaveDecision('choose-cards', { cards: ['Aurora - Dreaming Guardian'] });
  g.choose('Aurora - Dreaming Guardian');
});

describe('Belle - Strange but Special', () => {
  test('READ A BOOK: a second card may be inked each turn', () => {
    const g = game([{ play: ['Belle - Strange but Special'], hand: ['Stitch - New Dog', 'Smash', dog] }]);
    g.move('ink', 'Stitch - New Dog').move('ink', 'Smash');
    expect(g.offer('ink', dog)).toBeRefused('inked-already');
    g.endTurn().endTurn();
    expect(g.offer('ink', dog)).toBeOffered();
  });

  test('MY FAVORITE PART!: +4 {L} with 10 cards in the inkwell', () => {
    expect(
      game([{ play: ['Belle - Strange but Special'], inkwell: 9 }]).card('Belle - Strange but Special'),
    ).toHaveStat('lore', 1);
    expect(
      game([{ play: ['Belle - Strange but Special'], inkwell: 10 }]).card('Belle - Strange but Special'),
    ).toHaveStat('lore', 5);
  });
});

test.each(['Robin Hood - Unrivaled Archer', 'Simba - Returned King'])(
  '%s: Evasive during your turn',
  (name) => {
    const g = game([{ play: [name] }]);
    expect(g.card(name)).toHaveKeyword('evasive');
    g.endTurn();
    expect(g.card(name)).not.toHaveKeyword('evasive');
  },
);

test('Tamatoa - So Shiny!: GLAM, +1 {L} for each item', () => {
  const g = game([{ play: ['Tamatoa - So Shiny!', 'Lantern', 'Dinglehopper'] }, { play: ['Lantern'] }]);
  expect(g.card('Tamatoa - So Shiny!')).toHaveStat('lore', 3);
});

test('Captain Hook - Thinking a Happy Thought: STOLEN DUST, not challenged by characters with cost 3 or less', () => {
  const g = game([
    { play: [dog, 'Stitch - New Dog', 'Horace - No-Good Scoundrel'] },
    { play: [tired('Captain Hook - Thinking a Happy Thought')] },
  ]);
  expect(g.offer('challenge', dog)).toBeOffered();
  expect(g.offer('challenge', 'Stitch - New Dog')).toBeRefused('nothing-to-challenge');
  expect(g.offer('challenge', 'Horace - No-Good Scoundrel')).toBeRefused('nothing-to-challenge');
});

test('Donald Duck - Musketeer: STAY ALERT! your Musketeers gain Evasive during your turn', () => {
  const g = game([{ play: ['Donald Duck - Musketeer', 'Goofy - Musketeer', 'Stitch - New Dog'] }]);
  expect(g.card('Donald Duck - Musketeer')).toHaveKeyword('evasive');
  expect(g.card('Goofy - Musketeer')).toHaveKeyword('evasive');
  expect(g.card('Stitch - New Dog')).not.toHaveKeyword('evasive');
  g.endTurn();
  expect(g.card('Goofy - Musketeer')).not.toHaveKeyword('evasive');
});

test('Gantu - Galactic Federation Captain: UNDER ARREST, cost 2 or less cannot challenge your characters', () => {
  const g = game([
    { play: ['Stitch - New Dog', 'Horace - No-Good Scoundrel'] },
    { play: ['Gantu - Galactic Federation Captain', tired('Abu - Mischievous Monkey')] },
  ]);
  expect(g.offer('challenge', 'Stitch - New Dog')).toBeRefused('nothing-to-challenge');
  expect(g.offer('challenge', 'Horace - No-Good Scoundrel')).toBeOffered();
});

test('Mickey Mouse - Musketeer: ALL FOR ONE, your other Musketeers get +1 {S}', () => {
  const g = game([{ play: ['Mickey Mouse - Musketeer', 'Goofy - Musketeer'] }]);
  expect(g.card('Goofy - Musketeer')).toHaveStat('strength', 4);
  expect(g.card('Mickey Mouse - Musketeer')).toHaveStat('strength', 2);
});

test('Starkey - Hook’s Henchman: AYE AYE, CAPTAIN, +1 {L} while a Captain is in play', () => {
  expect(game([{ play: ["Starkey - Hook's Henchman"] }]).card("Starkey - Hook's Henchman")).toHaveStat(
    'lore',
    1,
  );
  const g = game([{ play: ["Starkey - Hook's Henchman", "Captain - Colonel's Lieutenant"] }]);
  expect(g.card("Starkey - Hook's Henchman")).toHaveStat('lore', 2);
});
