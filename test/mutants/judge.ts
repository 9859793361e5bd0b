/** What became of a mutant, and whether a class accounts for it. */
import {
  type Bind,
  type CardText,
  compileText,
  type Diagnostic,
  equal,
  type Language,
} from '@cardwright/dsl';
import { paraphrases } from './accepted.ts';
import type { Mutant } from './mutants.ts';
import { standsAt } from './place.ts';
import { sameStem, wordings } from './wordings.ts';
import { lacking, occurrencesOf, type Words, wordsOf } from './words-of.ts';

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
  // A comma for which the word stood is told to be missing.
  const told =
    diagnostics.some(isMissingComma) && JOINTS.has(mutant.change === 'deleted' ? mutant.from : mutant.to);
  if (abilities.length === 1 && equal(nameless(abilities[0]!.ability), line.ability))
    return told || isParaphrase(mutant, line.card.text) ? 'accounted' : swallowed('means the same');
  // Its canonical wording cannot be said: then nor can that of the text that it was made of.
  if (canonical === '' && line.canonical === '') return 'accounted';
  const words = wordsOf(mutant.text);
  const lost = lacking(lacking(words, wordsOf(canonical)), line.lost);
  const added = new Set(lacking(wordsOf(canonical), words).keys());
  const left = [...lost].filter(
    ([word, times]) => !(told && JOINTS.has(word)) && !isSaid(word, times, mutant, added),
  );
  return left.length === 0 ? 'accounted' : swallowed(left.map(([word]) => word).join(' '));
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'then']);
const isMissingComma = ({ code }: Diagnostic): boolean => code === 'DSL1010';

function isParaphrase(mutant: Mutant, printed: string): boolean {
  const { change, from, to, at } = mutant;
  const words = change === 'replaced' ? `${from} → ${to}` : from;
  const text = change === 'deleted' ? printed : mutant.text;
  const end = at + (change === 'deleted' ? from : to).length;
  return paraphrases.some(
    (one) => one.change === change && one.words.includes(words) && standsAt(text, at, end, one.place),
  );
}

/** The word that the mutant brought is looked for where it was put, any other wherever it stands. */
export function isSaid(word: string, times: number, mutant: Mutant, added: ReadonlySet<string>): boolean {
  if ([...added].some((other) => sameStem(word, other))) return true;
  const { text, at, to, change } = mutant;
  const all = occurrencesOf(text).filter((one) => one.word === word);
  const brought = all.filter(({ start, end }) => start >= at && end <= at + to.length);
  const [looked, least] = brought.length > 0 && change !== 'swapped' ? [brought.slice(-1), 1] : [all, times];
  return wordings.some(
    ({ lost, said: others, place }) =>
      lost.includes(word) &&
      (others === undefined || others.some((other) => added.has(other))) &&
      looked.filter(({ start, end }) => standsAt(text, start, end, place)).length >= least,
  );
}
