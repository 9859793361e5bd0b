/** Builds parts of an ambiguous text to see which of them can be meant; each is built once. */
import type { Node, Token } from '../grammar/node.ts';
import { equal } from '../syntax/equal.ts';
import { Builder, NO_VALUE, type Refusal } from './builder.ts';

type Found = { readonly value: unknown } | { readonly refusal: Refusal };

class TrialBuilder extends Builder {
  private readonly found = new Map<Node, Found>();

  override build(node: Node): unknown {
    let found = this.found.get(node);
    if (found === undefined) {
      const value = super.build(node);
      const [refusal] = this.refusals;
      found = refusal ? { refusal } : { value };
      this.found.set(node, found);
    } else if ('refusal' in found) this.refusals.push(found.refusal);
    return 'value' in found ? found.value : undefined;
  }

  try(node: Node): Found {
    this.refusals.length = 0;
    this.called = undefined;
    this.build(node);
    return this.found.get(node)!;
  }
}

/** Tries the trees of one text: which of them can be meant, and why the others cannot. */
export class Trial {
  /** Of the refusals that say why, the one whose words end last. */
  refusal: Refusal | undefined = undefined;
  private readonly outside: TrialBuilder;
  /** In quotation marks nothing is known of the card. */
  private readonly inside: TrialBuilder;
  /** For each token, whether it stands in quotation marks. */
  private readonly quoted: readonly boolean[];

  constructor(
    tokens: readonly Token[],
    ...[vocabulary, facts, effects, objections]: ConstructorParameters<typeof Builder>
  ) {
    const { resolves: _, type: __, ...bare } = facts;
    this.outside = new TrialBuilder(vocabulary, facts, effects, objections, tokens);
    this.inside = new TrialBuilder(vocabulary, bare, effects, objections, tokens);
    let depth = 0;
    this.quoted = tokens.map(({ image }) => {
      if (image === '”') depth--;
      const quoted = depth > 0;
      if (image === '“') depth++;
      return quoted;
    });
  }

  /** Of several trees for the same slot and words those that make sense, one for each meaning. */
  sift(trees: readonly Node[]): readonly Node[] {
    const kept: { readonly tree: Node; readonly value: unknown }[] = [];
    for (const tree of trees) {
      const found = (this.quoted[tree.first] ? this.inside : this.outside).try(tree);
      if ('refusal' in found) this.note(found.refusal);
      if ('refusal' in found || kept.some(({ value }) => equal(value, found.value))) continue;
      kept.push({ tree, value: found.value });
    }
    return kept.map(({ tree }) => tree);
  }

  private note(refusal: Refusal): undefined {
    if (refusal.message === NO_VALUE) return;
    if (!this.refusal || refusal.node.last > this.refusal.node.last) this.refusal = refusal;
  }
}
