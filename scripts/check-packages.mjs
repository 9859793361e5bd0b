// Packs every public package as it would be published and asks publint and are-the-types-wrong about the archive.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'tools'];
const target = mkdtempSync(join(tmpdir(), 'cardwright-pack-'));
const bin = (/** @type {string} */ name) => join(process.cwd(), 'node_modules/.bin', name);
let failed = 0;

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
