import type { Ability } from '@cardwright/core';
import type { Node } from '../grammar/node.ts';
import type { Line } from '../reading/line.ts';
import type { Span } from '../syntax/syntax.ts';

/** Where each part of an ability was read, by its path in the data. Parts that no phrase built alone have none. */
export function spansOf(
  ability: Ability,
  origins: ReadonlyMap<object, Node>,
  line: Line,
): Record<string, Span> {
  const spans: Record<string, Span> = {};
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = origins.get(value);
    if (node && path) spans[path] = line.spanOf(node.first, node.last);
    for (const [key, part] of Object.entries(value)) walk(part, path ? `${path}.${key}` : key);
  };
  walk(ability, '');
  return spans;
}
