import { packageBundle } from '../../scripts/tsdown.ts';

export default packageBundle({
  entry: {
    index: 'src/index.ts',
    errata: 'src/errata/index.ts',
    kit: 'src/kit/index.ts',
    language: 'src/language.ts',
    rules: 'src/rules/index.ts',
  },
});
