import { SourceFile } from '../../files/source-file.ts';
import type { Problem } from '../../problems/problem.ts';
import { renderProblems, toJson } from '../../problems/render.ts';
import { readSet, type SetCard } from '../../set-file/read-set.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Compiler, createCompiler } from '../../texts/compiler.ts';
import { ambiguities, fromDiagnostic } from '../../texts/text-problems.ts';

/** What is wrong with one card's text. */
function textProblems(compiler: Compiler, card: SetCard): Problem[] {
  const compiled = compiler.compile(card.facts);
  const place = ({ start, end }: { start: number; end: number }) => card.placeOf(start, end);
  const found = [...compiled.diagnostics, ...ambiguities(compiler, card.facts, compiled)];
  const problems = found.map((diagnostic) => fromDiagnostic(diagnostic, place(diagnostic.span)));
  if (!compiled.verdict.supported && !found.some(({ severity }) => severity === 'error')) {
    problems.push({
      code: 'text/round-trip',
      severity: 'error',
      message: `the text does not print back: ${compiled.printed.join(' / ')}`,
      place: card.placeOf(0, card.facts.text.length),
      help: 'write it as printed, or report it if that says something else',
    });
  }
  return problems;
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);

/** `check <set.yaml>` */
export async function check(
  terminal: Terminal,
  name: string,
  options: { readonly json?: boolean },
): Promise<number> {
  const set = readSet(SourceFile.read(name, terminal.cwd));
  const compiler = createCompiler(set.cards.map(({ facts }) => facts.name));
  const problems = [...set.problems, ...set.cards.flatMap((card) => textProblems(compiler, card))].sort(
    byPlace,
  );
  const of = (severity: Problem['severity']) => problems.filter((p) => p.severity === severity).length;
  const [errors, warnings] = [of('error'), of('warning')];
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  if (options.json) {
    const diagnostics = problems.map(toJson);
    terminal.print(
      JSON.stringify({ file: name, cards: set.cards.length, errors, warnings, diagnostics }, null, 2),
    );
  } else {
    if (problems.length > 0) terminal.print(`${renderProblems(problems, terminal.colors)}\n`);
    const texts = set.cards.filter(({ facts }) => facts.text !== '').length;
    terminal.print(
      problems.length === 0
        ? `${terminal.colors.green('✓')} ${name}: ${set.cards.length} cards, ${texts} with text, nothing to mend`
        : `${name}: ${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(set.cards.length, 'readable card')}`,
    );
  }
  return errors > 0 ? 1 : 0;
}
