import { createEngine, createRecorder, fork, verifyReplay } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import type { Ability } from '@cardwright/core/data';
import { compileText } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { legalityOracle } from '@cardwright/lorcana/testing';
import type { Scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { describeMove } from '../../src/messages/describe-move.ts';
import { action, character, game, item, language, location } from '../support/game.ts';

const guide = character('Guide', '1/3/1', {
  text: 'Once during your turn, you may pay 1 {I} less to move this character to a location.',
});
const walker = character('Walker');
const far = location('Far', '5/1/2');
const near = location('Near', '5/1/2');
const patron = character('Patron', '1/1/1', {
  text: 'Once during your turn, you may pay 2 {I} less to play a character.',
});
const giant = character('Giant', '5/5/1', { cost: 5 });
const dwarf = character('Dwarf', '1/1/1', { cost: 1 });

/** How many ready ink cards the first player has. */
const ink = (g: Scenario) =>
  g
    .player(0)
    .cards('inkwell')
    .filter((card) => !card.is('exerted')).length;

/** What is legal, as the engine has it, and that the rules read a second time have the same. */
function isLegal(g: Scenario, name: string, ...move: Parameters<Scenario['offer']>): boolean {
  const { legal, unjudged } = legalityOracle(g.engine, g.state);
  const told = (moves: readonly object[]) => moves.map((one) => JSON.stringify(one)).sort();
  expect(unjudged, name).toEqual([]);
  expect(told(legal), name).toEqual(told(g.engine.legal(g.state)));
  return g.offer(...move).isLegal;
}

describe('CR 4.7.3.3 a character that may be moved for less once a turn', () => {
  test('CR 6.1.4 is moved so where its player says so, before it is paid', () => {
    const g = game([{ play: [guide, far, near], inkwell: 4 }, {}]);
    g.move('move', 'Guide').choose('Far');
    expect(g).toHaveDecision('confirm', { player: 0, prompt: 'pay-less' });
    expect(ink(g)).toBe(4);
    g.accept();
    expect(g.card('Guide').is('at-a-location')).toBe(true);
    expect(ink(g)).toBe(3);
  });

  test('CR 6.1.13.2 is moved so once, and again in the next turn', () => {
    const g = game([{ play: [guide, far, near], inkwell: 4 }, {}]);
    g.move('move', 'Guide').choose('Far').accept().move('move', 'Guide').choose('Near');
    expect(g).toHaveDecision('act');
    expect(ink(g)).toBe(1);
    expect(isLegal(g, 'used up', 'move', 'Guide')).toBe(false);
    g.endTurn().endTurn().move('move', 'Guide').choose('Far');
    expect(g).toHaveDecision('confirm');
    g.accept();
  });

  test('CR 6.1.4 keeps it for later where it is declined', () => {
    const g = game([{ play: [guide, far, near], inkwell: 4 }, {}]);
    g.move('move', 'Guide').choose('Far').decline();
    expect(ink(g)).toBe(2);
    g.move('move', 'Guide').choose('Near').accept();
    expect(ink(g)).toBe(1);
  });

  test('CR 1.5.3 can be moved by who could not pay otherwise, and is not asked about then', () => {
    const g = game([{ play: [guide, walker, far], inkwell: 1 }, {}]);
    expect(isLegal(g, 'with it', 'move', 'Guide')).toBe(true);
    expect(isLegal(g, 'another', 'move', 'Walker')).toBe(false);
    g.move('move', 'Guide').choose('Far');
    expect(g).toHaveDecision('act');
    expect(ink(g)).toBe(0);
    const poor = game([{ play: [guide, far] }, {}]);
    expect(isLegal(poor, 'without ink', 'move', 'Guide')).toBe(false);
  });

  test('CR 7.1.6 is another character when it comes into play again, and may be moved for less again', () => {
    const back = action('Back', "Return chosen character to their player's hand.", { cost: 0 });
    const cheap = character('Guide', '1/3/1', {
      cost: 0,
      text: 'Once during your turn, you may pay 1 {I} less to move this character to a location.',
    });
    const g = game([{ play: [cheap, far], hand: [back], inkwell: 4 }, {}]);
    g.move('move', 'Guide').choose('Far').accept();
    g.move('play', 'Back').choose('Guide').move('play', 'Guide').move('move', 'Guide').choose('Far');
    expect(g).toHaveDecision('confirm');
    g.accept();
    expect(ink(g)).toBe(2);
  });

  test('CR 4.7.3.2 is not asked about where it moves for free', () => {
    const open = location('Open', '5/1/2', { text: 'Your characters may move here for free.' });
    const g = game([{ play: [guide, open] }, {}]);
    expect(isLegal(g, 'free', 'move', 'Guide')).toBe(true);
    g.move('move', 'Guide').choose('Open');
    expect(g).toHaveDecision('act');
  });

  test('CR 6.4.2 has it from another card as long as that says so', () => {
    const lodestar = item(
      'Lodestar',
      'Your Pirate characters gain "Once during your turn, you may pay 2 {I} less to move this character to a location."',
    );
    const pirate = character('Pirate', '1/1/1', { classifications: ['Storyborn', 'Pirate'] });
    const g = game([{ play: [lodestar, pirate, walker, far, near], inkwell: 2 }, {}]);
    g.move('move', 'Pirate').choose('Far').accept();
    expect(ink(g)).toBe(2);
    g.move('move', 'Pirate').choose('Near');
    expect(ink(g)).toBe(0);
    expect(g.offer('move', 'Walker')).not.toBeOffered();
  });

  test('CR 4.7.3.3 may be any that moves to one location', () => {
    const port = location('Port', '5/1/3', {
      text: 'Once during your turn, you may pay 2 {I} less to move a character of yours here.',
    });
    const g = game([{ play: [port, far, guide, walker], inkwell: 4 }, {}]);
    g.move('move', 'Walker').choose('Port').accept();
    expect(ink(g)).toBe(3);
    // Of two that could be used the one is asked about after the other; here only one is left.
    g.move('move', 'Guide').choose('Port').accept();
    expect(ink(g)).toBe(1);
  });
});

describe('CR 4.3.2.3 a card that may be played for less once a turn', () => {
  test('is played for less or not, as its player says', () => {
    const g = game([{ play: [patron], hand: [giant, giant, dwarf], inkwell: 9 }, {}]);
    g.move('play', 'Dwarf').decline();
    expect(ink(g)).toBe(8);
    g.move('play', 'Giant').accept();
    expect(ink(g)).toBe(5);
    g.move('play', 'Giant');
    expect(g).toHaveDecision('act');
    expect(ink(g)).toBe(0);
  });

  test('CR 1.5.3 is offered to who could not pay otherwise', () => {
    const g = game([{ play: [patron], hand: [giant, item('Tool', '', { cost: 5 })], inkwell: 3 }, {}]);
    expect(isLegal(g, 'character', 'play', 'Giant')).toBe(true);
    expect(isLegal(g, 'item', 'play', 'Tool')).toBe(false);
    g.move('play', 'Giant');
    expect(ink(g)).toBe(0);
  });

  test('CR 4.3.2.3 is asked about only as long as something is left to pay', () => {
    const g = game([{ play: [patron, patron], hand: [dwarf], inkwell: 3 }, {}]);
    g.move('play', 'Dwarf').accept();
    expect(g).toHaveDecision('act');
    expect(ink(g)).toBe(3);
  });

  test('CR 4.3.6 is asked about besides what applies anyway, and counts the same', () => {
    const sale = item('Sale', 'You pay 1 {I} less to play characters.');
    const hope = action('Hope', 'You pay 1 {I} less for the next character you play this turn.', { cost: 0 });
    const g = game([{ play: [patron, sale], hand: [giant, hope], inkwell: 5 }, {}]);
    g.move('play', 'Hope').move('play', 'Giant').decline();
    expect(ink(g)).toBe(2);
  });

  test('CR 8.10.1 is shifted for less', () => {
    const big = character('Twin', '5/5/1', { cost: 6, text: 'Shift 4' });
    const small = character('Twin', '1/1/1', { fullName: 'Twin - Small' });
    const tailor = character('Tailor', '1/1/1', {
      text: 'Once during your turn, you may pay 3 {I} less to play a character using their Shift ability.',
    });
    const g = game([{ play: [tailor, patron, small], hand: [big], inkwell: 4 }, {}]);
    g.move('play', 'Twin', 'shift').choose('Twin - Small');
    expect(g).toHaveDecision('confirm');
    g.accept().accept();
    expect(ink(g)).toBe(4);
  });

  test('CR 4.3.6 is that card itself, where its text says so', () => {
    const modest = character('Modest', '1/1/1', {
      cost: 4,
      text: 'Once during your turn, if you have an item in play, you may pay 3 {I} less to play this character.',
    });
    const burst = action('Burst', 'You may pay 1 {I} less to play this action.\nDraw a card.', { cost: 2 });
    const g = game([{ play: [item('Tool')], hand: [modest, burst], inkwell: 3 }, {}]);
    expect(isLegal(g, 'own', 'play', 'Modest')).toBe(true);
    g.move('play', 'Modest');
    expect(ink(g)).toBe(2);
    g.move('play', 'Burst').accept();
    expect(ink(g)).toBe(1);
    expect(g.player(0).count('hand')).toBe(1);
    const without = game([{ hand: [modest], inkwell: 3 }, {}]);
    expect(isLegal(without, 'own', 'play', 'Modest')).toBe(false);
  });

  test('CR 6.1.13.2 is the first that it applies to, where nobody is asked', () => {
    const rule = item('Rule', 'Once during your turn, you pay 1 {I} less for the next character you play.');
    const g = game([{ play: [rule], hand: [dwarf, giant], inkwell: 5 }, {}]);
    g.move('play', 'Dwarf');
    expect(ink(g)).toBe(5);
    g.move('play', 'Giant');
    expect(ink(g)).toBe(0);
  });
});

test('a move tells the least that is paid', () => {
  const sale = item('Sale', 'You pay 1 {I} less to play characters.');
  const told = (...play: (typeof sale)[]) => {
    const g = game([{ play, hand: [giant], inkwell: 9 }, {}]);
    const move = g.engine.legal(g.state).find((one) => one.action === 'play')!;
    return describeMove(g.engine, g.state, move);
  };
  expect([told(), told(sale), told(sale, patron)]).toEqual([
    'Play Giant (5 ink)',
    'Play Giant (4 ink)',
    'Play Giant (2 ink)',
  ]);
});

describe('CR 4.4.3.3 an ability that may be used for less once a turn', () => {
  const smith = character('Smith', '1/1/1', {
    text: 'Once during your turn, you may pay 2 {I} less to use an ability of an item.',
  });
  const lever = item('Lever', '3 {I} - Draw a card.');

  test('is used for less or not, as its player says', () => {
    const g = game([{ play: [smith, lever], inkwell: 5 }, {}]);
    g.move('use-ability', 'Lever').decline();
    expect(ink(g)).toBe(2);
    expect(isLegal(g, 'with it', 'use-ability', 'Lever')).toBe(true);
    g.move('use-ability', 'Lever');
    expect(ink(g)).toBe(1);
    expect(g.player(0).count('hand')).toBe(2);
    expect(isLegal(g, 'used up', 'use-ability', 'Lever')).toBe(false);
  });

  test('CR 6.1.13.2 counts apart from how often the ability itself is used', () => {
    const once = item('Once', 'Once during your turn, you may pay 2 {I} to draw a card.');
    const g = game([{ play: [smith, once, lever], inkwell: 5 }, {}]);
    g.move('use-ability', 'Once').decline();
    expect(isLegal(g, 'used', 'use-ability', 'Once')).toBe(false);
    g.move('use-ability', 'Lever').accept();
    expect(ink(g)).toBe(2);
  });
});

describe('a payment that is asked about', () => {
  const laid = () => game([{ play: [guide, far, near], inkwell: 4 }, {}]);

  test('is in the replay, and in what verifies it', () => {
    const g = laid();
    const idOf = (name: string) => g.engine.cards.find((card) => card.definition.name === name)!.id;
    const board = {
      players: [
        { play: ['Guide', 'Far', 'Near'].map(idOf), inkwell: Array.from({ length: 4 }, () => idOf('Extra')) },
        {},
      ],
    };
    const recorder = createRecorder(g.engine, { board });
    recorder.answer(g.engine.legal(recorder.state).find(({ action }) => action === 'move')!);
    recorder.answer([recorder.state.decision!.candidates[0]!]);
    recorder.rewind(0);
    recorder.answer(g.engine.legal(recorder.state).find(({ action }) => action === 'move')!);
    recorder.answer([recorder.state.decision!.candidates[1]!]);
    recorder.answer(true);
    recorder.answer(g.engine.legal(recorder.state).find(({ action }) => action === 'end-turn')!);
    expect(verifyReplay(laid().engine, JSON.parse(JSON.stringify(recorder.replay()))).steps).toBe(4);
  });

  test('goes on in another process and from a fork', () => {
    const g = laid().move('move', 'Guide').choose('Far');
    const saved = JSON.parse(JSON.stringify(g.engine.save(g.state)));
    const { engine } = laid();
    const loaded = engine.load(saved);
    const forked = fork(g.state);
    g.accept();
    expect(engine.hash(loaded)).not.toBe(g.engine.hash(g.state));
    engine.answer(loaded, true);
    expect(engine.hash(loaded)).toBe(g.engine.hash(g.state));
    // What is declined in the fork was used in the game.
    g.engine.answer(forked, false);
    const move = (state: typeof forked) =>
      g.engine.legal(state).find((one) => one.action === 'move' && one.card >= 0)!;
    g.engine.answer(forked, move(forked));
    g.engine.answer(forked, [forked.decision!.candidates[0]!]);
    expect(forked.decision!.prompt).toBe('pay-less');
    g.engine.answer(loaded, move(loaded));
    g.engine.answer(loaded, [loaded.decision!.candidates[0]!]);
    expect(loaded.decision!.prompt).toBe('act');
  });
});

describe('CR 1.5 an action’s own price is paid while it is played, not when it resolves', () => {
  const hand = (text: string) => [action('Act', `${text}\nGain 2 lore.`, { cost: 3 }), character('Spare')];

  test.each(['action', 'character'])(
    'paying less for a price is refused, as nothing would take it: %s',
    (type) => {
      const text = `You may discard a card to pay 2 {I} less to play this ${type}.`;
      const bind = (ability: Ability) => bindAbility(createEngine({ plugins: [lorcana] }), 'text', ability);
      const { verdict, diagnostics } = compileText(language(), { text, type }, bind);
      expect(verdict).toMatchObject({ parsed: true, bound: false });
      expect(JSON.stringify(diagnostics)).toContain('Paying less has no price of its own');
    },
  );

  test('“you may banish chosen item of yours to play this action for free”', () => {
    const text = 'You may banish chosen item of yours to play this action for free.';
    const none = game([{ hand: hand(text) }]);
    expect(none.offer('play', 'Act').isLegal).toBe(false);
    const g = game([{ hand: hand(text), play: [item('Tool')] }]).move('play', 'Act');
    g.choose('Tool');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.player(0).names('play')).toEqual([]);
  });

  test('in one line with what it does it is refused: it would come too late', () => {
    const text = 'You may exert one of your characters to pay 1 {I} less to play this action. Draw 2 cards.';
    expect(language().parse(text, { type: 'action' }).complete).toBe(false);
  });
});
