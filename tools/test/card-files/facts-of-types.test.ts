import { readFileSync } from 'node:fs';
import { kit } from '@cardwright/lorcana/kit';
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/files/source-file.ts';
import { problemsOfAny } from '../../src/problems/any-error.ts';
import { readSet } from '../../src/set-file/read-set.ts';
import { Games } from '../../src/shelf/games.ts';

const games = new Games('/', { config: false });
const forms = await kit.cardFiles!();
const { $defs } = JSON.parse(
  readFileSync(new URL('../../../packages/cards-set1/cards.schema.json', import.meta.url), 'utf8'),
);
const refusedBy: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  $defs.card.allOf.map((one: { if: never; then: { properties?: object } }) => [
    (one.if as { properties: { type: { const: string } } }).properties.type.const,
    Object.keys(one.then.properties ?? {}),
  ]),
);

const card = {
  set: '9',
  number: 1,
  name: 'Mira',
  inks: ['amber'],
  cost: 1,
  inkable: true,
};

test.each(['character', 'action', 'item', 'location'])(
  'files of cards refuse of a card of type “%s” the facts that the schema of sets refuses',
  (type) => {
    const refused = ['strength', 'willpower', 'lore', 'moveCost'].filter((fact) => {
      const facts = { ...card, type, [fact]: 1 };
      const { problems } = forms.check({ facts, inOtherFrame: false }, 0);
      if (problems.length > 0)
        expect(problems).toMatchObject([
          { message: `card 1 (Mira): ${fact}: is no fact of a card of type “${type}”`, path: [0, fact] },
        ]);
      return problems.length > 0;
    });
    expect(refused).toEqual(refusedBy[type]?.filter((fact) => fact !== 'version'));
  },
);

test.each([
  ['friend', 'hp', 8],
  ['world', 'power', 2],
  ['dark', 'darkLevel', 1],
])('the other game has facts of types, too: a %s has no %s', async (type, fact, value) => {
  const text = `game: kingdom-hearts\nset: "9"\nname: Nine\ncards:\n  - number: 1\n    name: Mira\n    type: ${type}\n    ${fact}: ${value}\n`;
  const set = await readSet(new SourceFile('cards.yaml', text), games).catch((error) => ({
    problems: problemsOfAny(error, '/'),
  }));
  expect(set.problems).toMatchObject([
    {
      code: 'set/fact-of-others',
      message: `a card of type “${type}” has no “${fact}”`,
      place: { line: 8, column: 5 },
    },
  ]);
});
