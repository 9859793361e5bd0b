import { packageBundle } from '../scripts/tsdown.ts';

export default packageBundle({
  entry: { cli: 'src/cli.ts' },
  dts: false,
  // Zod goes into the bundle, as far as it is used: importing it whole, with its messages in sixty languages, takes
  // longer than reading a set.
  deps: { alwaysBundle: ['zod'], onlyBundle: ['zod'] },
});
