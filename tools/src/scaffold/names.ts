import { fail } from '../problems/problem.ts';

/** A name as code and packages write it. */
export interface Names {
  /** As people say it: `Night Watch`. */
  readonly title: string;
  /** `night-watch`: of packages, plugins and ids. */
  readonly kebab: string;
  /** `nightWatch`: in code. */
  readonly camel: string;
}

/** Words that a program cannot use as names. */
const RESERVED =
  /^(break|case|catch|class|const|default|delete|do|else|enum|export|for|function|if|import|in|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await)$/;

/** The forms of a name that a user gave. @throws ProblemError when no name of code can be made of it */
export function namesOf(given: string): Names {
  const words =
    given
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const kebab = words.join('-').toLowerCase();
  const camel = words
    .map((word, i) => (i === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
  if (!/^[a-z]/.test(camel) || RESERVED.test(camel))
    fail('new/name', `no name of code can be made of “${given}”`, {
      help: 'begin with a letter, such as “Night Watch”',
    });
  return { title: given.trim(), kebab, camel };
}

/** A text as a literal of TypeScript. */
export const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
