import { type Engine, playReplay, type Replay } from '@cardwright/core';
import { OutsideChance } from '@cardwright/core/game';
import { LawBroken } from '../fuzz/laws/law.ts';
import { mixSeed } from '../fuzz/mix-seed.ts';
import { type AttackOptions, type AttackReport, attack, codeOf } from './attack-report.ts';
import { mutated } from './mutate.ts';
import { within } from './within.ts';

/** Codes with which a replay or its set-up is refused. */
const REFUSALS = /^(replay-|deck-|board-|setup-|unknown-|card-unsupported)/;

function play(engine: Engine, replay: Replay, hashes: 'compare' | 'skip'): string | null {
  try {
    const { state } = playReplay(engine, replay, { hashes });
    for (const viewer of [-1, 0]) engine.view(state, viewer);
    engine.hash(state);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (!REFUSALS.test(code)) throw error;
    return code;
  }
}

/**
 * Mutates replays and plays them, every other one without comparing hashes so that later steps are reached. Each must
 * be refused with a code, or play to its end. The original is not changed.
 */
export function attackReplays(
  engine: Engine,
  replays: readonly Replay[],
  options: AttackOptions,
): AttackReport {
  return attack(options, (index) => {
    const random = new OutsideChance(mixSeed(options.seed, index));
    const { data, what } = mutated(random.pick(replays), random);
    return {
      what,
      attempt: () =>
        within(options.bound ?? 5000, () => {
          const given = JSON.stringify(data);
          const replay = JSON.parse(given) as Replay;
          const code = play(engine, replay, index % 2 === 0 ? 'compare' : 'skip');
          if (JSON.stringify(replay) !== given) throw new LawBroken('playing it changed it');
          return code;
        }),
    };
  });
}
