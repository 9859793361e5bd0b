import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Allowed, createProgram, engineFiles, judge, type Place } from '../support/program.ts';
import { importsOf, read, root } from '../support/sources.ts';
import { engineTypes, firstOfSeveral, moduleStates, orderedCollections, stateWriters } from './allowed.ts';
import { collectionOrder, firstOfList, moduleState, notData, outsideWorld, stateWrites } from './scan.ts';

/** Code with every fault that the scans look for. */
const FAULTY = 'packages/core/src/faulty.ts';
const faulty = `
import type { WritableState, ReadonlyState, State } from './model/state.ts';
let counter = 0;
const cache = new Map<string, number>();
export function step(state: State, read: ReadonlyState): number {
  state.durationEffects = [];
  state.n[3]! += 1;
  (read as unknown as WritableState).pendingTriggers = [];
  for (const [, value] of cache) counter += value;
  const bag = [...new Set(['a'])];
  cache.forEach((value) => { counter -= value; });
  return Date.now() + Math.random() + bag.length + performance.now();
}
export const commit = { commit: (draft: WritableState) => { draft.durationEffects = []; } };
export const helper = (draft: WritableState) => { draft.n[0] = 1; };
type CardsOf = (read: ReadonlyState) => readonly number[];
export const first = (list: CardsOf, read: ReadonlyState) => {
  const [one] = list(read);
  const [head, ...rest] = list(read);
  return [list(read)[0], one, head, rest, list(read).map((n) => n)[0]];
};
export const fine = (o: { Date: number; n: number[] }) => { o.n[0] = o.Date; };
export class Held { constructor(readonly run: () => void, readonly when: Date, readonly by: Map<string, number>) {} }
`;

const program = createProgram({ [FAULTY]: faulty });
const checker = program.getTypeChecker();
const sourceOf = (file: string): ts.SourceFile => program.getSourceFile(join(root, file))!;
const sources = engineFiles.map(sourceOf);

interface Scan {
  readonly says: string;
  readonly find: (source: ts.SourceFile) => Place[];
  readonly allowed: readonly Allowed[];
  /** What it finds in the faulty code. */
  readonly faults: readonly string[];
}

const scans: readonly Scan[] = [
  {
    says: 'writes to state in commits alone',
    find: (source) => stateWrites(checker, source),
    allowed: stateWriters,
    faults: [
      'state.durationEffects = []',
      'state.n[3]! += 1',
      '(read as unknown as WritableState).pendingTriggers = []',
      'read as unknown as WritableState',
    ],
  },
  {
    says: 'knows no clock, no chance but the game’s own, and no environment',
    find: (source) => outsideWorld(checker, source),
    allowed: [],
    faults: ['Date.now', 'Math.random', 'performance.now'],
  },
  {
    says: 'goes through Maps and Sets only where their order is that of data',
    find: (source) => collectionOrder(checker, source),
    allowed: orderedCollections,
    faults: ['cache', "...new Set(['a'])", 'cache.forEach((value) => { counter -= value; })'],
  },
  {
    says: 'does to all that were found what it does, not to the first alone',
    find: (source) => firstOfList(checker, source),
    allowed: firstOfSeveral,
    faults: ['[one] = list(read)', 'list(read)[0]'],
  },
  {
    says: 'keeps nothing beside the state of games',
    find: moduleState,
    allowed: moduleStates,
    faults: ['counter = 0', 'cache = new Map<string, number>()'],
  },
];

test('the scans read code that compiles, with its types', () => {
  const wrong = program.getSemanticDiagnostics(sourceOf(FAULTY));
  expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

describe.each(scans)('the engine $says', ({ find, allowed, faults }) => {
  const { wrong, unused } = judge(sources.flatMap(find), allowed);

  test('everywhere', () => {
    expect(wrong).toEqual([]);
  });

  test('or with a reason, which is still needed', () => {
    expect(unused).toEqual([]);
  });

  test('and what it must not do would be found', () => {
    expect(find(sourceOf(FAULTY)).map(({ text }) => text)).toEqual(faults);
  });
});

describe('a state holds data alone', () => {
  const typeOf = (file: string, name: string): ts.Type => {
    const module = checker.getSymbolAtLocation(sourceOf(file))!;
    const found = checker.getExportsOfModule(module).find((symbol) => symbol.name === name)!;
    return checker.getDeclaredTypeOfSymbol(found);
  };
  const met = new Set<string>();

  test('no function, Map, Set, date or promise', () => {
    const state = typeOf('packages/core/src/model/state.ts', 'State');
    expect(notData(checker, state, new Set(Object.keys(engineTypes)), met)).toEqual([]);
    expect([...met].sort()).toEqual(Object.keys(engineTypes).sort());
  });

  test('and one would be found', () => {
    expect(notData(checker, typeOf(FAULTY, 'Held'), new Set(), new Set())).toEqual([
      'Held.run: function',
      'Held.when: Date',
      'Held.by: Map',
    ]);
  });
});

describe('the oracle is independent of the rules that it judges', () => {
  const oracle = ['seen', 'meaning', 'in-force', 'rules', 'legality-oracle'].map(
    (name) => `packages/lorcana/src/oracle/${name}.ts`,
  );
  /** What it may have of the kernel: where cards are, what lasts, and a walk over ability data. */
  const plain = ['addressOf', 'cardOf', 'isCurrent', 'partsWhere', 'playerCount', 'turnNumber'];
  /** What it may ask an engine: what a player sees, and which card an address means. */
  const asked = ['view', 'answerFromView', 'cardsById', 'plugins'];

  test('it imports nothing of Lorcana, and of the kernel only types and where things are', () => {
    for (const file of oracle) {
      for (const { specifier } of importsOf(file))
        expect(specifier, file).toMatch(/^(\.\/[\w-]+\.ts|@cardwright\/core(\/\w+)?)$/);
      const text = read(file);
      const values = [...text.matchAll(/import \{([^}]*)\} from '@cardwright\/core(?:\/\w+)?'/g)].flatMap(
        ([, names]) =>
          names!
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type ')),
      );
      expect(
        values.filter((name) => !plain.includes(name)),
        file,
      ).toEqual([]);
    }
  });

  test('it asks an engine only for views and definitions', () => {
    const used = oracle.flatMap((file) =>
      [...read(file).matchAll(/\bengine\.(\w+)/g)].map(([, name]) => name!),
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !asked.includes(name))).toEqual([]);
  });
});
