import { AbilityKernel } from '../bind/ability-kernel.ts';
import type { Plugin } from './plugin.ts';

/** A kernel that knows the plugins that it was made of. */
export abstract class PluginKernel extends AbilityKernel {
  abstract readonly plugins: readonly Plugin[];
}
