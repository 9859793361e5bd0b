import { nearNames } from '../errors/near-names.ts';

/** A place in nested data: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** What is wrong with data from outside, and where. */
export interface Fault {
  readonly at: Path;
  /** What would do there, as a noun: `a whole number from 0`. */
  readonly wanted: string;
  readonly found: unknown;
  /** A field that there is not: its name is the last of `at`. */
  readonly unknown?: true;
  /** Names that are near one that was not known. */
  readonly suggestions?: readonly string[];
}

/** What a value has to be, described once for whoever checks it. */
export interface Contract {
  /** As a noun: `a list of texts`. */
  readonly says: string;
  /** The first fault of a value; null when it is what it should be. Runs no code of the value's own but its getters. */
  fault(value: unknown, at: Path): Fault | null;
}

/** Lists in lists may go so deep in plain data. */
const DEEPEST = 32;

const none = (says: string, found: unknown, at: Path): Fault => ({ at, wanted: says, found });

/** Whatever passes a test. */
export function is(says: string, test: (value: unknown) => boolean): Contract {
  return { says, fault: (value, at) => (test(value) ? null : none(says, value, at)) };
}

/** Takes whatever is given. */
export const anything: Contract = { says: 'anything', fault: () => null };
/** `true` or `false`. */
export const flag: Contract = is('true or false', (value) => typeof value === 'boolean');
/** `true` alone: for options that are left out otherwise. */
export const yes: Contract = is('true', (value) => value === true);
/** A string, which may be empty. */
export const text: Contract = is('a text', (value) => typeof value === 'string');
/** A string that is not empty. */
export const name: Contract = is(
  'a text that is not empty',
  (value) => typeof value === 'string' && value !== '',
);
/** A function; what it returns is seen when it is called. */
export const fn: Contract = is('a function', (value) => typeof value === 'function');

const MOST = 2 ** 31 - 1;

