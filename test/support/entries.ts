import { posix } from 'node:path';
import ts from 'typescript';
import { read, resolveRelative, splitSpecifier, type Workspace, workspaces } from './sources.ts';

/** A name that an entry exports, with the declaration it leads to. */
export interface Exported {
  readonly name: string;
  /** The file that declares it, relative to the root; that of the package it comes from where it is another's. */
  readonly file: string;
  /** What it is called there. */
  readonly local: string;
}

/** An entry of a package: what one can import it by, and what it exports. */
export interface Entry {
  readonly specifier: string;
  readonly folder: string;
  readonly exported: readonly Exported[];
}

const parsed = new Map<string, ts.SourceFile>();
function parse(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names that a statement declares. */
function declaredBy(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((one) => (ts.isBindingElement(one) ? [one.name.getText()] : [])),
    );
  const { name } = node as ts.DeclarationStatement;
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

const fileOf = (specifier: string): string | undefined => {
  const { packageName, entry } = splitSpecifier(specifier);
  const workspace = workspaces.find(({ manifest }) => manifest.name === packageName);
  const target = workspace?.manifest.exports?.[entry];
  if (workspace === undefined || typeof target !== 'object') return undefined;
  return posix.join(workspace.folder, target['@cardwright/source']!);
};

const leadsTo = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? resolveRelative(from, specifier) : fileOf(specifier);

/** What a module exports, each name with where it is declared. */
export function exportsOf(file: string): Exported[] {
  const found: Exported[] = [];
  for (const node of parse(file).statements) {
    if (!ts.isExportDeclaration(node)) {
      if (isExported(node)) for (const name of declaredBy(node)) found.push({ name, file, local: name });
      continue;
    }
    const { moduleSpecifier, exportClause } = node;
    const target =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? (leadsTo(file, moduleSpecifier.text) ?? moduleSpecifier.text)
        : file;
    if (exportClause === undefined) found.push(...exportsOf(target));
    else if (ts.isNamespaceExport(exportClause))
      found.push({ name: exportClause.name.text, file: target, local: '*' });
    else
      for (const { name, propertyName } of exportClause.elements) {
        const local = (propertyName ?? name).text;
        const origin = target === file ? undefined : exportsOf(target).find((one) => one.name === local);
        found.push({ name: name.text, file: origin?.file ?? target, local: origin?.local ?? local });
      }
  }
  const named = new Map(found.map((one) => [one.name, one]));
  return [...named.values()];
}

const entriesOf = ({ folder, manifest }: Workspace): Entry[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            specifier: posix.join(manifest.name, entry),
            folder,
            exported: exportsOf(posix.join(folder, target['@cardwright/source']!)),
          },
        ],
  );

/** Every entry of every package. */
export const entries = (): Entry[] => workspaces.flatMap(entriesOf);

/** Where a name of a file is declared: the file and the name there, followed through its imports. */
function originOf(file: string, name: string): Exported | undefined {
  for (const node of parse(file).statements) {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      const one = bindings.elements.find((element) => element.name.text === name);
      const target = one && leadsTo(file, (node.moduleSpecifier as ts.StringLiteral).text);
      if (target === undefined) continue;
      const local = (one!.propertyName ?? one!.name).text;
      return exportsOf(target).find((exported) => exported.name === local);
    }
    if (declaredBy(node).includes(name)) return { name, file, local: name };
  }
  return undefined;
}

const isBody = (node: ts.Node): boolean =>
  ts.isBlock(node) ||
  (ts.isArrowFunction(node.parent) && node.parent.body === node) ||
  (ts.isClassElement(node) &&
    (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Private) !== 0);

/**
 * The types that the declaration of an export speaks of: those of fields, parameters, results, what it extends and throws.
 * @param among where an error is looked for that only the comment names
 */
export function typesSaidBy({ file, local }: Exported, among: readonly Exported[]): Exported[] {
  const said = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isBody(node)) return;
    if (ts.isTypeReferenceNode(node)) said.add(node.typeName.getText());
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
      said.add(node.expression.text);
    // A constant without a type of its own has that of what makes it.
    if (ts.isNewExpression(node)) said.add(node.expression.getText());
    for (const tag of ts.getJSDocTags(node)) {
      const thrown = tag.tagName.text === 'throws' && ts.getTextOfJSDocComment(tag.comment);
      for (const word of (thrown || '').match(/\b[A-Z]\w+\b/g) ?? []) said.add(word);
    }
    ts.forEachChild(node, visit);
  };
  for (const node of parse(file).statements)
    if (local === '*' || declaredBy(node).includes(local)) visit(node);
  return [...said].flatMap(
    (name) => originOf(file, name) ?? among.find((one) => one.name === name && /^[A-Z]/.test(name)) ?? [],
  );
}
