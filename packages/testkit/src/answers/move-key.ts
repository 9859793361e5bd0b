import type { GivenMove } from '@cardwright/core';

/** A key for a turn action: equal actions have equal keys. */
export const moveKey = ({ action, card, option }: GivenMove): string => `${action} ${card} ${option}`;
