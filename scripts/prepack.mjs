// Before npm packs or publishes the package in whose folder it stands: refuses it where a bundle or declaration is missing
// that its entries name, or where a declaration has a type `any`. The bundles that an install makes have no declarations.
import { readFileSync } from 'node:fs';
import { declarationFaults, missingFiles } from './declarations.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const faults = [
  ...missingFiles('.', manifest).map((file) => `${file} is not there`),
  ...declarationFaults('.', manifest),
];
if (faults.length > 0) {
  console.error(`${manifest.name} cannot be packed:\n  ${faults.join('\n  ')}`);
  console.error('Run `npm run build` at the root of the workspace: it makes bundles and declarations.');
  process.exit(1);
}
