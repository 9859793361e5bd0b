import type { BegunPackage, KitNames } from '@cardwright/dsl/kit';

const pluginSource = (
  { comment, camel, kebab }: KitNames,
  title: string,
): string => `import type { KitFormat } from '@cardwright/dsl/kit';
import { defineFormat } from '@cardwright/lorcana';

/**
 * ${comment}: decks of at least 40 cards, two of a full name, two ink types. What else a format may ask and change
 * stands in \`FormatOptions\`: sets, bans, cards beside the deck, overrides of rules and cards.
 */
export const ${camel} = defineFormat({
  name: ${title},
  least: 40,
  copies: 2,
  inks: 2,
});

/** What \`--format ./src/index.ts\` plays, and what decks of it are like that are made by chance. */
export default {
  name: '${kebab}',
  plugin: () => ${camel},
  decks: { size: 40, copies: 2, colors: 2 },
} satisfies KitFormat;
`;

const testSource = ({ camel }: KitNames): string => `import { defineSet, lorcana } from '@cardwright/lorcana';
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

/** A package with a format. */
export const beginFormat = (names: KitNames, title: string): BegunPackage => ({
  description: `The format ${names.title} for Lorcana.`,
  source: pluginSource(names, title),
  test: ['format.test.ts', testSource(names)],
});
