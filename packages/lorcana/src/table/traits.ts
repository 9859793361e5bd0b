import type { ReadonlyState } from '@cardwright/core';
import type { Card, Kernel } from '@cardwright/core/game';
import { type Way, waysOfCard } from './way.ts';

/** Facts about a definition that the rules read all the time, computed once. */
export class Traits {
  readonly isCharacter: boolean;
  readonly isLocation: boolean;
  readonly isAction: boolean;
  /** An action that can be sung (CR 5.4.4.1). */
  readonly isSong: boolean;
  /** Has the inkwell symbol (CR 5.2.3). */
  readonly isInkable: boolean;
  /** Its printed ink cost; cached here, since listing playable cards needs nothing else of most of them. */
  readonly cost: number;
  /** The ways of playing it (CR 4.3.2.2). */
  readonly ways: readonly Way[];

  constructor(card: Card) {
    const { type, classifications, attributes } = card.definition;
    this.isCharacter = type === 'character';
    this.isLocation = type === 'location';
    this.isAction = type === 'action';
    this.isSong = type === 'action' && classifications.includes('Song');
    this.isInkable = attributes['inkable'] === true;
    this.cost = card.definition.cost;
    this.ways = waysOfCard(card, this.isSong);
  }
}

/** The traits of a card on the table. */
export function traitsOf(kernel: Kernel, state: ReadonlyState, card: number): Traits {
  return kernel.card(state, card).traits as Traits;
}
