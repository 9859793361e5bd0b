/** A test as declared in source. */
export interface DeclaredTest {
  /** Path of the file, as given. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly title: string;
  /** Expected to fail (`test.fails`): what it describes does not work yet. */
  readonly fails: boolean;
}

/** Matches the start of a title, with the function called: `test('…'`, `it.fails("…"`, `test.each([…])(\n  '…'`. */
const declaration =
  /^[ \t]*(?:test|it)((?:\.\w+)*)(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/gm;

/**
 * Lists the tests that a Vitest source declares, without running it. Titles computed at run time are not found; tests
 * that are found but do not run are reported by the {@link ConformanceReporter}.
 */
export function testsInSource(source: string, file: string): readonly DeclaredTest[] {
  const tests: DeclaredTest[] = [];
  for (const match of source.matchAll(declaration)) {
    const [whole, calls = '', single, double, back] = match;
    const start = match.index + whole.length - whole.trimStart().length;
    const title = (single ?? double ?? back ?? '').replace(/\\(.)/g, '$1');
    const line = source.slice(0, start).split('\n').length;
    tests.push({ file, line, title, fails: /\.fails\b/.test(calls) });
  }
  return tests;
}
