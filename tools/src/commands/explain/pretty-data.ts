import { isObject } from '../../data/is-object.ts';

const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${key(name)}: ${onOneLine(inner)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** Ability data as a person would write it: what fits in a line stands in one. */
export function prettyData(value: unknown, width = 92, indent = ''): string {
  const line = onOneLine(value);
  if (line.length + indent.length <= width || (!Array.isArray(value) && !isObject(value))) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => prettyData(item, width, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${prettyData(item, width, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => `${inner}${entry},`).join('\n')}\n${indent}${close}`;
}
