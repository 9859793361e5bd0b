import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenGame } from './chosen-game.ts';
import { packageFolder } from './package-folder.ts';

/** What a set of any game is; a game of a module says no more of its cards here: `toFacts` of its kit looks at them. */
const anySchema = ({ kit }: ChosenGame): object => ({
  type: 'object',
  required: ['set', 'name', 'cards'],
  additionalProperties: false,
  properties: {
    game: { type: 'string' },
    set: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    cards: {
      type: 'array',
      items: {
        type: 'object',
        required: ['number', 'name', 'type'],
        properties: {
          number: { type: 'integer', minimum: 1 },
          name: { type: 'string', minLength: 1 },
          type: { enum: kit.cards.types },
          text: { type: 'string' },
        },
      },
    },
  },
});

/** The JSON Schema of a game's sets, as text: the one that its first set ships. */
export function schemaOf(game: ChosenGame): string {
  const [first] = game.shipped;
  if (first === undefined) return `${JSON.stringify(anySchema(game), null, 2)}\n`;
  return readFileSync(join(packageFolder(first.package), 'cards.schema.json'), 'utf8');
}
