import type { Names } from '../names.ts';

const card = ([name, ...lines]: readonly string[], i: number): string =>
  [
    `  - number: ${i + 1}`,
    `    name: ${name}`,
    '    type: trick',
    ...(lines.length === 0 ? [] : ['    text: |-', ...lines.map((line) => `      ${line}`)]),
  ].join('\n');

/** Some cards of a small game, as facts and text. */
export const cardsSource = ({ title, kebab }: Names): string => `game: ${kebab}
set: ${kebab}
name: ${JSON.stringify(title)}
cards:
${[
  ['Small Win', 'Score 1 point.'],
  ['Large Win', 'Score 3 points.'],
  ['Second Look', 'Draw a card.'],
  ['Fair Deal', 'Each player draws a card. Score 1 point.'],
  ['Bluff'],
]
  .map(card)
  .join('\n')}
`;

/** A test of one card, and the suites of every game. */
export const testSource = ({ camel }: Names): string => `import { readFileSync } from 'node:fs';
import { runGameConformance } from '@cardwright/testkit/suites';
import { scenario } from '@cardwright/testkit/vitest';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { kit, ${camel} } from '../src/index.ts';

const text = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8'));
const { languageOf, precompileSet } = await kit.language();
const language = languageOf(text.cards);
const cards = kit.cards.defineSet(precompileSet(text, language));
const plugins = [${camel}, cards];

test('every card is understood', () => {
  const wrong = (cards.cards ?? []).flatMap(({ name, unsupported }) => (unsupported ? [[name, unsupported]] : []));
  expect(wrong).toEqual([]);
});

test('a card does what it says', () => {
  const game = scenario({ plugins, players: [{ hand: ['Large Win', 'Second Look'] }, {}] });
  game.move('play', 'Large Win');
  expect(game.player(0)).toHaveCount('points', 3);
  expect(game.card('Large Win')).toBeInZone('discard', 0);
  game.move('play', 'Second Look');
  expect(game.player(0)).toHaveCount('hand', 1);
});

runGameConformance({ plugins, language, decks: { size: 20, copies: 10 } });
`;
