import type { KitImports } from '@cardwright/dsl/kit';
import { packageFiles } from '../package/package-files.ts';
import { inComment } from '../scaffold/names.ts';
import { newSource } from '../scaffold/new-source.ts';
import type { TextGame } from '../texts/text-game.ts';
import { compileSet } from './compile-set.ts';
import { type SetContents, setText, setYaml } from './set-yaml.ts';

/** A set of which a package is made. */
export interface NewSet extends SetContents {
  readonly packageName: string;
}

/** `set3`, `setPromo`: what the plugin is called in code. */
const identifierOf = (code: string): string =>
  `set${code.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string = '') => letter.toUpperCase())}`;

const indexSource = (game: KitImports, id: string, name: string): Promise<string> =>
  newSource((file) => {
    file.addImportDeclaration({
      moduleSpecifier: game.package,
      namedImports: [{ name: 'CompiledSet', isTypeOnly: true }, 'defineSet'],
    });
    file.addImportDeclaration({
      moduleSpecifier: './set.generated.json',
      defaultImport: 'data',
      attributes: [{ name: 'type', value: 'json' }],
    });
    file.addExportDeclaration({ moduleSpecifier: './cards.generated.ts' });
    file.addStatements([
      `/** The cards of ${inComment(name)} as facts, text and ability data. */\nexport const ${id}Cards: CompiledSet = data as unknown as CompiledSet;`,
      `/** The set as a plugin: loading it parses nothing. */\nexport const ${id} = defineSet(${id}Cards);`,
    ]);
  });

const testSource = (
  { package: game, plugin }: KitImports,
  id: string,
): string => `import { readFileSync } from 'node:fs';
import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { compileText } from '@cardwright/dsl';
import { ${plugin} } from '${game}';
import { kit } from '${game}/kit';
import { runGameConformance } from '@cardwright/testkit/suites';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cardNames, ${id}, ${id}Cards } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(\`../\${path}\`, import.meta.url), 'utf8');
const text = parse(read('cards.yaml'));
const { languageOf, precompileSet, toCardText } = await kit.language();
const { fullName } = kit.cards;
const language = languageOf(text.cards);
const engine = createEngine({ plugins: [${plugin}] });
let bound = 0;
const bind = (ability: Parameters<typeof bindAbility>[2]) => bindAbility(engine, \`text#\${bound++}\`, ability);
const compiled = precompileSet(text, language, bind);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is generated from cards.yaml (npm run generate)', () => {
  it('is what the text says today', () => {
    expect(${id}Cards.cards.length).toBeGreaterThan(0);
    expect(plain(${id}Cards)).toEqual(plain(compiled));
  });

  it('is the golden ability data', () => {
    const golden = JSON.parse(read('abilities.generated.json'));
    const withAbilities = compiled.cards.filter(({ abilities }) => abilities.length > 0);
    const now = withAbilities.map((card) => [card.number, card.abilities.map(({ ability }) => ability)]);
    expect(plain(Object.fromEntries(now))).toEqual(golden);
  });

  it('names every card', () => {
    expect(Object.values(cardNames)).toEqual(compiled.cards.map(fullName));
  });

  it('tells of every card that cannot be played why', () => {
    const kept = compiled.cards.filter(({ unsupported }) => unsupported !== undefined);
    const told = kept.map((card) => [card.number, { name: fullName(card), reasons: card.unsupported }]);
    expect(plain(Object.fromEntries(told))).toEqual(JSON.parse(read('unsupported.generated.json')));
  });

  it('has the one verdict on every card', () => {
    for (const card of ${id}Cards.cards) {
      const { supported } = compileText(language, toCardText(card), bind).verdict;
      expect(card.unsupported === undefined, fullName(card)).toBe(supported);
    }
  });
});

runGameConformance({ plugins: [${plugin}, ${id}], decks: { size: 40, copies: 4 }, games: 1 });
`;

const readme = (
  { package: game, plugin }: KitImports,
  { name, packageName }: NewSet,
  id: string,
): string => `# ${packageName}

${name} as text and facts, in [\`cards.yaml\`](cards.yaml). The package ships what the text was compiled to, so loading it
parses nothing. It holds no art, flavour text or reminder text.

\`\`\`ts
import { ${id} } from '${packageName}';
import { createEngine } from '@cardwright/core';
import { ${plugin} } from '${game}';

const engine = createEngine({ plugins: [${plugin}, ${id}] });
\`\`\`

After a change of \`cards.yaml\`:

\`\`\`sh
npx cardwright check cards.yaml           # what is not understood, with its place
npx cardwright format cards.yaml --write  # the text in its canonical form
npm run generate                          # the compiled set; read the change of abilities.generated.json
npm test
\`\`\`

Cards whose text is not understood, or cannot be played, are kept as facts and are in no deck;
\`unsupported.generated.json\` lists them with the reasons.
`;

/** Every file of a new set package, by path: it builds, and its own tests pass. */
export async function setFiles(game: TextGame, set: NewSet): Promise<ReadonlyMap<string, string>> {
  const { code, name } = set;
  const { imports } = game.kit;
  const id = identifierOf(code);
  const comment =
    'Facts and rules text, one ability a line. `cardwright format` writes the text in its canonical form.';
  const compiled = compileSet(game, setText(game, set), true);
  return new Map([
    ...packageFiles({
      name: set.packageName,
      description: `${name} as text and facts.`,
      files: ['cards.yaml', 'cards.schema.json'],
      scripts: { generate: 'cardwright generate . --keep-unsupported' },
      dependencies: [imports.package],
      devDependencies: ['@cardwright/core', '@cardwright/dsl', '@cardwright/testkit', 'cardwright', 'yaml'],
    }),
    ['README.md', readme(imports, set, id)],
    ['cards.yaml', setYaml(game, set, comment)],
    ['cards.schema.json', game.schema()],
    ...compiled.files,
    ['src/index.ts', await indexSource(imports, id, name)],
    ['test/set.test.ts', testSource(imports, id)],
  ]);
}
