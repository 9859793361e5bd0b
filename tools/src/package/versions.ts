import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a package made here needs besides Cardwright: the versions that its tests are known to pass with. */
const others: Readonly<Record<string, string>> = {
  '@types/node': '^20',
  typescript: '^6.0.3',
  vitest: '^4.1',
  yaml: '^2.9',
};

/** The versions of some packages, for a `package.json`: this program's own where it brings them. */
export function versionsOf(names: readonly string[]): Record<string, string> {
  const require = createRequire(import.meta.url);
  const installed = (name: string): string =>
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
  return Object.fromEntries(names.map((name) => [name, others[name] ?? ownVersion(name, installed)]));
}

/** The command line has the version of all its packages (they share one), and cannot ask for itself by name. */
const ownVersion = (name: string, installed: (name: string) => string): string =>
  installed(name === 'cardwright' ? '@cardwright/core' : name);
