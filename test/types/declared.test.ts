import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { lorcana } from '@cardwright/lorcana';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { read } from '../support/sources.ts';

/** The interfaces of a file by name, with their members and the text of their types. */
function interfacesOf(file: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  return new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map(({ name, members }) => [
      name.text,
      Object.fromEntries(
        members.filter(ts.isPropertySignature).map((member) => {
          const { text } = member.name as ts.Identifier | ts.StringLiteral;
          return [text, member.type!.getText()];
        }),
      ),
    ]),
  );
}

const games = [
  { plugin: lorcana, folder: 'lorcana', prefix: 'Lorcana' },
  { plugin: kingdomHearts, folder: 'kingdom-hearts', prefix: 'KingdomHearts' },
];

describe.each(games)('what $folder declares of itself as types', ({ plugin, folder, prefix }) => {
  const declared = interfacesOf(`packages/${folder}/src/abilities/literals.ts`);
  const namesOf = (what: string) => Object.keys(declared.get(`${prefix}${what}`) ?? {}).sort();

  test('is its turn actions, with as many ways as they have', () => {
    const rows = plugin.game!.actions.map(({ name, ways }) => [
      name,
      ways === undefined ? 'OneWay' : 'ManyWays',
    ]);
    expect(declared.get(`${prefix}TurnActions`)).toEqual(Object.fromEntries(rows));
  });

  test.each(['card', 'player', 'game'] as const)('is its columns of each %s', (scope) => {
    const columns = plugin.columns!.filter((column) => column.scope === scope);
    const what = `${scope[0]!.toUpperCase()}${scope.slice(1)}Columns`;
    expect(namesOf(what)).toEqual(columns.map(({ name }) => name).sort());
    const addresses = columns.filter(({ meaning }) => meaning !== 'number').map(({ name }) => name);
    const types = Object.entries(declared.get(`${prefix}${what}`)!);
    expect(types.filter(([, type]) => type === 'Address').map(([name]) => name)).toEqual(addresses);
  });

  test('is its settings', () => {
    expect(namesOf('Settings')).toEqual((plugin.settings ?? []).map(({ name }) => name).sort());
  });
});
