import { packageFiles } from '../set-package/package-files.ts';
import { inComment, literal, type Names } from './names.ts';
import { newSource } from './new-source.ts';

const pluginSource = ({ title, camel }: Names): Promise<string> =>
  newSource((file) => {
    file.addImportDeclaration({ moduleSpecifier: '@cardwright/lorcana', namedImports: ['defineFormat'] });
    file.addStatements([
      `/**\n * ${inComment(title)}: decks of at least 40 cards, two of a full name, two ink types. What else a format may ask and change\n * stands in \`FormatOptions\`: sets, bans, cards beside the deck, overrides of rules and cards.\n */\nexport const ${camel} = defineFormat({\n  name: ${literal(title)},\n  least: 40,\n  copies: 2,\n  inks: 2,\n});`,
    ]);
  });

const testSource = ({ camel }: Names): string => `import { defineSet, lorcana } from '@cardwright/lorcana';
import { runFormatConformance } from '@cardwright/testkit/suites';
import { ${camel} } from '../src/index.ts';

const inks = ['amber', 'ruby', 'steel'] as const;
const cards = Array.from({ length: 60 }, (_, i) => ({
  set: 'test',
  number: i + 1,
  name: \`Tester \${i + 1}\`,
  version: 'Plain',
  type: 'character' as const,
  inks: [inks[i % 3]!],
  cost: 2,
  inkable: true,
  classifications: [],
  strength: 2,
  willpower: 2,
  lore: 1,
  text: '',
  abilities: [],
}));
const set = defineSet({ set: 'test', name: 'Test', cards });

/** So many copies of each of the cards of some inks. */
const deck = (copies: number, colors: readonly string[], size = 40) =>
  cards
    .filter(({ inks: [ink] }) => colors.includes(ink!))
    .flatMap(({ number }) => Array.from({ length: copies }, () => \`settest-\${number}\`))
    .slice(0, size);

runFormatConformance({
  plugins: [lorcana, set],
  format: ${camel},
  legal: [deck(1, ['amber', 'ruby']), deck(2, ['amber', 'steel'], 60)],
  illegal: [
    { deck: deck(2, ['amber', 'ruby'], 39), faults: ['too-few-cards'] },
    { deck: deck(1, inks), faults: ['too-many-inks'] },
    { deck: [...deck(3, ['amber'], 3), ...deck(1, ['ruby', 'steel'], 39)], faults: ['too-many-copies', 'too-many-inks'] },
  ],
});
`;

/** Every file of a package with a format, by path. */
export async function formatFiles(names: Names): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...packageFiles({
      name: names.kebab,
      description: `The format ${names.title} for Lorcana.`,
      dependencies: ['@cardwright/lorcana'],
      devDependencies: ['@cardwright/core', '@cardwright/testkit'],
    }),
    ['src/index.ts', await pluginSource(names)],
    ['test/format.test.ts', testSource(names)],
  ]);
}
