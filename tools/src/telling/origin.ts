import type { Engine } from '@cardwright/core';
import { originOf } from '@cardwright/core/bind';
import type { Frame } from '@cardwright/core/game';

/** Why something happens: the words that say so, or the rule of the game alone. */
export interface Origin {
  /** Rules text behind it; absent for rules of the game. */
  readonly words?: string;
  /** Full name of the card that has the text, or the keyword. */
  readonly of?: string;
}

/**
 * Why the engine does what it does right now: to be asked while it reports an event.
 *
 * @param keywordTexts sentences that define each keyword
 */
export function currentOrigin(engine: Engine, keywordTexts: ReadonlyMap<string, readonly string[]>): Origin {
  // Before anything has run there is no frame: a game that was loaded, and conceded at once.
  const origin = originOf(engine, (engine.machine.frame as Frame | undefined) ?? null, true);
  if (origin === null) return {};
  if (origin.kind === 'keyword') {
    const words = keywordTexts.get(origin.of)?.[origin.ability];
    return words === undefined ? { of: origin.of } : { words, of: origin.of };
  }
  const of = engine.cardsById.get(origin.of)?.definition.fullName;
  return of === undefined || origin.words === '' ? {} : { words: origin.words, of };
}
