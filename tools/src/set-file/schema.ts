import { nearNames } from '@cardwright/core';
import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Problem } from '../problems/problem.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import type { TextGame } from '../texts/text-game.ts';
import { keyRange, type Path, valueRange, type YamlFile } from './read-yaml.ts';

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

const toPath = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : unescapePointer(part)));

const kindOf = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value !== 'string') return String(value);
  return `the text “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
};

const typeNames: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
};

/** What a value has too much or too little of, by the schema's keyword. */
const limits: Readonly<
  Record<
    string,
    (params: ErrorObject['params'], given: string, schema: ErrorObject['parentSchema']) => string
  >
> = {
  minimum: ({ limit }, given) => `must be at least ${limit}, not ${given}`,
  maximum: ({ limit }, given) => `must be at most ${limit}, not ${given}`,
  minLength: () => 'is empty',
  maxLength: ({ limit }) => `has more than ${limit} characters`,
  minItems: () => 'is empty',
  maxItems: ({ limit }) => `has more than ${limit} entries`,
  uniqueItems: ({ i, j }) => `has one entry twice: the ${Math.min(i, j) + 1}. and the ${Math.max(i, j) + 1}.`,
  // Only the schema knows what its pattern is for; it says so in the comment beside it.
  pattern: (_, given, schema) => `${schema?.$comment ?? 'is not written as it must be'}: ${given}`,
};

const near = (name: unknown, known: readonly unknown[]): Pick<Problem, 'suggestion'> => {
  const [nearest] = typeof name === 'string' ? nearNames(name, known.map(String), 1) : [];
  return nearest === undefined ? {} : { suggestion: nearest };
};

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);

/** One of the schema's complaints as a problem; `undefined` for those that only repeat another. */
function toProblem(yaml: YamlFile, error: ErrorObject): Problem | undefined {
  const path = toPath(error.instancePath);
  const last = path.at(-1);
  const list = path.at(-2);
  const entry = typeof list === 'string' ? `entry ${Number(last) + 1} of “${list}”` : 'the entry';
  const name = typeof last === 'string' ? `“${last}”` : last === undefined ? 'the file' : entry;
  const at = (range: readonly [number, number]) => ({
    severity: 'error' as const,
    place: yaml.file.place(...range),
  });
  const value = at(valueRange(yaml, path));
  const given = kindOf(error.data);
  switch (error.keyword) {
    case 'type': {
      const wanted = String(error.params.type);
      const message = `${name} must be ${typeNames[wanted] ?? wanted}, not ${given}`;
      const item = typeof error.data === 'string' && !/[[\],:]/.test(error.data) ? error.data : undefined;
      const help =
        wanted === 'string'
          ? { help: 'put it in quotation marks' }
          : wanted === 'array' && item !== undefined
            ? { suggestion: `[${item}]` }
            : {};
      return { code: 'set/type', message, ...value, ...help };
    }
    case 'enum': {
      const allowed = error.params.allowedValues as readonly unknown[];
      const message = `${name} is none of the values it may have: ${given}`;
      const written = (error.parentSchema as { readonly 'x-written'?: Written } | undefined)?.['x-written'];
      const otherwise = typeof error.data === 'string' ? written?.[error.data.toLowerCase()] : undefined;
      if (otherwise !== undefined && typeof last === 'string') {
        const lines = Object.entries(otherwise).map(
          ([fact, said]) => `“${fact}: ${Array.isArray(said) ? `[${said.join(', ')}]` : String(said)}”`,
        );
        const meant = { suggestion: String(otherwise[last]), help: `write ${lines.join(' and ')}` };
        return { code: 'set/value', message, ...value, ...meant };
      }
      return {
        code: 'set/value',
        message,
        ...value,
        ...near(error.data, allowed),
        help: `one of ${allowed.join(', ')}`,
      };
    }
    case 'required': {
      const missing = (error.params.missing as readonly string[]).map((one) => `“${one}”`);
      const lines = (error.params.missing as readonly string[]).map((one) => `“${one}:”`);
      return {
        code: 'set/missing',
        message: `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
        ...value,
        help: lines.length > 1 ? `add lines ${lines.join(', ')}` : `add a line ${lines[0]}`,
      };
    }
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
      const place = at(keyRange(yaml, path, key) ?? valueRange(yaml, path));
      const help = `one of ${known.join(', ')}`;
      return {
        code: 'set/unknown-key',
        message: `there is no fact called “${key}”`,
        ...place,
        ...near(key, known),
        help,
      };
    }
    case 'if':
      return undefined;
    // What a card of one type has and a card of another has not.
    case 'false schema': {
      const { type } = (valueAt(yaml.data, path.slice(0, -1)) ?? {}) as { readonly type?: unknown };
      return {
        code: 'set/fact-of-others',
        message: `a card of type “${type}” has no ${name}`,
        ...at(keyRange(yaml, path.slice(0, -1), String(last)) ?? valueRange(yaml, path)),
        help: 'leave it out, or correct the “type”',
      };
    }
    case 'examples': {
      const [nearest] = error.params.near as readonly string[];
      return {
        code: 'set/doubtful',
        message: `${name} is like none that is known: ${given}`,
        ...value,
        severity: 'warning',
        suggestion: nearest!,
        help: 'leave it if it is new on purpose',
      };
    }
    case 'x-usual': {
      const { minimum, because } = error.params as Usual;
      return {
        code: 'set/doubtful',
        message: `${name} is ${given}; it is usually at least ${minimum}`,
        ...value,
        severity: 'warning',
        help: because,
      };
    }
    default: {
      const message = `${name} ${limits[error.keyword]?.(error.params, given, error.parentSchema) ?? error.message ?? 'is not valid'}`;
      return { code: 'set/value', message, ...value };
    }
  }
}

