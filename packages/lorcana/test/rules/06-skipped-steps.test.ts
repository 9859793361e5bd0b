import { lorcana, simultaneousTurns } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const skipper = (what: string) => character('Skipper', '1/5/1', { text: `Skip your turn's ${what}.` });
const herald = character('Herald', '1/5/1', { text: 'At the start of your turn, gain 1 lore.' });
const steps = (g: ReturnType<typeof game>, player: number) =>
  g
    .events('step-began')
    .filter((event) => event.player === player)
    .map((event) => g.engine.rules.timing[event.amount]!.name);

/** The second player's turn, with something that each step and phase would do. */
const begin = (what: string) =>
  game([
    {},
    {
      play: [skipper(what), { card: character('Tired'), exerted: true }, herald, location('Isle', '5/1/1')],
      hand: 0,
      deck: 5,
    },
  ]).endTurn();

describe('CR 6.4.5 steps and phases that are skipped', () => {
  test('CR 6.4.5 the Ready step: nobody readies, and what happens at the start of the turn does not', () => {
    const g = begin('Ready step');
    expect(steps(g, 1)).toEqual(['set', 'draw', 'main']);
    expect(g.card('Tired')).toBeInState('exerted');
    expect(g.player(1)).toHaveCount('lore', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('CR 6.4.5 the Ready step: effects until the start of the turn end all the same', () => {
    const sap = action('Sap', 'Chosen character gets -1 {S} until the start of your next turn.');
    const play = [skipper('Ready step'), character('Foe', '3/9/1')];
    const g = game([{ play, hand: [sap], inkwell: 1 }])
      .move('play', 'Sap')
      .choose('Foe')
      .endTurn();
    expect(g.card('Foe')).toHaveStat('strength', 2);
    expect(g.endTurn().card('Foe')).toHaveStat('strength', 3);
  });

  test('CR 6.4.5 the Set step: no lore of locations, and who dries stays drying', () => {
    const g = game([
      { play: [skipper('Set step'), location('Isle', '5/1/1')], hand: [character('New')], inkwell: 1 },
    ]).move('play', 'New');
    g.endTurn().endTurn();
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.offer('quest', 'New')).toBeRefused('drying');
    expect(g.offer('quest', 'Skipper')).not.toBeRefused('drying');
  });

  test('CR 6.4.5 the Set step: what waits since the Ready step resolves before anybody acts', () => {
    const g = begin('Set step');
    expect(g.player(1)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 6.4.5 a whole phase: none of its steps takes place', () => {
    const g = begin('Start-of-Turn Phase');
    expect(steps(g, 1)).toEqual(['main']);
    expect(g.card('Tired')).toBeInState('exerted');
    expect(g.player(1)).toHaveCount('lore', 0);
    expect(g.player(1)).toHaveCount('hand', 0);
  });

  test('CR 6.4.5 a phase that has begun goes on', () => {
    const call = character('Caller', '1/5/1', {
      text: 'At the start of your turn, play a character from your discard for free.',
    });
    const discard = [skipper('Start-of-Turn Phase')];
    const g = game([{}, { play: [call], discard, hand: 0 }]).endTurn();
    expect(g.card('Skipper')).toBeInZone('play', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
    expect(g.endTurn().endTurn().player(1)).toHaveCount('hand', 1);
  });

  test('CR 6.4.5 the Main Phase: no turn action, straight to the end of the turn', () => {
    const g = game([{ play: [character('Mine')] }, { play: [skipper('Main Phase')], hand: 0 }]).endTurn();
    expect(g).toHaveDecision('act', { player: 0 });
    expect(steps(g, 1)).toEqual(['ready', 'set', 'draw', 'end-of-turn', 'effects-end', 'turn-passes']);
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('CR 6.4.5 the End-of-Turn Phase: nothing happens at the end of the turn, and the turn is over', () => {
    const late = character('Late', '1/5/1', { text: 'At the end of your turn, gain 1 lore.' });
    const grow = action('Grow', 'Chosen character gets +2 {S} this turn.');
    const play = [skipper('End-of-Turn Phase'), late];
    const g = game([{ play, hand: [grow], inkwell: 1 }])
      .move('play', 'Grow')
      .choose('Late')
      .endTurn();
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.card('Late')).toHaveStat('strength', 1);
    expect(g).toHaveDecision('act', { player: 1 });
  });

  test('CR 6.4.5 who skips a step by an effect for a turn skips it in that turn only', () => {
    const rest = action('Rest', "Until the end of your next turn, skip your turn's Draw step.");
    const g = game([{ hand: [rest], inkwell: 1 }])
      .move('play', 'Rest')
      .endTurn()
      .endTurn();
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.endTurn().endTurn().player(0)).toHaveCount('hand', 1);
  });

  test('CR 9.3.1 of a team one may skip what the others do', () => {
    const players = [
      {},
      { play: [skipper('Main Phase'), { card: character('A'), exerted: true }], hand: 0 },
      {},
      { play: [{ card: character('B'), exerted: true }], hand: 0 },
    ];
    const g = game(players, { plugins: [lorcana, simultaneousTurns] });
    g.choosePlayer(0).endTurn().endTurn();
    expect(g).toHaveDecision('act', { player: 3 });
    expect(g.card('A')).toBeInState('ready');
    expect(g.card('B')).toBeInState('ready');
  });

  test('is saved in the midst of a turn, and goes on', () => {
    const g = begin('Ready step');
    const again = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
    expect(g.engine.hash(again)).toBe(g.engine.hash(g.state));
  });
});
