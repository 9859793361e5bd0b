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
  const why = !/^[a-z]/.test(camel)
    ? 'begin with a letter, such as “Night Watch”'
    : RESERVED.test(camel)
      ? `“${camel}” is a word of the programming language; add another word`
      : /\p{C}/u.test(given.trim())
        ? 'leave out the characters that cannot be seen'
        : undefined;
  if (why !== undefined) fail('new/name', `no name of code can be made of “${given}”`, { help: why });
  return { title: given.trim(), kebab, camel };
}

/** A text as it may stand in a comment of TypeScript: nothing in it ends the comment. */
export const inComment = (text: string): string => text.replaceAll('*/', '* /');

/** A text as a literal of TypeScript. */
export const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
