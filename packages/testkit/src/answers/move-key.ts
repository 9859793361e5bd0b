import type { TurnMove } from '@cardwright/core';

/** A key for a turn action: equal actions have equal keys. */
export const moveKey = ({ action, card, option }: TurnMove): string => `${action} ${card} ${option}`;
