// Runs at the end of `npm ci` and `npm install` in this workspace (never in a package's consumer): makes the
// bundles, so that `npx cardwright` and its speed figures come from them straight away. No declarations and no nx,
// which only `npm run build` needs: a second or two in place of fifteen.
//
// A failing build is reported and does not fail the install: without bundles `cardwright` runs from source, and
// whoever is about to mend the error needs the tools installed. `npm run build` and .ci/run do fail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tsdown = 'node_modules/tsdown/dist/run.mjs';
if (process.env.CARDWRIGHT_SKIP_BUILD || !existsSync(tsdown)) process.exit(0);

const { status } = spawnSync(process.execPath, [tsdown], {
  stdio: 'inherit',
  env: { ...process.env, CARDWRIGHT_BUNDLES_ONLY: '1' },
});
if (status === 0) await import('./stamp-build.mjs');
else console.warn('\nThe build failed; `npx cardwright` will run from source. See `npm run build`.');
