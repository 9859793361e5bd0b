/** Predicates that say "your" of you and "their" of others. */
import type { Phrase, SplitContext } from '../../phrase/define-phrase.ts';
import { type Spelling, withSpellings } from '../../phrase/spellings.ts';

/** Whether a player is told what to do with what is theirs in words for you. */
export function isYours(_: unknown, { subject }: SplitContext): boolean {
  return subject === undefined || (subject.kind === 'player' && subject.player.who === 'you');
}

/** A predicate in the words for you, and its spelling for others: who does it tells which is usual. */
export function yourAndTheir(yours: Phrase, theirs: Spelling): Phrase[] {
  return withSpellings(
    { ...yours, whose: 'your', usual: isYours },
    { ...theirs, whose: 'their', usual: (value, context) => !isYours(value, context) },
  );
}
