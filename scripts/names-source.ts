import { type CompiledSet, fullName } from '@cardwright/lorcana';
import { Project, VariableDeclarationKind } from 'ts-morph';

/** Source of a module with the typed full names of a set's cards, by number. */
export const namesSource = ({ name, cards }: CompiledSet): string => {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('cards.generated.ts');
  source.addStatements('// Generated from cards.yaml by `npm run generate`; do not edit.');
  source.addVariableStatement({
    declarationKind: VariableDeclarationKind.Const,
    isExported: true,
    docs: [{ description: `Full names of the cards of ${name} by their number.` }],
    declarations: [
      {
        name: 'cardNames',
        initializer: `{\n${cards.map((card) => `  ${card.number}: ${JSON.stringify(fullName(card))},`).join('\n')}\n} as const`,
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
