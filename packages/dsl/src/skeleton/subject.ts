/** Subjects: what an unsaid subject means, in both directions. */
import type { CardSelector, PlayerSelector } from '@cardwright/core';
import type { Subject } from '../syntax/syntax.ts';

export type SubjectValue = PlayerSelector | CardSelector;

export const YOU: PlayerSelector = { who: 'you' };
export const THAT_PLAYER: PlayerSelector = { who: 'that-player' };
export const IT: CardSelector = { pick: 'ref', ref: { to: 'it' } };

/** Made anew each time: what a reference stands for is found by which one it is. */
function it(): CardSelector {
  return { pick: 'ref', ref: { to: 'it' } };
}

/** What a said subject means to a predicate that takes players or cards; undefined when it cannot be. */
export function saidSubject(subject: Subject, takes: 'player' | 'cards'): SubjectValue | undefined {
  // A player is spoken of as "they".
  if (subject.kind === 'pronoun' && takes === 'player')
    return (subject.word ?? 'they') === 'they' ? THAT_PLAYER : undefined;
  if (subject.kind === 'pronoun') return it();
  if (subject.kind === 'player') return takes === 'player' ? subject.player : undefined;
  return takes === 'cards' ? subject.cards : undefined;
}

/**
 * What is meant when a clause has no subject: an order to you, or the subject of the clause before. Who or what
 * was chosen there is not chosen again.
 */
export function unsaidSubject(
  before: SubjectValue | undefined,
  takes: 'player' | 'cards',
): SubjectValue | undefined {
  if (takes === 'player') {
    if (!before || !('who' in before)) return YOU;
    return before.who === 'chosen-player' ? THAT_PLAYER : before;
  }
  if (!before || 'who' in before) return undefined;
  return before.pick === 'self' || before.pick === 'each' || before.pick === 'ref' ? before : it();
}

/** The subject as a word group. */
export function toSubject(value: SubjectValue, form: 'said' | 'pronoun'): Subject {
  if (form === 'pronoun') return { kind: 'pronoun', of: value };
  return 'who' in value ? { kind: 'player', player: value } : { kind: 'cards', cards: value };
}
