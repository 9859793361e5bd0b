import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const hero = character('Hero', '2/4/1');

describe('CR 3.1 phases', () => {
  test('CR 3.1.1, 3.1.2 ready, set, draw, main, end: in that order', () => {
    const clock = character('Clock', '1/1/1', { text: 'At the end of your turn, gain 1 lore.' });
    const g = game([{}, { play: [{ card: clock, exerted: true }, location('Castle', '5/2/1')] }]);
    g.endTurn();
    g.endTurn();
    const kinds = g
      .events()
      .filter((e) => e.player === 1 || (e.card >= 0 && g.card('Clock').isRef(e.card)))
      .map(({ kind }) => kind.name);
    const told = ['readied', 'lore-gained', 'drawn', 'turn-ended'];
    const [ready, set, draw, ...end] = kinds.filter((kind) => told.includes(kind));
    expect([ready, set, draw]).toEqual(['readied', 'lore-gained', 'drawn']);
    // The end: its ability triggers, and resolves.
    expect(end).toEqual(['turn-ended', 'lore-gained']);
    expect(g.player(1)).toHaveCount('lore', 3);
  });

  test('CR 3.1.3, 3.3.1, 4.1.2, 4.1.3 in the main phase the turn actions can be taken, in any order', () => {
    const side = {
      hand: [character('Inked'), character('Cheap', '1/1/1', { cost: 0 })],
      play: [
        hero,
        character('Fighter', '2/4/1'),
        character('Walker', '1/1/1'),
        item('Book', '{E} — Gain 1 lore.'),
        location('Castle', '5/1/0'),
      ],
    };
    const foe = { play: [{ card: character('Foe', '1/9/1'), exerted: true }] };
    const actions: ((g: ReturnType<typeof game>) => void)[] = [
      (g) => g.move('ink', 'Inked'),
      (g) => g.move('play', 'Cheap'),
      (g) => g.move('use-ability', 'Book'),
      (g) => g.move('quest', 'Hero'),
      (g) => g.move('challenge', 'Fighter').choose('Foe'),
      (g) => g.move('move', 'Walker').choose('Castle'),
    ];
    for (const order of [actions, [...actions].reverse()]) {
      const g = game([side, foe]);
      for (const act of order) act(g);
      expect(g.player(0)).toHaveCount('lore', 2);
      expect(g).toHaveDecision('act', { player: 0 });
      expect(g.moves().length).toBeGreaterThan(0);
    }
    const names = game([side, foe]).engine.rules.actions.map(({ name }) => name);
    expect(names.sort()).toEqual(['challenge', 'end-turn', 'ink', 'move', 'play', 'quest', 'use-ability']);
  });
});

describe('CR 3.2 Start-of-Turn Phase', () => {
  test('CR 3.2.1.2 “during your turn” applies from the Ready step on', () => {
    const proud = character('Proud', '1/1/1', { text: 'During your turn, this character gets +2 {S}.' });
    const g = game([{}, { play: [proud] }]);
    expect(g.card('Proud')).toHaveStat('strength', 1);
    const clock = character('Clock', '1/1/1', {
      text: 'At the start of your turn, you may banish chosen character with 3 {S} or more.',
    });
    const h = game([{}, { play: [proud, clock] }])
      .endTurn()
      .accept();
    expect(h.candidates).toEqual(['Proud']);
    h.choose('Proud');
    g.endTurn();
    expect(g.card('Proud')).toHaveStat('strength', 3);
  });

  test('CR 3.2.2.3 what the Ready and the Set step triggered resolves after the locations’ lore', () => {
    const clock = character('Clock', '1/1/1', { text: 'At the start of your turn, you may draw a card.' });
    const g = game([{}, { play: [clock, location('Castle', '5/2/1')] }]).endTurn();
    expect(g).toHaveDecision('confirm', { player: 1 });
    expect(g.player(1)).toHaveCount('lore', 2);
    expect(g.player(1)).toHaveCount('hand', 0);
    g.decline();
  });

  test('CR 3.2.3.2 what the draw triggers resolves before the main phase', () => {
    const reader = character('Reader', '1/1/1', { text: 'Whenever you draw a card, you may gain 1 lore.' });
    const g = game([{}, { play: [reader] }]).endTurn();
    expect(g).toHaveDecision('confirm', { player: 1 });
    expect(g.player(1)).toHaveCount('hand', 1);
    g.accept();
    expect(g).toHaveDecision('act', { player: 1 });
  });
});

describe('CR 3.3 Main Phase', () => {
  test('CR 3.3.2.1 the turn is not ended while abilities wait', () => {
    const bard = character('Bard', '1/1/1', { text: 'Whenever this character quests, you may draw a card.' });
    const g = game([{ play: [bard] }]).move('quest', 'Bard');
    expect(() => g.endTurn()).toThrow(/does not ask to take a turn action/);
    g.decline().endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 4.1.1 every turn action but inking can be taken again and again', () => {
    const cards = ['A', 'B', 'C'].map((name) => character(name, '1/1/1', { cost: 0 }));
    const g = game([{ hand: cards, play: [hero, character('Other')] }]);
    g.move('play', 'A').move('play', 'B').move('quest', 'Hero').move('quest', 'Other').move('ink', 'C');
    expect(g.player(0)).toHaveCount('lore', 2);
    const ink = game([{ hand: [character('X'), character('Y')] }]).move('ink', 'X');
    expect(ink.offer('ink', 'Y')).toBeRefused('inked-already');
  });

  test('CR 3.1.4, 3.4.2 effects of the turn are over when the next player begins', () => {
    const boost = action('Boost Up', 'Chosen character gets +3 {S} this turn.');
    const g = game([{ hand: [boost], inkwell: 1, play: [hero] }])
      .move('play', 'Boost Up')
      .choose('Hero')
      .endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });
});
