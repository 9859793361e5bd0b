import { fullName } from '@cardwright/lorcana';
import { precompileSet } from '@cardwright/lorcana/language';
import { generateSet } from '../../../scripts/generate-set.ts';

generateSet(new URL('../', import.meta.url), { precompileSet, fullName });
