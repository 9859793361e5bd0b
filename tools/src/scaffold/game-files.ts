import { packageFiles } from '../package/package-files.ts';
import { cardsSource, testSource } from './game/cards-source.ts';
import { configSource, kitSource } from './game/kit-source.ts';
import { languageSource } from './game/language-source.ts';
import { rulesSource } from './game/rules-source.ts';
import type { Names } from './names.ts';

const indexSource = ({ camel }: Names): string => `export { kit } from './kit.ts';
export { ${camel}, points } from './rules.ts';
`;

/** Every file of a package with a small game of its own, by path. */
export function gameFiles(names: Names): ReadonlyMap<string, string> {
  return new Map([
    ...packageFiles({
      name: names.kebab,
      description: `${names.title}: a card game for Cardwright.`,
      dependencies: ['@cardwright/core', '@cardwright/dsl'],
      devDependencies: ['@cardwright/testkit', 'cardwright', 'yaml'],
    }),
    ['cards.yaml', cardsSource(names)],
    ['cardwright.config.ts', configSource],
    ['src/rules.ts', rulesSource(names)],
    ['src/language.ts', languageSource(names)],
    ['src/kit.ts', kitSource(names)],
    ['src/index.ts', indexSource(names)],
    ['test/game.test.ts', testSource(names)],
  ]);
}