/** How what has no value of its own is written, by what is said of it: a song, by the facts of an action. */
type Written = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a schema says a number usually is. */
interface Usual {
  readonly minimum: number;
  readonly because: string;
}

/**
 * A validator that also tells what is allowed but doubtful: a name near one of the schema's `examples`, and a number that is
 * less than it usually is (`x-usual`).
 */
function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false, strictTypes: false });
  ajv.addKeyword('x-written');
  const doubt = <S, V>(
    keyword: string,
    type: 'string' | 'number',
    paramsOf: (said: S, value: V) => object | null,
  ) => {
    const validate: SchemaValidateFunction = (said: S, value: V) => {
      const params = paramsOf(said, value);
      validate.errors = params === null ? [] : [{ keyword, params }];
      return params === null;
    };
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, type, errors: true, validate });
  };
  doubt('examples', 'string', (known: readonly string[], value: string) => {
    const near = known.includes(value) ? [] : nearNames(value, known, 1);
    return near.length === 0 ? null : { near };
  });
  doubt('x-usual', 'number', (usual: Usual, value: number) => (value < usual.minimum ? usual : null));
  return ajv;
}

const validators = new WeakMap<ChosenGame, ValidateFunction>();

/** The schema of a game's sets, compiled when it is first asked for. */
function validatorOf(game: TextGame): ValidateFunction {
  const known = validators.get(game.chosen);
  if (known !== undefined) return known;
  const made = createValidator().compile(JSON.parse(game.schema()));
  validators.set(game.chosen, made);
  return made;
}

/** A fault of a file's shape, and where in its data it is. */
export interface ShapeFault {
  readonly path: Path;
  readonly problem: Problem;
}

/** Joins the facts that one place lacks into one fault, but for one that is there under a misspelt name. */
function withMissingJoined(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const renamed = (at: string, missing: string): boolean =>
    errors.some(
      ({ keyword, instancePath, params, parentSchema }) =>
        keyword === 'additionalProperties' &&
        instancePath === at &&
        nearNames(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {}), 1)[0] ===
          missing,
    );
  const missing = new Map<string, string[]>();
  const kept = errors.filter(({ keyword, instancePath, params }) => {
    if (keyword !== 'required') return true;
    const name = String(params.missingProperty);
    const names = missing.get(instancePath);
    if (renamed(instancePath, name) || names?.includes(name) === true) return false;
    names?.push(name);
    if (names === undefined) missing.set(instancePath, [name]);
    return names === undefined;
  });
  return kept.map((error) =>
    error.keyword === 'required' ? { ...error, params: { missing: missing.get(error.instancePath) } } : error,
  );
}

/** What is wrong with the shape of a set's file, against the schema that editors use. */
export function shapeFaults(yaml: YamlFile, game: TextGame): readonly ShapeFault[] {
  const validate = validatorOf(game);
  if (validate(yaml.data)) return [];
  return withMissingJoined(validate.errors ?? []).flatMap((error) => {
    const problem = toProblem(yaml, error);
    return problem === undefined ? [] : [{ path: toPath(error.instancePath), problem }];
  });
}
