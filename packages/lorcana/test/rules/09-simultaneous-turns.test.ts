import { definePlugin } from '@cardwright/core';
import { lorcana, simultaneousTurns } from '@cardwright/lorcana';
import type { Scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const team = { plugins: [lorcana, simultaneousTurns] };
const hero = (name: string) => character(name, '2/4/1');
/** Whoever of the team: tests end where a turn action is taken. */
function goOn(g: Scenario): void {
  if (g.decision?.kind === 'choose-players') g.choosePlayer(g.decision.candidates[0]!);
}
const tired = (name: string) => ({ card: hero(name), exerted: true });

describe('CR 9.3 simultaneous turns', () => {
  test('CR 9.3, 9.3.1 a team goes through the steps at once, and then it is the other team’s turn', () => {
    const g = game([{}, { play: [tired('B')], inkwell: 1 }, {}, { play: [tired('D')], hand: 0 }], team);
    g.choosePlayer(0).endTurn().endTurn();
    expect(g).toHaveDecision('choose-players', { player: 1, prompt: 'who-acts' });
    expect(g.decision?.candidates).toEqual([1, 3]);
    for (const name of ['B', 'D']) expect(g.card(name)).toBeInState('ready');
    for (const player of [1, 3]) expect(g.events('drawn').filter((e) => e.player === player)).toHaveLength(1);
    for (const player of [0, 2]) expect(g.events('drawn').filter((e) => e.player === player)).toHaveLength(0);
    goOn(g);
  });

  test('CR 9.3.1 its players act in any order, one turn action at a time, each in their own name', () => {
    const g = game(
      [
        { play: [hero('A')], hand: [hero('Ink A')] },
        { play: [tired('Foe')] },
        { play: [hero('C')], hand: [hero('Ink C')] },
        {},
      ],
      team,
    );
    g.choosePlayer(2).move('quest', 'C');
    expect(g.player(2)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('choose-players', { player: 0, prompt: 'who-acts' });
    g.choosePlayer(0).move('ink', 'Ink A').choosePlayer(2).move('ink', 'Ink C');
    g.choosePlayer(0).move('challenge', 'A').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
    // Who has ended the turn acts no more; the turn ends when all have.
    g.choosePlayer(0).endTurn();
    expect(g).toHaveDecision('act', { player: 2 });
    g.endTurn();
    expect(g).toHaveDecision('choose-players', { player: 1 });
    goOn(g);
  });

  const bard = (name: string) =>
    character(name, '1/4/1', { text: 'At the start of your turn, you may draw a card.' });

  test('CR 9.3.2 what triggers for several of them is the team’s, in the order it likes', () => {
    const g = game([{}, { play: [bard('B')] }, { play: [bard('C')] }, { play: [bard('D')] }], team);
    g.choosePlayer(0).endTurn().endTurn();
    expect(g).toHaveDecision('choose-option', { player: 1, prompt: 'choose-trigger' });
    g.option('D');
    expect(g).toHaveDecision('confirm', { player: 3 });
    g.accept();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.decline();
    expect(g).toHaveDecision('choose-players', { player: 1 });
    goOn(g);
  });

  test('CR 9.3.2 the team’s abilities come before those of the others', () => {
    const watcher = (name: string) =>
      character(name, '1/9/1', { text: 'Whenever a character is banished, you may draw a card.' });
    const burn = action('Burn', 'Banish chosen character.', { cost: 0 });
    const g = game(
      [{ hand: [burn], play: [hero('Fuel')] }, { play: [watcher('B')] }, { play: [watcher('C')] }, {}],
      team,
    );
    g.choosePlayer(0).move('play', 'Burn').choose('Fuel');
    expect(g).toHaveDecision('confirm', { player: 2 });
    g.decline();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.decline();
    goOn(g);
  });

  test('CR 9.3.1 “your turn” is each one’s of the team, and effects end with it for all', () => {
    const late = character('Late', '1/4/1', { text: 'During your turn, this character gets +2 {S}.' });
    const grow = action('Grow', 'Chosen character gets +1 {S} this turn.', { cost: 0 });
    const long = action('Long', 'Chosen character gets +1 {W} until the start of your next turn.', {
      cost: 0,
    });
    const g = game([{}, {}, { play: [late], hand: [grow, long] }, {}], team);
    expect(g.card('Late')).toHaveStat('strength', 3);
    g.choosePlayer(2).move('play', 'Grow').choose('Late').choosePlayer(2).move('play', 'Long').choose('Late');
    expect(g.card('Late')).toHaveStat('strength', 4);
    g.choosePlayer(0).endTurn().endTurn();
    expect(g.card('Late')).toHaveStat('strength', 1);
    expect(g.card('Late')).toHaveStat('willpower', 5);
    g.choosePlayer(1).endTurn().endTurn();
    expect(g.card('Late')).toHaveStat('willpower', 4);
    expect(g.card('Late')).toHaveStat('strength', 3);
    goOn(g);
  });

  test('CR 9.3.1 players of a team are no opponents, and the last team left wins', () => {
    const drain = action('Drain', 'Each opponent loses 1 lore.', { cost: 0 });
    const side = { lore: 3 };
    const g = game([{ hand: [drain], lore: 3 }, side, side, side], team)
      .choosePlayer(0)
      .move('play', 'Drain');
    expect([0, 1, 2, 3].map((p) => g.player(p).count('lore'))).toEqual([3, 2, 3, 2]);
    g.concede(0);
    expect(g).toHaveDecision('act', { player: 2 });
    g.concede(1);
    expect(g.isOver).toBe(false);
    g.concede(3);
    expect(g).toBeWonBy(2);
    goOn(g);
  });

  test('CR 9.3.1 a step that one of them skips takes place for the others', () => {
    const squire = character('Squire', '1/5/1', { text: "Skip your turn's Draw step." });
    const g = game([{}, { play: [squire], hand: 0 }, {}, { hand: 0 }], team);
    g.choosePlayer(0).endTurn().endTurn();
    expect(g.player(1)).toHaveCount('hand', 0);
    expect(g.player(3)).toHaveCount('hand', 1);
    goOn(g);
  });

  test('CR 9.3.2 example: three ready, gain lore and draw at once, act in the order they like, and end together', () => {
    const six = definePlugin({ ...lorcana, game: { ...lorcana.game!, maxPlayers: 6 } });
    const mine = (n: number) => ({
      play: [tired(`M${n}`), location(`L${n}`, '5/1/1')],
      hand: [hero(`H${n}`)],
    });
    const foe = { play: [tired('Foe')] };
    const g = game([foe, mine(1), {}, mine(3), {}, mine(5)], { plugins: [six, simultaneousTurns] });
    g.choosePlayer(0).endTurn().choosePlayer(2).endTurn().endTurn();
    for (const player of [1, 3, 5]) {
      expect(g.card(`M${player}`)).toBeInState('ready');
      expect(g.player(player)).toHaveCount('lore', 1);
      expect(g.player(player)).toHaveCount('hand', 2);
    }
    // All of them ready before any gains lore, and gain it before any draws.
    const kinds = g.events().map(({ kind }) => kind.name);
    expect(kinds.lastIndexOf('readied')).toBeLessThan(kinds.indexOf('lore-gained'));
    expect(kinds.lastIndexOf('lore-gained')).toBeLessThan(kinds.indexOf('drawn'));
    g.choosePlayer(1).move('ink', 'H1').choosePlayer(3).move('quest', 'M3');
    g.choosePlayer(5).move('challenge', 'M5').choose('Foe').choosePlayer(1).move('quest', 'M1');
    g.choosePlayer(3).endTurn().choosePlayer(1).endTurn().endTurn();
    expect(g.events('turn-ended').map(({ player }) => player)).toEqual([0, 2, 4, 1, 3, 5]);
    expect(g).toHaveDecision('choose-players', { player: 2 });
    goOn(g);
  });
});
