import { inComment, literal, type Names } from '../names.ts';

/** A small game as one object, for the commands. */
export const kitSource = ({ title, camel }: Names): string => `import { does } from '@cardwright/core/game';
import { createKit, worthBySides } from '@cardwright/dsl/kit';
import { ${camel}, points } from './rules.ts';

/** ${inComment(title)} as one object: all that the commands take from it. */
export const kit = createKit({
  plugin: ${camel},
  title: ${literal(title)},
  language: async () => (await import('./language.ts')).options,
  // What is not told here is told by the names of events and actions.
  telling: {
    eventMessages: { scored: ({ player, amount }) => \`\${does(player, 'score')} \${amount}.\` },
  },
  // What decks are: the rules of the format “free”.
  deck: { least: 20, copies: 10 },
  // What a position is worth to a player: by it the greedy bot plays.
  worth: worthBySides((_engine, state, player) => points.get(state, player)),
  testing: async () => ({
    decks: { size: 20, copies: 10 },
    boards: { zones: { deck: { min: 5, max: 20 }, hand: { max: 5 } }, columns: { points: [0, 0, 5, 9] } },
  }),
});
`;

/** The configuration by which every command in the folder is of the game. */
export const configSource = `import { defineConfig } from 'cardwright/config';

export default defineConfig({ game: './src/kit.ts', sets: ['./cards.yaml'] });
`;
