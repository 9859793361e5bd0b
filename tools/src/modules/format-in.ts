import { CardwrightError, nearNames } from '@cardwright/core';
import { contract, refuseUnless } from '@cardwright/core/data';
import type { KitFormat } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';
import { problemsOf } from '../problems/from-error.ts';
import { ProblemError } from '../problems/problem.ts';
import { isFormat, isPlugin } from './kinds.ts';
import type { LoadedModule } from './load-module.ts';
import { placeOfWords } from './module-problem.ts';

const { anything, fields, name, whole } = contract;

/** What a format is made of. */
const FORMAT = fields(
  'a format',
  { name, plugin: anything },
  {
    seasons: anything,
    playedOtherwise: anything,
    decks: fields('the decks of a format', { size: whole(1), copies: whole(1) }, { colors: whole(1) }),
  },
);

/** Looks at the fields of a format; one that is refused is told at its word in the file. */
function checkFields({ file }: LoadedModule, given: unknown): void {
  try {
    refuseUnless(FORMAT, given, 'A format');
  } catch (error) {
    const [first] = error instanceof CardwrightError ? (problemsOf(error, '') ?? []) : [];
    if (first === undefined || file === undefined) throw error;
    const path = String((error as CardwrightError).details.at ?? '');
    const words = path.split(/[.[]/).at(-1)!.replace(/\]$/, '');
    throw new ProblemError([{ ...first, place: words === '' ? file.line(1) : placeOfWords(file, words) }]);
  }
}

/** Whether it was meant for a format: one of its fields is called nearly so. */
const isMeant = (value: unknown): boolean =>
  isObject(value) &&
  !isPlugin(value) &&
  (isFormat(value) ||
    'decks' in value ||
    Object.keys(value).some((key) => nearNames(key, ['plugin'], 1).length > 0));

/**
 * A format of a module, if its default export is one. Each of its fields is known; its plugin is looked at when it is made.
 *
 * @throws ProblemError `plugin-invalid`
 */
export function formatOfModule(module: LoadedModule): KitFormat | undefined {
  const given = module.exports.default;
  if (!isMeant(given)) return undefined;
  checkFields(module, given);
  return isFormat(given) ? given : undefined;
}
