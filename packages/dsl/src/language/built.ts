/** From the tree of a line to the data of its abilities. */

import type { Meanings } from '@cardwright/core/data';
import type { Builder } from '../build/builder.ts';
import type { Node } from '../grammar/node.ts';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax } from '../syntax/syntax.ts';

/** One ability of a line: most lines are one, a list of keywords is as many. */
interface Part {
  readonly syntax: AbilitySyntax;
  readonly node: Node;
  readonly slot: 'ability' | 'grant';
}

/** The same with what it means. */
export interface Piece extends Part {
  readonly meanings: Meanings;
}

/** What was built of a tree. The builder tells what is found wrong with it. */
export interface Built {
  readonly builder: Builder;
  readonly pieces: readonly Piece[];
}

/** Trees of one text that are looked at, at most. */
const MOST_TREES = 64;

/** Builds the data of a tree. @param name that was read before the text */
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

/**
 * What a text means that the grammar can read in several ways: what can be meant at all, each meaning once. Two ways to
 * say the same are none to choose between.
 */
export function builtApart(trees: Iterable<Node>, build: (tree: Node) => Built): readonly Built[] {
  const found: Built[] = [];
  let tried = 0;
  for (const tree of trees) {
    const built = build(tree);
    const canBeMeant = built.builder.refusals.length === 0 && built.pieces.length > 0;
    // Of so many ways it is not known whether they mean the same.
    if (++tried > MOST_TREES) return [...found, built];
    if (canBeMeant && !found.some((other) => meanTheSame(other, built))) found.push(built);
  }
  return found;
}

function meanTheSame({ pieces }: Built, other: Built): boolean {
  return (
    pieces.length === other.pieces.length &&
    pieces.every(({ meanings }, i) => equal(meanings.ability, other.pieces[i]!.meanings.ability))
  );
}

/** A line of several keywords is as many abilities. */
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
