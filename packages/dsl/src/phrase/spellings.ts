/** A phrase and other spellings of it: the same data in other words. */
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';

/** What another spelling says for itself; all else is as in the first. */
export type Spelling = Pick<Phrase, 'name' | 'template'> &
  Partial<Omit<Phrase, 'slot' | 'subject' | 'build' | 'split' | 'discriminant'>>;

/**
 * A phrase and its other spellings, which have the same parts. Each yields to the first in printing, unless their
 * `usual` tells them apart.
 *
 * @throws PhraseError for a spelling with other parts than the first
 * @example
 * ...withSpellings(
 *   definePhrase({ slot: 'duration', name: 'this-turn', template: 'this turn', data: () => ({ lasts: 'this-turn' }) }),
 *   { name: 'rest-of-turn', template: 'for the rest of this turn' },
 * )
 */
export function withSpellings(phrase: Phrase, ...others: readonly Spelling[]): Phrase[] {
  const { examples: _, ...shared } = phrase;
  const parts = partsOf(phrase.template);
  return [
    phrase,
    ...others.map((other): Phrase => {
      if (partsOf(other.template) !== parts)
        throw new PhraseError(`${phrase.slot}/${other.name}`, `has other parts than ${phrase.name}`);
      return { ...shared, yieldsTo: [phrase.name], ...other };
    }),
  ];
}

function partsOf(template: string): string {
  return [...template.matchAll(/\{[A-Za-z0-9]+:[^}]+\}/g)]
    .map(([part]) => part)
    .sort()
    .join(' ');
}
