import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { type Compiler, createCompiler } from '../texts/compiler.ts';
import type { TextGame } from '../texts/text-game.ts';

/** Texts that are read in one go before other requests get their turn. */
const IN_ONE_GO = 20;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The words that cards may bring into a language: all their facts in words, but for their texts. */
function wordsIn(card: KitCard): readonly unknown[] {
  const { text: _, ...facts } = card as unknown as Readonly<Record<string, unknown>>;
  return Object.values(facts).filter((value) => typeof value === 'string' || Array.isArray(value));
}

/** A text that was read. */
export interface ReadText {
  readonly compiler: Compiler;
  readonly compiled: CompiledText;
}

/** Reads the texts of cards, and of what did not change since the last time nothing again. */
export class TextReader {
  private compiler: Compiler | undefined;
  private words = '';
  private known = new Map<string, ReadText>();

  /**
   * Reads the texts of all cards of a document.
   *
   * @param known further cards that texts may name
   * @param signal ends it between two texts, when the document has changed meanwhile; it throws the reason then
   */
  async read(
    game: TextGame,
    cards: readonly KitCard[],
    known: readonly KitCard[],
    signal: AbortSignal,
  ): Promise<readonly ReadText[]> {
    const words = JSON.stringify([...cards, ...known].map(wordsIn));
    if (this.compiler === undefined || this.compiler.game.chosen !== game.chosen || words !== this.words) {
      this.compiler = createCompiler(game, [...cards, ...known]);
      this.words = words;
      this.known = new Map();
    }
    const { compiler } = this;
    const kept = new Map<string, ReadText>();
    const read: ReadText[] = [];
    let fresh = 0;
    for (const card of cards) {
      const key = JSON.stringify(card);
      let one = kept.get(key) ?? this.known.get(key);
      if (one === undefined) {
        if (++fresh % IN_ONE_GO === 0) await turn();
        signal.throwIfAborted();
        one = { compiler, compiled: compiler.compile(card) };
        // So that a reading that is ended has not read in vain.
        this.known.set(key, one);
      }
      kept.set(key, one);
      read.push(one);
    }
    if (this.compiler === compiler) this.known = kept;
    return read;
  }
}
