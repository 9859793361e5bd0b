import {
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { SourceFile } from '../files/source-file.ts';
import { fail, type Place, type Problem, ProblemError } from '../problems/problem.ts';
import { MendedFile } from './mended-file.ts';
import { type Slip, slipsBefore } from './yaml-slips.ts';

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

/** Sayings of the library that speak to programmers, in ours. */
const sayings: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'a key stands twice in one mapping',
  MULTIPLE_DOCS: 'there is a second document in the file',
  TAG_RESOLVE_FAILED: 'a type is named that is not known here',
  IMPOSSIBLE: 'lists and mappings are nested too deeply',
};

/** Most levels of lists and mappings in each other; a card needs four. The library's stack ends at about 800. */
const DEPTH_LIMIT = 100;
/** Most places in which what aliases stand for is written out. */
const ALIAS_LIMIT = 100;

/** YAML that was read although something is wrong with it. */
export interface YamlRead {
  /** The file as it was probably meant; its places are those of the file as it was written. */
  readonly yaml: YamlFile;
  readonly problems: readonly Problem[];
}

/** Most slips that are mended in one file. */
const SLIPS = 50;
/** Most characters that are read again while slips are looked for: the larger a file, the fewer tries. */
const READ_AGAIN = 50_000_000;

/** What is wrong, in the order of the file; of what follows from another fault on its line only the first is told. */
function faultsOf(document: Document, file: SourceFile): YAMLError[] {
  // What is only warned of there, an unknown tag, changes what the file says.
  const all = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  let line = 0;
  return all.filter(({ pos }) => {
    const before = line;
    line = file.place(pos[0]).line;
    return line !== before;
  });
}

/** A reading of a file: what the parser made of it, and its faults. */
class Reading {
  readonly document: Document;
  readonly faults: readonly YAMLError[];
  constructor(readonly file: SourceFile) {
    this.document = parseDocument(file.text, { prettyErrors: false });
    this.faults = faultsOf(this.document, file);
  }

  /** The slip behind its first fault, and the file read without it: mending it takes the parser further, or to another fault. */
  mended(budget: { left: number }): { readonly slip: Slip; readonly reading: Reading } | undefined {
    const [{ pos, code }] = this.faults as [YAMLError];
    let other: { readonly slip: Slip; readonly reading: Reading } | undefined;
    for (const slip of slipsBefore(this.file.text, pos[0])) {
      budget.left -= this.file.text.length;
      if (budget.left < 0) break;
      const { span, text } = slip.edit;
      const reading = new Reading(new MendedFile(this.file, slip.edit));
      const [next] = reading.faults;
      const same = pos[0] + text.length - (span.end - span.start);
      if (next === undefined || next.pos[0] > same) return { slip, reading };
      if (next.code !== code || next.pos[0] !== same) other ??= { slip, reading };
    }
    return other;
  }
}

/**
 * Reads YAML past the usual slips: each is told, mended as it was probably meant and the file read on, so that one slip
 * does not hide what else is wrong.
 *
 * @param left how many characters may be read again for it
 * @throws ProblemError where no slip explains why it cannot be read
 */
export function readYamlOn(given: SourceFile, left = READ_AGAIN): YamlRead {
  const budget = { left };
  refuseDepth(given);
  const problems: Problem[] = [];
  let reading = new Reading(given);
  while (reading.faults.length > 0) {
    const { file, faults } = reading;
    const found = problems.length < SLIPS ? reading.mended(budget) : undefined;
    if (found === undefined)
      throw new ProblemError([...problems, ...faults.map((fault) => toProblem(file, fault))]);
    const { start, end, edit, message, help } = found.slip;
    const now = found.reading.file.text;
    const line = now.slice(now.lastIndexOf('\n', edit.span.start - 1) + 1).split('\n', 1)[0]!;
    problems.push({
      code: 'set/yaml',
      severity: 'error',
      message: `not YAML: ${message}`,
      place: file.place(start, end),
      suggestion: line.trim(),
      help,
    });
    reading = found.reading;
  }
  const { file, document } = reading;
  return { yaml: { file, document, data: toData(file, document) }, problems };
}

/** Reads YAML; every error of the file is told at once. @throws ProblemError */
export function readYaml(file: SourceFile): YamlFile {
  const { yaml, problems } = readYamlOn(file);
  if (problems.length > 0) throw new ProblemError(problems);
  return yaml;
}

const toProblem = (file: SourceFile, { code, message, pos: [start, end] }: YAMLError): Problem => ({
  code: 'set/yaml',
  severity: 'error',
  message: `not YAML: ${sayings[code] ?? message}`,
  place: file.place(start, end),
  help: helps[code] ?? 'mend it here, or just before it',
});

/** What the document says as plain data. Aliases may make of a small file one that fills the memory. */
function toData(file: SourceFile, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: ALIAS_LIMIT });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const anchors = new Set<string>();
    let place = file.place(0);
    visit(document, {
      Node(_, node) {
        if ('anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
      },
      Alias(_, { source, range }) {
        if (range) place = file.place(range[0], range[1]);
        return anchors.has(source) ? undefined : visit.BREAK;
      },
    });
    const unknown = error.message.startsWith('Unresolved');
    return fail('set/yaml', unknown ? 'an alias (*) stands for nothing' : 'aliases (*) stand for too much', {
      place,
      help: unknown ? 'name what it stands for with & before it' : 'write out what they stand for',
    });
  }
}

/** What the lexer adds to say where a document, a scalar or the wrong end of a flow begins. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** Refuses what is nested more deeply than the library's stack allows, before it reads any of it. */
function refuseDepth(file: SourceFile): void {
  const lexer = new Lexer();
  let flow = 0;
  let block = 0;
  let at = 0;
  for (const source of lexer.lex(file.text)) {
    if (source === '[' || source === '{') flow++;
    else if (source === ']' || source === '}') flow--;
    else if (source === '\n') block = 0;
    else if (source === '-' || source === '?') block++;
    // In the block form each level is a column at least.
    else if (block === 0 && flow === 0 && /^ +$/.test(source)) block = source.length;
    if (flow + block > DEPTH_LIMIT)
      fail('set/yaml', `not YAML: ${sayings.IMPOSSIBLE}`, {
        place: file.place(at),
        help: 'a set is a mapping with a list of cards, and a card is a mapping',
      });
    if (!MARKS.has(source)) at += source.length;
  }
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

/** The place of what stands at a path of a file of data; its first character where that has no places. */
export function placeAt(file: SourceFile, path: Path): Place {
  try {
    return file.place(...valueRange(readYaml(file), path));
  } catch (error) {
    if (error instanceof ProblemError) return file.place(0);
    throw error;
  }
}
