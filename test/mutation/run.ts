// `npm run mutation [name…]` seeds every fault of the table, one after the other, and tells which suite catches it.
// Fails when one is not caught.
import { failsIn, seedFault } from './seed.ts';
import { mutations } from './table.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no mutation ${unknown.join(', ')}; there are ${mutations.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = mutations.filter(({ name }) => names.length === 0 || names.includes(name));
// A suite that fails by itself catches nothing.
for (const suite of new Set(chosen.flatMap(({ suites }) => suites))) {
  const failed = failsIn(null, suite);
  if (failed === null) continue;
  console.error(`${suite} fails without any fault: ${failed}`);
  process.exit(1);
}
const width = Math.max(...chosen.map(({ name }) => name.length));
let missed = 0;
for (const mutation of chosen) {
  const { caught, seconds } = seedFault(mutation);
  if (caught === null) missed++;
  const by = caught === null ? 'NOT CAUGHT' : `${caught.suite}: ${caught.test}`;
  console.log(`${mutation.name.padEnd(width)} ${String(seconds).padStart(4)} s  ${by}`);
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults caught.`);
process.exitCode = missed === 0 ? 0 : 1;
