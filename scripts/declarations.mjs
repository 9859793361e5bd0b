// What of a package its users' compilers and programs load: whether it is there, and whether its declarations say of each
// thing what it is. A type `any` switches a user's type check off without a word, also where it comes from an import
// that cannot be found.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {{ exports: object, bin?: Record<string, string>, dependencies?: object, peerDependencies?: object, name: string }} Manifest */

/** The condition by which this workspace finds the sources, which are not packed. */
const SOURCE = '@cardwright/source';

/** The files that a manifest names. @param {unknown} entry @returns {string[]} */
function filesOf(entry) {
  if (typeof entry === 'string') return [entry];
  return Object.entries(entry ?? {}).flatMap(([condition, inner]) =>
    condition === SOURCE ? [] : filesOf(inner),
  );
}

/** What the entries of a package name and nobody has made. @param {string} folder @param {Manifest} manifest */
export const missingFiles = (folder, { exports, bin = {} }) =>
  [...new Set([...filesOf(exports), ...filesOf(bin)])].filter((file) => !existsSync(join(folder, file)));

/** The package that an import is of. @param {string} path */
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/**
 * What is wrong with the declarations of a package, each with its place.
 *
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function declarationFaults(folder, { name, dependencies = {}, peerDependencies = {} }) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  const known = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  /** @type {string[]} */
  const faults = [];
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const fault = (/** @type {ts.Node} */ node, /** @type {string} */ message) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`dist/${file}:${line + 1}: ${message}: ${text.split('\n')[line]?.trim().slice(0, 100)}`);
    };
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) fault(node, 'a type `any`');
      // A member or parameter without a type is `any` too.
      else if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.type === undefined)
        fault(node, 'no type');
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const from = packageOf(fileName);
      if (fileName.startsWith('.') || builtinModules.includes(fileName.replace(/^node:/, ''))) continue;
      if (!known.has(from)) fault(source, `types of “${from}”, which is no dependency`);
    }
  }
  return faults;
}
