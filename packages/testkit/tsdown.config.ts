import { packageBundle } from '../../scripts/tsdown.ts';

export default packageBundle({
  entry: {
    index: 'src/index.ts',
    conformance: 'src/conformance.ts',
    fuzz: 'src/fuzz.ts',
    suites: 'src/suites.ts',
    vitest: 'src/vitest.ts',
  },
});
