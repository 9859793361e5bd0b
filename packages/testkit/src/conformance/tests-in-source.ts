/** A test as its source declares it. */
export interface DeclaredTest {
  /** Path of the file, as it was given. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly title: string;
  /** It is expected to fail (`test.fails`): what it speaks of is not shown yet. */
  readonly fails: boolean;
}

/** `test('…'`, `it.fails("…"`, `test.each([…])(\n  '…'`: where a title begins, with what was called. */
const declaration =
  /^[ \t]*(?:test|it)((?:\.\w+)*)(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/gm;

/**
 * The tests that a source of Vitest declares, without running it. A title that is put together at run time is not
 * seen; what is seen and does not run is found by the {@link ConformanceReporter}.
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
