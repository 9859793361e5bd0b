import type { DeckRules, Engine } from '@cardwright/core';
import { CardIndex } from './card-index.ts';
import type { DeckEntry, DeckList, DeckProblem } from './deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

/** A deck that was read. */
export interface ReadDeck extends DeckList {
  /** Ids of the cards that were found, as many of each as the deck has. */
  readonly cards: readonly string[];
  /** The format it was checked for; undefined where the engine has none. */
  readonly format: DeckRules | undefined;
}

/** The format of an engine: the one that was attached last. */
export const formatOf = (engine: Engine): DeckRules | undefined =>
  engine.plugins.findLast(({ decks }) => decks !== undefined)?.decks;

/** The cards of entries; what is no card, or none that can be played, is told. */
function findCards(
  engine: Engine,
  entries: readonly DeckEntry[],
  problems: DeckProblem[],
): Map<string, DeckEntry[]> {
  const index = new CardIndex(engine);
  const found = new Map<string, DeckEntry[]>();
  for (const entry of entries) {
    const { name, start, end } = entry;
    const definition = index.find(name);
    if (definition === undefined) {
      const message = `no set has a card “${name}”`;
      problems.push({
        code: 'unknown-card',
        message,
        start,
        end,
        suggestions: index.near(name),
        fix: `write the full name, such as ${engine.cards[0]!.definition.fullName}`,
      });
    } else if (definition.unsupported !== undefined) {
      const message = `${definition.fullName} cannot be played yet: ${definition.unsupported}`;
      const fix = 'take it out of the deck, or add its words to the language';
      problems.push({ code: 'unsupported-card', message, start, end, fix });
    } else found.set(definition.id, [...(found.get(definition.id) ?? []), entry]);
  }
  return found;
}

/**
 * Reads a deck list and checks it against the format of an engine: every fault at once, each at its place.
 * Cards that are not known count all the same, so that one fault is told once.
 */
export function readDeck(engine: Engine, given: string): ReadDeck {
  const list = parseDeckList(given);
  const problems: DeckProblem[] = [...list.problems];
  const found = findCards(engine, list.entries, problems);
  const cards = [...found].flatMap(([id, entries]) =>
    entries.flatMap(({ count }) => new Array<string>(count).fill(id)),
  );
  const format = formatOf(engine);
  const total = list.entries.reduce((sum, { count }) => sum + count, 0);
  const whole = [...cards, ...new Array<string>(total - cards.length).fill('unknown')];
  for (const { code, message, card, suggestions } of format?.check(engine, whole) ?? []) {
    const { start, end } = (card === undefined ? undefined : found.get(card)?.at(-1)) ?? { start: 0, end: 1 };
    problems.push({
      code,
      message: `${format!.name}: ${message}`,
      start,
      end,
      ...(suggestions === undefined ? {} : { suggestions }),
    });
  }
  return { ...list, cards, problems, format };
}