/** A whole number of 32 bits, within bounds. */
export function whole(least = -MOST - 1, most = MOST): Contract {
  const says =
    least === -MOST - 1 && most === MOST
      ? 'a whole number'
      : most === MOST
        ? `a whole number from ${least}`
        : least === most
          ? String(least)
          : `a whole number from ${least} to ${most}`;
  return is(
    says,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
}

/** A word that a table knows; it is looked at again each time, since tables grow. @param what it is, as a noun */
export function namedIn(known: ReadonlyMap<string, unknown>, what: string): Contract {
  const says = `the name of ${what} that there is`;
  return {
    says,
    fault: (value, at) => {
      if (typeof value === 'string' && known.has(value)) return null;
      const suggestions = typeof value === 'string' ? nearNames(value, known.keys()) : [];
      return { ...none(says, value, at), suggestions };
    },
  };
}

/** One of some words. */
export function oneOf(words: readonly string[]): Contract {
  const says = `one of ${words.join(', ')}`;
  return {
    says,
    fault: (value, at) => {
      if (typeof value === 'string' && words.includes(value)) return null;
      const suggestions = typeof value === 'string' ? nearNames(value, words) : [];
      return { ...none(says, value, at), suggestions };
    },
  };
}

/** What a contract takes, or null. */
export function orNull(contract: Contract): Contract {
  const says = `${contract.says}, or null`;
  return {
    says,
    fault: (value, at) => {
      const fault = value === null ? null : contract.fault(value, at);
      return fault === null || fault.at.length > at.length ? fault : { ...fault, wanted: says };
    },
  };
}

/** What one of several contracts takes. Of faults, the one that lies deepest is told. */
export function either(...contracts: readonly Contract[]): Contract {
  const says = contracts.map((one) => one.says).join(', or ');
  return {
    says,
    fault: (value, at) => {
      let deepest: Fault = none(says, value, at);
      for (const contract of contracts) {
        const fault = contract.fault(value, at);
        if (fault === null) return null;
        if (fault.at.length > deepest.at.length) deepest = fault;
      }
      return deepest;
    },
  };
}

/** A list without holes. */
export function listOf(item: Contract, { least = 0, most = MOST, says = '' } = {}): Contract {
  const wanted = says || `a list (each ${item.says})`;
  return {
    says: wanted,
    fault: (value, at) => {
      if (!Array.isArray(value) || value.length < least || value.length > most)
        return none(wanted, value, at);
      for (let i = 0; i < value.length; i++) {
        const fault = item.fault(value[i], [...at, i]);
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}

/** A list with so many entries, each of its own kind; the last ones may be left out. */
export function tuple(says: string, items: readonly Contract[], needed = items.length): Contract {
  return {
    says,
    fault: (value, at) => {
      if (!Array.isArray(value) || value.length < needed || value.length > items.length)
        return none(`${says} (a list of ${items.length})`, value, at);
      for (let i = 0; i < value.length; i++) {
        const fault = items[i]!.fault(value[i], [...at, i]);
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any names. @param key what its names have to be @param size how many it has */
export function tableOf(entry: Contract, { says = '', key = anything, size = -1 } = {}): Contract {
  const wanted = says || `an object (each ${entry.says})`;
  return {
    says: wanted,
    fault: (value, at) => {
      if (!isObject(value)) return none(wanted, value, at);
      const entries = Object.entries(value);
      if (size >= 0 && entries.length !== size) return none(`${wanted} of ${size}`, value, at);
      for (const [name, inner] of entries) {
        const fault = key.fault(name, [...at, name]) ?? entry.fault(inner, [...at, name]);
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}

/** An object with these fields and no others. A field of `may` may be absent or undefined. */
export function fields(
  says: string,
  must: Readonly<Record<string, Contract>>,
  may: Readonly<Record<string, Contract>> = {},
): Contract {
  const known = [...Object.keys(must), ...Object.keys(may)];
  return {
    says,
    fault: (value, at) => {
      if (!isObject(value)) return none(says, value, at);
      for (const field of Object.keys(value))
        if (!known.includes(field)) {
          const suggestions = nearNames(field, known);
          return { at: [...at, field], wanted: says, found: value[field], unknown: true, suggestions };
        }
      for (const [field, contract] of Object.entries(must)) {
        const fault = contract.fault(value[field], [...at, field]);
        if (fault !== null) return fault;
      }
      for (const [field, contract] of Object.entries(may)) {
        if (value[field] === undefined) continue;
        const fault = contract.fault(value[field], [...at, field]);
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}

/** What a “define…” function of this package made. @param inside what its fields have to be */
export function made(
  type: new (...args: never[]) => object,
  by: string,
  inside: (value: object) => readonly (readonly [field: string, contract: Contract])[] = () => [],
): Contract {
  const says = `what \`${by}\` returns`;
  return {
    says,
    fault: (value, at) => {
      if (!(value instanceof type)) return none(says, value, at);
      for (const [field, contract] of inside(value)) {
        const fault = contract.fault((value as Readonly<Record<string, unknown>>)[field], [...at, field]);
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}

function plainFault(value: unknown, at: Path): Fault | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number' && Number.isFinite(value)) return null;
  const inner = Array.isArray(value)
    ? Array.from(value.entries())
    : isObject(value) && Object.getPrototypeOf(value) === Object.prototype
      ? Object.entries(value)
      : null;
  if (inner === null || at.length > DEEPEST) return none('plain data', value, at);
  for (const [key, one] of inner) {
    const fault = plainFault(one, [...at, key]);
    if (fault !== null) return fault;
  }
  return null;
}

/** What JSON can hold. */
export const plainData: Contract = { says: 'plain data', fault: plainFault };

/** A contract that is made when it is first asked: for those that hold themselves. */
export function later(says: string, make: () => Contract): Contract {
  let contract: Contract | null = null;
  return {
    says,
    fault: (value, at) => {
      contract ??= make();
      return contract.fault(value, at);
    },
  };
}
