import { cardOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { action, character, location } from '../support/game.ts';
import { table, tired } from './table.ts';

const MICKEY = 'Mickey Mouse - True Friend';
const zap = action('Zap', 'Deal 2 damage to chosen character.');

describe('situation 1: who goes first, then hands', () => {
  const begin = (chooser: number) =>
    table([{ deck: 20 }, { deck: 20 }], { from: 'setup', startChosenBy: chooser });

  test('CR 2.1.3.2 the chooser is asked before anybody draws', () => {
    const g = begin(1);
    expect(g).toHaveDecision('confirm', { player: 1, prompt: 'take-first-turn' });
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.player(1)).toHaveCount('hand', 0);
    for (const wrong of [2, -1, 'first', [0], { action: 'end-turn', card: -1, option: 0 }] as const)
      expect(g.engine.check(g.state, wrong)).not.toBeNull();
    g.accept();
    expect(g).toHaveDecision('choose-cards', { player: 1, prompt: 'alter-hand' });
    expect(g.player(0)).toHaveCount('hand', 7);
    expect(g.player(1)).toHaveCount('hand', 7);
    g.choose().choose();
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 2.1.3.2 whoever goes second leaves the first turn to the other', () => {
    const g = begin(0).decline();
    expect(g).toHaveDecision('choose-cards', { player: 1, prompt: 'alter-hand' });
    g.choose().choose();
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 2.2.1.1 without a chooser chance decides', () => {
    const g = table([{ deck: 20 }, { deck: 20 }], { from: 'setup' });
    expect(g).toHaveDecision('choose-cards', { prompt: 'alter-hand' });
    g.choose().choose();
  });
});

describe('situation 2: an empty deck (CR 1.8.1.2)', () => {
  test('a draw that fails does nothing; the turn’s end loses the game', () => {
    const read = action('Read', 'Draw a card.');
    const g = table([{ hand: [read], inkwell: 1, deck: 0 }]).move('play', 'Read');
    expect(g.isOver).toBe(false);
    expect(g.endTurn()).toBeWonBy(1);
  });

  test('with a card left it does not', () => {
    expect(table([{ deck: { only: [character('Last')] } }]).endTurn().isOver).toBe(false);
  });

  test('the other player’s empty deck does not matter on this turn', () => {
    expect(table([{}, { deck: 0 }]).endTurn().isOver).toBe(false);
  });
});

test('situation 3: Donald Duck - Flustered Sorcerer', () => {
  const donald = 'Donald Duck - Flustered Sorcerer';
  const g = table([
    { play: [MICKEY], lore: 22 },
    { play: [donald], lore: 17 },
  ]).move('quest', MICKEY);
  expect(g.player(0)).toHaveCount('lore', 24);
  expect(g.isOver).toBe(false);
  expect(g.endTurn().move('quest', donald)).toBeWonBy(1);
});

describe('situation 4: The Queen - Conceited Ruler (CR 3.2.1.4)', () => {
  const queen = 'The Queen - Conceited Ruler';
  const royal = 'Cinderella - Gentle and Kind';
  const begin = () =>
    table([
      {},
      { play: [queen], hand: [royal], discard: [character('Lost')], deck: [character('Next')] },
    ]).endTurn();

  test('cost and reward come before the draw', () => {
    const g = begin();
    expect(g).toHaveDecision('confirm', { player: 1 });
    expect(g.player(1)).toHaveCount('hand', 1);
    g.accept().choose(royal).choose('Lost');
    expect(g.player(1)).toHaveCards('hand', ['Lost', 'Next']);
    expect(g.player(1)).toHaveCards('discard', [royal]);
  });

  test('declined, only the draw happens', () => {
    expect(begin().decline().player(1)).toHaveCards('hand', [royal, 'Next']);
  });
});

describe('situation 5: lore of locations (CR 3.2.2.2)', () => {
  const lagoon = 'Never Land - Mermaid Lagoon';

  test('before the draw, and not by a triggered ability', () => {
    const g = table([{}, { play: [lagoon], deck: [character('Next')] }]).endTurn();
    expect(g.player(1)).toHaveCount('lore', 1);
    const kinds = g.events().map(({ kind }) => kind.name);
    expect(kinds.indexOf('lore-gained')).toBeLessThan(kinds.lastIndexOf('drawn'));
  });

  test('it can win the game', () => {
    const g = table([{}, { play: [lagoon], lore: 19 }]).endTurn();
    expect(g).toBeWonBy(1);
    expect(g.player(1)).toHaveCount('hand', 0);
  });
});

