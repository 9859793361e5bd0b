import { describe, expect, test } from 'vitest';
import { game, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';

describe('Cinderella - Gentle and Kind: A WONDERFUL DREAM', () => {
  test('up to 3 damage comes off chosen Princess', () => {
    const g = game([
      {
        play: [
          'Cinderella - Gentle and Kind',
          { card: 'Moana - Of Motunui', damage: 4 },
          { card: dog, damage: 1 },
        ],
      },
    ]);
    g.move('use-ability', 'Cinderella - Gentle and Kind', 'A WONDERFUL DREAM');
    expect(g).toHaveDecision('choose-cards', {
      cards: ['Cinderella - Gentle and Kind', 'Moana - Of Motunui'],
    });
    g.choose('Moana - Of Motunui').number(3);
    expect(g.card('Moana - Of Motunui')).toHaveCount('damage', 1);
    expect(g.card('Cinderella - Gentle and Kind')).toBeInState('exerted');
  });
});

test('Elsa - Snow Queen: FREEZE, exert chosen opposing character', () => {
  const g = game([{ play: ['Elsa - Snow Queen', 'Stitch - New Dog'] }, { play: [dog] }]);
  g.move('use-ability', 'Elsa - Snow Queen');
  expect(g).toHaveDecision('choose-cards', { cards: [dog] });
  g.choose(dog);
  expect(g.card(dog)).toBeInState('exerted');
});

test('The Queen - Wicked and Vain: I SUMMON THEE, draw a card', () => {
  const g = game([{ play: ['The Queen - Wicked and Vain'] }]).move(
    'use-ability',
    'The Queen - Wicked and Vain',
  );
  expect(g.player(0)).toHaveCount('hand', 1);
  expect(g.card('The Queen - Wicked and Vain')).toBeInState('exerted');
});

test('Iago - Loud-Mouthed Parrot: chosen character gains Reckless during their next turn', () => {
  const g = game([{ play: ['Iago - Loud-Mouthed Parrot'] }, { play: [dog] }]);
  g.move('use-ability', 'Iago - Loud-Mouthed Parrot').choose(dog);
  expect(g.card(dog)).not.toHaveKeyword('reckless');
  g.endTurn();
  expect(g.card(dog)).toHaveKeyword('reckless');
  expect(g.offer('quest', dog)).toBeRefused('forbidden');
  expect(g.offer('end-turn')).toBeRefused('must-challenge');
  g.move('challenge', dog).choose('Iago - Loud-Mouthed Parrot').endTurn();
  expect(g.card(dog)).not.toHaveKeyword('reckless');
});

test('Tinker Bell - Tiny Tactician: BATTLE PLANS, draw a card, then choose and discard one', () => {
  const g = game([{ play: ['Tinker Bell - Tiny Tactician'], hand: ['Smash'], deck: ['Tangle'] }]);
  g.move('use-ability', 'Tinker Bell - Tiny Tactician').choose('Tangle');
  expect(g.player(0)).toHaveCards('hand', ['Smash']);
  expect(g.player(0)).toHaveCards('discard', ['Tangle']);
});

describe('items', () => {
  test('Dinglehopper: up to 1 damage comes off chosen character', () => {
    const g = game([{ play: ['Dinglehopper', { card: dog, damage: 2 }] }]).move(
      'use-ability',
      'Dinglehopper',
    );
    g.choose(dog).number(1);
    expect(g.card(dog)).toHaveCount('damage', 1);
    const h = game([{ play: ['Dinglehopper', { card: dog, damage: 2 }] }]).move(
      'use-ability',
      'Dinglehopper',
    );
    expect(h.choose(dog).number(0).card(dog)).toHaveCount('damage', 2);
  });

  test('Lantern: the next character this turn costs 1 less', () => {
    const g = game([
      { play: ['Lantern'], hand: ['Abu - Mischievous Monkey', 'Scar - Fiery Usurper'], inkwell: 2 },
    ]);
    expect(g.offer('play', 'Abu - Mischievous Monkey')).toBeRefused('not-enough-ink');
    g.move('use-ability', 'Lantern').move('play', 'Abu - Mischievous Monkey');
    expect(readyInk(g)).toBe(0);
  });

  test('Lantern lowers what a shift costs, too', () => {
    const g = game([{ play: ['Lantern', 'Stitch - New Dog'], hand: ['Stitch - Rock Star'], inkwell: 3 }]);
    g.move('use-ability', 'Lantern').move('play', 'Stitch - Rock Star', 'shift').choose('Stitch - New Dog');
    expect(g.card('Stitch - Rock Star')).toBeInZone('play');
    expect(readyInk(g)).toBe(0);
  });

  test('Magic Mirror: {E}, 4 {I}, draw a card', () => {
    const g = game([{ play: ['Magic Mirror'], inkwell: 4 }]).move('use-ability', 'Magic Mirror');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(readyInk(g)).toBe(0);
    expect(game([{ play: ['Magic Mirror'], inkwell: 3 }]).offer('use-ability', 'Magic Mirror')).toBeRefused(
      'cannot-pay',
    );
  });

  test('Ursula’s Cauldron: of the top 2 cards one stays, the other goes to the bottom', () => {
    const g = game([{ play: ["Ursula's Cauldron"], deck: ['Smash', 'Tangle'] }]).move(
      'use-ability',
      "Ursula's Cauldron",
    );
    g.choose('Tangle');
    expect(g.card('Tangle').place).toBe(0);
    expect(g.card('Smash').place).toBe(9);
  });

  test('White Rabbit’s Pocket Watch: chosen character gains Rush this turn', () => {
    const g = game([
      { play: ["White Rabbit's Pocket Watch", { card: 'Stitch - New Dog', dry: false }], inkwell: 1 },
      { play: [tired(dog)] },
    ]);
    g.move('use-ability', "White Rabbit's Pocket Watch").choose('Stitch - New Dog');
    expect(g.offer('challenge', 'Stitch - New Dog')).toBeOffered();
    expect(g.offer('quest', 'Stitch - New Dog')).toBeRefused('drying');
  });

  test('Dr. Facilier’s Cards: the next action this turn costs 1 less', () => {
    const g = game([{ play: ["Dr. Facilier's Cards"], hand: ['Tangle', 'Stitch - New Dog'], inkwell: 2 }]);
    g.move('use-ability', "Dr. Facilier's Cards").move('play', 'Stitch - New Dog');
    expect(readyInk(g)).toBe(1);
    g.move('play', 'Tangle');
    expect(readyInk(g)).toBe(0);
  });

  test('Stolen Scimitar: +1 {S} this turn, +2 for an Aladdin', () => {
    const begin = (name: string) =>
      game([{ play: ['Stolen Scimitar', name] }])
        .move('use-ability', 'Stolen Scimitar')
        .choose(name);
    expect(begin(dog).card(dog)).toHaveStat('strength', 6);
    expect(begin('Aladdin - Street Rat').card('Aladdin - Street Rat')).toHaveStat('strength', 4);
    expect(begin(dog).endTurn().card(dog)).toHaveStat('strength', 5);
  });

  describe('Poisoned Apple', () => {
    test('exerts chosen character', () => {
      const g = game([{ play: ['Poisoned Apple'], inkwell: 1 }, { play: [dog] }])
        .move('use-ability', 'Poisoned Apple')
        .choose(dog);
      expect(g.card(dog)).toBeInState('exerted');
      expect(g.card(dog)).toBeInZone('play');
      expect(g.card('Poisoned Apple')).toBeInZone('discard');
    });

    test('banishes a Princess instead', () => {
      const g = game([{ play: ['Poisoned Apple'], inkwell: 1 }, { play: ['Jasmine - Disguised'] }]);
      g.move('use-ability', 'Poisoned Apple').choose('Jasmine - Disguised');
      expect(g.card('Jasmine - Disguised')).toBeInZone('discard');
    });
  });

  test('Shield of Virtue: ready chosen character, it cannot quest for the rest of the turn', () => {
    const g = game([{ play: ['Shield of Virtue', tired(dog)], inkwell: 3 }])
      .move('use-ability', 'Shield of Virtue')
      .choose(dog);
    expect(g.card(dog)).toBeInState('ready');
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
    expect(readyInk(g)).toBe(0);
  });

  test('Sword of Truth: banish chosen Villain', () => {
    const g = game([{ play: ['Sword of Truth'] }, { play: [dog, 'Scar - Fiery Usurper'] }]).move(
      'use-ability',
      'Sword of Truth',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['Scar - Fiery Usurper'] });
    g.choose('Scar - Fiery Usurper');
    expect(g.card('Scar - Fiery Usurper')).toBeInZone('discard');
    expect(g.card('Sword of Truth')).toBeInZone('discard');
  });

  test('Sword of Truth with no Villain: it is banished for nothing', () => {
    const g = game([{ play: ['Sword of Truth'] }, { play: [dog] }]).move('use-ability', 'Sword of Truth');
    expect(g.card('Sword of Truth')).toBeInZone('discard');
    expect(g).toHaveDecision('act');
  });

  test('Eye of the Fates: +1 {L} this turn', () => {
    const g = game([{ play: ['Eye of the Fates', dog] }])
      .move('use-ability', 'Eye of the Fates')
      .choose(dog);
    expect(g.card(dog)).toHaveStat('lore', 2);
    expect(g.endTurn().card(dog)).toHaveStat('lore', 1);
  });

  test('Fishbone Quill: any card from the hand goes into the inkwell, beside the one inked', () => {
    const g = game([{ play: ['Fishbone Quill'], hand: ['Dragon Fire', 'Smash'] }])
      .move('ink', 'Smash')
      .move('use-ability', 'Fishbone Quill');
    expect(g.card('Dragon Fire')).toBeInZone('inkwell');
    expect(g.card('Dragon Fire')).toBeInState('ready');
    expect(g.card('Dragon Fire')).toBeInState('facedown');
  });

  test('Magic Golden Flower: up to 3 damage comes off chosen character', () => {
    const g = game([{ play: ['Magic Golden Flower', { card: dog, damage: 4 }] }]).move(
      'use-ability',
      'Magic Golden Flower',
    );
    g.choose(dog).number(3);
    expect(g.card(dog)).toHaveCount('damage', 1);
    expect(g.card('Magic Golden Flower')).toBeInZone('discard');
  });

  test('Scepter of Arendelle: chosen character gains Support this turn', () => {
    const g = game([{ play: ['Scepter of Arendelle', dog] }])
      .move('use-ability', 'Scepter of Arendelle')
      .choose(dog);
    expect(g.card(dog)).toHaveKeyword('support');
    expect(g.endTurn().card(dog)).not.toHaveKeyword('support');
  });

  test('Beast’s Mirror: with no cards in hand, draw one', () => {
    const g = game([{ play: ["Beast's Mirror"], inkwell: 3 }]).move('use-ability', "Beast's Mirror");
    expect(g.player(0)).toHaveCount('hand', 1);
    const h = game([{ play: ["Beast's Mirror"], inkwell: 3, hand: 1 }]);
    h.move('use-ability', "Beast's Mirror");
    expect(h.player(0)).toHaveCount('hand', 1);
  });

  test('Frying Pan: chosen character cannot challenge during their next turn', () => {
    const g = game([{ play: ['Frying Pan', tired('Stitch - New Dog')] }, { play: [dog] }])
      .move('use-ability', 'Frying Pan')
      .choose(dog)
      .endTurn();
    expect(g.offer('challenge', dog)).toBeRefused('nothing-to-challenge');
    expect(g.offer('quest', dog)).toBeOffered();
  });

  test('Plasma Blaster: 1 damage to chosen character', () => {
    const g = game([{ play: ['Plasma Blaster'], inkwell: 2 }, { play: [dog] }])
      .move('use-ability', 'Plasma Blaster')
      .choose(dog);
    expect(g.card(dog)).toHaveCount('damage', 1);
    expect(readyInk(g)).toBe(0);
  });
});
