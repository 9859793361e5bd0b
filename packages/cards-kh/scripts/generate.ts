import { fullName } from '@cardwright/kingdom-hearts';
import { precompileSet } from '@cardwright/kingdom-hearts/language';
import { generateSet } from '../../../scripts/generate-set.ts';

generateSet(new URL('../', import.meta.url), { precompileSet, fullName });
