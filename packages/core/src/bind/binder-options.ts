import type { Ability } from '../ability/ability.ts';
import type { Keyword } from '../model/names.ts';
import type { Binder } from './binder.ts';
import type { ReferenceReport } from './producer.ts';

/** A question of what everyone knows. */
export interface PublicKnowledge {
  /** Whether the answer to what is really so may differ, which only some player can tell. */
  hides: boolean;
}

/** How something is bound. */
export interface BinderOptions {
  /** The keyword whose definition is being bound. */
  readonly keyword?: Keyword;
  /** Slots and results of the program around this one. */
  readonly outer?: Binder;
  /** Told of every reference what it means, for tools and tests. */
  readonly report?: ReferenceReport;
  /** It is done in full or not at all: a cost (CR 1.5.3). */
  readonly inFull?: boolean;
  /** It is a question that is asked before anything is chosen. */
  readonly supposing?: boolean;
  /** It is a question of what everyone knows: of what only its player sees, that there are cards. */
  readonly openly?: PublicKnowledge;
  /** Another card gives it: what it says of “it” is the card that has it. */
  readonly given?: boolean;
  /** The whole of what is being bound, so that steps can say which part of it they come from. */
  readonly ability?: Ability;
}
