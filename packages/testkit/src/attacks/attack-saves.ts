import { type Engine, fork, type SavedGame, type State, sealOf } from '@cardwright/core';
import { OutsideChance, playerCount } from '@cardwright/core/game';
import { anyAnswer } from '../answers/any-answer.ts';
import { cardsConserved } from '../fuzz/laws/cards-conserved.ts';
import { LawBroken, type Position } from '../fuzz/laws/law.ts';
import { stateIsData } from '../fuzz/laws/state-is-data.ts';
import { mixSeed } from '../fuzz/mix-seed.ts';
import { type AttackOptions, type AttackReport, attack, codeOf } from './attack-report.ts';
import { mutated } from './mutate.ts';
import { within } from './within.ts';

/** Number of answers played in a loaded game. */
const PLAYED_ON = 30;

const REFUSALS = ['save-corrupt', 'save-foreign'];

/**
 * Checks a loaded game and plays on. @returns null, or the code with which an invented agenda stops
 * @throws Error if it is inconsistent
 */
function holds(engine: Engine, saved: SavedGame, state: State, random: OutsideChance): string | null {
  if (engine.save(state).seal !== saved.seal) throw new LawBroken('loading it dropped something');
  const position = { engine, state, elsewhere: engine, shadows: [], oracle: null, random } as Position;
  cardsConserved.check(position);
  stateIsData.check(position);
  for (let seat = -1; seat < playerCount.get(state, 0); seat++) engine.view(state, seat);
  engine.legal(state);
  engine.hash(state);
  engine.result(state);
  engine.dump(state);
  const on = fork(state);
  let stopped: string | null = null;
  for (let i = 0; i < PLAYED_ON && on.decision !== null && stopped === null; i++) {
    try {
      engine.answer(
        on,
        anyAnswer(engine, on, (limit) => random.below(limit)),
      );
    } catch (error) {
      // A duplicated frame may ask for more than is left: that is refused, and the game is unchanged.
      if (codeOf(error) !== 'answer-illegal') throw error;
      stopped = 'stopped later';
    }
    engine.view(on, 0);
  }
  cardsConserved.check({ ...position, state: on });
  return stopped;
}

/** A forged seal; none if the data cannot be sealed. */
function sealed(data: SavedGame): string {
  return typeof data === 'object' && data !== null ? sealOf(data) : '';
}

/** Saved games in the middle of something, each of another kind. */
export function savedMidway(
  engine: Engine,
  begin: (seed: number) => State,
  { games = 12, decisions = 300 }: { readonly games?: number; readonly decisions?: number } = {},
): readonly SavedGame[] {
  const found = new Map<string, SavedGame>();
  for (let seed = 0; seed < games; seed++) {
    const state = begin(seed);
    const random = new OutsideChance(seed);
    for (let n = 0; state.decision !== null && n < decisions; n++) {
      const { decision, pendingTriggers: waiting, durationEffects: lasting, lastKnown } = state;
      const { kind, prompt, secret } = decision;
      const key = [kind, prompt, secret, waiting.length > 0, lasting.length > 0, lastKnown !== null].join();
      if (n > 10 && !found.has(key)) found.set(key, JSON.parse(JSON.stringify(engine.save(state))));
      engine.answer(
        state,
        anyAnswer(engine, state, (limit) => random.below(limit)),
      );
    }
  }
  return [...found.values()];
}

/**
 * Mutates saved games, reseals and loads them: each must be refused with a code, or be a consistent game that keeps its
 * cards and can be played on.
 */
export function attackSaves(
  engine: Engine,
  saves: readonly SavedGame[],
  options: AttackOptions,
): AttackReport {
  return attack(options, (index) => {
    const random = new OutsideChance(mixSeed(options.seed, index));
    const { data, what } = mutated(random.pick(saves), random, ([first]) => first !== 'seal');
    const saved = { ...data, seal: sealed(data) };
    return {
      what,
      attempt: () =>
        within(options.bound ?? 2000, () => {
          let state: State;
          try {
            state = engine.load(JSON.parse(JSON.stringify(saved)) as SavedGame);
          } catch (error) {
            const code = codeOf(error);
            if (!REFUSALS.includes(code)) throw error;
            return code;
          }
          return holds(engine, saved, state, random);
        }),
    };
  });
}
