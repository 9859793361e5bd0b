import type { Plugin } from '@cardwright/core';
import { defineFormat } from './define-format.ts';

/** The rulebook's rules for decks (KH 5). */
export const standard: Plugin = defineFormat({ name: 'Standard' });
