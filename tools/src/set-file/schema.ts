import { nearNames } from '@cardwright/core';
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
      const help = wanted === 'string' ? { help: 'put it in quotation marks' } : {};
      return { code: 'set/type', message, ...value, ...help };
    }
    case 'enum': {
      const allowed = error.params.allowedValues as readonly unknown[];
      const message = `${name} is none of the values it may have: ${given}`;
      return {
        code: 'set/value',
        message,
        ...value,
        ...near(error.data, allowed),
        help: `one of ${allowed.join(', ')}`,
      };
    }
    case 'required': {
      const missing = String(error.params.missingProperty);
      return {
        code: 'set/missing',
        message: `“${missing}” is missing`,
        ...value,
        help: `add a line “${missing}:”`,
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
    default: {
      const message = `${name} ${limits[error.keyword]?.(error.params, given, error.parentSchema) ?? error.message ?? 'is not valid'}`;
      return { code: 'set/value', message, ...value };
    }
  }
}

const validators = new WeakMap<ChosenGame, ValidateFunction>();

/** The schema of a game's sets, compiled when it is first asked for. */
function validatorOf(game: TextGame): ValidateFunction {
  const known = validators.get(game.chosen);
  if (known !== undefined) return known;
  const made = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false }).compile(
    JSON.parse(game.schema()),
  );
  validators.set(game.chosen, made);
  return made;
}

/** A fault of a file's shape, and where in its data it is. */
export interface ShapeFault {
  readonly path: Path;
  readonly problem: Problem;
}

/** What is wrong with the shape of a set's file, against the schema that editors use. */
export function shapeFaults(yaml: YamlFile, game: TextGame): readonly ShapeFault[] {
  const validate = validatorOf(game);
  if (validate(yaml.data)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const problem = toProblem(yaml, error);
    return problem === undefined ? [] : [{ path: toPath(error.instancePath), problem }];
  });
}
