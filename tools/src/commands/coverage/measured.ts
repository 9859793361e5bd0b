/** What coverage tells of a card of any game. */
export interface MeasuredCard {
  readonly set: string;
  readonly number: number;
  readonly fullName: string;
  readonly text: string;
}
