import { createEngine, type EngineOptions } from '@cardwright/core';
import { OutsideChance } from '@cardwright/core/game';
import { forget } from '../scenario/open-scenarios.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type FuzzedGame, switches } from './games/game-under-test.ts';
import { lawNamed } from './laws/index.ts';
import { LawBroken, type Position } from './laws/law.ts';
import { TRIES } from './shrink/reproduce.ts';

/**
 * Plays a scenario and checks whether a law of the fuzzer holds at its end; `fuzz` prints failures in this form. The
 * scenario may end with an open decision.
 * @param law its name, or `play` when it is enough that the scenario can be played
 * @param play plays it, in an engine with these options
 * @param game what laws know of the game besides its engine
 * @throws LawBroken, or whatever playing throws
 */
export function checkLaw(
  law: string,
  play: (engine: EngineOptions) => Scenario,
  { oracle = null }: Partial<Omit<FuzzedGame, 'createEngine'>> = {},
): void {
  const judged = play({});
  forget(judged);
  if (law === 'play') return;
  const { engine, state } = judged;
  const shadows = switches.map(({ name, options }) => {
    const other = play(options);
    forget(other);
    return { name, options, engine: other.engine, state: other.state };
  });
  // The kernel adds its own plugin.
  const elsewhere = createEngine({ plugins: engine.plugins.filter(({ name }) => name !== 'core') });
  for (let seed = 0; seed < TRIES; seed++) {
    const random = new OutsideChance(seed);
    const position: Position = { engine, elsewhere, state, shadows, oracle, random };
    try {
      lawNamed(law).check(position);
    } catch (error) {
      if (error instanceof LawBroken) error.message = `${law}: ${error.message}\n\n${judged.describe()}`;
      throw error;
    }
  }
}
