import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import type { Subject } from '../syntax/syntax.ts';

export type SubjectValue = PlayerSelector | CardSelector;

export const YOU: PlayerSelector = { who: 'you' };
export const THAT_PLAYER: PlayerSelector = { who: 'that-player' };
export const IT: CardSelector = { pick: 'ref', ref: { to: 'it' } };

/** A fresh object each time: a reference is resolved by identity. */
function it(): CardSelector {
  return { pick: 'ref', ref: { to: 'it' } };
}

/** What a stated subject means to a predicate over players or cards; undefined if it does not fit. */
export function saidSubject(subject: Subject, takes: 'player' | 'cards'): SubjectValue | undefined {
  // A player is spoken of as "they".
  if (subject.kind === 'pronoun' && takes === 'player')
    return (subject.word ?? 'they') === 'they' ? THAT_PLAYER : undefined;
  if (subject.kind === 'pronoun') return it();
  if (subject.kind === 'player') return takes === 'player' ? subject.player : undefined;
  return takes === 'cards' ? subject.cards : undefined;
}

/**
 * The meaning of an omitted subject: you (imperative), or the subject of the previous clause. A choice made there is
 * not made again.
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

/** The subject as syntax. */
export function toSubject(value: SubjectValue, form: 'said' | 'pronoun'): Subject {
  if (form === 'pronoun') return { kind: 'pronoun', of: value };
  return 'who' in value ? { kind: 'player', player: value } : { kind: 'cards', cards: value };
}
