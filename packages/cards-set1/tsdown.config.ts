import { packageBundle } from '../../scripts/tsdown.ts';

// Nothing here is asked at every decision; declarations are not bundled with `topLevelVar`.
export default packageBundle({
  entry: { index: 'src/index.ts' },
  outputOptions: { topLevelVar: false },
});
