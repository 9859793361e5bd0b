import { CardwrightError } from '../errors/cardwright-error.ts';

function refuse(): never {
  throw new CardwrightError('engine-frozen', 'The tables of an engine cannot be changed.', {
    fix: 'Make another engine: plugins declare what there is, and `replaces` and `overrides` change it.',
  });
}

/** A map that everybody reads and `fill` alone writes. */
export class Table<K, V> extends Map<K, V> {
  /** @throws CardwrightError `engine-frozen` */
  override set(): never {
    return refuse();
  }

  /** @throws CardwrightError `engine-frozen` */
  override delete(): never {
    return refuse();
  }

  /** @throws CardwrightError `engine-frozen` */
  override clear(): never {
    return refuse();
  }
}

/** Writes a row of a table. */
export function fill<K, V>(table: ReadonlyMap<K, V>, key: K, value: V): void {
  Map.prototype.set.call(table, key, value);
}

/** A list of an engine while it is being made; it is frozen afterwards. */
export const filling = <T>(list: readonly T[]): T[] => list as T[];
