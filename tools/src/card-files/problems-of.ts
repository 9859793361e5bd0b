import type { EntryProblem } from '@cardwright/dsl/kit';
import { jsonPlaces } from '../files/read-json.ts';
import { SourceFile } from '../files/source-file.ts';
import { type Problem, ProblemError } from '../problems/problem.ts';
import { readYaml, valueRange } from '../set-file/read-yaml.ts';
import type { CardFileError } from './card-file-error.ts';
import { findCards } from './find-cards.ts';
import type { LeftOut } from './left-out.ts';

type Path = readonly (string | number)[];
type PlaceOf = (path: Path) => readonly [number, number];

/** The places of what is in a file, JSON or YAML. Undefined for what has none. */
function placesOf(file: SourceFile): PlaceOf | undefined {
  const under = (data: unknown, places: PlaceOf): PlaceOf => {
    const list = findCards(data)?.path ?? [];
    return (path) => places([...list, ...path]);
  };
  if (/^\s*[[{]/.test(file.text))
    try {
      return under(JSON.parse(file.text), jsonPlaces(file.text));
    } catch {
      // YAML may begin with a bracket, too.
    }
  try {
    const yaml = readYaml(file);
    return under(yaml.data, (path) => valueRange(yaml, path));
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Problems of one card file with their places in it. */
function placed(
  name: string,
  cwd: string,
  problems: readonly (EntryProblem & Pick<Problem, 'code' | 'severity'>)[],
): Problem[] {
  const file = SourceFile.read(name, cwd);
  const first = file.line(1);
  const places = problems.some(({ path }) => path !== undefined) ? placesOf(file) : undefined;
  return problems.map(({ path, offset, ...told }): Problem => {
    if (offset !== undefined) return { ...told, place: file.place(offset) };
    if (path === undefined || places === undefined) return { ...told, place: first };
    return { ...told, place: file.place(...places(path)) };
  });
}

/** What a card file's reader complains of, each with its place in the file. */
export function fromCardFile({ code, file, problems }: CardFileError, cwd: string): readonly Problem[] {
  return placed(
    file,
    cwd,
    problems.map((problem) => ({ code, severity: 'error', ...problem })),
  );
}

/** What is wrong with the entries of card files that were left out as unreadable, each with its place: no error, since the others are used. */
export function fromLeftOut(leftOut: readonly LeftOut[], cwd: string): readonly Problem[] {
  const byFile = new Map<string, (EntryProblem & Pick<Problem, 'code' | 'severity'>)[]>();
  for (const { file, code = 'card-file/card', problems = [] } of leftOut) {
    const list = byFile.get(file) ?? [];
    list.push(...problems.map((problem) => ({ code, severity: 'warning' as const, ...problem })));
    byFile.set(file, list);
  }
  return [...byFile].flatMap(([file, problems]) => placed(file, cwd, problems));
}
