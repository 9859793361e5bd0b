/** Validates rows of the grammar. For authors without a type checker. */
import { nearest } from '../lexicon/nearest.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';

const TEXTS = ['slot', 'name', 'template'];
const FUNCTIONS = ['build', 'split'];
const OTHERS = [
  'discriminant',
  'yieldsTo',
  'subject',
  'scales',
  'lasts',
  'pays',
  'ofPlaying',
  'ifAble',
  'causes',
  'leavesOut',
  'unsaidVerb',
  'whose',
  'notPast',
  'number',
  'verb',
  'wording',
  'usual',
  'outranks',
  'neutral',
  'examples',
];
const FIELDS = [...TEXTS, ...FUNCTIONS, ...OTHERS];

function isSubject(subject: unknown): boolean {
  if (typeof subject === 'string') return ['player', 'cards', 'you'].includes(subject);
  const { field, takes } = (subject ?? {}) as Readonly<Record<string, unknown>>;
  return typeof field === 'string' && (takes === 'player' || takes === 'cards');
}

function areTexts(given: unknown): boolean {
  return given === undefined || (Array.isArray(given) && given.every((one) => typeof one === 'string'));
}

/**
 * Refuses an invalid row, or one with an unknown field.
 * @throws PhraseError with a near name
 */
export function checkRow(phrase: Phrase): void {
  if (typeof phrase !== 'object' || phrase === null)
    throw new PhraseError('without a name', 'is no row; give what `definePhrase` returns');
  const row = phrase as unknown as Readonly<Record<string, unknown>>;
  const where = `${String(row['slot'])}/${String(row['name'])}`;
  for (const field of TEXTS)
    if (typeof row[field] !== 'string') throw new PhraseError(where, `needs \`${field}\`, a text`);
  for (const field of Object.keys(row)) {
    if (FIELDS.includes(field)) continue;
    const near = nearest(field, FIELDS);
    throw new PhraseError(
      where,
      `has a field "${field}"${near ? `; did you mean "${near}"?` : ', which means nothing'}`,
    );
  }
  for (const field of FUNCTIONS)
    if (typeof row[field] !== 'function') throw new PhraseError(where, `needs \`${field}\`, a function`);
  const { usual, subject, examples } = row;
  if (usual !== undefined && typeof usual !== 'function')
    throw new PhraseError(where, '`usual` is no function');
  if (!areTexts(row['outranks'])) throw new PhraseError(where, '`outranks` is no list of names');
  if (subject !== undefined && !isSubject(subject))
    throw new PhraseError(where, '`subject` is "player", "cards", "you" or a field and what it takes');
  if (!areTexts(examples)) throw new PhraseError(where, '`examples` is no list of texts');
}

/**
 * Refuses a row whose slot no phrase refers to: it would be unreachable.
 * @param known the known slots
 */
export function checkSlot({ slot, name }: Phrase, known: ReadonlySet<string>): void {
  if (known.has(slot)) return;
  const near = nearest(slot, known);
  const meant = near === undefined ? 'no phrase has such a part' : `did you mean "${near}"?`;
  throw new PhraseError(`${slot}/${name}`, `there is no slot "${slot}"; ${meant}`);
}

/** Calls a function of a row's author; an exception is wrapped with the row's name and kept as the cause. */
export function callRow(
  phrase: Phrase,
  way: 'build' | 'split' | 'usual',
  given: never,
  context: never,
): unknown {
  try {
    return phrase[way]!(given, context);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new PhraseError(`${phrase.slot}/${phrase.name}`, `\`${way}\` threw: ${said}`, error);
  }
}

/** Refuses invalid parts. @throws PhraseError */
export function refuseWay({ slot, name }: Phrase, way: unknown): never {
  throw new PhraseError(`${slot}/${name}`, `\`split\` gave ${String(way)}, not an object of parts`);
}
