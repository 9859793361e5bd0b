import { packageBundle } from '../../scripts/tsdown.ts';

export default packageBundle({
  entry: {
    index: 'src/index.ts',
    errata: 'src/errata/index.ts',
    kit: 'src/kit/index.ts',
    language: 'src/language.ts',
    rules: 'src/rules/index.ts',
    testing: 'src/testing.ts',
  },
  // Zod goes into the bundle, as far as it is used: importing it whole, with its messages in sixty languages, takes
  // longer than reading a set.
  deps: { alwaysBundle: ['zod'], onlyBundle: ['zod'] },
});
