import { defineEvent, defineProgram, turnNumber } from '@cardwright/core/game';
import * as testkit from '@cardwright/testkit';
import * as fuzzing from '@cardwright/testkit/fuzz';
import { type FuzzOptions, fuzz, laws } from '@cardwright/testkit/fuzz';
import { describe, expect, test } from 'vitest';
import { lawNamed } from '../../src/fuzz/laws/index.ts';
import { cards, mana } from '../fixtures/duel.ts';
import { duelWith, options, oracle } from './duel-with.ts';
import { faults } from './faults.ts';
import { runScenario } from './run-scenario.ts';

const sound = duelWith();

/** What a printed scenario imports, with the game that it is about. */
const modulesWith = (plugin: typeof sound) => ({
  './duel.ts': { plugins: [plugin, cards], oracle },
  '@cardwright/testkit/fuzz': fuzzing,
  '@cardwright/testkit/vitest': testkit,
});

describe('a sound game', () => {
  test('keeps all laws, and each is looked at', () => {
    const report = fuzz(options(sound));
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ games: 40, fromBoards: 13, thorough: 10 });
    for (const law of [...laws.map(({ name }) => name), 'ends', 'replays'])
      expect(report.laws[law]?.judged, law).toBeGreaterThan(0);
  });

  test('has laws by name, and says which name was near', () => {
    expect(lawNamed('undo').name).toBe('undo');
    expect(() => lawNamed('undu')).toThrow(
      expect.objectContaining({
        code: 'unknown-name',
        details: expect.objectContaining({ suggestions: ['undo'] }),
      }),
    );
  });

  test('is played alike by the same seed', () => {
    const few = { ...options(sound), games: 6 };
    expect(fuzz(few)).toEqual(fuzz(few));
  });

  test('is left where it stands still, if it need not end, and nowhere else', () => {
    const endless = { ...options(duelWith({}, { turns: 1000 })), games: 2, mostDecisions: 60 };
    expect(fuzz(endless).findings.map(({ law }) => law)).toContain('ends');
    const { findings, laws: looked, decisions } = fuzz({ ...endless, mostDecisions: 4000, neverEnds: true });
    expect(findings).toEqual([]);
    expect(looked['ends']).toMatchObject({ judged: 0, unjudged: 2 });
    expect(decisions).toBeLessThan(2000);
    // Where something changes all the time a game has to end, whatever its rules say.
    const grown = defineEvent('grown', {
      commit: (_e, d, { player }) => mana.put(d, player, mana.get(d, player) + 1),
    });
    const grow = defineProgram('duel/grow', 0, [(m) => m.emit([grown.of(m.frame.controller)])]);
    const growing = duelWith(
      { cast: { check: () => null, program: () => grow } },
      { turns: 1000, events: [grown] },
    );
    const [finding] = fuzz({ ...options(growing), games: 1, laws: [], neverEnds: true }).findings;
    expect(finding).toMatchObject({ law: 'ends', message: 'after 300 answers it has no end' });
  });

  test('has turns that end', () => {
    const endless = duelWith({ end: { endsLoop: false } });
    const [finding] = fuzz({ ...options(endless), games: 1, laws: [], mostDecisions: 4000 }).findings;
    expect(finding).toMatchObject({ law: 'ends', message: 'after 1000 answers the turn has no end' });
  });

  test('that chance can play for ever is ended by both sides together, or told', () => {
    const long = (turns: number, worth?: FuzzOptions['worth']) => {
      const given = { ...options(duelWith({}, { turns })), games: 4, mostDecisions: 60 };
      return fuzz(worth === undefined ? given : { ...given, worth });
    };
    expect(long(200).findings.map(({ law }) => law)).toEqual(['ends']);
    const { findings, laws: looked } = long(200, (_engine, state) => turnNumber.get(state, 0));
    expect(findings).toEqual([]);
    expect(looked['ends']?.judged).toBe(4);
    const [endless] = long(5000, (_engine, state) => Math.min(turnNumber.get(state, 0), 400)).findings;
    expect(endless?.message).toBe('even all together do not get further to a win of player 0');
  });

  test('every law has a fault that breaks it', () => {
    const broken = new Set(faults.map(({ law }) => law));
    // What becomes of an event in a view, and what is determined, is the kernel's work alone: faults there are in the table
    // of mutations.
    const ofTheKernel = ['hidden-log', 'determined-alike'];
    expect(laws.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual(ofTheKernel);
  });
});

describe.each(faults)('$what', ({ law, says, plugin, wholeGame }) => {
  const { findings } = fuzz({
    ...options(plugin),
    games: 300,
    // At every decision: a fault that ends the game shows as that where chance comes upon it first.
    laws: laws.filter(({ name }) => name === law).map((one) => ({ ...one, every: 1 })),
  });

  test(`breaks ${law}`, () => {
    expect(findings.map((finding) => finding.law)).toEqual([law]);
    expect(findings[0]!.message).toMatch(says);
  });

  test.runIf(wholeGame)('is told without a scenario', () => {
    expect(findings[0]!.scenario).toBeNull();
  });

  test.skipIf(wholeGame)('is written as a small test that fails, and passes once it is mended', () => {
    const code = findings[0]!.scenario!;
    expect(code.split('\n').length).toBeLessThan(36);
    expect(() => runScenario(code, modulesWith(plugin))).toThrow(says);
    runScenario(code, modulesWith(sound));
  });
});