describe('situation 6: Cogsworth - Majordomo', () => {
  const cogsworth = 'Cogsworth - Majordomo';

  test('through the opponent’s whole turn, gone as the next own one starts', () => {
    const g = table([{ play: [cogsworth] }, { play: [character('Foe', '3/3/1')] }]);
    g.move('quest', cogsworth).accept().choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 1);
    g.endTurn();
    expect(g.card('Foe')).toHaveStat('strength', 1);
    g.endTurn();
    expect(g.card('Foe')).toHaveStat('strength', 3);
  });

  test('the same on one’s own character', () => {
    const g = table([{ play: [cogsworth, character('Own', '3/3/1')] }]);
    g.move('quest', cogsworth).accept().choose('Own').endTurn();
    expect(g.card('Own')).toHaveStat('strength', 1);
    expect(g.endTurn().card('Own')).toHaveStat('strength', 3);
  });
});

test('situation 7: both are dealt damage before either is banished (CR 4.6.6.2)', () => {
  const g = table([{ play: [{ card: MICKEY, as: 'A' }] }, { play: [tired(MICKEY, { as: 'B' })] }]);
  g.move('challenge', 'A').choose('B');
  expect(g.card('A')).toBeInZone('discard', 0);
  expect(g.card('B')).toBeInZone('discard', 1);
  const kinds = g.events().map(({ kind }) => kind.name);
  expect(kinds.lastIndexOf('damaged')).toBeLessThan(kinds.indexOf('banished'));
});

test('situation 8: banished by what the challenge triggered is banished in the challenge (CR 4.6.7)', () => {
  const marshmallow = 'Marshmallow - Persistent Guardian';
  const g = table([{ play: [marshmallow] }, { play: [tired('Cheshire Cat - Not All There')] }]);
  g.move('challenge', marshmallow).choose('Cheshire Cat - Not All There');
  expect(g).toHaveDecision('confirm', { player: 0 });
  g.accept();
  expect(g.card(marshmallow)).toBeInZone('hand', 0);
});

test('situation 9: the check is repeated (CR 1.8.3)', () => {
  const tower = "Rapunzel's Tower - Secluded Prison";
  const raze = action('Raze', 'Deal 1 damage to chosen location.');
  const play = [{ card: tower, damage: 7 }, character('Hero', '1/3/1')];
  const g = table([{ hand: [zap, zap, raze], inkwell: 9, play }])
    .move('move', 'Hero')
    .choose(tower);
  for (const _ of [1, 2]) g.move('play', 'Zap').choose('Hero');
  expect(g.card('Hero')).toBeInZone('play');
  g.move('play', 'Raze').choose(tower);
  expect(
    g.events('banished').map(({ card }) => g.engine.card(g.state, cardOf(card)).definition.name),
  ).toEqual(["Rapunzel's Tower", 'Hero']);
});

describe('situation 10: Olympus Would Be That Way', () => {
  const olympus = 'Olympus Would Be That Way';
  const cinderella = 'Cinderella - Gentle and Kind';
  const begin = () =>
    table([
      { hand: [olympus], inkwell: 1, play: [MICKEY, character('Other', '2/3/1')] },
      { play: [location('Isle', '9/1/1'), tired(character('Foe', '1/9/1'))] },
    ]).move('play', olympus);

  test('more strength against a location, none against a character, none otherwise', () => {
    const g = begin();
    expect(g.card(MICKEY)).toHaveStat('strength', 3);
    g.move('challenge', MICKEY).choose('Isle').move('challenge', 'Other').choose('Foe');
    expect(g.card('Isle')).toHaveCount('damage', 6);
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });

  test('until the end of the turn', () => {
    const g = begin().endTurn().endTurn().move('challenge', MICKEY).choose('Isle');
    expect(g.card('Isle')).toHaveCount('damage', 3);
  });

  test('applied to those that are in play as it resolves (CR 6.4.2.2)', () => {
    const late = character('Late', '2/3/1', { text: 'Rush' });
    const g = table([{ hand: [olympus, late], inkwell: 2 }, { play: [location('Isle', '9/1/1')] }]);
    g.move('play', olympus).move('play', 'Late').move('challenge', 'Late').choose('Isle');
    expect(g.card('Isle')).toHaveCount('damage', 2);
  });

  test('Cinderella takes 3', () => {
    const g = table([{ hand: [olympus], inkwell: 1, play: [MICKEY] }, { play: [tired(cinderella)] }]);
    g.move('play', olympus).move('challenge', MICKEY).choose(cinderella);
    expect(g.card(cinderella)).toHaveCount('damage', 3);
  });
});

