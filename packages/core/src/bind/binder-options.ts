import type { Ability } from '../ability/ability.ts';
import type { Keyword } from '../model/names.ts';
import type { Binder } from './binder.ts';
import type { ReferenceReport } from './producer.ts';

/** Public knowledge: restricts a question to what everyone knows. */
export interface PublicKnowledge {
  /** Whether the true answer may differ, in a way that only some player can tell. */
  hides: boolean;
}

/** Options of a binding. */
export interface BinderOptions {
  /** The keyword whose definition is being bound. */
  readonly keyword?: Keyword;
  /** The enclosing program: its slots and results. */
  readonly outer?: Binder;
  /** Called with each reference and its antecedent, for tools and tests. */
  readonly report?: ReferenceReport;
  /** It is done in full or not at all: a cost. */
  readonly inFull?: boolean;
  /** A feasibility question, asked before anything is chosen. */
  readonly supposing?: boolean;
  /** A question about public knowledge: of hidden cards only their number counts. */
  readonly openly?: PublicKnowledge;
  /** The ability is granted by another card: "it" is the card that has it. */
  readonly given?: boolean;
  /** The whole ability being bound, so that steps can record their provenance. */
  readonly ability?: Ability;
}
