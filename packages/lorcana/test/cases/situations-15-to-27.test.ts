import { refOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { table, tired } from './table.ts';

const MICKEY = 'Mickey Mouse - True Friend';
const zap = action('Zap', 'Deal 2 damage to chosen character.');

describe('situation 15: Reckless (CR 8.7)', () => {
  const wild = character('Wild', '2/9/1', { text: 'Reckless' });

  test('it cannot quest, and the turn cannot end while it could challenge; listing and check agree', () => {
    const g = table([{ play: [wild] }, { play: [tired(MICKEY)] }]);
    expect(g.offer('quest', 'Wild')).toBeRefused('forbidden');
    expect(g.offer('end-turn')).toBeRefused('must-challenge');
    expect(g.moves()).not.toContain('end-turn');
    g.move('challenge', 'Wild').choose(MICKEY);
    expect(g.moves()).toContain('end-turn');
  });

  test('legal when it is exerted or has nothing to challenge', () => {
    expect(table([{ play: [tired(wild)] }, { play: [tired(MICKEY)] }]).offer('end-turn')).toBeOffered();
    expect(table([{ play: [wild] }, { play: [MICKEY] }]).offer('end-turn')).toBeOffered();
  });
});

describe('situation 16: Ward (CR 8.15)', () => {
  const shy = character('Shy', '1/1/1', { text: 'Ward' });

  test('opponents cannot choose it, its player can', () => {
    const g = table([{ hand: [zap, zap], inkwell: 2, play: [shy] }, { play: [{ card: shy, as: 'Theirs' }] }]);
    g.move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Shy'] });
    g.choose('Shy');
    // Only the opposing one is left, and it cannot be chosen: the effect does nothing, and nothing is asked.
    g.move('play', 'Zap');
    expect(g).toHaveDecision('act');
  });

  test('what chooses nobody hits it, and it may be challenged', () => {
    const g = table([{ hand: ['Be Prepared'], inkwell: 7, play: [MICKEY] }, { play: [tired(shy)] }]);
    expect(g.offer('challenge', MICKEY)).toBeOffered();
    g.move('play', 'Be Prepared');
    expect(g.card('Shy')).toBeInZone('discard', 1);
  });
});

describe('situation 17: what shifting takes over (CR 8.10.2 to 8.10.6)', () => {
  const grown = character('Prince', '4/9/1', { fullName: 'Prince - Grown', cost: 6, text: 'Shift 4' });
  const young = character('Prince', '1/9/1', { fullName: 'Prince - Young' });
  const cheer = action('Cheer', 'Chosen character gets +2 {S} this turn.');

  test('exerted, damage and effects that run; the base goes under it', () => {
    const play = [tired(young, { damage: 2 })];
    const g = table([{ hand: [cheer, grown], inkwell: 5, play }])
      .move('play', 'Cheer')
      .choose('Prince - Young');
    g.move('play', 'Prince - Grown', 'shift').choose('Prince - Young');
    expect(g.card('Prince - Grown')).toBeInState('exerted');
    expect(g.card('Prince - Grown')).toHaveCount('damage', 2);
    expect(g.card('Prince - Grown')).toHaveStat('strength', 6);
    expect(g.card('Prince - Grown').under.map((card) => card.name)).toEqual(['Prince - Young']);
    expect(g.player(0)).toHaveCards('discard', ['Cheer']);
  });

  test('dry on what was dry, drying on what was just played', () => {
    const g = table([{ hand: [grown], inkwell: 4, play: [young] }]);
    g.move('play', 'Prince - Grown', 'shift').choose('Prince - Young');
    expect(g.offer('quest', 'Prince - Grown')).toBeOffered();
    const h = table([{ hand: [young, grown], inkwell: 5 }]).move('play', 'Prince - Young');
    h.move('play', 'Prince - Grown', 'shift').choose('Prince - Young');
    expect(h.offer('quest', 'Prince - Grown')).toBeRefused('drying');
  });

  test('the cost falls with Lantern', () => {
    const g = table([{ hand: [grown], inkwell: 3, play: [young, 'Lantern'] }]);
    expect(g.offer('play', 'Prince - Grown', 'shift')).toBeRefused('cannot-shift');
    g.move('use-ability', 'Lantern').move('play', 'Prince - Grown', 'shift').choose('Prince - Young');
    expect(g.card('Prince - Grown')).toBeInZone('play');
  });
});

describe('situation 18: who may be shifted onto (CR 5.2.6.1, 8.10.8)', () => {
  const eels = 'Flotsam & Jetsam - Entangling Eels';

  test('a card of two names onto either', () => {
    for (const name of ["Flotsam - Ursula's Spy", "Jetsam - Ursula's Spy"]) {
      const hand = [eels, character('A'), character('B')];
      const g = table([{ hand, play: [name] }])
        .move('play', eels, 'shift')
        .choose(name);
      expect(g.card(eels).under.map((card) => card.name)).toEqual([name]);
    }
  });

  test('Thunderbolt needs a Puppy, Baymax anyone', () => {
    const pup = character('Pup', '1/1/1', { classifications: ['Puppy'] });
    const hand = ['Thunderbolt - Wonder Dog', 'Baymax - Giant Robot'];
    const g = table([{ hand, inkwell: 4, play: [MICKEY] }]);
    expect(g.offer('play', 'Thunderbolt - Wonder Dog', 'shift')).toBeRefused('cannot-shift');
    g.move('play', 'Baymax - Giant Robot', 'shift').choose(MICKEY);
    expect(g.card('Baymax - Giant Robot').under).toHaveLength(1);
    const h = table([{ hand, inkwell: 3, play: [MICKEY, pup] }]).move(
      'play',
      'Thunderbolt - Wonder Dog',
      'shift',
    );
    expect(h).toHaveDecision('choose-cards', { cards: ['Pup'] });
    h.choose('Pup').decline();
  });

  test('Morph - Space Goo takes any character with Shift', () => {
    const morph = 'Morph - Space Goo';
    const pie = 'Donald Duck - Pie Slinger';
    const g = table([{ hand: [pie], inkwell: 4, play: [morph, MICKEY] }, { lore: 5 }]).move(
      'play',
      pie,
      'shift',
    );
    expect(g).toHaveDecision('choose-cards', { cards: [morph] });
    g.choose(morph);
    expect(g.card(pie).under.map((card) => card.name)).toEqual([morph]);
  });

  test('Turbo - Royal Hack is also King Candy, for Shift alone', () => {
    const turbo = 'Turbo - Royal Hack';
    const candy = character('King Candy', '3/3/1', { text: 'Shift 2' });
    const named = action('Named', 'Banish chosen character named King Candy.');
    const g = table([{ hand: [candy, named], inkwell: 9, play: [turbo, MICKEY] }]).move('play', 'Named');
    expect(g.card(turbo)).toBeInZone('play');
    g.move('play', 'King Candy', 'shift');
    expect(g).toHaveDecision('choose-cards', { cards: [turbo] });
    g.choose(turbo);
    expect(g.card('King Candy').under).toHaveLength(1);
  });

  test('another name is refused', () => {
    const g = table([{ hand: ['Donald Duck - Pie Slinger'], inkwell: 4, play: [MICKEY] }]);
    expect(g.offer('play', 'Donald Duck - Pie Slinger', 'shift')).toBeRefused('cannot-shift');
  });
});

describe('situation 19: “if you used Shift”', () => {
  const pie = 'Donald Duck - Pie Slinger';
  const duck = character('Donald Duck', '1/1/1', { fullName: 'Donald Duck - Plain' });

  test('Donald Duck - Pie Slinger', () => {
    const begin = () => table([{ hand: [pie], inkwell: 5, play: [duck] }, { lore: 5 }]);
    expect(begin().move('play', pie, 'ink').player(1)).toHaveCount('lore', 5);
    expect(begin().move('play', pie, 'shift').choose('Donald Duck - Plain').player(1)).toHaveCount('lore', 3);
  });

  test('Bucky - Squirrel Squeak Tutor', () => {
    const begin = () =>
      table([
        { hand: [pie], inkwell: 5, play: [duck, 'Bucky - Squirrel Squeak Tutor'] },
        { hand: [character('Held')] },
      ]);
    expect(begin().move('play', pie, 'ink').option(0).player(1)).toHaveCount('hand', 1);
    const g = begin().move('play', pie, 'shift').choose('Donald Duck - Plain').option(0);
    expect(g.player(1)).toHaveCount('hand', 0);
  });
});

test('situation 20: a keyword that is gained counts for singing (Mickey Mouse - Amber Champion)', () => {
  const champion = 'Mickey Mouse - Amber Champion';
  const amber = (name: string) => character(name, '1/1/1', { colors: ['amber'] });
  const hand = ['Circle of Life'];
  const discard = [character('Back')];
  const one = table([{ hand, discard, play: [champion, amber('A')] }]);
  expect(one.offer('play', 'Circle of Life', 'sing')).toBeRefused('no-singer');
  const g = table([{ hand, discard, play: [champion, amber('A'), amber('B')] }]);
  g.move('play', 'Circle of Life', 'sing').choose(champion);
  expect(g.card('Back')).toBeInZone('play');
});

test('situation 21: Boost and who watches', () => {
  const simba = 'Simba - King in the Making';
  const mulan = 'Mulan - Standing Her Ground';
  const play = [{ card: simba, as: 'One' }, { card: simba, as: 'Two' }, "Webby's Diary", mulan];
  const g = table([
    { play, inkwell: 4, deck: [character('Under'), character('Shown'), character('Drawn')] },
    { play: [tired(character('Foe', '5/9/1'))] },
  ]);
  g.move('use-ability', 'One', 'boost');
  // Two abilities wait, not three: the other Simba does not mind.
  expect(g).toHaveDecision('choose-option', { prompt: 'choose-trigger' });
  g.option(0);
  while (g.state.decision?.kind === 'confirm') g.accept();
  expect(g.card('One').under).toHaveLength(1);
  expect(g.card('Two').under).toHaveLength(0);
  expect(g.offer('use-ability', 'One')).toBeRefused('used-already');
  expect(g.events('played')).toHaveLength(1);
  g.move('challenge', mulan).choose('Foe');
  expect(g.card(mulan)).toHaveCount('damage', 0);
});

test('situation 22: Ursula, Prince John and a Sudden Chill that is sung', () => {
  const ursula = 'Ursula - Deceiver of All';
  const chill = 'Sudden Chill';
  const hand = ['A', 'B', 'C'].map((name) => character(name));
  const g = table([{ hand: [chill], play: [ursula, 'Prince John - Greediest of All'], deck: 9 }, { hand }]);
  g.move('play', chill, 'sing').choose(ursula).choose('A');
  // Hers first: the song is played again, and goes under the deck.
  expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
  g.option(0).accept();
  expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['B', 'C'] });
  g.choose('B');
  expect(g.player(0).names('deck').at(-1)).toBe(chill);
  expect(g.player(0)).toHaveCards('discard', []);
  // His wait for both discards.
  expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
  g.option(0).accept().accept();
  expect(g.player(0)).toHaveCount('hand', 2);
  expect(g.player(1)).toHaveCards('hand', ['C']);
});

