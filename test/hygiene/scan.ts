import ts from 'typescript';
import { type Place, placeOf, visit } from '../support/program.ts';

const STATE_TYPES = new Set(['State', 'ReadonlyState', 'WritableState']);

/** The names of a type and of what it is made of. */
function namesOf(type: ts.Type): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return [type.aliasSymbol?.name, ...parts.map((part) => part.aliasSymbol?.name ?? part.symbol?.name)].filter(
    (name): name is string => name !== undefined,
  );
}

const isState = (checker: ts.TypeChecker, node: ts.Node): boolean =>
  namesOf(checker.getTypeAtLocation(node)).some((name) => STATE_TYPES.has(name));

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** What an assignment, `++` or `delete` writes to; undefined for other nodes. */
function writtenBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const { operator } = node;
    return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken
      ? node.operand
      : undefined;
  }
  return ts.isDeleteExpression(node) ? node.expression : undefined;
}

/** Whether a write goes to a field of a state, or to one of its numbers. */
function writesState(checker: ts.TypeChecker, target: ts.Expression): boolean {
  const inner = ts.isNonNullExpression(target) ? target.expression : target;
  if (ts.isPropertyAccessExpression(inner)) return isState(checker, inner.expression);
  if (!ts.isElementAccessExpression(inner)) return false;
  const { expression } = inner;
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'n' &&
    isState(checker, expression.expression)
  );
}

/** Whether a node is inside the `commit` of an event. */
function isInCommit(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (
      (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) &&
      ts.isIdentifier(at.name) &&
      at.name.text === 'commit'
    )
      return true;
  return false;
}

/** Whether a node is inside a function that was given a draft, so that only a commit can have called it. */
function isGivenState(checker: ts.TypeChecker, node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (
      ts.isFunctionLike(at) &&
      at.parameters.some((parameter) =>
        namesOf(checker.getTypeAtLocation(parameter)).includes('WritableState'),
      )
    )
      return true;
  return false;
}

/** Writes to state, and casts to a state that can be written, outside commits and what commits call. */
export function stateWrites(checker: ts.TypeChecker, source: ts.SourceFile): Place[] {
  const found: Place[] = [];
  visit(source, (node) => {
    const target = writtenBy(node);
    const writes = target !== undefined && writesState(checker, target);
    const casts =
      ts.isAsExpression(node) &&
      namesOf(checker.getTypeFromTypeNode(node.type)).some(
        (name) => name === 'WritableState' || name === 'State',
      );
    if ((writes || casts) && !isInCommit(node) && !isGivenState(checker, node)) found.push(placeOf(node));
  });
  return found;
}

/** Globals that would make a game go another way the next time. */
const OUTSIDE = new Set(
  'Date performance crypto process setTimeout setInterval setImmediate queueMicrotask Intl globalThis'.split(
    ' ',
  ),
);

/** The clock, chance, timers and the environment: names of globals, and members that are as bad. */
export function outsideWorld(checker: ts.TypeChecker, source: ts.SourceFile): Place[] {
  const found: Place[] = [];
  visit(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push(placeOf(node));
    if (ts.isCallExpression(node) && /\.(localeCompare|toLocale\w+)$/.test(node.expression.getText()))
      found.push(placeOf(node));
    if (!ts.isIdentifier(node) || !OUTSIDE.has(node.text)) return;
    const { parent } = node;
    if (ts.isTypeReferenceNode(parent)) return;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return;
    const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
    if (declared.every((one) => one.getSourceFile().isDeclarationFile)) found.push(placeOf(parent));
  });
  return found;
}

const isCollection = (checker: ts.TypeChecker, node: ts.Node): boolean =>
  namesOf(checker.getTypeAtLocation(node)).some((name) => /^(Readonly|Weak)?(Map|Set)$/.test(name));

/** Places that go through a Map or Set in the order in which it was filled. */
export function collectionOrder(checker: ts.TypeChecker, source: ts.SourceFile): Place[] {
  const found: Place[] = [];
  visit(source, (node) => {
    if (ts.isForOfStatement(node) && isCollection(checker, node.expression))
      found.push(placeOf(node.expression));
    if (ts.isSpreadElement(node) && isCollection(checker, node.expression)) found.push(placeOf(node));
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    if (['keys', 'values', 'entries', 'forEach'].includes(name.text) && isCollection(checker, expression))
      found.push(placeOf(node));
  });
  return found;
}

/** Variables of a module that can be written, and collections of a module that can be filled. */
export function moduleState(source: ts.SourceFile): Place[] {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.filter(({ initializer }) => {
        if ((declarationList.flags & ts.NodeFlags.Const) === 0) return true;
        return (
          initializer !== undefined &&
          ts.isNewExpression(initializer) &&
          /^(Weak)?(Map|Set)$/.test(initializer.expression.getText()) &&
          (initializer.arguments?.length ?? 0) === 0
        );
      }),
    )
    .map(placeOf);
}

/**
 * What a type holds that is no plain data, by path: functions, collections, dates, promises.
 * @param apart names of types that are not looked into; those that were met are added to `met`
 */
export function notData(
  checker: ts.TypeChecker,
  type: ts.Type,
  apart: ReadonlySet<string>,
  met: Set<string>,
): string[] {
  const seen = new Set<ts.Type>();
  const look = (of: ts.Type, path: string): string[] => {
    if (seen.has(of)) return [];
    seen.add(of);
    if (of.isUnionOrIntersection()) return of.types.flatMap((part) => look(part, path));
    const name = of.symbol?.name ?? '';
    if (apart.has(name)) {
      met.add(name);
      return [];
    }
    if (/^(Readonly|Weak)?(Map|Set)$|^Date$|^Promise$/.test(name)) return [`${path}: ${name}`];
    if (/^(Readonly)?Array$/.test(name) || checker.isTupleType(of))
      return checker.getTypeArguments(of as ts.TypeReference).flatMap((part) => look(part, `${path}[]`));
    if (/Array$/.test(name)) return [];
    if (of.getCallSignatures().length > 0) return [`${path}: function`];
    return of.getProperties().flatMap((property) => {
      const declared = property.valueDeclaration ?? property.declarations?.[0];
      if (declared === undefined || ts.isMethodDeclaration(declared) || ts.isGetAccessor(declared)) return [];
      if (declared.getSourceFile().fileName.includes('/typescript/lib/')) return [];
      return look(checker.getTypeOfSymbol(property), `${path}.${property.name}`);
    });
  };
  return look(type, type.symbol.name);
}

/** Whether a node calls what gives cards or players: the list that a selector was compiled to. */
const isListed = (checker: ts.TypeChecker, node: ts.Node): boolean => {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return isListed(checker, node.expression);
  if (!ts.isCallExpression(node)) return false;
  return namesOf(checker.getNonNullableType(checker.getTypeAtLocation(node.expression))).some(
    (name) => name === 'CardsOf' || name === 'PlayersOf',
  );
};

/** Places that use the first of what was found, so that nothing is done with the others. */
export function firstOfList(checker: ts.TypeChecker, source: ts.SourceFile): Place[] {
  const found: Place[] = [];
  visit(source, (node) => {
    if (ts.isElementAccessExpression(node)) {
      const { expression, argumentExpression } = node;
      if (ts.isNumericLiteral(argumentExpression) && isListed(checker, expression)) found.push(placeOf(node));
    } else if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      const { initializer, name } = node;
      const rest = name.elements.some((one) => ts.isBindingElement(one) && one.dotDotDotToken !== undefined);
      if (initializer !== undefined && !rest && isListed(checker, initializer)) found.push(placeOf(node));
    }
  });
  return found;
}
