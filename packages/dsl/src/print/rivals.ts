/** Which phrases print the same value, for those who check that it is said which of them does. */
import { isUsual } from './candidates.ts';
import { type Place, Printer } from './printer.ts';

/** Phrases of a slot that print the same value, the one that does so first. */
export interface Rivals {
  readonly slot: string;
  readonly phrases: readonly { readonly name: string; readonly usual: boolean }[];
}

/** Prints, and notes of each value all phrases that could have printed it. */
export class RivalPrinter extends Printer {
  readonly rivals: Rivals[] = [];
  private looking = false;

  protected override slot(slot: string, value: unknown, place: Place): ReturnType<Printer['slot']> {
    if (!this.looking && value !== undefined) {
      this.looking = true;
      const usual = new Map<string, boolean>();
      const context = place.speech.context(place.number);
      for (const { row, said } of this.sayings(slot, value, place))
        usual.set(row.phrase.name, isUsual(row, said, context));
      this.looking = false;
      if (usual.size > 1)
        this.rivals.push({ slot, phrases: [...usual].map(([name, is]) => ({ name, usual: is })) });
    }
    return super.slot(slot, value, place);
  }
}