test('situation 23: of two that return it, one finds nothing', () => {
  const rooster = 'HeiHei - Persistent Presence';
  const fairy = 'Fairy Godmother - Mystic Armorer';
  const g = table([{ play: [fairy, rooster] }, { play: [tired(character('Foe', '2/9/1'))] }]);
  g.move('quest', fairy).move('challenge', rooster).choose('Foe');
  expect(g).toHaveDecision('choose-option', { prompt: 'choose-trigger' });
  g.option(0);
  expect(g.card(rooster)).toBeInZone('hand');
  expect(g.card('Foe')).toHaveCount('damage', 5);
});

describe('situation 24: “another”, and whose', () => {
  test('Magic Broom - Illuminary Keeper and Pluto - Steel Champion mind others only', () => {
    const broom = 'Magic Broom - Illuminary Keeper';
    const g = table([{ hand: [broom, 'Pluto - Steel Champion'], inkwell: 6, play: [item('Cup')] }]);
    expect(g.move('play', broom)).toHaveDecision('act');
    g.move('play', 'Pluto - Steel Champion');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
    expect(g).toHaveDecision('act');
  });

  test("Coconut Basket and Maurice's Workshop mind what their own player plays", () => {
    const play = ['Coconut Basket', "Maurice's Workshop", { card: MICKEY, damage: 2 }];
    const g = table([
      { hand: [character('Mine')], inkwell: 3, play },
      { hand: [character('Theirs'), item('Cup')], inkwell: 2 },
    ]);
    g.move('play', 'Mine').accept().choose(MICKEY).number(2);
    g.endTurn().move('play', 'Theirs').move('play', 'Cup');
    expect(g).toHaveDecision('act', { player: 1 });
  });
});

