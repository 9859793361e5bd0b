// Counts every position of `cardwright perft` and writes the table that it is compared with. Run it when a position
// is added, or when a rule changed on purpose and the counts that moved have been looked at:
//   node --import ./scripts/register-source.mjs tools/scripts/count-perft.ts
import { writeFileSync } from 'node:fs';
import { countPerft } from '@cardwright/testkit';
import { createPerftEngine } from '../src/commands/perft/perft-engine.ts';
import { positions } from '../src/commands/perft/positions.ts';

const DEPTH = 5;
const engine = createPerftEngine();
const table = Object.fromEntries(positions.map((one) => [one.name, countPerft(engine, one, DEPTH)]));
writeFileSync(
  new URL('../src/commands/perft/counts.json', import.meta.url),
  `${JSON.stringify(table, null, 2)}\n`,
);
