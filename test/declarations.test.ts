import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { declarationFaults } from '../scripts/declarations.mjs';
import { read, root, workspaces } from './support/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-declarations-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'dist'));

const manifest = {
  name: 'a-package',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  bin: { 'a-command': 'bin/a-command.js' },
  dependencies: { known: '1.0.0' },
};
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));

const pack = () =>
  spawnSync(process.execPath, [join(root, 'scripts/prepack.mjs')], { cwd: folder, encoding: 'utf8' });

test('what lacks a bundle, a declaration or a command is not packed', () => {
  const { status, stderr } = pack();
  expect(status).toBe(1);
  for (const file of ['./dist/index.d.ts', './dist/index.js', 'bin/a-command.js'])
    expect(stderr).toContain(`${file} is not there`);
  expect(stderr).toContain('npm run build');
});

test('a declaration whose types are not told is not packed, with its place', () => {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/a-command.js'), '');
  writeFileSync(join(folder, 'dist/index.js'), '');
  const declare = (text: string) => {
    writeFileSync(join(folder, 'dist/index.d.ts'), text);
    return declarationFaults(folder, manifest).join();
  };
  const good =
    "import { A } from 'known';\nimport { B } from 'node:fs';\n/** any */\nexport type C = 'any' | A | B;\n";
  expect(declare(good)).toBe('');
  expect(declare('export interface A { told: string; untold; }')).toContain('no type');
  expect(declare("export type A = import('unknown').B;")).toContain('“unknown”');
  const any = 'dist/index.d.ts:2: a type `any`';
  expect(declare('export type A = string;\nexport type B = Map<string, any>;')).toContain(any);
  expect(pack()).toMatchObject({ status: 1, stderr: expect.stringContaining(any) });
});

test('every package asks before it is packed', () => {
  const asking = workspaces
    .filter(({ manifest: { private: own } }) => own !== true)
    .filter(({ folder: where }) => {
      const { scripts } = JSON.parse(read(`${where}/package.json`));
      return /^node (\.\.\/)+scripts\/prepack\.mjs$/.test(scripts.prepack);
    });
  expect(asking.map(({ manifest: { name } }) => name)).toContain('@cardwright/core');
  expect(asking).toHaveLength(10);
});
