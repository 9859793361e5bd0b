import { defineConfig } from 'tsdown';

// All bundles in one process, as scripts/prepare.mjs makes them; `npm run build` makes each package's own by nx.
export default defineConfig({ workspace: ['packages/*', 'tools'], logLevel: 'warn' });
