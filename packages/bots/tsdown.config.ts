import { packageBundle } from '../../scripts/tsdown.ts';

export default packageBundle({ entry: { index: 'src/index.ts' } });
