import type { ErratumError } from '@cardwright/dsl';
import { spanIn } from '../code-texts/told-text.ts';
import { type Literal, literalsIn, wordsFrom } from '../files/literals.ts';
import type { SourceFile } from '../files/source-file.ts';
import type { Place } from '../problems/problem.ts';

/** Where a file has the words of an erratum, and how surely they are those. */
interface Found {
  readonly file: SourceFile;
  readonly words: Literal;
  readonly sure: number;
}

/** Words in a file with errata and the card, if not behind its name. */
const SURE = 3;

const isOfErrata = (file: SourceFile): boolean => /\berrata\b/i.test(file.text);

const escapedName = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether what stands before an offset says that a value of this name follows. */
function followsKey(text: string, literals: readonly Literal[], at: number, key: string): boolean {
  const quoted = literals.findLast(({ end }) => end <= at);
  if (quoted?.value === key && /^\s*\]?\s*:\s*[[(]?\s*$/.test(text.slice(quoted.end, at))) return true;
  return new RegExp(`(?<![\\w$.])${escapedName(key)}\\s*:\\s*[[(]?\\s*$`).test(text.slice(0, at));
}

/** The words of an erratum in the files: where its card stands before them, else where there are errata and its card. */
function wordsOf(files: readonly SourceFile[], { key, text }: ErratumError): Found | undefined {
  let best: Found | undefined;
  for (const file of files) {
    const literals = literalsIn(file.text);
    const alike = (file.text.includes(key) ? 2 : 0) + (isOfErrata(file) ? 1 : 0);
    for (const [i, { start }] of literals.entries()) {
      const words = wordsFrom(file.text, literals, i, text);
      if (words === undefined) continue;
      const sure = alike + (followsKey(file.text, literals, start, key) ? 4 : 0);
      if (best === undefined || sure > best.sure) best = { file, words, sure };
    }
  }
  return best;
}

interface Key {
  readonly place: Place;
  /** Whether it is in a file with errata. */
  readonly isSure: boolean;
}

/** Where files name the card of an erratum: as the name of a value, in a file with errata if one has it. */
function keyOf(files: readonly SourceFile[], { key }: ErratumError): Key | undefined {
  const named = new RegExp(`(?<![\\w$.])(['"\`]?)${escapedName(key)}\\1\\s*\\]?\\s*:`);
  const places = files.flatMap((file) => {
    const at = named.exec(file.text);
    if (at === null) return [];
    const start = at.index + at[1]!.length;
    return [{ place: file.place(start, start + key.length), isSure: isOfErrata(file) }];
  });
  return places.find(({ isSure }) => isSure) ?? places[0];
}

/** Where files have a part of an erratum: at its words, which may be escaped or put together; else at the name of its card. */
export function placeOfErratum(
  files: readonly SourceFile[],
  error: ErratumError,
  span: { readonly start: number; readonly end: number },
): Place | undefined {
  const found = wordsOf(files, error);
  const named = found === undefined || found.sure < SURE ? keyOf(files, error) : undefined;
  // Words that only happen to be the same stand elsewhere than among the errata.
  if (found === undefined || named?.isSure) return named?.place;
  return spanIn(found.file, found.words.offsets, span);
}
