import type { ReadonlyState } from '@cardwright/core';
import {
  type AbilityPart,
  abilityIndexOf,
  type CardRef,
  type CardTest,
  cardOf,
  controller,
  isGranted,
  type Kernel,
  refOf,
  type Scope,
} from '@cardwright/core/game';

/** The data of a `must-choose` part. */
export interface MustChoose {
  readonly among: CardTest;
  readonly named: CardTest;
}

/** A requirement on the choice of what to challenge, with its source. */
export interface Requirement extends MustChoose {
  readonly scope: Scope;
}

function add(
  found: Requirement[],
  state: ReadonlyState,
  part: AbilityPart,
  scope: Scope,
  card: number,
): void {
  if (part.condition !== null && !part.condition(state, scope)) return;
  if (part.applies?.(state, card, scope) === true) found.push({ ...(part.data as MustChoose), scope });
}

/**
 * The requirements on a challenging character, from functioning abilities and from keywords that targets have gained.
 */
export function requirementsOn(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  targets: readonly CardRef[],
): Requirement[] {
  const found: Requirement[] = [];
  const board = abilityIndexOf(kernel, state);
  for (const active of board.ofKind('must-choose')) add(found, state, active.part, active.scope, card);
  for (const part of kernel.keywordOthers.get('must-choose') ?? []) {
    const keyword = part.keyword!;
    if (board.grant[keyword.id] === undefined) continue;
    for (const ref of targets) {
      const target = cardOf(ref);
      if (kernel.card(state, target).hasPrinted(keyword) || !isGranted(kernel, state, target, keyword))
        continue;
      const scope: Scope = {
        source: refOf(state, target),
        controller: controller.get(state, target),
        slots: [],
        event: null,
      };
      add(found, state, part, scope, card);
    }
  }
  return found;
}
