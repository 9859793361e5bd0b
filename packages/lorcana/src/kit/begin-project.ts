import type { KitNames } from '@cardwright/dsl/kit';

const config = `import { defineConfig } from 'cardwright/config';

export default defineConfig({
  plugins: ['./src/plugin.ts'],
  sets: ['./cards.yaml'],
  formats: ['./src/format.ts'],
  format: 'small',
});
`;

const plugin = ({ comment, kebab }: KitNames): string => `import { definePlugin } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { definePhrase, keywordAbilities } from '@cardwright/dsl';
import { defineMod } from '@cardwright/dsl/kit';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';

declare module '@cardwright/core/data' {
  interface KeywordNames {
    watchful: true;
  }
}

/**
 * The keyword's sentence is all of its implementation. Where its word has \`forms: ['number']\`, cards have it with a number
 * ("Watchful 2"), and N is that number in the sentence: 'Whenever this character quests, draw N cards.'
 */
export const sentence = 'Whenever this character quests, you may draw a card.';

/** Another word for an effect that there is; \`usual\` says which of the two \`cardwright format\` writes. */
const earnLore = definePhrase({
  slot: 'predicate',
  name: 'earn-lore',
  subject: 'player',
  template: 'earn~ {amount:lore-amount}',
  usual: () => false,
  data: ({ amount }) => ({ do: 'gain-lore', amount }),
  examples: ['Each player earns 2 lore.'],
});

const language = {
  // \`bearers\` are the types of card that can have it.
  lexicons: [{ keywords: [{ id: 'watchful', word: 'Watchful', forms: ['none'], bearers: ['character'] }] }],
  phrases: [earnLore],
} as const;
const abilities = keywordAbilities(createLorcanaLanguage(language), 'watchful', [sentence]);

/** All that ${comment} puts on top of the game. */
export default defineMod({
  name: '${kebab}',
  rules: definePlugin({
    name: '${kebab}',
    version: '0.1.0',
    requires: { lorcana: '0.1.0' },
    keywords: [defineKeyword('watchful')],
    keywordDefinitions: { watchful: abilities },
  }),
  language,
  telling: { keywordTexts: new Map([['watchful', [sentence]]]) },
});
`;

const format = `import type { KitFormat } from '@cardwright/dsl/kit';
import { defineFormat } from '@cardwright/lorcana';

/** Small decks; \`decks\` is what those are like that are made by chance. */
const small: KitFormat = {
  name: 'small',
  plugin: () => defineFormat({ name: 'Small', least: 20, copies: 10 }),
  decks: { size: 20, copies: 10 },
};

export default small;
`;

const cards = ({ kebab, title }: KitNames): string => `# Facts and rules text, one ability a line.
set: "${kebab}"
name: ${JSON.stringify(title)}
cards:
  - number: 1
    name: Guard
    version: At the Gate
    type: character
    inks: [amber]
    cost: 2
    inkable: true
    strength: 1
    willpower: 3
    lore: 1
    text: |-
      Watchful
  - number: 2
    name: Bell Ringer
    version: Up the Tower
    type: character
    inks: [amber]
    cost: 2
    inkable: true
    strength: 2
    willpower: 2
    lore: 1
    text: |-
      When you play this character, each player earns 1 lore.
  - number: 3
    name: Long Night
    type: action
    inks: [amber]
    cost: 2
    inkable: true
    text: |-
      Draw 2 cards.
`;

const bot = ({ kebab }: KitNames): string => `import { type BotMaker, randomBot } from '@cardwright/bots';

/** What it would rather do than end its turn, what it likes best first. */
const LIKED = ['quest', 'play', 'ink'];

/** Does what it likes best, and answers all else by chance. The same seed plays the same game. */
const bot = (({ seed }) => {
  const other = randomBot(seed);
  return {
    name: '${kebab}',
    choose: (engine, state) => {
      const moves = engine.legal(state);
      const liked = LIKED.flatMap((action) => moves.filter((move) => move.action === action));
      return liked[0] ?? other.choose(engine, state);
    },
  };
}) satisfies BotMaker;

export default bot;
`;