test('situation 11: dealt damage is resisted, put and moved damage is not (CR 8.8.3)', () => {
  const bully = 'Queen of Hearts - Unpredictable Bully';
  const tough = character('Tough', '1/9/1', { text: 'Resist +2' });
  const push = action('Push', 'Move 1 damage counter from chosen character to chosen opposing character.');
  const g = table([
    { hand: [zap, push], inkwell: 5, play: [{ card: MICKEY, damage: 1 }] },
    { hand: [tough], inkwell: 1, play: [bully] },
  ]).endTurn();
  g.move('play', 'Tough');
  expect(g.card('Tough')).toHaveCount('damage', 1);
  g.endTurn().move('play', 'Zap').choose('Tough');
  expect(g.card('Tough')).toHaveCount('damage', 1);
  g.move('play', 'Push').choose(MICKEY).choose('Tough');
  expect(g.card('Tough')).toHaveCount('damage', 2);
});

describe('situation 12: damage from challenges or from elsewhere', () => {
  const noi = 'Noi - Acrobatic Baby';
  const hercules = 'Hercules - Mighty Leader';

  test('Noi takes none from challenges after an action, deals hers, and is hurt by effects', () => {
    const g = table([
      { hand: [zap, zap], inkwell: 2, play: [noi] },
      { play: [tired(character('Foe', '3/9/1'))] },
    ]);
    g.move('play', 'Zap').choose('Foe').move('challenge', noi).choose('Foe');
    expect(g.card(noi)).toHaveCount('damage', 0);
    expect(g.card('Foe')).toHaveCount('damage', 6);
    expect(g.move('play', 'Zap').choose(noi).card(noi)).toHaveCount('damage', 2);
  });

  test('Noi: for that turn only', () => {
    const g = table([{ hand: [zap], inkwell: 1, play: [noi] }, { play: [character('Foe', '3/9/1')] }]);
    g.move('play', 'Zap').choose('Foe').move('quest', noi).endTurn();
    g.move('challenge', 'Foe').choose(noi);
    expect(g.card(noi)).toHaveCount('damage', 3);
  });

  test('Hercules is hurt only while he is challenged', () => {
    const g = table([
      { hand: [zap], inkwell: 1, play: [hercules] },
      { play: [tired(character('Foe', '3/9/1'))] },
    ]);
    g.move('play', 'Zap').choose(hercules);
    expect(g.card(hercules)).toHaveCount('damage', 0);
    g.move('challenge', hercules).choose('Foe');
    expect(g.card(hercules)).toHaveCount('damage', 0);
    const h = table([{ play: [character('Foe', '2/9/1')] }, { play: [tired(hercules)] }]);
    h.move('challenge', 'Foe').choose(hercules);
    expect(h.card(hercules)).toHaveCount('damage', 2);
  });

  test('Hercules, exerted, shields other Heroes likewise', () => {
    const other = character('Squire', '1/9/1', { classifications: ['Hero'] });
    const plain = character('Plain', '1/9/1');
    const g = table([{ hand: [zap, zap, zap], inkwell: 3, play: [tired(hercules), other, plain] }]);
    g.move('play', 'Zap').choose('Squire').move('play', 'Zap').choose('Plain');
    expect(g.card('Squire')).toHaveCount('damage', 0);
    expect(g.card('Plain')).toHaveCount('damage', 2);
    const h = table([{ play: [character('Foe', '2/9/1')] }, { play: [tired(hercules), tired(other)] }]);
    h.move('challenge', 'Foe').choose('Squire');
    expect(h.card('Squire')).toHaveCount('damage', 2);
  });
});

test('situation 13: Captain Amelia gives Resist only while being challenged', () => {
  const amelia = 'Captain Amelia - Commander of the Legacy';
  const crew = character('Crew', '1/9/1');
  const g = table([
    { hand: [zap], inkwell: 1, play: [character('Foe', '3/9/1')] },
    { play: [amelia, tired(crew)] },
  ]);
  expect(g.card('Crew')).not.toHaveKeyword('resist');
  g.move('challenge', 'Foe').choose('Crew');
  expect(g.card('Crew')).toHaveCount('damage', 2);
  expect(g.move('play', 'Zap').choose('Crew').card('Crew')).toHaveCount('damage', 4);
});

test('situation 14: Lawrence’s bonus is gone as damage lands', () => {
  const lawrence = 'Lawrence - Jealous Manservant';
  const g = table([{ hand: [zap], inkwell: 1, play: [lawrence] }]);
  expect(g.card(lawrence)).toHaveStat('strength', 4);
  expect(g.move('play', 'Zap').choose(lawrence).card(lawrence)).toHaveStat('strength', 0);
});
