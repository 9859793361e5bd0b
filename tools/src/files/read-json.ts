import { type DoubledKey, findDoubledKeys } from '@cardwright/core/data';
import jsonc from 'jsonc-parser';
import { jsonFault } from './json-fault.ts';

/** JSON that was read, or why it could not be. */
export type JsonText =
  | { readonly data: unknown; readonly doubled: readonly DoubledKey[] }
  | { readonly fault: { readonly message: string; readonly offset: number } };

/**
 * Reads JSON with the position of its first fault, and reports duplicate keys, of which JSON silently keeps the last.
 */
export function readJson(text: string): JsonText {
  try {
    return { data: JSON.parse(text), doubled: findDoubledKeys(text) };
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
