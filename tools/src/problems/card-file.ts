import type { CardFileError } from '../card-files/card-file-error.ts';
import { SourceFile } from '../files/source-file.ts';
import { type Path, readYaml, valueRange, type YamlFile } from '../set-file/read-yaml.ts';
import { type Problem, ProblemError } from './problem.ts';

/** The list of cards may be the whole file or stand under a key. */
function listPath({ data }: YamlFile): Path {
  if (Array.isArray(data)) return [];
  const found = ['cards', 'results'].find((key) =>
    Array.isArray((data as Record<string, unknown> | null)?.[key]),
  );
  return found === undefined ? [] : [found];
}

/** YAML reads JSON too, and knows its places. Undefined for what JSON can say and YAML refuses, which has none then. */
function placesOf(file: SourceFile): YamlFile | undefined {
  try {
    return readYaml(file);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** What a card file's reader complains of, each with its place in the file. */
export function fromCardFile(error: CardFileError, cwd: string): readonly Problem[] {
  const file = SourceFile.read(error.file, cwd);
  const base = { code: error.code, severity: 'error' as const };
  const first = file.line(1);
  const yaml = error.problems.some(({ path }) => path !== undefined) ? placesOf(file) : undefined;
  return error.problems.map(({ path, offset, ...told }): Problem => {
    if (offset !== undefined) return { ...base, ...told, place: file.place(offset) };
    if (path === undefined || yaml === undefined) return { ...base, ...told, place: first };
    return { ...base, ...told, place: file.place(...valueRange(yaml, [...listPath(yaml), ...path])) };
  });
}
