import type { CardFileError } from '../card-files/card-file-error.ts';
import { SourceFile } from '../files/source-file.ts';
import { type Path, readYaml, valueRange, type YamlFile } from '../set-file/read-yaml.ts';
import { type Problem, ProblemError } from './problem.ts';

/** Where in a file's data a complaint of the reader is: `card 3 (Name): cost: …`. */
function pathOf(complaint: string): { path: Path; message: string } {
  const [, card, name, field, message] =
    /^card (\d+)(?: \((.*)\))?: ([\w.]+): ([\s\S]*)$/.exec(complaint) ?? [];
  if (card === undefined) return { path: [], message: complaint };
  const keys = (field ?? '').split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const subject = name === undefined ? `card ${card}` : name;
  return {
    path: [Number(card) - 1, ...(field === 'card' ? [] : keys)],
    message: `${subject}: ${field}: ${message}`,
  };
}

/** The list of cards may be the whole file or stand under a key. */
function listPath({ data }: YamlFile): Path {
  if (Array.isArray(data)) return [];
  const found = ['cards', 'results'].find((key) =>
    Array.isArray((data as Record<string, unknown> | null)?.[key]),
  );
  return found === undefined ? [] : [found];
}

/** Where the second card of a pair that claims one number is. */
function duplicatePath(yaml: YamlFile, complaint: string): Path {
  const number = /number (\d+)/.exec(complaint)?.[1];
  const list = listPath(yaml);
  const cards = (
    list.length === 0 ? yaml.data : (yaml.data as Record<string, unknown>)[list[0]!]
  ) as readonly unknown[];
  const index = cards.findLastIndex(
    (card) => String((card as Record<string, unknown> | null)?.number) === number,
  );
  return [...list, index, 'number'];
}

/** What a card file's reader complains of, each with its place in the file. */
export function fromCardFile(error: CardFileError, cwd: string): readonly Problem[] {
  const file = SourceFile.read(error.file, cwd);
  const base = { code: error.code, severity: 'error' as const };
  let yaml: YamlFile;
  try {
    // YAML reads JSON too, and tells where it goes wrong.
    yaml = readYaml(file);
  } catch (syntax) {
    const found = syntax instanceof ProblemError ? syntax.problems : [];
    if (error.code === 'card-file/syntax')
      return found.slice(0, 1).map((problem) => ({ ...problem, ...base }));
    throw syntax;
  }
  const first = file.line(1);
  if (error.problems.length === 0) return [{ ...base, message: `${error.file} ${error.help}`, place: first }];
  return error.problems.map((complaint) => {
    if (error.code === 'card-file/duplicate') {
      const place = file.place(...valueRange(yaml, duplicatePath(yaml, complaint)));
      return { ...base, message: `used twice: ${complaint}`, place, help: 'give each card its own number' };
    }
    const { path, message } = pathOf(complaint);
    const place = path.length === 0 ? first : file.place(...valueRange(yaml, [...listPath(yaml), ...path]));
    return { ...base, message, place };
  });
}
