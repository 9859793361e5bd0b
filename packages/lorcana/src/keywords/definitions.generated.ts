import type { Ability } from '@cardwright/core';

/** What each keyword's sentences mean. Generated from the definitions; do not edit. */
export const keywordDefinitions: Readonly<Record<string, readonly Ability[]>> = {};
