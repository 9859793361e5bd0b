import jsonc from 'jsonc-parser';
import { jsonFault } from './json-fault.ts';

/** A key that stands twice in one object: what it means depends on who reads it. */
export interface DoubledKey {
  /** Keys and indexes of the object, from the outermost. */
  readonly path: readonly (string | number)[];
  readonly key: string;
  /** Where it stands again. */
  readonly offset: number;
}

/** JSON that was read, or why it could not be. */
export type JsonText =
  | { readonly data: unknown; readonly doubled: readonly DoubledKey[] }
  | { readonly fault: { readonly message: string; readonly offset: number } };

/** Keys that stand twice in an object of a JSON text, in the order of the text. */
function doubledKeys(text: string): readonly DoubledKey[] {
  const doubled: DoubledKey[] = [];
  const open: Set<string>[] = [];
  jsonc.visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      const keys = open.at(-1)!;
      if (keys.has(key)) doubled.push({ path: pathOf(), key, offset });
      keys.add(key);
    },
  });
  return doubled;
}

/** Reads JSON, with the place of its first fault, and tells of keys that stand twice, of which JSON itself keeps the last. */
export function readJson(text: string): JsonText {
  try {
    return { data: JSON.parse(text), doubled: doubledKeys(text) };
  } catch (error) {
    return { fault: jsonFault(error as Error, text) };
  }
}

/** A key that stands twice, in words. */
export const doubledMessage = ({ key }: DoubledKey): string => `the key “${key}” stands twice in one object`;
export const DOUBLED_HELP = 'keep one of the two';

/** Where what is at a path stands in a JSON text: the innermost that there is. */
export function jsonPlaces(text: string): (path: readonly (string | number)[]) => readonly [number, number] {
  const tree = jsonc.parseTree(text);
  return (path) => {
    for (let length = path.length; tree !== undefined && length >= 0; length--) {
      const node = jsonc.findNodeAtLocation(tree, path.slice(0, length));
      // Of a whole object its first key is shown: all of it would be no place.
      const shown = node?.type === 'object' ? (node.children?.[0]?.children?.[0] ?? node) : node;
      if (shown !== undefined) return [shown.offset, shown.offset + shown.length];
    }
    return [0, 1];
  };
}
