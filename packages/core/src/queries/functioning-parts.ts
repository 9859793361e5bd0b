import type { AbilityPart } from '../model/ability-part.ts';
import { Active } from '../model/active.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import type { Scope } from '../model/scope.ts';

/** Identity of a card's `i`-th part, the same whenever the index is rebuilt. */
export function markOf(card: number, i: number): number {
  return -1 - ((card << 10) | i);
}

/** The parts of a card as active ones. @param parts what functions in its zone, the list of its definition */
export function functioningParts(
  kernel: Kernel,
  source: CardRef,
  holder: number,
  parts: readonly AbilityPart[],
): readonly Active[] {
  const known = kernel.functioning.kept(source, holder, parts);
  if (known !== null) return known as readonly Active[];
  const scope: Scope = { source, controller: holder, slots: NONE, event: null };
  const actives: Active[] = [];
  for (let i = 0; i < parts.length; i++)
    actives.push(new Active(parts[i]!, scope, null, markOf(cardOf(source), i)));
  kernel.functioning.keep({ ref: source, controller: holder, parts, actives });
  return actives;
}
