import type { EngineFigures } from './engine-bench.ts';
import type { LanguageFigures } from './language-bench.ts';

/** What `bench --json` tells. */
export interface Figures extends EngineFigures, LanguageFigures {
  readonly coldGrammarMs: number;
  readonly setLoadMs: number;
}

const thousands = (value: number): string => value.toLocaleString('en');

/** The figures as a table. */
export function renderFigures(figures: Figures): string {
  const { decisionsPerSecond: speed, legalMicroseconds: legal, refusedTexts: refused } = figures;
  const rows: readonly (readonly [string, string])[] = [
    ['fork()', `${figures.forkMicroseconds} µs`],
    ['fork(into)', `${figures.forkIntoMicroseconds} µs`],
    ['live state', `${thousands(figures.stateBytes)} bytes`],
    ['legal(), up to 4 cards in play', `${legal.early} µs`],
    ['legal(), 8 to 10 cards', `${legal.middle} µs`],
    ['legal(), 14 cards and more', `${legal.late} µs`],
    ['decisions a second, up to 4 cards', thousands(speed.early)],
    ['decisions a second, 8 to 10 cards', thousands(speed.middle)],
    ['decisions a second, 14 and more', thousands(speed.late)],
    ['decisions a second, whole games', thousands(speed.all)],
    ['  of them with one candidate', `${(100 * figures.decisionsWithOneCandidate).toFixed(1)} %`],
    ['grammar, cold', `${figures.coldGrammarMs} ms`],
    ['abilities compiled a second', thousands(figures.abilitiesPerSecond)],
    ['a refused text', `${figures.refusedTextMs} ms`],
    [`of ${refused.texts} misspelt texts the median`, `${refused.medianMs} ms`],
    ['  of 95 in 100 at most', `${refused.ninetyFifthMs} ms`],
    ['  of all at most', `${refused.dearestMs} ms`],
    ['loading the first set, cold', `${figures.setLoadMs} ms`],
  ];
  return rows.map(([label, value]) => `${label.padEnd(36)} ${value.padStart(14)}`).join('\n');
}
