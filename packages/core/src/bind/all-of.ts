import type { CardTest } from '../model/ability-part.ts';

const ALWAYS: CardTest = () => true;

/** Conjunction of tests, unrolled for short lists. */
export function allOf(tests: readonly CardTest[]): CardTest {
  if (tests.length === 0) return ALWAYS;
  if (tests.length === 1) return tests[0]!;
  if (tests.length === 2) {
    const [a, b] = tests as [CardTest, CardTest];
    return (s, c, scope, known) => a(s, c, scope, known) && b(s, c, scope, known);
  }
  return (s, c, scope, known) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(s, c, scope, known)) return false;
    return true;
  };
}
