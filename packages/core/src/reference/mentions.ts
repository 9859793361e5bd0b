import { unnoted } from './written.ts';

/**
 * Whether data says something anywhere: has a part with this key and value (`pick: 'self'`). Looking is not reading: a
 * stand-in that notes who reads the data is looked through.
 */
export function mentions(data: unknown, key: string, value: string): boolean {
  return says(unnoted(data), key, value);
}

function says(data: unknown, key: string, value: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) if (says(data[i], key, value)) return true;
    return false;
  }
  for (const name in data) {
    const inner = (data as Record<string, unknown>)[name];
    if (typeof inner === 'object' ? says(inner, key, value) : inner === value && name === key) return true;
  }
  return false;
}