const game = (): string => `import { readFileSync } from 'node:fs';
import { withMods } from '@cardwright/dsl/kit';
import { defineSet } from '@cardwright/lorcana';
import { kit } from '@cardwright/lorcana/kit';
import { parse } from 'yaml';
import mod from '../src/plugin.ts';

const text = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8'));

/** The game with what this project puts on top of it. */
export const game = withMods(kit, [mod]);
const { languageOf, precompileSet } = await game.language();
export const language = languageOf(text.cards);
export const set = defineSet(precompileSet(text, language));
export const plugins = [...game.plugins, set];
`;

const botTest = (): string => `import { playOut, randomBot, randomDeck } from '@cardwright/bots';
import { createEngine } from '@cardwright/core';
import { expect, test } from 'vitest';
import bot from '../src/bot.ts';
import small from '../src/format.ts';
import { plugins } from './game.ts';

test('the bot plays whole games, and the same one for the same seed', () => {
  const engine = createEngine({ plugins: [...plugins, small.plugin({ sets: [], banned: [] })] });
  const played = (seed: number): string => {
    const decks = [0, 1].map((player) => randomDeck(engine, seed * 2 + player, small.decks!));
    const state = engine.createGame({ seed, decks });
    playOut(engine, state, [bot({ player: 0, seed }), randomBot(seed)]);
    expect(engine.result(state).over).toBe(true);
    return engine.hash(state);
  };
  for (let seed = 1; seed <= 10; seed++) expect(played(seed)).toBe(played(seed));
});
`;

const test =
  (): string => `import { runFormatConformance, runGameConformance, runSetConformance } from '@cardwright/testkit/suites';
import { scenario } from '@cardwright/testkit/vitest';
import { expect, test } from 'vitest';
import small from '../src/format.ts';
import { game, language, plugins, set } from './game.ts';

const ids = (set.cards ?? []).map(({ id }) => id);
const deck = (count: number) => Array.from({ length: count }, (_, i) => ids[i % ids.length]!);

test('Watchful draws a card', () => {
  const table = scenario({ plugins, players: [{ play: ['Guard - At the Gate'], deck: ['Long Night'] }] });
  table.move('quest', 'Guard - At the Gate').accept();
  expect(table.player(0).names('hand')).toEqual(['Long Night']);
});

runGameConformance({ plugins, language, decks: { size: 20, copies: 10 }, games: 2 });
runSetConformance({ plugins: game.plugins, set });
runFormatConformance({
  plugins,
  format: small.plugin({ sets: [], banned: [] }),
  legal: [deck(20)],
  illegal: [{ deck: deck(19), faults: ['too-few-cards'] }],
});
`;

const readme = ({ title }: KitNames): string => `# ${title}

A set, a keyword, a phrase, a format and a bot for Lorcana. \`cardwright.config.ts\` names them, so every command in this folder
works with them:

\`\`\`sh
npx cardwright check cards.yaml --verify  # what is not understood, with its place; and every ability played
npx cardwright explain "Watchful"         # how a text is read, and what it becomes
npx cardwright play                       # against a bot
npx cardwright simulate --games 100 --bot1 ./src/bot.ts --bot2 greedy
npm test
\`\`\`

Cards are in \`cards.yaml\`; the keyword, and what else texts may say, in \`src/plugin.ts\`; what decks are, in \`src/format.ts\`; your bot is
\`src/bot.ts\` (\`play --bot ./src/bot.ts\` plays against it).
`;

/** The files of a project: a set, a keyword, a phrase, a format and a bot, with their tests. */
export const beginProject = (names: KitNames): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', readme(names)],
    ['cardwright.config.ts', config],
    ['cards.yaml', cards(names)],
    ['src/plugin.ts', plugin(names)],
    ['src/format.ts', format],
    ['src/bot.ts', bot(names)],
    ['test/game.ts', game()],
    ['test/bot.test.ts', botTest()],
    ['test/project.test.ts', test()],
  ]);
