import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const skipped = new Set(['node_modules', 'dist', '.types', '.cache', '.nx', '.git']);

/** Every file below a folder of the workspace, as sorted paths relative to the root. */
export function filesIn(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) found.push(...filesIn(path));
    else found.push(path);
  }
  return found.sort();
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Its own .ts files in src/, without tests. */
  readonly sources: readonly string[];
}

/** The packages and the command line, found on disk so that none can be forgotten. */
export const workspaces: readonly Workspace[] = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  'tools',
].map((folder) => ({
  folder,
  manifest: JSON.parse(read(`${folder}/package.json`)) as Manifest,
  sources: filesIn(`${folder}/src`).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
}));

export interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type … from` leave no trace at run time; `import { type A }` does. */
  readonly typeOnly: boolean;
  /** `import(…)`: loaded when it is called. */
  readonly late: boolean;
}

/** The imports of a file, as the compiler reads them. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node, typeOnly: boolean, late = false): void => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const line = source.getLineAndCharacterOfPosition(specifier.getStart()).line + 1;
    found.push({ from: file, specifier: specifier.text, line, typeOnly, late });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier) add(specifier, false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file that a relative specifier leads to, relative to the root. */
export const resolveRelative = (from: string, specifier: string): string =>
  relative(root, resolve(root, dirname(from), specifier));

/** `@cardwright/core/testing` → `@cardwright/core`, and entry `./testing`. */
export function splitSpecifier(specifier: string): { packageName: string; entry: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = parts.slice(length).join('/');
  return { packageName: parts.slice(0, length).join('/'), entry: rest === '' ? '.' : `./${rest}` };
}
