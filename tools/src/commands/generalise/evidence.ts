import type { KitCard } from '@cardwright/dsl/kit';
import type { Compiler } from '../../texts/compiler.ts';

/** A card's text with the phrases that it is read with. */
export interface ReadText {
  readonly set: string;
  readonly name: string;
  readonly supported: boolean;
  /** Its abilities' texts, as examples are written. */
  readonly lines: readonly string[];
  readonly phrases: readonly string[];
}

/** What shows some phrases, with the sets and cards that say it. A text that was made up is of no set. */
export interface Evidence {
  readonly phrases: readonly string[];
  readonly sets: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/** Reads the cards that have text. */
export function readTexts(compiler: Compiler, cards: readonly KitCard[]): readonly ReadText[] {
  return cards
    .filter(({ text }) => text.trim() !== '')
    .map((card) => {
      const { abilities, verdict } = compiler.compile(card);
      return {
        set: card.set,
        name: compiler.game.fullName(card),
        supported: verdict.supported,
        lines: abilities.map(({ text }) => text),
        phrases: [...new Set(abilities.flatMap(({ phrases }) => phrases))],
      };
    });
}

/**
 * Texts with the phrases that they show and the cards that they come from. A text comes from each card that has its
 * words, as a text of its own or as a part of one.
 */
export function trace(
  shown: ReadonlyMap<string, readonly string[]>,
  texts: readonly ReadText[],
): readonly Evidence[] {
  const said = texts.flatMap(({ set, name, lines }) =>
    lines.map((line) => ({ set, name, line: plain(line) })),
  );
  return [...shown].map(([text, phrases]) => {
    const from = said.filter(({ line }) => line.includes(plain(text)));
    return {
      phrases,
      sets: new Set(from.map(({ set }) => set)),
      cards: new Set(from.length === 0 ? [`“${text}”`] : from.map(({ name }) => name)),
    };
  });
}
