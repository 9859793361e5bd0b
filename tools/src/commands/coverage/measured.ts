import type { CompiledText } from '@cardwright/dsl';

/** What coverage tells of a card of any game. */
export interface MeasuredCard {
  readonly set: string;
  readonly number: number;
  readonly fullName: string;
  readonly text: string;
}

/** A card with how far its text got. */
export interface Measured {
  readonly facts: MeasuredCard;
  readonly compiled: CompiledText;
}
