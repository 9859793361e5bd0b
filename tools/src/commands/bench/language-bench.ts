import type { KitBench } from '@cardwright/dsl/kit';
import type { LoadedSet } from '../../shelf/shelf.ts';
import { createCompiler } from '../../texts/compiler.ts';
import type { TextGame } from '../../texts/text-game.ts';
import { type Measuring, median, rate } from './measure.ts';

/** What the language costs, warm. */
export interface LanguageFigures {
  /** Read, printed back, compared and bound. */
  readonly abilitiesPerSecond: number;
  /** A text that is refused, with its diagnostics. */
  readonly refusedTextMs: number;
}

/** The reader is so much code that V8 needs seconds to warm up. */
const LONGER = 5;

/** Measures reading the text of some sets. */
export function benchLanguage(
  game: TextGame,
  sets: readonly LoadedSet[],
  of: KitBench,
  how: Measuring,
): LanguageFigures {
  const cards = sets.flatMap((set) => set.cards);
  const compiler = createCompiler(game, cards);
  const refused = game.toFacts({ number: 1, name: 'Nobody', type: game.types[0], text: of.refused }, '0');
  const abilities = rate(
    () => cards.reduce((sum, card) => sum + compiler.compile(card).abilities.length, 0),
    { ...how, seconds: how.seconds * LONGER },
  );
  const times = Array.from({ length: 25 }, () => {
    const begun = performance.now();
    compiler.compile(refused);
    return performance.now() - begun;
  });
  return { abilitiesPerSecond: Math.round(abilities), refusedTextMs: Number(median(times).toFixed(3)) };
}
