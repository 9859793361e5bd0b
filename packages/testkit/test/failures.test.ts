import { type Scenario, ScenarioError, scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { judgeTest } from '../src/scenario/judge-test.ts';
import { takeScenarios } from '../src/scenario/open-scenarios.ts';
import { plugins } from './fixtures/duel.ts';

const begin = (): Scenario =>
  scenario({
    plugins,
    players: [
      { hand: ['Spark'], mana: 1 },
      { play: ['Avenger', 'Knight of the North', 'Knight of the South'] },
    ],
  });

function failure(run: () => unknown): ScenarioError {
  try {
    run();
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe('messages list what is possible', () => {
  test('a card that is not a candidate, with a near name', () => {
    const game = begin().move('cast', 'Spark');
    const error = failure(() => game.choose('Avengr'));
    expect(error.code).toBe('unknown-name');
    expect(error.message).toContain('“Avengr” is not there. Player 0 can choose: “Avenger”,');
    expect(error.message).toContain('Did you mean “Avenger”?');
    game.choose('Knight of the North');
  });

  test('a name that several cards have', () => {
    const game = begin().move('cast', 'Spark');
    expect(failure(() => game.choose('Knight')).message).toContain(
      '“Knight” may be “Knight of the North” and “Knight of the South”. Use a full name.',
    );
    game.choose('Knight of the South');
  });

  test('a question that is not asked', () => {
    const game = begin();
    const { message } = failure(() => game.accept());
    expect(message).toContain('The game does not ask to accept now (act, act). Player 0 can take one of ');
    expect(message).toMatch(/“cast Spark”.*“end”|“end”.*“cast Spark”/);
    game.move('cast', 'Spark');
    expect(failure(() => game.endTurn()).message).toContain('Player 0 can choose 1 of “Avenger”,');
    game.choose('Knight of the South');
  });

  test('an action, a zone, a stat, a card, an event and a player that nothing has', () => {
    const game = begin();
    expect(failure(() => game.move('casr', 'Spark')).message).toContain('Did you mean “cast”?');
    expect(failure(() => game.player(0).count('hnd')).message).toContain('Did you mean “hand”?');
    expect(failure(() => game.card('Spark').stat('powr')).message).toContain('Did you mean “power”?');
    expect(failure(() => game.card('Sparc')).message).toContain('Did you mean “Spark”?');
    expect(failure(() => game.events('wouned')).message).toContain('Did you mean “wounded”?');
    expect(failure(() => game.player(2)).message).toContain('There is no player 2');
    expect(failure(() => scenario({ plugins, players: [{ hand: ['Sparc'] }] })).message).toContain('“Spark”');
    expect(() => scenario({ plugins, players: [{ hnad: ['Spark'] }] })).toThrow(/hnad/);
  });

  test('a refused answer tells reason and rule, and changes nothing', () => {
    const game = scenario({ plugins, players: [{ hand: ['Spark'] }, { play: ['Runner'] }] });
    const before = game.engine.hash(game.state);
    const error = failure(() => game.move('cast', 'Spark'));
    expect(error.message).toContain('Player 0 may not do this: cast Spark. Reason: no-mana [D 1].');
    expect(error.details).toEqual({ reason: 'no-mana', rule: 'D 1' });
    expect(game.engine.hash(game.state)).toBe(before);
    expect(game.offer('cast', 'Spark')).toBeRefused('no-mana');
    expect(game.offer('cast', 'Spark')).not.toBeOffered();
    expect(() => game.move('cast', 'Spark')).toBeRefused('D 1');
    expect(game.offer('end')).toBeOffered();
  });
});

describe('the transcript', () => {
  test('tells the literal, answers, events and decisions', () => {
    const game = begin().move('cast', 'Spark').choose('Avenger').decline();
    const lines = game.describe().split('\n');
    expect(lines[0]).toBe('Scenario (seed 1, player 0 begins)');
    expect(lines[1]).toContain('player 0: {"hand":["Spark"],"mana":1}');
    expect(lines).toContain('> player 0: cast Spark');
    expect(lines).toContain('    cast Spark (player 0) ×1 [D 1]');
    expect(lines).toContain('> player 0: chooses Avenger');
    expect(lines).toContain('    wounded Avenger (player 0) ×1 by Spark [D 2]');
    expect(
      lines.some((line) => line.includes('? player 0 is asked (choose-target) for Spark: choose 1 of')),
    ).toBe(true);
    expect(lines.some((line) => line.includes('! ability of Avenger resolves (player 1)'))).toBe(true);
    expect(lines.at(-1)).toBe('> player 1: declines');
  });

  test('is in the message of every failure', () => {
    const game = begin().move('cast', 'Spark').choose('Avenger').decline();
    expect(failure(() => game.accept()).message).toContain('> player 0: chooses Avenger');
    expect(() => expect(game.card('Avenger')).toBeInZone('play')).toThrow(
      /Expected Avenger to be in play, but it is in discard of player 1[\s\S]*> player 0: chooses Avenger/,
    );
    expect(() => expect(game.card('Avenger')).toHaveStat('power', 2)).toThrow(
      /it is 1 \(printed 1\)[\s\S]*> player 0/,
    );
    expect(() => expect(game.player(0)).toHaveCount('hand', 2)).toThrow(/it is 0[\s\S]*> player 0/);
    expect(() => expect(game).toHaveDecision('confirm')).toThrow(
      /player 0 is asked \(act\)[\s\S]*> player 0/,
    );
    expect(() => expect(game).toHaveHappened('wounded', { times: 2 })).toThrow(/it happened 1 times so/);
    expect(() => expect(game.offer('end')).toBeRefused()).toThrow(/it may be done/);
    expect(() => expect(game.card('Avenger')).not.toBeInZone('discard')).toThrow(/not to be in discard/);
  });

  test('matchers refuse subjects they do not know', () => {
    expect(() => expect('Avenger').toBeInZone('play')).toThrow(/checks a card/);
    expect(() => expect(7).toHaveDecision('act')).toThrow(/checks a scenario/);
  });
});

describe('the end of a test', () => {
  test('a decision that is open fails it', () => {
    const game = begin().move('cast', 'Spark');
    const error = failure(() => game.done());
    expect(error.code).toBe('unanswered');
    expect(error.message).toContain(
      'The test ended with a decision open: player 0 can choose 1 of “Avenger”',
    );
    expect(error.message).toContain('> player 0: cast Spark');
  });

  test('the hook fails a test that leaves one open, and only that', () => {
    begin().move('cast', 'Spark');
    expect(() => judgeTest({ result: { state: 'pass' } })).toThrow(/with a decision open/);
    begin();
    judgeTest({ result: { state: 'pass' } });
    expect(takeScenarios()).toEqual([]);
  });

  test('the hook tells what happened in a test that failed', () => {
    begin().move('cast', 'Spark').choose('Avenger');
    const errors = [{ message: 'expected 1 to be 2' }];
    judgeTest({ result: { state: 'fail', errors } });
    expect(errors[0]!.message).toMatch(/^expected 1 to be 2\n\nScenario [\s\S]*> player 0: chooses Avenger/);
  });

  test('leaving a block ends the scenario', () => {
    expect(() => begin().move('cast', 'Spark')[Symbol.dispose]()).toThrow(/with a decision open/);
  });
});
