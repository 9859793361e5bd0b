import { generateSet } from '../../../scripts/generate-set.ts';

generateSet(new URL('../', import.meta.url));
