// Counts every position of `cardwright perft` of a game and writes the table that it is compared with. Run it when a
// position is added, or when a rule changed on purpose and the counts that moved have been looked at:
//   node --import ./scripts/register-source.mjs tools/scripts/count-perft.ts kingdom-hearts && npm run format
import { writeFileSync } from 'node:fs';
import { countPerft } from '@cardwright/testkit';
import { loadPerft } from '../src/commands/perft/load-perft.ts';
import { shelfGame } from '../src/shelf/chosen-game.ts';
import { type GameName, USUAL_GAME } from '../src/shelf/shelf.ts';

const DEPTH = 5;

const [name = USUAL_GAME] = process.argv.slice(2) as GameName[];
const { createEngine, positions } = await loadPerft(await shelfGame(name));
const engine = createEngine();
const table = Object.fromEntries(positions.map((one) => [one.name, countPerft(engine, one, DEPTH)]));
writeFileSync(
  new URL(`../../packages/${name}/src/perft/counts.json`, import.meta.url),
  `${JSON.stringify(table, null, 2)}\n`,
);
