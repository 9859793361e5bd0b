import type { Ability } from '../ability/ability.ts';
import type { Resolution } from './resolution.ts';
import { resolveReferences } from './resolve.ts';

/** An ability with its resolved references, computed lazily and shared. */
export class Meanings {
  readonly ability: Ability;
  private resolved: readonly Resolution[] | undefined = undefined;
  private known: ReadonlyMap<unknown, object | 'self'> | undefined = undefined;

  constructor(ability: Ability) {
    this.ability = ability;
  }

  /** Its references, in data order. */
  get references(): readonly Resolution[] {
    this.resolved ??= resolveReferences(this.ability);
    return this.resolved;
  }

  /** The producer of a reference's antecedent, or `self` for the card with the ability. */
  of(reference: unknown): object | 'self' | undefined {
    this.known ??= this.producers();
    return this.known.get(reference);
  }

  private producers(): ReadonlyMap<unknown, object | 'self'> {
    const { ability } = this;
    const known = new Map<unknown, object | 'self'>();
    for (const { path, refersTo, producer } of this.references) {
      if (refersTo !== 'cards' || producer === undefined) continue;
      const meaning = producer === 'self' ? producer : at(ability, producer);
      if (meaning) known.set(at(ability, path), meaning);
    }
    return known;
  }
}

function at(value: unknown, path: string): object | undefined {
  let held = value;
  for (const key of path.split('.')) held = (held as Record<string, unknown> | undefined)?.[key];
  return held as object | undefined;
}
