import type { Resolution } from '@cardwright/core/data';
import type { CompiledText } from '@cardwright/dsl';
import type { RuleReference } from '@cardwright/dsl/kit';
import type { TracedAbility } from '../../texts/trace-binding.ts';

/** All there is to tell of a text. */
export interface Explanation {
  readonly text: string;
  readonly compiled: CompiledText;
  /** For each ability its program; what binding refused is among the diagnostics. */
  readonly bound: readonly (TracedAbility | undefined)[];
  readonly rules: readonly (readonly RuleReference[])[];
  /** For each ability what its references mean. */
  readonly references: readonly (readonly Resolution[])[];
}
