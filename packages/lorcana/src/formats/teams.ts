import type { Plugin } from '@cardwright/core';
import { teams } from '../table/settings.ts';
import { defineFormat } from './define-format.ts';

/**
 * A game of two teams that take simultaneous turns (CR 9.3): the players of a team, who sit alternately, go through
 * the steps at once and act in any order they like.
 */
export const simultaneousTurns: Plugin = defineFormat({
  name: 'Simultaneous Turns',
  overrides: { settings: { [teams.name]: 2 } },
});
