import { AbilityKernel } from '../bind/ability-kernel.ts';
import type { Plugin } from './plugin.ts';

/** A kernel that knows which plugins it was built from. */
export abstract class PluginKernel extends AbilityKernel {
  abstract readonly plugins: readonly Plugin[];
}
