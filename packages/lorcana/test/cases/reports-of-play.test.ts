import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { readyInk, seen } from '../support/views.ts';
import { table, tired } from './table.ts';

test('Yokai - Scientific Supervillain counts only those with a strength of 0', () => {
  const yokai = 'Yokai - Scientific Supervillain';
  const three = ['A', 'B', 'C'].map((name) => character(name, '3/9/1'));
  const g = table([{ play: [yokai] }, { play: three }]).move('quest', yokai);
  expect(g.player(0)).toHaveCount('hand', 0);
  const h = table([{ play: [yokai] }, { play: [character('Weak', '0/9/1'), ...three] }]).move('quest', yokai);
  expect(h.player(0)).toHaveCount('hand', 1);
});

describe('who pays to take the damage of another stays ready (Luisa)', () => {
  const luisa = character('Luisa', '4/6/1', {
    text: '1 {I} — Move 1 damage counter from chosen character of yours to this character.',
  });
  test('the damage comes to her', () => {
    const g = table([{ inkwell: 1, play: [luisa, { card: character('Ally', '1/4/1'), damage: 1 }] }]);
    g.move('use-ability', 'Luisa').choose('Ally');
    expect(g.card('Luisa')).toHaveCount('damage', 1);
    expect(g.card('Ally')).toHaveCount('damage', 0);
    expect(g.card('Luisa').is('exerted')).toBe(false);
  });
});

