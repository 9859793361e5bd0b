import { packageBundle } from '../scripts/tsdown.ts';

export default packageBundle({
  entry: { cli: 'src/cli.ts' },
  dts: false,
});