describe('situation 25: delayed and floating', () => {
  test('Candy Drift banishes at the end of the turn, unless the target has left', () => {
    const back = action('Back', "Return chosen character to their player's hand.");
    const begin = () =>
      table([{ hand: ['Candy Drift', back], inkwell: 9, play: [MICKEY] }])
        .move('play', 'Candy Drift')
        .choose(MICKEY);
    const g = begin();
    expect(g.card(MICKEY)).toHaveStat('strength', 8);
    expect(g.endTurn().card(MICKEY)).toBeInZone('discard');
    const h = begin().move('play', 'Back').choose(MICKEY).move('play', MICKEY).endTurn();
    expect(h.card(MICKEY)).toBeInZone('play');
  });

  test('Steal from the Rich: this turn only', () => {
    const g = table([{ hand: ['Steal from the Rich'], inkwell: 5, play: [MICKEY] }, { lore: 5 }]);
    g.move('play', 'Steal from the Rich').move('quest', MICKEY);
    expect(g.player(1)).toHaveCount('lore', 4);
    g.endTurn().endTurn().move('quest', MICKEY);
    expect(g.player(1)).toHaveCount('lore', 4);
  });

  test('Medallion Weights: the chosen character only', () => {
    const foe = character('Foe', '1/9/1');
    const play = ['Medallion Weights', MICKEY, character('Other')];
    const g = table([{ inkwell: 2, play }, { play: [tired(foe)] }])
      .move('use-ability', 'Medallion Weights')
      .choose(MICKEY);
    expect(g.move('challenge', 'Other').choose('Foe')).toHaveDecision('act');
    g.move('challenge', MICKEY).choose('Foe').accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('Madam Mim - Rival of Merlin: Rush, what it does when played, and its end', () => {
    const mim = 'Madam Mim - Rival of Merlin';
    const guest = character('Guest', '1/9/1', {
      cost: 4,
      text: 'When you play this character, gain 1 lore.',
    });
    const g = table([{ hand: [guest], play: [mim] }, { play: [tired(character('Foe', '1/9/1'))] }]).move(
      'use-ability',
      mim,
    );
    expect(g.choose('Guest').player(0)).toHaveCount('lore', 1);
    g.move('challenge', 'Guest').choose('Foe').endTurn();
    expect(g.card('Guest')).toBeInZone('discard');
  });
});

describe('situation 26: Leviathan, whose victims have a limited strength together', () => {
  const text =
    'When you play this character, banish any number of chosen opposing characters with total {S} 10 or less.';
  const leviathan = character('Leviathan', '5/5/2', { text });
  const begin = (hand = [leviathan]) =>
    table([
      { hand, inkwell: 2, play: [character('Mine', '1/1/1')] },
      { play: [character('Three', '3/9/1'), character('Four', '4/9/1'), character('Five', '5/9/1')] },
    ]);
  const choose = (...names: string[]) => {
    const g = begin().move('play', 'Leviathan');
    return { g, answer: names.map((name) => refOf(g.state, g.card(name).index)) };
  };

  test('3, 4 and 5 are refused, 3 and 4 are taken', () => {
    const { g, answer } = choose('Three', 'Four', 'Five');
    expect(g).toHaveDecision('choose-cards', { cards: ['Three', 'Four', 'Five'], min: 0, max: 3 });
    expect(g.engine.check(g.state, answer)).toEqual({ reason: 'total-too-high', rule: 'CR 6.7.3' });
    g.choose('Three', 'Four');
    expect(g.player(1)).toHaveCards('play', ['Five']);
  });

  test('none will do', () => {
    expect(begin().move('play', 'Leviathan').choose().player(1)).toHaveCount('play', 3);
  });

  test('strength as it is now counts, and who has too much alone is no candidate', () => {
    const grow = action('Grow', 'Chosen character gets +7 {S} this turn.');
    const weaken = action('Weaken', 'Each opposing character gets -1 {S} this turn.');
    const g = begin([leviathan, grow]).move('play', 'Grow').choose('Five').move('play', 'Leviathan');
    expect(g).toHaveDecision('choose-cards', { cards: ['Three', 'Four'] });
    g.choose('Four');
    const h = begin([leviathan, weaken]).move('play', 'Weaken').move('play', 'Leviathan');
    h.choose('Three', 'Four', 'Five');
    expect(h.player(1)).toHaveCount('play', 0);
  });
});

describe('situation 27: “up to” amounts', () => {
  test('Baymax - Armored Companion gains as much as he removed', () => {
    const baymax = 'Baymax - Armored Companion';
    const g = table([{ play: [baymax, { card: MICKEY, damage: 1 }] }])
      .move('quest', baymax)
      .accept()
      .choose(MICKEY);
    expect(g).toHaveDecision('number', { min: 0, max: 1 });
    expect(g.number(1).player(0)).toHaveCount('lore', 3);
  });

  test('Ever as Before on two at once, and how much from each', () => {
    const play = [
      { card: character('A', '1/9/1'), damage: 2 },
      { card: character('B', '1/9/1'), damage: 2 },
    ];
    const g = table([{ hand: ['Ever as Before'], inkwell: 2, play }])
      .move('play', 'Ever as Before', 'ink')
      .choose('A', 'B');
    g.number(2).number(1);
    expect(g.card('A')).toHaveCount('damage', 0);
    expect(g.card('B')).toHaveCount('damage', 1);
  });

  test('Ever as Before on one still asks how much', () => {
    const g = table([{ hand: ['Ever as Before'], inkwell: 2, play: [{ card: MICKEY, damage: 2 }] }]);
    g.move('play', 'Ever as Before', 'ink').choose(MICKEY);
    expect(g).toHaveDecision('number', { min: 0, max: 2 });
    g.number(0);
    expect(g.card(MICKEY)).toHaveCount('damage', 2);
  });
});