describe('Clarabelle - Light on Her Hooves', () => {
  const clarabelle = 'Clarabelle - Light on Her Hooves';
  const held = (n: number) => Array.from({ length: n }, (_, i) => character(`Held ${i}`));

  test('where the opponent has no more cards the turn just ends', () => {
    const g = table([{ hand: held(2), play: [clarabelle] }, { hand: [character('One')] }]).endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('where they have, cards are drawn up to their number', () => {
    const g = table([{ play: [clarabelle] }, { hand: held(3) }])
      .endTurn()
      .accept();
    expect(g.player(0)).toHaveCount('hand', 3);
    expect(g).toHaveDecision('act', { player: 1 });
  });
});

describe('Bibbidi Bobbidi Boo', () => {
  const boo = 'Bibbidi Bobbidi Boo';

  test('the very character that was returned may be played again', () => {
    const fairy = character('Fairy', '1/1/1', {
      cost: 2,
      text: 'When you play this character, gain 1 lore.',
    });
    const g = table([{ hand: [boo, character('Dear', '1/1/1', { cost: 3 })], inkwell: 3, play: [fairy] }]);
    g.move('play', boo, 'ink').choose('Fairy');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Fairy'] });
    g.choose('Fairy');
    expect(g.card('Fairy')).toBeInZone('play', 0);
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

test('Robin Hood - Sharpshooter: Vision of the Future that he finds looks at the next five', () => {
  const robin = 'Robin Hood - Sharpshooter';
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const deck = ['Vision of the Future', ...names.map((name) => character(name))];
  const g = table([{ play: [robin], deck }])
    .move('quest', robin)
    .accept()
    .choose('Vision of the Future');
  expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['D', 'E', 'F', 'G', 'H'] });
  g.choose('F');
  expect(g).toHaveDecision('order', { player: 0 });
  g.order('D', 'E', 'G', 'H');
  expect(g.player(0)).toHaveCards('hand', ['F']);
});

describe('Akood Et Emuti: what the next character costs', () => {
  const akood = action('Akood', 'You pay 2 {I} less for the next character you play this turn.');
  const dear = (name: string) => character(name, '1/1/1', { cost: 3 });

  test('only the next one, and none that is no character', () => {
    const g = table([{ hand: [akood, item('Cup'), dear('A'), dear('B')], inkwell: 9 }]);
    g.move('play', 'Akood').move('play', 'Cup');
    expect(readyInk(g)).toBe(9 - 1 - 1);
    g.move('play', 'A');
    expect(readyInk(g)).toBe(9 - 1 - 1 - 1);
    g.move('play', 'B');
    expect(readyInk(g)).toBe(9 - 1 - 1 - 1 - 3);
  });

  test('used up also by one that is played for more than it takes off', () => {
    const g = table([{ hand: [akood, character('Cheap', '1/1/1', { cost: 1 }), dear('A')], inkwell: 9 }]);
    g.move('play', 'Akood').move('play', 'Cheap').move('play', 'A');
    expect(readyInk(g)).toBe(9 - 1 - 0 - 3);
  });
});

describe('Diablo - Devoted Herald', () => {
  const diablo = 'Diablo - Devoted Herald';
  const deck = 5;

  test('exerted: asked for each card that an opponent draws, in the Draw step, too', () => {
    const read = action('Read', 'Draw 2 cards.');
    const g = table([
      { play: [tired(diablo)], deck },
      { hand: [read], inkwell: 1, deck },
    ]).endTurn();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    g.move('play', 'Read').accept();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('ready: never', () => {
    const g = table([{ play: [diablo], deck }, { deck }]).endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
  });
});

test('Hercules - Mighty Leader, exerted: others are hurt while they are challenged, not otherwise', () => {
  const hero = character('Hero', '1/9/1', { classifications: ['Hero'] });
  const zap = action('Zap', 'Deal 2 damage to chosen character.');
  const g = table([
    { play: [character('Foe', '3/9/1')], hand: [zap], inkwell: 1 },
    { play: [tired('Hercules - Mighty Leader'), tired(hero)] },
  ]);
  g.move('challenge', 'Foe').choose('Hero');
  expect(g.card('Hero')).toHaveCount('damage', 3);
  g.move('play', 'Zap').choose('Hero');
  expect(g.card('Hero')).toHaveCount('damage', 3);
});

test('what lies face down under a Genie that Hades puts away stays hidden', () => {
  const genie = character('Genie', '2/4/1', { text: 'Boost 1 {I}' });
  const g = table([
    { hand: ['Hades - Infernal Schemer'], inkwell: 7 },
    { play: [{ card: genie, under: [{ card: character('Secret'), facedown: true }] }] },
  ]);
  g.move('play', 'Hades - Infernal Schemer').accept().choose('Genie');
  expect(g.player(1)).toHaveCount('inkwell', 2);
  for (const viewer of [0, 1, -1])
    expect(JSON.stringify(g.engine.view(g.state, viewer))).not.toContain('Secret');
  expect(seen(g, 0, 1, 'inkwell')).toEqual(['?', '?']);
});

describe('Iago’s Vanish and what chooses him', () => {
  const iago = 'Iago - Giant Spectral Parrot';

  test('an action whose mode chooses him banishes him once it has resolved', () => {
    const lever = action('Lever', 'Choose one:\n• Draw 2 cards.\n• Deal 1 damage to chosen character.');
    const g = table([{ hand: [lever], inkwell: 1 }, { play: [iago] }])
      .move('play', 'Lever')
      .option(1);
    g.choose(iago);
    expect(g.card(iago)).toBeInZone('discard', 1);
  });

  test('Pull the Lever! chooses no character', () => {
    const g = table([
      { hand: ['Pull the Lever!'], inkwell: 3 },
      { play: [iago], hand: [character('Held')] },
    ]);
    g.move('play', 'Pull the Lever!').option(1);
    expect(g.card(iago)).toBeInZone('play', 1);
    expect(g.player(1)).toHaveCards('discard', ['Held']);
  });

  test('CR 8.14.2 who was returned to the hand by then stays there', () => {
    const back = action('Back', "Return chosen character to their player's hand.");
    const g = table([{ hand: [back], inkwell: 1 }, { play: [iago] }])
      .move('play', 'Back')
      .choose(iago);
    expect(g.card(iago)).toBeInZone('hand', 1);
  });
});

describe('who is banished and comes back to the hand was in the discard', () => {
  const king = 'The Horned King - Triumphant Ghoul';
  const rooster = 'HeiHei - Persistent Presence';

  test('The Horned King - Triumphant Ghoul sees it leave, on his own turn', () => {
    const g = table([{ play: [king, rooster] }, { play: [tired(character('Foe', '2/9/1'))] }]);
    expect(g.card(king)).toHaveStat('lore', 1);
    g.move('challenge', rooster).choose('Foe');
    expect(g.card(rooster)).toBeInZone('hand', 0);
    expect(g.card(king)).toHaveStat('lore', 3);
    g.endTurn();
    expect(g.card(king)).toHaveStat('lore', 1);
  });

  test('any player’s discard counts, and cards that are played from it', () => {
    const raise = action('Raise', 'Play a character from your discard for free.');
    const g = table([{ play: [king], hand: [raise], inkwell: 1, discard: [character('Back')] }]);
    g.move('play', 'Raise');
    expect(g.card('Back')).toBeInZone('play', 0);
    expect(g.card(king)).toHaveStat('lore', 3);
  });

  test('cards that are put there do not', () => {
    const g = table([{ play: [king], hand: [action('Spent', 'Draw a card.')], inkwell: 1 }]);
    g.move('play', 'Spent');
    expect(g.card(king)).toHaveStat('lore', 1);
  });
});

describe('Sugar Rush Speedway and who moves between its locations', () => {
  const start = 'Sugar Rush Speedway - Starting Line';
  const finish = 'Sugar Rush Speedway - Finish Line';
  const begin = (willpower: number) =>
    table([{ play: [start, finish, character('Racer', `1/${willpower}/1`)], inkwell: 5, deck: 9 }])
      .move('move', 'Racer')
      .choose(start);

  test('from another location the finish may be banished for lore and cards', () => {
    const g = begin(3).move('use-ability', start).choose('Racer');
    expect(g.card('Racer')).toHaveCount('damage', 1);
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.card(finish)).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g.player(0)).toHaveCount('hand', 3);
  });

  test('who dies of the damage has still moved there, once', () => {
    const g = begin(1).move('use-ability', start).choose('Racer');
    expect(g.card('Racer')).toBeInZone('discard');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g).toHaveDecision('act');
  });

  test('who was at no location does not set it off', () => {
    const g = table([{ play: [finish, character('Racer')], inkwell: 6 }])
      .move('move', 'Racer')
      .choose(finish);
    expect(g).toHaveDecision('act');
  });

  test('Tuk Tuk - Lively Partner moves two at once: only who comes from a location sets it off', () => {
    const tuk = 'Tuk Tuk - Lively Partner';
    const g = table([{ play: [start, finish, character('Racer')], hand: [tuk], inkwell: 3, deck: 9 }]);
    g.move('move', 'Racer').choose(start).move('play', tuk).accept();
    g.choose(finish);
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
    expect(g).toHaveDecision('act');
    const h = table([{ play: [finish, character('Racer')], hand: [tuk], inkwell: 3 }])
      .move('play', tuk)
      .accept();
    expect(h.events('moved-to-location')).toHaveLength(2);
    expect(h).toHaveDecision('act');
  });
});

describe('The Black Cauldron, with Demona under it', () => {
  const cauldron = 'The Black Cauldron';
  const demona = 'Demona - Scourge of the Wyvern Clan';
  const king = 'The Horned King - Triumphant Ghoul';

  test('put there, she has left the discard, and lies where all see her', () => {
    const g = table([{ play: [cauldron, king], discard: [demona], inkwell: 1 }, {}]);
    expect(g.card(king)).toHaveStat('lore', 1);
    g.move('use-ability', cauldron, 0);
    expect(g.card(cauldron).under.map((card) => card.name)).toEqual([demona]);
    expect(g.card(king)).toHaveStat('lore', 3);
    for (const viewer of [0, 1, -1]) expect(seen(g, viewer, 0, 'under')).toEqual([demona]);
    expect(g.offer('play', demona)).toBeRefused('wrong-zone');
  });

  test('she is played from there in the turn in which the second ability is used', () => {
    const begin = (inkwell: number) =>
      table([
        { play: [{ card: cauldron, under: [demona] }], inkwell, deck: 5 },
        { play: [character('Foe')], deck: 5 },
      ]).move('use-ability', cauldron, 1);
    expect(begin(6).offer('play', demona)).toBeRefused('not-enough-ink');
    const g = begin(8).move('play', demona);
    expect(g.card(demona)).toBeInZone('play', 0);
    expect(g.card('Foe')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 3);
    expect(readyInk(g)).toBe(1);
  });
});
