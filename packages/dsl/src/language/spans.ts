import type { Ability } from '@cardwright/core';
import { walkParts } from '@cardwright/core/data';
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
  walkParts(ability, {
    enter(part, { path }) {
      const node = origins.get(part);
      if (node && path) spans[path] = line.spanOf(node.first, node.last);
      return undefined;
    },
  });
  return spans;
}
