// The last step of the command line's build, which nx runs after the builds of all packages.
import { writeFileSync } from 'node:fs';
import { sourceHash, stampFile } from './source-hash.mjs';

writeFileSync(stampFile, `${sourceHash()}\n`);
