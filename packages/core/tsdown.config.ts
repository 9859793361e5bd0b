import { packageBundle } from '../../scripts/tsdown.ts';

/** What needs no engine: `data` loads this alone. Declarations are split by the bundler itself. */
const data = {
  name: 'without-engine',
  priority: 1,
  test: /src\/(ability|contract|errors|json|reference|plugin\/contracts\/compiled-set|model\/compiled-text)(?!.*\.d\.ts$)/,
};

/** What plays is one module: calls inside it need no look at another's bindings. */
const kernel = { name: 'kernel', test: /src\/\w+\/(?!.*\.d\.ts$)/ };

export default packageBundle({
  entry: { index: 'src/index.ts', game: 'src/game.ts', bind: 'src/bind.ts', data: 'src/data.ts' },
  outputOptions: { codeSplitting: { groups: [data, kernel] } },
});
