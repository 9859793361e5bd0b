// Counts every position of `cardwright perft` of a game and writes the table that it is compared with. Run it when a
// position is added, or when a rule changed on purpose and the counts that moved have been looked at:
//   node --import ./scripts/register-source.mjs tools/scripts/count-perft.ts kingdom-hearts && npm run format
import { writeFileSync } from 'node:fs';
import { countPerft } from '@cardwright/testkit';
import { perftGames } from '../src/commands/perft/games.ts';

const DEPTH = 5;
const tables = { lorcana: 'counts.json', 'kingdom-hearts': 'kingdom-hearts-counts.json' } as const;

const [name = 'lorcana'] = process.argv.slice(2) as (keyof typeof tables)[];
const { createEngine, positions } = await perftGames[name]();
const engine = createEngine();
const table = Object.fromEntries(positions.map((one) => [one.name, countPerft(engine, one, DEPTH)]));
writeFileSync(
  new URL(`../src/commands/perft/${tables[name]}`, import.meta.url),
  `${JSON.stringify(table, null, 2)}\n`,
);
