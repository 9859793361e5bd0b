import { Project, VariableDeclarationKind } from 'ts-morph';
import { inComment } from '../scaffold/names.ts';

/** Source of a module with the typed full names of a set's cards, by number. */
export const namesSource = (
  set: string,
  names: readonly (readonly [number: string, name: string])[],
): string => {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('cards.generated.ts');
  source.addStatements('// Generated from cards.yaml by `npm run generate`; do not edit.');
  source.addVariableStatement({
    declarationKind: VariableDeclarationKind.Const,
    isExported: true,
    docs: [{ description: `Full names of the cards of ${inComment(set)} by their number.` }],
    declarations: [
      {
        name: 'cardNames',
        initializer: `{\n${names.map(([number, name]) => `  ${number}: ${JSON.stringify(name)},`).join('\n')}\n} as const`,
      },
    ],
  });
  source.addTypeAlias({
    name: 'CardName',
    isExported: true,
    docs: [{ description: 'Full name of a card of this set.' }],
    type: '(typeof cardNames)[keyof typeof cardNames]',
  });
  return source.getFullText();
};
