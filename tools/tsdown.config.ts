import { packageBundle } from '../scripts/tsdown.ts';

export default [
  packageBundle({
    entry: { cli: 'src/cli.ts' },
    dts: false,
  }),
  // What a project imports. The command line's build has emptied the folder.
  packageBundle({
    entry: { config: 'src/modules/define-config.ts' },
    clean: false,
  }),
];
