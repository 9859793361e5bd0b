/** Builds the abilities of a line from its tree. */

import type { Meanings } from '@cardwright/core/data';
import type { Builder } from '../build/builder.ts';
import type { Node } from '../grammar/node.ts';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax } from '../syntax/syntax.ts';

/** One ability of a line. Most lines are one; a keyword list is one per keyword. */
interface Part {
  readonly syntax: AbilitySyntax;
  readonly node: Node;
  readonly slot: 'ability' | 'grant';
}

/** The same with its data. */
export interface Piece extends Part {
  readonly meanings: Meanings;
}

/** The result of building a tree; the builder holds the refusals. */
export interface Built {
  readonly builder: Builder;
  readonly pieces: readonly Piece[];
}

/** Builds the data of a tree. @param name ability name that was read before the text */
export function buildTree(node: Node, name: string | undefined, builder: Builder): Built {
  const syntax = builder.build(node) as AbilitySyntax | undefined;
  const pieces: Piece[] = [];
  for (const part of syntax ? split(syntax, node) : []) {
    const meanings = builder.ability(part.syntax, part.node, name);
    if (!meanings) break;
    pieces.push({ ...part, meanings });
  }
  return { builder, pieces };
}

/** Whether two trees mean the same: two ways to say the same thing are no ambiguity. */
export function meanTheSame({ pieces }: Built, other: Built): boolean {
  return (
    pieces.length === other.pieces.length &&
    pieces.every(({ meanings }, i) => equal(meanings.ability, other.pieces[i]!.meanings.ability))
  );
}

/** Splits a line of several keywords into abilities. */
function split(syntax: AbilitySyntax, node: Node): Part[] {
  if (syntax.form !== 'keywords' || syntax.grants.length === 1) return [{ syntax, node, slot: 'ability' }];
  const nodes: Node[] = [];
  let list = node.parts[0] as Node | undefined;
  while (list) {
    nodes.push(list.parts[0] as Node);
    list = list.parts[1] as Node | undefined;
  }
  return syntax.grants.map((grant, i) => ({
    syntax: { form: 'keywords', grants: [grant] },
    node: nodes[i]!,
    slot: 'grant',
  }));
}
