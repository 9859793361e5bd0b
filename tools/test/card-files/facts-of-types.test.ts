import { readFileSync } from 'node:fs';
import type { KitParts } from '@cardwright/dsl/kit';
import { kit as kingdomHearts } from '@cardwright/kingdom-hearts/kit';
import { kit as lorcana } from '@cardwright/lorcana/kit';
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/files/source-file.ts';
import { problemsOfAny } from '../../src/problems/any-error.ts';
import { readSet } from '../../src/set-file/read-set.ts';
import { Games } from '../../src/shelf/games.ts';

const games = new Games('/', { config: false });
const forms = await lorcana.cardFiles!();

/** The facts that a schema of sets refuses, by type. */
function refusedBy(set: string): Readonly<Record<string, readonly string[]>> {
  const { $defs } = JSON.parse(
    readFileSync(new URL(`../../../packages/${set}/cards.schema.json`, import.meta.url), 'utf8'),
  );
  return Object.fromEntries(
    $defs.card.allOf.map((one: Branch) => [
      one.if.properties.type.const,
      Object.keys(one.then.properties ?? {}).toSorted(),
    ]),
  );
}

interface Branch {
  readonly if: { readonly properties: { readonly type: { readonly const: string } } };
  readonly then: { readonly properties?: object };
}

const text = { text: '', abilities: [] };
const card = {
  set: '9',
  number: 1,
  name: 'Mira',
  inks: ['amber'],
  cost: 1,
  inkable: true,
  classifications: [],
};

/** Whether a set with a card is refused for a fact of it. */
const refuses = ({ cards: { defineSet } }: KitParts, facts: object, fact: string): boolean => {
  try {
    defineSet({ set: '9', name: 'Nine', cards: [{ ...card, ...text, ...facts }] } as never);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'plugin-invalid', details: { at: `cards[0].${fact}` } });
    return true;
  }
};

const lorcanaFacts = ['version', 'strength', 'willpower', 'lore', 'moveCost'];
const kingdomHeartsFacts = ['form', 'attack', 'hp', 'power', 'darkLevel', 'magic', 'support', 'level'];

test.each([
  ...['cards-set1', 'cards-set2'].map((set) => [set, lorcana as KitParts, lorcanaFacts] as const),
  ['cards-kh', kingdomHearts as KitParts, kingdomHeartsFacts] as const,
])('the schema of %s and the game refuse the same facts, by type', (set, kit, facts) => {
  const schema = refusedBy(set);
  expect(Object.keys(schema).toSorted()).toEqual([...kit.cards.types].toSorted());
  for (const type of kit.cards.types) {
    const refused = facts.filter((fact) => refuses(kit, { type, [fact]: 1 }, fact));
    expect(refused.toSorted(), type).toEqual(schema[type]);
  }
});

test.each(['character', 'action', 'item', 'location'])(
  'files of cards refuse of a card of type “%s” what its game refuses',
  (type) => {
    const value = (fact: string) => (fact === 'version' ? 'Bold' : 1);
    const refused = lorcanaFacts.filter((fact) => {
      const { problems } = forms.check(
        { facts: { ...card, type, [fact]: value(fact) }, inOtherFrame: false },
        0,
      );
      if (problems.length > 0) expect(problems).toMatchObject([{ path: [0, fact] }]);
      return problems.length > 0;
    });
    expect(refused.toSorted()).toEqual(refusedBy('cards-set1')[type]);
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
