import type { Engine, Frame } from '@cardwright/core';

/** Why something happens: the words that say so, or the rule of the game alone. */
export interface Origin {
  /** Rules text behind it; absent for rules of the game. */
  readonly words?: string;
  /** Full name of the card that has the text, or the keyword. */
  readonly of?: string;
}

/** Programs of text are named after their ability: `card id#index/…`, `keyword:name#index/…`. */
const ABILITY = /^(keyword:)?([^#]+)#(\d+)/;

/** The ability whose text the nearest frame runs: events may be suspended in a frame of the kernel's own. */
function abilityOf(frame: Frame | null): RegExpExecArray | undefined {
  for (let at = frame; at !== null; at = at.next) {
    const match = ABILITY.exec(at.program.id);
    if (match !== null) return match;
    if (!at.program.id.startsWith('core/event')) return undefined;
  }
  return undefined;
}

/**
 * Why the engine does what it does right now: to be asked while it reports an event.
 *
 * @param keywordTexts sentences that define each keyword
 */
export function currentOrigin(engine: Engine, keywordTexts: ReadonlyMap<string, readonly string[]>): Origin {
  // Before anything has run there is no frame: a game that was loaded, and conceded at once.
  const match = abilityOf((engine.machine.frame as Frame | undefined) ?? null);
  if (match === undefined) return {};
  const [, keyword, id = '', index = '0'] = match;
  if (keyword !== undefined) {
    const words = keywordTexts.get(id)?.[Number(index)];
    return words === undefined ? { of: id } : { words, of: id };
  }
  const definition = engine.cardsById.get(id)?.definition;
  const text = definition?.texts?.[Number(index)];
  if (definition === undefined || text === undefined) return {};
  return { words: text, of: definition.fullName };
}
