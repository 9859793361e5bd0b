import type { Plugin } from '@cardwright/core';
import { defineFormat } from './define-format.ts';

/** Limited with cards that were drafted: 35 cards of any ink types, any number of a name (CR 1.10.1.2). */
export const draft: Plugin = defineFormat({ name: 'Draft', least: 35 });

/** Limited with cards from one's own packs: 40 cards of any ink types, any number of a name (CR 1.10.1.2). */
export const sealed: Plugin = defineFormat({ name: 'Sealed', least: 40 });
