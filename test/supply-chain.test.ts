import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The look at the lock file without a network, on this repository's or one with changes. */
function audit(change: (packages: Record<string, Record<string, unknown>>) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['package.json', 'scripts/advisories.json'])
    cpSync(join(root, file), join(folder, file));
  const lock = JSON.parse(read('package-lock.json'));
  change(lock.packages);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const script = join(root, 'scripts/audit.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

describe('the lock file', () => {
  it('has nothing that a kept advisory is about, and says what it was compared with', () => {
    const { status, out, err } = audit();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/\d+ packages against \d+ kept advisories; the registry does not answer/);
  });

  it.each([
    ['a version with an advisory', { version: '7.5.1' }, 'is affected by GHSA-c2qf-rxjj-qqgw'],
    ['a package without its hash', { integrity: undefined }, 'no sha512'],
    ['a package with a weak hash', { integrity: 'sha1-xxxx' }, 'no sha512'],
    ['a package from elsewhere', { resolved: 'git+ssh://example.org/semver.git' }, 'not from the registry'],
    ['a script that nobody decided on', { hasInstallScript: true }, 'allowScripts'],
  ])('is refused with %s', (_, facts, told) => {
    const { status, err } = audit((packages) => {
      packages['node_modules/semver'] = { ...packages['node_modules/semver'], ...facts };
    });
    expect(status).toBe(1);
    expect(err).toContain('node_modules/semver');
    expect(err).toContain(told);
  });
});

describe('what is published', () => {
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'tools'];
  const manifests = folders.map((folder) => ({
    folder,
    manifest: JSON.parse(read(`${folder}/package.json`)),
  }));

  it('is published by one workflow, after everything is tested, with provenance', () => {
    const workflow = parse(read('.github/workflows/release.yml'));
    expect(workflow.permissions).toEqual({});
    const { permissions, steps } = workflow.jobs.release;
    expect(permissions['id-token']).toBe('write');
    const uses = (what: string) => steps.findIndex((step: { uses?: string }) => step.uses?.startsWith(what));
    const runs = (what: string) => steps.findIndex((step: { run?: string }) => step.run?.includes(what));
    const publish = uses('changesets/action');
    expect(steps[publish].env.NPM_CONFIG_PROVENANCE).toBe('true');
    for (const before of [runs('.ci/run'), runs('npm audit'), runs('repository.url')]) {
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(publish);
    }
  });

  it('has a licence, and packs that of each package of others in its bundle', () => {
    for (const { folder, manifest } of manifests) {
      if (manifest.private) continue;
      expect({ folder, license: manifest.license, access: manifest.publishConfig?.access }).toEqual({
        folder,
        license: 'MIT',
        access: 'public',
      });
      expect(read(`${folder}/LICENSE`)).toContain('MIT License');
      const bundled = /onlyBundle: \[([^\]]*)\]/.exec(read(`${folder}/tsdown.config.ts`))?.[1];
      const packs = manifest.files.includes('THIRD-PARTY-LICENSES.txt');
      expect({ folder, packs }).toEqual({ folder, packs: bundled !== undefined });
      for (const [, name] of bundled?.matchAll(/'([^']+)'/g) ?? [])
        expect(read(`${folder}/THIRD-PARTY-LICENSES.txt`)).toContain(`  ${name} (`);
    }
  });
});
