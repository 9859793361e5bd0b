/** Past forms of verbs: "played", "drew" and "drawn". */
import type { VerbWord } from './lexicon.ts';

export interface PastForms {
  /** "Drew". */
  readonly past: string;
  /** Past participle: "drawn", after "have". */
  readonly participle: string;
}

const IRREGULAR: Readonly<Record<string, PastForms>> = {
  become: { past: 'became', participle: 'become' },
  choose: { past: 'chose', participle: 'chosen' },
  deal: { past: 'dealt', participle: 'dealt' },
  draw: { past: 'drew', participle: 'drawn' },
  find: { past: 'found', participle: 'found' },
  get: { past: 'got', participle: 'gotten' },
  give: { past: 'gave', participle: 'given' },
  have: { past: 'had', participle: 'had' },
  leave: { past: 'left', participle: 'left' },
  lose: { past: 'lost', participle: 'lost' },
  pay: { past: 'paid', participle: 'paid' },
  put: { past: 'put', participle: 'put' },
  take: { past: 'took', participle: 'taken' },
  win: { past: 'won', participle: 'won' },
};

/** The past forms of a verb by its lemma: `irregular` first, then built-in ones, then the rule. */
export function pastForms(lemma: string, irregular: readonly VerbWord[] = []): PastForms {
  const own = irregular.find((verb) => verb.base === lemma);
  if (own?.past) return { past: own.past, participle: own.participle ?? own.past };
  const known = IRREGULAR[lemma];
  if (known) return known;
  const past = /[^aeiou]y$/.test(lemma)
    ? `${lemma.slice(0, -1)}ied`
    : lemma.endsWith('e')
      ? `${lemma}d`
      : `${lemma}ed`;
  return { past, participle: past };
}
