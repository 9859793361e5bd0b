import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../support/sources.ts';

const entry = join(root, 'packages/core/src/index.ts');
const program = ts.createProgram([entry], {
  ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, strict: true },
  ...{ allowImportingTsExtensions: true, noEmit: true, types: ['node'] },
});
const checker = program.getTypeChecker();
const exported = new Map(
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!)
    .map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
);
const told = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

/** What a host reaches with a dot. */
const hosts = [
  ...['Engine', 'State', 'Recorder', 'ForkPool', 'GameSetup', 'BoardLiteral', 'CardLiteral', 'PlayerLiteral'],
  ...['GameView', 'PlayerView', 'ZoneView', 'CardView', 'DecisionView', 'ChoiceView', 'EventView'],
];

describe('what an editor shows of', () => {
  test.each(hosts)('%s has words for each member', (name) => {
    const symbol = exported.get(name)!;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = checker
      .getPropertiesOfType(type)
      .filter((member) => !(ts.getCombinedModifierFlags(member.valueDeclaration!) & ts.ModifierFlags.Private))
      .filter(
        ({ valueDeclaration }) => !ts.isPrivateIdentifier((valueDeclaration as ts.PropertyDeclaration).name),
      );
    expect(members.filter((member) => told(member) === '').map((member) => member.name)).toEqual([]);
    expect(told(symbol)).not.toBe('');
  });

  test('an engine says first what a host does with it', () => {
    const first = ['createGame', 'legal', 'answer', 'view', 'save'];
    for (const name of ['Engine', 'createEngine']) {
      const tags = exported.get(name)!.getJsDocTags(checker);
      const shown = tags
        .filter((tag) => tag.name === 'example')
        .map(({ text }) => ts.displayPartsToString(text));
      for (const method of first) expect(shown.join(), name).toContain(`engine.${method}(`);
    }
  });
});
