import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CardwrightError } from '@cardwright/core';
import { problemsOfWritten } from '../code-texts/told-text.ts';
import { SourceFile } from '../files/source-file.ts';
import { problemsOf } from '../problems/from-error.ts';
import { type Place, type Problem, ProblemError } from '../problems/problem.ts';

/** A module as its errors are told. */
export interface Module {
  readonly name: string;
  readonly file: SourceFile | undefined;
  readonly cwd: string;
  /** Where a file of the project names it. */
  readonly asked: Place | undefined;
}

/** Where this program is, if it runs from a clone: what it is made of is no file of a project. */
const [, CLONE] = /^(.*[\\/])tools[\\/](?:src|dist)[\\/]/.exec(fileURLToPath(import.meta.url)) ?? [];

const PLACE = /((?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^\s()]*?):(\d+)(?::(\d+))?/g;

/** A file of the project as its user sees it; undefined for what others wrote. */
function fileAt(written: string, { file, cwd }: Module): SourceFile | undefined {
  const path = written.startsWith('file:') ? fileURLToPath(written) : written;
  if (path.includes('node_modules')) return undefined;
  if (file !== undefined && resolve(cwd, file.name) === path) return file;
  const shown = relative(cwd, path);
  try {
    return SourceFile.read(shown.startsWith('..') ? path : shown, cwd);
  } catch {
    return undefined;
  }
}

/** Whether a path is one of this program. */
function isOwn(written: string): boolean {
  const path = written.startsWith('file:') ? fileURLToPath(written) : written;
  if (CLONE === undefined || !path.startsWith(CLONE)) return /[\\/]tools[\\/](?:src|dist)[\\/]/.test(path);
  return /^(?:tools|packages[\\/][\w-]+)[\\/](?:src|dist)[\\/]/.test(path.slice(CLONE.length));
}

/** The lines in files of the project that an error speaks of, the nearest first. */
function* linesIn(
  text: string,
  module: Module,
): Generator<{ readonly file: SourceFile; readonly line: number }> {
  for (const [, path = '', line = '1'] of text.matchAll(PLACE)) {
    const file = fileAt(path, module);
    if (file !== undefined && (file === module.file || !isOwn(path))) yield { file, line: Number(line) };
  }
}

/** The first place in a file of the project that an error speaks of. */
export function placeIn(text: string, module: Module): Place | undefined {
  for (const { file, line } of linesIn(text, module)) return file.line(line);
  return module.file?.line(1);
}

/** The place of some words in a file; its first line where they are not in it. */
export function placeOfWords(file: SourceFile, words: string): Place {
  const at = file.text.indexOf(words);
  return at < 0 ? file.line(1) : file.place(at, at + words.length);
}

/** Where an error says that a module was asked for. */
function askedIn(
  error: { readonly requireStack?: readonly string[] },
  module: Module,
): SourceFile | undefined {
  const [by] = error.requireStack ?? [];
  return by === undefined ? module.file : (fileAt(by, module) ?? module.file);
}

function missing(error: Error, wanted: string, module: Module): Problem {
  const by = askedIn(error as { requireStack?: readonly string[] }, module);
  const itself = by === undefined || (by !== module.file && wanted === module.name);
  return {
    code: 'module/missing',
    severity: 'error',
    message: itself ? `there is no module “${wanted}”` : `${by.name} imports “${wanted}”, which is not there`,
    ...(by !== undefined && !itself
      ? { place: placeOfWords(by, wanted) }
      : module.asked === undefined
        ? {}
        : { place: module.asked }),
    help: /^[./\\]/.test(wanted)
      ? 'correct the path; it is seen from the file that imports it, and has its extension'
      : `install it in this project (npm install ${wanted}), or begin the path of a file with ./`,
  };
}

function thrown(error: unknown, module: Module): Problem {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const place = placeIn(text, module);
  const at = place === undefined ? {} : { place };
  if (error instanceof CardwrightError) {
    const [first] = problemsOf(error, module.cwd) ?? [];
    if (first !== undefined) return { ...first, ...at };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'module/throws',
    severity: 'error',
    message: `${module.name} throws as it is loaded: ${message}`,
    ...at,
    help: 'mend what it does there; CARDWRIGHT_DEBUG=1 shows the whole way to it',
  };
}

/** A file of JSON that a module imports. @param at where the slip is, if that is known */
function badJson(file: SourceFile, slip: string, at: string | undefined): Problem {
  const offset = at === undefined ? file.text.length : Number(at);
  return {
    code: 'module/syntax',
    severity: 'error',
    message: `${file.name} cannot be read: ${slip}`,
    place: file.place(offset, offset + 1),
    help: 'mend it here, or just before it',
  };
}

/** What loading a module failed with, as a problem at the line of the project where it shows. */
export function toModuleProblem(error: unknown, module: Module): ProblemError {
  if (error instanceof ProblemError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = (error as { readonly code?: unknown } | null)?.code;
  const [, wanted] = /^Cannot find (?:module|package) '([^']*)'/.exec(message) ?? [];
  const read = /^(?:ParseError|SyntaxError): ([\s\S]*?)\s*\n? ?(\/[^\n]*|[A-Za-z]:[^\n]*):(\d+):(\d+)/.exec(
    message,
  );
  const [, data, slip, at] =
    /^([^\n]*\.json): ([^\n]*?)(?: in JSON)?(?: at position (\d+)[^\n]*)?$/.exec(message) ?? [];
  const json = data === undefined ? undefined : fileAt(data, module);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const files = [...linesIn(stack, module)].map(({ file }) => file).concat(module.file ?? []);
  const told = problemsOfWritten(error, files, placeIn(stack, module));
  if (told !== undefined) return new ProblemError(told);
  let problem: Problem;
  if (json !== undefined) problem = badJson(json, slip!, at);
  else if (wanted !== undefined && /MODULE_NOT_FOUND$/.test(String(code)))
    problem = missing(error as Error, wanted, module);
  else if (read !== null || error instanceof SyntaxError) {
    const [, what = message, path = '', line = '1', column = '0'] = read ?? [];
    const file = fileAt(path, module);
    const start = file?.line(Number(line));
    const place = start && { ...start, column: Number(column) + 1, length: 1 };
    problem = {
      code: 'module/syntax',
      severity: 'error',
      message: `${file?.name ?? module.name} cannot be read: ${what.trim()}`,
      ...(place ? { place } : module.file === undefined ? {} : { place: module.file.line(1) }),
      help: 'mend it here, or just before it',
    };
  } else problem = thrown(error, module);
  return new ProblemError([problem]);
}
