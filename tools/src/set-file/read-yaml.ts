import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { SourceFile } from '../files/source-file.ts';
import { type Problem, ProblemError } from '../problems/problem.ts';

/** A path of keys and indexes. */
export type Path = readonly (string | number)[];

/** A YAML (or JSON) document with its places. */
export interface YamlFile {
  readonly file: SourceFile;
  readonly document: Document;
  readonly data: unknown;
}

/** YAML's own codes in the words of somebody who writes sets. */
const helps: Readonly<Record<string, string>> = {
  BAD_INDENT: 'give lines of one level the same indentation, with blanks only',
  TAB_AS_INDENT: 'indent with blanks; YAML allows no tabs there',
  DUPLICATE_KEY: 'keep one of the two',
  MISSING_CHAR: 'close what was opened, or quote a text that has “: ” or “#” in it',
  BLOCK_IN_FLOW: 'close the bracket or brace before the next line',
};

/** Reads YAML; every error of the file is told at once. */
export function readYaml(file: SourceFile): YamlFile {
  const document = parseDocument(file.text, { lineCounter: new LineCounter(), prettyErrors: false });
  const problems = document.errors.map(
    ({ code, message, pos: [start, end] }): Problem => ({
      code: 'set/yaml',
      severity: 'error',
      message: `not YAML: ${message}`,
      place: file.place(start, end),
      ...(helps[code] === undefined ? {} : { help: helps[code] }),
    }),
  );
  if (problems.length > 0) throw new ProblemError(problems);
  return { file, document, data: document.toJS() };
}

/** The node at a path, or the nearest around it that exists. */
export function nodeAt({ document }: YamlFile, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node;
  }
  return undefined;
}

/** Offsets of a key of the mapping at a path. */
export function keyRange(yaml: YamlFile, path: Path, key: string): [number, number] | undefined {
  const map = nodeAt(yaml, path);
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  const range = isScalar(pair?.key) ? pair.key.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

/** Offsets of what stands at a path; of the first key where that is a whole mapping. */
export function valueRange(yaml: YamlFile, path: Path): [number, number] {
  const node = nodeAt(yaml, path);
  if (isMap(node) && isScalar(node.items[0]?.key) && node.items[0].key.range) {
    const [start, end] = node.items[0].key.range;
    return [start, end];
  }
  return node?.range ? [node.range[0], node.range[1]] : [0, 1];
}
