import type { KitBench, KitCard } from '@cardwright/dsl/kit';
import type { LoadedSet } from '../../shelf/shelf.ts';
import { type Compiler, createCompiler } from '../../texts/compiler.ts';
import type { TextGame } from '../../texts/text-game.ts';
import { type Measuring, median, rate } from './measure.ts';
import { misspelt } from './misspelt.ts';

/** What the language costs, warm. */
export interface LanguageFigures {
  /** Read, printed back, compared and bound. */
  readonly abilitiesPerSecond: number;
  /** A text that is refused, with its diagnostics. */
  readonly refusedTextMs: number;
  /** Of texts of the sets with one word misspelt, each refused: what most of them cost, and the dearest. */
  readonly refusedTexts: {
    readonly texts: number;
    readonly medianMs: number;
    readonly ninetyFifthMs: number;
    readonly dearestMs: number;
  };
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
  return {
    abilitiesPerSecond: Math.round(abilities),
    refusedTextMs: rounded(timeOf(() => compiler.compile(refused))),
    refusedTexts: refusedTexts(compiler, cards),
  };
}

const rounded = (ms: number): number => Number(ms.toFixed(3));

/** The median time of something, in milliseconds. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 25 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return median(times);
}

/** How many misspelt texts are measured. */
const MISSPELT = 200;

function refusedTexts<F extends KitCard>(
  compiler: Compiler<F>,
  cards: readonly F[],
): LanguageFigures['refusedTexts'] {
  const told = cards.filter(({ text }) => text.trim() !== '');
  const card = (text: string): F => ({ ...told[0]!, text });
  const isRefused = (text: string) => !compiler.compile(card(text)).verdict.supported;
  const texts = misspelt(
    told.map(({ text }) => text),
    MISSPELT,
    isRefused,
  );
  for (const text of texts) compiler.compile(card(text));
  const times = texts.map((text) => timeOf(() => compiler.compile(card(text)))).sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { texts: texts.length, medianMs: at(0.5), ninetyFifthMs: at(0.95), dearestMs: at(1) };
}
