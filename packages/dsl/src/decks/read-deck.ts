import type { DeckRules, Engine } from '@cardwright/core';
import { CardIndex } from './card-index.ts';
import type { Beside, DeckEntry, DeckList, DeckProblem, ListProblem } from './deck-list.ts';
import { type DeckWords, noDeckWords } from './deck-words.ts';
import type { ListWords } from './headings.ts';
import { parseDeckList } from './parse-deck-list.ts';

/** A deck that was read. */
export interface ReadDeck extends Omit<DeckList, 'beside' | 'problems'> {
  /** Problems of the list, and what the format objects to. */
  readonly problems: readonly DeckProblem[];
  /** Ids of the cards found, with multiplicity. */
  readonly cards: readonly string[];
  /** Ids of the cards in sections outside of the deck, never counted into it. */
  readonly beside: Readonly<Record<Beside, readonly string[]>>;
  /** The format it was checked for; undefined where the engine has none. */
  readonly format: DeckRules | undefined;
}

/** The format of an engine: the one that was attached last. */
export const formatOf = (engine: Engine): DeckRules | undefined =>
  engine.plugins.findLast(({ decks }) => decks !== undefined)?.decks;

/** Finds the cards of entries, and reports unknown ones, unsupported ones, and inexact matches. */
class Finder {
  readonly problems: ListProblem[] = [];
  private readonly engine: Engine;
  readonly index: CardIndex;

  constructor(engine: Engine, words: DeckWords) {
    this.engine = engine;
    this.index = new CardIndex(engine, words);
  }

  /** @param severity of problems with these entries */
  find(entries: readonly DeckEntry[], severity: 'error' | 'warning'): Map<string, DeckEntry[]> {
    const found = new Map<string, DeckEntry[]>();
    for (const entry of entries) {
      const id = this.idOf(entry, severity);
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), entry]);
    }
    return found;
  }

  private idOf(entry: DeckEntry, severity: 'error' | 'warning'): string | undefined {
    const { name, printing, start, end } = entry;
    const found = this.index.find(entry);
    if (found === undefined) {
      const called = name === '' ? `of set ${printing?.set}, number ${printing?.number}` : `“${name}”`;
      this.problems.push({
        code: 'unknown-card',
        severity,
        message: `no set has a card ${called}`,
        start,
        end,
        suggestions: name === '' ? [] : this.index.near(name),
        fix: `write the full name, such as ${this.engine.cards[0]!.definition.fullName}`,
      });
      return undefined;
    }
    const { definition, note } = found;
    if (definition.unsupported !== undefined) {
      const message = `${definition.fullName} cannot be played yet: ${definition.unsupported}`;
      const fix = 'take it out of the deck, or add its words to the language';
      this.problems.push({ code: 'unsupported-card', severity, message, start, end, fix });
      return undefined;
    }
    if (note !== undefined) this.problems.push({ ...note, severity: 'note', start, end });
    return definition.id;
  }
}

const idsOf = (found: ReadonlyMap<string, readonly DeckEntry[]>): readonly string[] =>
  [...found].flatMap(([id, entries]) => entries.flatMap(({ count }) => new Array<string>(count).fill(id)));

/** The card types of a game are headings of its lists. */
const typesOf = (engine: Engine): ReadonlySet<string> =>
  new Set(engine.cards.map(({ definition }) => definition.type.replaceAll('-', ' ')));

/**
 * Reads a deck list and checks it against the format of an engine: reports every problem at once, with its position.
 * Unknown cards count, too, so that one mistake is reported once. Sections outside of the deck never count.
 *
 * @param given the text of a list or a code, or a list that was read already
 * @param game what its lists say besides counts and names
 */
export function readDeck(engine: Engine, given: string | DeckList, game: DeckWords = noDeckWords): ReadDeck {
  const finder = new Finder(engine, game);
  const words: ListWords = { game, types: typesOf(engine), isCard: (name) => finder.index.isName(name) };
  const list = typeof given === 'string' ? parseDeckList(given, words) : given;
  const found = finder.find(list.entries, 'error');
  const beside = {
    sideboard: idsOf(finder.find(list.beside.sideboard, 'warning')),
    maybeboard: idsOf(finder.find(list.beside.maybeboard, 'warning')),
  };
  const problems: DeckProblem[] = [...list.problems, ...finder.problems];
  const cards = idsOf(found);
  const format = formatOf(engine);
  const total = list.entries.reduce((sum, { count }) => sum + count, 0);
  const whole = [...cards, ...new Array<string>(total - cards.length).fill('unknown')];
  for (const { code, message, card, suggestions } of format?.check(engine, whole) ?? []) {
    const { start, end } = (card === undefined ? undefined : found.get(card)?.at(-1)) ?? { start: 0, end: 1 };
    problems.push({
      code,
      severity: 'error',
      message: `${format!.name}: ${message}`,
      start,
      end,
      ...(suggestions === undefined ? {} : { suggestions }),
    });
  }
  return { ...list, cards, beside, problems, format };
}
