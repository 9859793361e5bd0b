import type { Citations } from '@cardwright/core';

/** The statement behind each kind of event that the kernel brings; the game's own kinds name theirs. */
export const eventRules: Readonly<Record<string, string>> = {
  'turn-began': 'KH 7.4',
  drawn: 'KH 7.2',
  discarded: 'KH 7.3',
  shuffled: 'KH 6.4',
  'game-won': 'KH 1.3',
  'game-drawn': 'KH 9.9',
};

/** The statements that the kernel cites for what it does in every game; where the rulebook says nothing, none. */
export const citations: Citations = { act: 'KH 8.2.9.1', discard: 'KH 7.3' };
