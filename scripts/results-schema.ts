/** Writes the JSON Schema of what the commands tell programs, as it is shipped with the command line. */
import { writeFileSync } from 'node:fs';
import { resultsSchema } from '../tools/src/machine/results.ts';

writeFileSync(
  new URL('../tools/src/machine/results.generated.json', import.meta.url),
  `${JSON.stringify(resultsSchema(), null, 2)}\n`,
);
