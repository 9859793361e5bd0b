import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { mutations } from './table.ts';

/** The suites with one fault of the table, or with `none`: the sources on disk stay as they are. */
const wanted = process.env['CARDWRIGHT_MUTATION'];
const mutation = mutations.find(({ name }) => name === wanted);
if (mutation === undefined && wanted !== 'none') throw new Error(`There is no mutation “${wanted}”.`);

const file = mutation && fileURLToPath(new URL(`../../${mutation.file}`, import.meta.url));
const seed = {
  name: 'seed-a-fault',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | null {
    if (mutation === undefined || id.split('?')[0] !== file) return null;
    if (code.split(mutation.from).length !== 2)
      throw new Error(`${mutation.file} has not once: ${mutation.from}`);
    const log = process.env['CARDWRIGHT_MUTATION_LOG'];
    if (log !== undefined) appendFileSync(log, `${mutation.name}\n`);
    return code.replace(mutation.from, () => mutation.to);
  },
};

const { projects = [] } = base.test ?? {};
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    reporters: ['json'],
    projects: projects.map((project) => ({ ...(project as object), plugins: [seed] })),
  },
});
