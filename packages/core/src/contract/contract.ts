import { nearNames } from '../errors/near-names.ts';

/** A path in nested data: field names and list positions. */
export type Path = readonly (string | number)[];

/** What is wrong with data from outside, and where. */
export interface Fault {
  readonly at: Path;
  /** The expected value, as a noun: `a whole number from 0`. */
  readonly wanted: string;
  readonly found: unknown;
  /** Set for an unknown field; its name is the last element of `at`. */
  readonly unknown?: true;
  /** Near names for an unknown one. */
  readonly suggestions?: readonly string[];
}

/** A contract: a runtime schema of a value, described once for all checks. */
export interface Contract {
  /** The expected value, as a noun: `a list of texts`. */
  readonly says: string;
  /** The first fault of a value; null if it conforms. Runs no code of the value except its getters. */
  fault(value: unknown, at: Path): Fault | null;
}

/** Maximum nesting of lists in plain data. */
const DEEPEST = 32;

const none = (says: string, found: unknown, at: Path): Fault => ({ at, wanted: says, found });

/** A contract from a predicate. */
export function is(says: string, test: (value: unknown) => boolean): Contract {
  return { says, fault: (value, at) => (test(value) ? null : none(says, value, at)) };
}

/** Accepts anything. */
export const anything: Contract = { says: 'anything', fault: () => null };
/** `true` or `false`. */
export const flag: Contract = is('true or false', (value) => typeof value === 'boolean');
/** `true` only: for options that are otherwise left out. */
export const yes: Contract = is('true', (value) => value === true);
/** A string, which may be empty. */
export const text: Contract = is('a text', (value) => typeof value === 'string');
/** A string that is not empty. */
export const name: Contract = is(
  'a text that is not empty',
  (value) => typeof value === 'string' && value !== '',
);
/** A function; its result is checked when it is called. */
export const fn: Contract = is('a function', (value) => typeof value === 'function');

const MOST = 2 ** 31 - 1;

/** A 32-bit integer within bounds. */
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

/** A name in a table. Looked up on every check, since tables grow. @param what it is, as a noun */
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

/** The contract, or null. */
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

/** Union of contracts. Reports the fault that lies deepest. */
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

/** A tuple: each position has its own contract; trailing entries may be optional. */
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

/** A record with arbitrary keys. @param key contract of the keys @param size allowed number of entries */
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

/** An object with exactly these fields. A field of `may` can be absent or undefined. */
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

/** An instance made by a “define…” function of this package. @param inside contracts of its fields */
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

/** Plain data: what JSON can represent. */
export const plainData: Contract = { says: 'plain data', fault: plainFault };

/** A contract that is created on first use, for recursive ones. */
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
