import { describe, expect, test } from 'vitest';
import { game, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';
/** Player 0's character challenges player 1's, which is exerted. */
const fight = (
  mine: string,
  theirs: string,
  more: { mine?: readonly string[]; theirs?: readonly string[] } = {},
) =>
  game([
    { play: [mine, ...(more.mine ?? [])] },
    { play: [tired(theirs), ...(more.theirs ?? [])], hand: ['Smash', 'Tangle'] },
  ])
    .move('challenge', mine)
    .choose(theirs);

describe('Prince Phillip - Dragonslayer: HEROISM', () => {
  test('challenging and banished, he may banish the challenged character', () => {
    const g = fight('Prince Phillip - Dragonslayer', dog).accept();
    expect(g.card('Prince Phillip - Dragonslayer')).toBeInZone('discard');
    expect(g.card(dog)).toBeInZone('discard');
    expect(fight('Prince Phillip - Dragonslayer', dog).decline().card(dog)).toBeInZone('play');
  });

  test('not when he is challenged', () => {
    const g = fight(dog, 'Prince Phillip - Dragonslayer');
    expect(g.card('Prince Phillip - Dragonslayer')).toBeInZone('discard');
    expect(g.card(dog)).toBeInZone('play');
  });
});

describe('Dr. Facilier - Agent Provocateur: INTO THE SHADOWS', () => {
  test('another of your characters banished in a challenge may return to your hand', () => {
    const more = { mine: ['Dr. Facilier - Agent Provocateur'] };
    const g = fight('Stitch - New Dog', dog, more).accept();
    expect(g.card('Stitch - New Dog')).toBeInZone('hand', 0);
    expect(fight('Stitch - New Dog', dog, more).decline().card('Stitch - New Dog')).toBeInZone('discard');
  });

  test('not himself, nor one banished otherwise', () => {
    const g = game([
      { hand: ['Dragon Fire'], inkwell: 5, play: ['Dr. Facilier - Agent Provocateur', 'Stitch - New Dog'] },
    ]);
    g.move('play', 'Dragon Fire').choose('Stitch - New Dog');
    expect(g.card('Stitch - New Dog')).toBeInZone('discard');
    const h = fight('Dr. Facilier - Agent Provocateur', 'Te Kā - The Burning One');
    expect(h.card('Dr. Facilier - Agent Provocateur')).toBeInZone('discard');
  });
});

describe('Marshmallow - Persistent Guardian: DURABLE', () => {
  test('banished in a challenge, it may return to the hand', () => {
    const g = fight('Marshmallow - Persistent Guardian', dog).accept();
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('hand', 0);
    expect(g.card(dog)).toBeInZone('play');
    const h = fight('Marshmallow - Persistent Guardian', dog).decline();
    expect(h.card('Marshmallow - Persistent Guardian')).toBeInZone('discard');
  });

  test('as the one challenged, too', () => {
    const g = fight(dog, 'Marshmallow - Persistent Guardian').accept();
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('hand', 1);
  });

  test('not when it is banished otherwise', () => {
    const g = game([{ hand: ['Dragon Fire'], inkwell: 5 }, { play: ['Marshmallow - Persistent Guardian'] }]);
    g.move('play', 'Dragon Fire').choose('Marshmallow - Persistent Guardian');
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('discard');
  });
});

describe('Mickey Mouse - Wayward Sorcerer: CEASELESS WORKER', () => {
  test('a Broom banished in a challenge may return to your hand', () => {
    const more = { mine: ['Mickey Mouse - Wayward Sorcerer'] };
    const g = fight('Magic Broom - Bucket Brigade', dog, more).accept();
    expect(g.card('Magic Broom - Bucket Brigade')).toBeInZone('hand', 0);
    expect(fight('Stitch - New Dog', dog, more).card('Stitch - New Dog')).toBeInZone('discard');
  });
});

describe('Cheshire Cat - Not All There: LOSE SOMETHING?', () => {
  test('challenged and banished, it banishes the challenging character', () => {
    const g = fight(dog, 'Cheshire Cat - Not All There');
    expect(g.card(dog)).toBeInZone('discard', 0);
  });

  test('not when it survives, nor when it is banished otherwise', () => {
    expect(
      fight('Simba - Protective Cub', 'Cheshire Cat - Not All There').card('Simba - Protective Cub'),
    ).toBeInZone('play');
    const g = game([
      { hand: ['Smash'], inkwell: 3, play: [dog] },
      { play: ['Cheshire Cat - Not All There'] },
    ]);
    g.move('play', 'Smash').choose('Cheshire Cat - Not All There');
    expect(g.card(dog)).toBeInZone('play');
  });

  test('CR 4.6, example B: Marshmallow, banished by it, is banished in the challenge', () => {
    const g = fight('Marshmallow - Persistent Guardian', 'Cheshire Cat - Not All There').accept();
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('hand', 0);
    expect(g.card('Cheshire Cat - Not All There')).toBeInZone('discard', 1);
  });
});

describe('Cruella De Vil - Miserable as Usual: YOU’LL BE SORRY!', () => {
  test('challenged and banished, she may return chosen character to their player’s hand', () => {
    const g = fight(dog, 'Cruella De Vil - Miserable as Usual');
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept().choose(dog);
    expect(g.card(dog)).toBeInZone('hand', 0);
    expect(fight(dog, 'Cruella De Vil - Miserable as Usual').decline().card(dog)).toBeInZone('play');
  });
});

describe('Kuzco - Temperamental Emperor: NO TOUCHY!', () => {
  test('challenged and banished, he may banish the challenging character', () => {
    const g = fight(dog, 'Kuzco - Temperamental Emperor').accept();
    expect(g.card(dog)).toBeInZone('discard', 0);
    expect(fight(dog, 'Kuzco - Temperamental Emperor').decline().card(dog)).toBeInZone('play');
  });
});

describe('Flynn Rider - Charming Rogue: HERE COMES THE SMOLDER', () => {
  test('challenged, the challenging player chooses and discards a card', () => {
    const g = game([
      { play: [dog], hand: ['Smash', 'Tangle'] },
      { play: [tired('Flynn Rider - Charming Rogue')] },
    ]);
    g.move('challenge', dog).choose('Flynn Rider - Charming Rogue');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Smash', 'Tangle'], min: 1, max: 1 });
    g.choose('Tangle');
    expect(g.player(0)).toHaveCards('discard', ['Tangle']);
    expect(g.card('Flynn Rider - Charming Rogue')).toBeInZone('discard');
  });

  test('nothing to discard, the challenge goes on', () => {
    const g = game([{ play: [dog] }, { play: [tired('Flynn Rider - Charming Rogue')] }]);
    g.move('challenge', dog).choose('Flynn Rider - Charming Rogue');
    expect(g.card('Flynn Rider - Charming Rogue')).toBeInZone('discard');
  });
});

describe('Mad Hatter - Gracious Host: TEA PARTY', () => {
  test('challenged, its player may draw a card', () => {
    const g = fight('Stitch - New Dog', 'Mad Hatter - Gracious Host');
    expect(g).toHaveDecision('confirm', { player: 1 });
    expect(g.accept().player(1)).toHaveCount('hand', 3);
    expect(fight('Stitch - New Dog', 'Mad Hatter - Gracious Host').decline().player(1)).toHaveCount(
      'hand',
      2,
    );
  });
});

describe('during your turn, whenever this character banishes another in a challenge', () => {
  test('Aladdin - Heroic Outlaw: you gain 2 lore and each opponent loses 2', () => {
    const g = game([{ play: ['Aladdin - Heroic Outlaw'] }, { play: [tired('Stitch - New Dog')], lore: 3 }]);
    g.move('challenge', 'Aladdin - Heroic Outlaw').choose('Stitch - New Dog');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.player(1)).toHaveCount('lore', 1);
  });

  test('Mulan - Imperial Soldier: your other characters get +1 {L} this turn', () => {
    const g = fight('Mulan - Imperial Soldier', 'Stitch - New Dog', { mine: ['Jasmine - Disguised'] });
    expect(g.card('Jasmine - Disguised')).toHaveStat('lore', 3);
    expect(g.card('Mulan - Imperial Soldier')).toHaveStat('lore', 1);
    g.endTurn();
    expect(g.card('Jasmine - Disguised')).toHaveStat('lore', 2);
  });

  test('Simba - Rightful Heir: you gain 1 lore', () => {
    expect(fight('Simba - Rightful Heir', 'Stitch - New Dog').player(0)).toHaveCount('lore', 1);
  });

  test('Te Kā - Heartless: you gain 2 lore', () => {
    expect(fight('Te Kā - Heartless', 'Stitch - New Dog').player(0)).toHaveCount('lore', 2);
  });

  test('Tinker Bell - Giant Fairy: PUNY PIRATE! may deal 2 damage to chosen opposing character', () => {
    const more = { theirs: [dog], mine: ['Jasmine - Disguised'] };
    const g = fight('Tinker Bell - Giant Fairy', 'Stitch - New Dog', more).accept();
    expect(g).toHaveDecision('choose-cards', { cards: [dog] });
    expect(g.choose(dog).card(dog)).toHaveCount('damage', 2);
    expect(fight('Tinker Bell - Giant Fairy', 'Stitch - New Dog', more).decline().card(dog)).toHaveCount(
      'damage',
      0,
    );
  });

  test('not when nobody is banished', () => {
    expect(fight('Simba - Rightful Heir', dog).player(0)).toHaveCount('lore', 0);
  });

  test('also when both are banished: they leave at once', () => {
    const foe = tired(dog, { damage: 3 });
    const g = game([{ play: [{ card: 'Simba - Rightful Heir', damage: 1 }] }, { play: [foe] }]);
    g.move('challenge', 'Simba - Rightful Heir').choose(dog);
    expect(g.card('Simba - Rightful Heir')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('not in an opponent’s turn', () => {
    const g = fight('Stitch - New Dog', 'Te Kā - Heartless');
    expect(g.card('Stitch - New Dog')).toBeInZone('discard');
    expect(g.player(1)).toHaveCount('lore', 0);
  });
});

describe('Gramma Tala - Storyteller: I WILL BE WITH YOU', () => {
  test('banished, she may go into the inkwell, face down and exerted', () => {
    const g = fight(dog, 'Gramma Tala - Storyteller').accept();
    expect(g.card('Gramma Tala - Storyteller')).toBeInZone('inkwell', 1);
    expect(g.card('Gramma Tala - Storyteller')).toBeInState('exerted');
    const h = game([{ hand: ['Dragon Fire'], inkwell: 5, play: ['Gramma Tala - Storyteller'] }]);
    h.move('play', 'Dragon Fire').choose('Gramma Tala - Storyteller').decline();
    expect(h.card('Gramma Tala - Storyteller')).toBeInZone('discard');
  });
});

describe('Musketeer Tabard: ALL FOR ONE AND ONE FOR ALL', () => {
  test('one of your Bodyguards banished, you may draw a card', () => {
    const begin = (victim: string) =>
      game([{ hand: ['Dragon Fire'], inkwell: 5, play: ['Musketeer Tabard', victim] }])
        .move('play', 'Dragon Fire')
        .choose(victim);
    expect(begin('Hercules - True Hero').accept().player(0)).toHaveCount('hand', 1);
    expect(begin('Hercules - True Hero').decline().player(0)).toHaveCount('hand', 0);
    expect(begin('Stitch - New Dog')).toHaveDecision('act');
  });
});
