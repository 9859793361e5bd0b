import type { Problem } from '../problems/problem.ts';

/**
 * Whose a problem is: of a card's text, of other content that was given, of the command line, of the machine that it runs
 * on, or of this program.
 */
export type ProblemKind = 'text' | 'content' | 'usage' | 'environment' | 'internal';

/** Commands whose own codes are about what was asked of them, not about content. */
const USAGE = ['usage', 'explain', 'new', 'fuzz', 'perft', 'phrases', 'rules', 'format', 'mcp', 'docs'];

/** Codes that their family would put among others. */
const SINGLE: Readonly<Record<string, ProblemKind>> = {
  'file/unreadable': 'usage',
  'file/exists': 'usage',
  'file/unwritable': 'environment',
  'bench/child': 'environment',
  'import/same-folder': 'usage',
  'check/form': 'usage',
  'format/unknown-card': 'content',
  'format/decks': 'content',
  'text/round-trip': 'text',
  internal: 'internal',
};

/** Whose a problem is, by its code. */
export function kindOf({ code }: Pick<Problem, 'code'>): ProblemKind {
  if (/^DSL\d/.test(code)) return 'text';
  return SINGLE[code] ?? (USAGE.includes(code.split('/')[0]!) ? 'usage' : 'content');
}

/** What an exit status means. */
export const EXIT = { understood: 0, notUnderstood: 1, wrongUse: 2, brokenEnvironment: 3 } as const;

/** The exit status of a command that ended with problems: the gravest of them counts. */
export function statusOf(problems: readonly Problem[]): number {
  const kinds = problems.filter(({ severity }) => severity === 'error').map(kindOf);
  if (kinds.some((kind) => kind === 'environment' || kind === 'internal')) return EXIT.brokenEnvironment;
  return kinds.includes('usage') ? EXIT.wrongUse : EXIT.notUnderstood;
}
