import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCli, scratch } from '../support/run-cli.ts';

/** A plugin with a keyword, a phrase and an effect of its own. */
export const plugin = `import { definePlugin } from '@cardwright/core';
import { defineEffect } from '@cardwright/core/bind';
import type { PlayerSelector } from '@cardwright/core/data';
import { defineEvent, defineKeyword } from '@cardwright/core/game';
import { definePhrase } from '@cardwright/dsl';
import { defineMod } from '@cardwright/dsl/kit';
import { columns } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';

declare module '@cardwright/core/data' {
  interface KeywordNames {
    studious: true;
  }
  interface Games {
    night: { effects: { 'lose-all-lore': { readonly player: PlayerSelector } } };
  }
}

const loseAll = definePhrase({
  slot: 'predicate',
  name: 'lose-all-lore',
  subject: 'player',
  template: 'lose~ all lore',
  data: () => ({ do: 'lose-all-lore' }),
  examples: ['Each opponent loses all lore.'],
});
const language = {
  lexicons: [{ keywords: [{ id: 'studious', word: 'Studious', forms: ['none'] }] }],
  phrases: [loseAll],
} as const;
const lost = defineEvent('all-lore-lost', {
  affects: 'player',
  commit: (_engine, draft, { player }) => columns.lore.put(draft, player, 0),
});
const sentence = 'Whenever this character quests, you may draw a card.';
const definition = createLorcanaLanguage(language).parse(sentence).abilities;

export default defineMod({
  name: 'night',
  rules: definePlugin({
    name: 'night',
    version: '1.0.0',
    requires: { lorcana: '0.1.0' },
    events: [lost],
    effects: [
      defineEffect('lose-all-lore', {
        resolve: ({ player }, binder) => {
          const players = binder.players(player);
          binder.emit(({ state, frame }) => players(state, frame).map((p) => lost.of(p)));
          return null;
        },
      }),
    ],
    keywords: [defineKeyword('studious')],
    keywordDefinitions: { studious: definition.map(({ ability }) => ability) },
  }),
  language,
  telling: { keywordTexts: new Map([['studious', [sentence]]]) },
});
`;

const character = `version: Of the Night
    type: character
    inks: [sapphire]
    cost: 1
    inkable: true
    strength: 1
    willpower: 2
    lore: 1`;

/** A set whose texts only the plugin understands. */
export const cards = `set: night
name: Night
cards:
  - number: 1
    name: Scribe
    ${character}
    text: Studious
  - number: 2
    name: Thief
    ${character}
    text: When you play this character, each opponent loses all lore.
`;

/** A format in which a deck of two names is legal. */
export const format = `import { defineFormat } from '@cardwright/lorcana';

export default {
  name: 'small',
  plugin: () => defineFormat({ name: 'Small', least: 20, copies: 10 }),
  decks: { size: 20, copies: 10 },
};
`;

export const config = `import { defineConfig } from 'cardwright/config';

export default defineConfig({
  plugins: ['./src/plugin.ts'],
  sets: ['./cards.yaml'],
  formats: ['./src/format.ts'],
  format: 'small',
});
`;

/** The files of a project outside of any workspace. */
export const project: Readonly<Record<string, string>> = {
  'cardwright.config.ts': config,
  'cards.yaml': cards,
  'src/plugin.ts': plugin,
  'src/format.ts': format,
};

/** A folder with some files, in which command lines run. */
export function folderWith(files: Readonly<Record<string, string>>) {
  const { folder } = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    run: (argv: readonly string[], within = '.') => runCli(argv, { cwd: join(folder, within) }),
  };
}
