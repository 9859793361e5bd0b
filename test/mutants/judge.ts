/** What became of a mutant, and whether a class accounts for it. */
import { type Bind, type CardText, compileText, equal, type Language } from '@cardwright/dsl';
import { paraphrases, sameStem, wordings } from './accepted.ts';
import type { Mutant } from './mutants.ts';
import { lacking, type Words, wordsOf } from './words-of.ts';

/** A printed line of a card, the whole text of one ability. */
export interface Line {
  readonly card: CardText;
  readonly ability: object;
  /** Words of it that its canonical wording lacks. */
  readonly lost: Words;
  readonly canonical: string;
}

/** What is not in any class: the mutant, and its words that nothing accounts for. */
export interface Swallowed {
  readonly mutant: Mutant;
  readonly words: string;
  readonly canonical: string;
}

export interface Judge {
  readonly language: Language;
  readonly bind: Bind;
}

const nameless = (ability: object): object => {
  const { name: _, ...rest } = ability as { name?: string };
  return rest;
};

/** Reads one ability's line; undefined where its data cannot be said again. */
export function lineOf({ language, bind }: Judge, card: CardText): Line | undefined {
  const { abilities, verdict } = compileText(language, card, bind);
  const only = abilities[0];
  if (!verdict.supported || abilities.length !== 1 || !only) return undefined;
  const canonical = said(language, only.ability, card);
  const lost = lacking(wordsOf(card.text), wordsOf(canonical));
  return { card, ability: nameless(only.ability), lost, canonical };
}

function said(language: Language, ability: Parameters<Language['print']>[0], facts: CardText): string {
  try {
    return language.print(ability, { facts, name: false });
  } catch {
    return '';
  }
}

/** Undefined for a mutant that is refused; otherwise whether some class accounts for it. */
export function judge(
  { language, bind }: Judge,
  line: Line,
  mutant: Mutant,
): Swallowed | 'accounted' | undefined {
  const card = { ...line.card, text: mutant.text };
  const { abilities, diagnostics, verdict } = compileText(language, card, bind);
  if (!verdict.supported) return undefined;
  const canonical = abilities.map(({ ability }) => said(language, ability, card)).join('\n');
  const swallowed = (words: string): Swallowed => ({ mutant, words, canonical });
  if (abilities.length === 1 && equal(nameless(abilities[0]!.ability), line.ability))
    return isParaphrase(mutant) ? 'accounted' : swallowed('means the same');
  // A name that no set told is warned of, and is a name.
  if (diagnostics.some(({ code }) => code === 'DSL1004')) return 'accounted';
  // Its canonical wording cannot be said: then nor can that of the text that it was made of.
  if (canonical === '' && line.canonical === '') return 'accounted';
  const words = wordsOf(mutant.text);
  const lost = lacking(lacking(words, wordsOf(canonical)), line.lost);
  const added = new Set(lacking(wordsOf(canonical), words).keys());
  const left = [...lost.keys()].filter((word) => !isSaid(word, added));
  return left.length === 0 ? 'accounted' : swallowed(left.join(' '));
}

function isParaphrase({ change, from, to }: Mutant): boolean {
  const words = change === 'replaced' ? `${from} → ${to}` : from;
  return paraphrases.some((one) => one.change === change && one.words.includes(words));
}

function isSaid(word: string, added: ReadonlySet<string>): boolean {
  if ([...added].some((other) => sameStem(word, other))) return true;
  return wordings.some(
    ({ lost, said: others }) =>
      lost.includes(word) && (others === undefined || others.some((other) => added.has(other))),
  );
}
