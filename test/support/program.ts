import { join } from 'node:path';
import ts from 'typescript';
import { root, workspaces } from './sources.ts';

/** The packages whose code runs while a game is played. */
export const enginePackages = ['@cardwright/core', '@cardwright/lorcana', '@cardwright/kingdom-hearts'];

/** Their source files, relative to the root. Reading text is no part of playing. */
export const engineFiles: readonly string[] = workspaces
  .filter(({ manifest }) => enginePackages.includes(manifest.name))
  .flatMap(({ sources }) => sources)
  .filter((file) => !/\/src\/(language|rules|oracle)(\/|\.ts)/.test(file));

const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/**
 * The program of the engine, with types.
 * @param more files that exist only here, by path relative to the root
 */
export function createProgram(more: Readonly<Record<string, string>> = {}): ts.Program {
  const options = { ...config.options, composite: false, incremental: false, noEmit: true, types: ['node'] };
  const host = ts.createCompilerHost(options);
  const own = new Map(Object.entries(more).map(([file, text]) => [join(root, file), text]));
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (file) => own.get(file) ?? readFile(file);
  host.fileExists = (file) => own.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = own.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version, true);
  };
  return ts.createProgram([...engineFiles.map((file) => join(root, file)), ...own.keys()], options, host);
}

/** Something found in a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Where a node stands, with the line it begins on. */
export function placeOf(node: ts.Node): Place {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return {
    file: source.fileName.slice(root.length + 1),
    line: line + 1,
    text: node.getText().split('\n')[0]!.slice(0, 80),
  };
}

/** Visits every node of a file. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** An exception, with the reason for it. */
export interface Allowed {
  readonly file: string;
  /** What it lets stand there: part of the text that is found. */
  readonly text: string;
  readonly reason: string;
}

/** What is found and not allowed, and which exceptions are not needed any more. */
export function judge(
  found: readonly Place[],
  allowed: readonly Allowed[],
): { readonly wrong: string[]; readonly unused: Allowed[] } {
  const fits = (place: Place, entry: Allowed) =>
    place.file.endsWith(entry.file) && place.text.includes(entry.text);
  return {
    wrong: found
      .filter((place) => !allowed.some((entry) => fits(place, entry)))
      .map(({ file, line, text }) => `${file}:${line}: ${text}`),
    unused: allowed.filter((entry) => !found.some((place) => fits(place, entry))),
  };
}
