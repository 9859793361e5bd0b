// Lets node run the workspace's TypeScript as it stands: `node --import ./scripts/register-source.mjs file.ts`.
//
// Three hooks: tsx strips the types, the export condition @cardwright/source leads from a package's name to its
// src/ (node takes conditions only on its command line, so a hook adds it), and Chevrotain is read from its
// one-file build, since its many small modules take half a second to load.
import { register as registerHooks } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

const chevrotain = new URL('../node_modules/chevrotain/lib/chevrotain.mjs', import.meta.url).href;

const hooks = `
export function resolve(specifier, context, next) {
  if (specifier === 'chevrotain') return { url: ${JSON.stringify(chevrotain)}, format: 'module', shortCircuit: true };
  return next(specifier, { ...context, conditions: ['@cardwright/source', ...context.conditions] });
}
`;

registerTsx();
registerHooks(`data:text/javascript,${encodeURIComponent(hooks)}`);
