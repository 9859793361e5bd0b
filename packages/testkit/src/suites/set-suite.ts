import { beforeAll, describe, expect, test } from 'vitest';
import type { CardReport } from '../verify/report.ts';
import { type VerifySetup, verifySet } from '../verify/verify-set.ts';

/** Everything that kept a card from being exercised. */
const told = ({ level, problem, unmet, unmade, findings }: CardReport) => ({
  level,
  ...(problem === undefined ? {} : { problem }),
  unmet,
  unmade,
  findings,
});

/** Registers a test for every card of a set: it is read, printed back, bound, and every ability exercised. */
export function runSetConformance(setup: VerifySetup): void {
  const { set, only } = setup;
  const cards = (set.cards ?? []).filter((card) => only === undefined || only(card));
  describe(`set conformance of ${set.name}`, () => {
    const reports = new Map<string, CardReport>();
    beforeAll(() => {
      for (const report of verifySet(setup).reports) reports.set(report.id, report);
    }, 600_000);

    test('the set has cards', () => expect(cards.length).toBeGreaterThan(0));

    test.each(cards.map((card) => [card.fullName, card.id]))('%s is exercised', (_, id) => {
      const { unmade } = reports.get(id)!;
      expect(told(reports.get(id)!)).toEqual({ level: 'exercised', unmet: [], unmade, findings: [] });
    });
  });
}
