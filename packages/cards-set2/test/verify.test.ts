import { set2 } from '@cardwright/cards-set2';
import type { Plugin } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { verifySet } from '@cardwright/testkit';
import { expect, test } from 'vitest';

test('every ability of the second set is exercised', { timeout: 900_000 }, () => {
  const report = verifySet({ plugins: [lorcana], set: set2 });
  const rest = report.reports.filter(({ level }) => level !== 'exercised');
  expect(rest.map(({ name, unmet, findings }) => ({ name, unmet, findings }))).toEqual([]);
  expect(report).toMatchObject({ cards: 204, bound: 204, exercised: 204, findings: [] });
  expect(report.reports.reduce((sum, { met }) => sum + met, 0)).toBeGreaterThan(1500);
});

/** The game without one of the things that situations for its cards are made of. */
const without = (what: 'means' | 'ways'): Plugin => {
  const { [what]: _, ...situations } = lorcana.game!.situations!;
  return { ...lorcana, game: { ...lorcana.game!, situations: { ...situations, most: 20 } } };
};

test.each([
  ['means', 'Grand Pabbie - Oldest and Wisest', 'happened'],
  ['means', 'Pete - Bad Guy', 'part'],
  ['ways', 'Bucky - Squirrel Squeak Tutor', 'holds'],
] as const)('without %s what %s waits for is not seen, and that is told', (what, name, kind) => {
  const only = (card: { fullName: string }) => card.fullName === name;
  // Alone: no other card of the set does it for them.
  expect(verifySet({ plugins: [lorcana], set: set2, only }).exercised).toBe(1);
  const report = verifySet({ plugins: [without(what)], set: set2, only });
  expect(report).toMatchObject({ bound: 1, exercised: 0 });
  expect(report.reports[0]!.unmet.map((unmet) => unmet.kind)).toContain(kind);
});
