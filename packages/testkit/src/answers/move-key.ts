import type { TurnMove } from '@cardwright/core';

/** A turn action as a text, the same for the same action. */
export const moveKey = ({ action, card, option }: TurnMove): string => `${action} ${card} ${option}`;
