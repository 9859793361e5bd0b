// Packs every public package as it would be published, asks publint and are-the-types-wrong about the archive, and looks
// whether every file is packed that a packed script imports, whether its declarations tell every type, and whether every
// link of its pages leads somewhere in the archive.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { declarationFaults, missingFiles } from './declarations.mjs';
import { deadLinks } from './links.mjs';

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'tools', 'create'];
const target = mkdtempSync(join(tmpdir(), 'cardwright-pack-'));
const bin = (/** @type {string} */ name) => join(process.cwd(), 'node_modules/.bin', name);
let failed = 0;

/** What the bundles of a package import of it that is not there. Sources that they write to files import `.ts`. */
function missingImports(/** @type {string} */ folder, /** @type {readonly string[]} */ files) {
  const packed = new Set(files);
  return files
    .filter((file) => file.startsWith('dist/') && file.endsWith('.js'))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const imported = [
        ...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"'\s]+\.(?:js|json))["']/g),
      ];
      return imported
        .map(([, path]) => posix.join(posix.dirname(file), String(path)))
        .filter((path) => !packed.has(path))
        .map((path) => `${file} imports ${path}`);
    });
}

/** Links of packed pages that lead nowhere within the archive, and guides that are missing. */
function linkFaults(/** @type {string} */ folder, /** @type {readonly string[]} */ files) {
  const hasGuides = folder !== 'tools' || files.includes('dist/guides/docs/errors.md');
  return [
    ...deadLinks(files, (file) => readFileSync(join(folder, file), 'utf8')),
    ...(hasGuides ? [] : ['dist/guides is not there: run `npm run build`']),
  ];
}

try {
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private) continue;
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [result] = Object.values(JSON.parse(packed.toString()));
    const archive = join(target, result.filename);
    const files = result.files.map((/** @type {{ path: string }} */ { path }) => path);
    for (const [what, faults] of Object.entries({
      imports: missingImports(folder, files),
      entries: missingFiles(folder, manifest),
      declarations: declarationFaults(folder, manifest),
      links: linkFaults(folder, files),
    })) {
      console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${what} ${manifest.name}`);
      if (faults.length === 0) continue;
      failed++;
      console.log(faults.join('\n'));
    }
    const checks = [['publint', archive, '--strict']];
    // A package with a command and no entry points has no types to ask about.
    if (Object.keys(manifest.exports).some((entry) => entry !== './package.json')) {
      checks.push(['attw', archive, '--profile', 'esm-only', '--format', 'ascii']);
    }
    for (const [tool, ...args] of checks) {
      const { status, stdout, stderr } = spawnSync(bin(String(tool)), args, { encoding: 'utf8' });
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${tool} ${manifest.name}`);
      if (status !== 0) {
        failed++;
        console.log(stdout, stderr);
      }
    }
  }
} finally {
  rmSync(target, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
