import { findPart } from '../ability/walk.ts';

/** Whether data says something anywhere: has a part with this key and value (`pick: 'self'`). */
export function mentions(data: unknown, key: string, value: string): boolean {
  return findPart(data, (part) => part[key] === value) !== undefined;
}
