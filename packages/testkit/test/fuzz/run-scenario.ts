import ts from 'typescript';

/** Modules that a printed scenario imports, by name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Runs a scenario as it would run when pasted into a file of tests: compiled, with its imports taken from here. Throws
 * what the test throws.
 */
export function runScenario(code: string, modules: Modules): void {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const tests: (() => void)[] = [];
  const given: Modules = {
    ...modules,
    vitest: { test: (_name: string, run: () => void) => tests.push(run) },
  };
  const require = (name: string): unknown => {
    if (given[name] === undefined) throw new Error(`The scenario imports ${name}.`);
    return given[name];
  };
  new Function('require', 'exports', outputText)(require, {});
  if (tests.length !== 1) throw new Error(`The scenario has ${tests.length} tests.`);
  tests[0]!();
}
