import { fileURLToPath } from 'node:url';
import { packageBundle } from '../../scripts/tsdown.ts';

export default packageBundle({
  entry: {
    index: 'src/index.ts',
    decks: 'src/decks/index.ts',
    kit: 'src/kit/index.ts',
  },
  // Chevrotain goes into the bundle, from its own one-file build: importing it unbundled, with lodash-es,
  // takes half a second, more than parsing a whole set.
  deps: { alwaysBundle: ['chevrotain'], onlyBundle: ['chevrotain'] },
  alias: {
    chevrotain: fileURLToPath(new URL('../../node_modules/chevrotain/lib/chevrotain.mjs', import.meta.url)),
  },
});
