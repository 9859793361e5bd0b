import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { applyEdits } from '../../problems/edit.ts';
import { fromDiagnostic } from '../../problems/from-diagnostic.ts';
import { type Problem, ProblemError } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { readSet, type SetCard, type SetFile } from '../../set-file/read-set.ts';
import { textChange } from '../../set-file/text-change.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { canonicalText } from '../../texts/canonical.ts';
import { createCompiler } from '../../texts/compiler.ts';

/** A card whose text is not in canonical form. */
interface Change {
  readonly card: SetCard;
  readonly text: string;
}

/** The canonical texts of a set, where they differ from what is written. */
function changesOf(set: SetFile): readonly Change[] {
  const compiler = createCompiler(
    set.game,
    set.cards.map(({ facts }) => facts),
  );
  const problems: Problem[] = [...set.problems];
  const changes = set.cards.flatMap((card): Change[] => {
    const compiled = compiler.read(card.facts);
    const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
    problems.push(...errors.map((d) => fromDiagnostic(d, card.placeOf(d.span.start, d.span.end))));
    if (!compiled.verdict.parsed) return [];
    const text = canonicalText(compiler, card.facts, compiled);
    return text === card.facts.text ? [] : [{ card, text }];
  });
  if (problems.some(({ severity }) => severity === 'error')) throw new ProblemError(problems);
  return changes;
}

/** The file with the changed texts replaced; every other byte is unchanged. */
function apply(set: SetFile, changes: readonly Change[]): string {
  const { file } = set.yaml;
  const edits = changes.flatMap(({ card, text }) => textChange(card, text) ?? []);
  return file.mark + applyEdits(file.text, edits);
}

/** `format <set.yaml>` */
export async function format(
  terminal: Terminal,
  name: string,
  options: GivenShelf & { readonly write?: boolean; readonly check?: boolean; readonly json?: boolean },
): Promise<number> {
  const set = await readSet(SourceFile.read(name, terminal.cwd), options.shelf);
  const changes = changesOf(set);
  const result = {
    file: name,
    cards: set.cards.length,
    changes: changes.map(({ card, text }) => ({
      card: set.game.fullName(card.facts),
      line: card.placeOf(0, 0).line,
      before: card.facts.text,
      after: text,
    })),
  };
  if (options.check && options.json) writeAnswer(terminal, result, [], changes.length === 0);
  else if (options.check) {
    for (const { card, text } of changes) {
      const { file, line, column } = card.placeOf(0, 0);
      terminal.print(`${file}:${line}:${column}: ${set.game.fullName(card.facts)}`);
      terminal.print(terminal.colors.red(card.facts.text.replace(/^/gm, '  - ')));
      terminal.print(terminal.colors.green(text.replace(/^/gm, '  + ')));
    }
    terminal.print(
      changes.length === 0
        ? `${name}: every text is in canonical form`
        : `${name}: ${changes.length === 1 ? '1 text is' : `${changes.length} texts are`} not in canonical form; --write changes them`,
    );
  }
  if (options.check) return changes.length === 0 ? 0 : 1;
  const written = apply(set, changes);
  if (options.write && changes.length > 0) writeWhole(name, written, terminal.cwd);
  if (options.json) writeAnswer(terminal, options.write ? result : { ...result, text: written });
  else if (!options.write) terminal.stdout.write(written);
  else {
    terminal.print(`${name}: ${changes.length} of ${set.cards.length} texts changed`);
  }
  return 0;
}
