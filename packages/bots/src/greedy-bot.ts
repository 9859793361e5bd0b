import { type Answer, type Decision, type Engine, ForkPool, type State } from '@cardwright/core';
import type { OutsideChance } from '@cardwright/core/game';
import type { Worth } from '@cardwright/dsl/kit';
import type { Bot } from './bot.ts';
import { chanceOf } from './chance-of.ts';
import { firstLegal } from './random-bot.ts';

/** Maximum number of answers evaluated per decision. */
const MOST_ANSWERS = 64;
/** Number of follow-up decisions before the position is evaluated as it is. */
const MOST_FOLLOWUPS = 8;

/** Tries every answer on a fork, plays on until its next turn action, and picks the best position. */
class GreedyBot implements Bot {
  readonly name = 'greedy';
  private readonly random: OutsideChance;
  private readonly pool = new ForkPool();

  constructor(
    seed: number,
    private readonly worth: Worth,
  ) {
    this.random = chanceOf(seed);
  }

  choose(engine: Engine, state: State): Answer {
    return engine.unobserved(() => this.best(engine, state));
  }

  private best(engine: Engine, state: State): Answer {
    const decision = state.decision!;
    const answers = this.answers(engine, state, decision);
    if (answers.length === 1) return answers[0]!;
    let best = answers[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const worth = this.worthOf(engine, state, answer, decision.player) + this.random.below(100) / 1e6;
      if (worth > most) {
        most = worth;
        best = answer;
      }
    }
    return best;
  }

  /** The value of the position after an answer. */
  private worthOf(engine: Engine, state: State, answer: Answer, player: number): number {
    const fork = this.pool.fork(state);
    engine.answer(fork, answer);
    for (let i = 0; i < MOST_FOLLOWUPS; i++) {
      const { decision } = fork;
      if (decision === null || decision.kind === 'act' || decision.player !== player) break;
      engine.answer(fork, this.quick(engine, fork, decision));
    }
    const worth = this.worth(engine, fork, player);
    this.pool.release(fork);
    return worth;
  }

  /** A quick answer to a follow-up decision: yes, the maximum, or the first candidates. */
  private quick(engine: Engine, state: State, { kind, candidates, min, max }: Decision): Answer {
    switch (kind) {
      case 'confirm':
        return true;
      case 'number':
        return max;
      case 'choose-option':
        return candidates[0]!;
      case 'order':
        return candidates;
      case 'name':
        return engine.cards[0]!.definition.name;
      default: {
        const all = candidates.slice(0, Math.max(min, Math.min(max, 1)));
        return engine.check(state, all) === null
          ? all
          : firstLegal(engine, state, candidates, min, Math.min(max, candidates.length));
      }
    }
  }

  /** The answers to try: all if there are few, else single choices and the extremes. */
  private answers(engine: Engine, state: State, decision: Decision): Answer[] {
    const { kind, candidates, min, max } = decision;
    switch (kind) {
      case 'act':
        return engine.legal(state).slice(0, MOST_ANSWERS);
      case 'confirm':
        return [true, false];
      case 'number':
        return [...new Set([max, min, Math.floor((min + max) / 2)])];
      case 'choose-option':
        return [...candidates];
      case 'order':
        return [candidates];
      case 'name':
        return [this.quick(engine, state, decision)];
      default: {
        const most = Math.min(max, candidates.length);
        const lists = new Map<string, number[]>();
        const add = (list: number[]) => lists.set(list.join(), list);
        for (const size of new Set([min, Math.max(min, Math.min(1, most)), most])) {
          for (let from = 0; from < Math.max(1, candidates.length - size + 1); from++)
            add(candidates.slice(from, from + size));
        }
        const legal = [...lists.values()]
          .slice(0, MOST_ANSWERS)
          .filter((list) => engine.check(state, list) === null);
        return legal.length > 0 ? legal : [firstLegal(engine, state, candidates, min, most)];
      }
    }
  }
}

/**
 * A bot that takes what leads to the best position it can see; it looks at the whole state.
 *
 * @param seed decides between positions of equal worth
 * @param worth what a position is worth to a player: `worth` of the game's kit
 */
export const greedyBot = (seed: number, worth: Worth): Bot => new GreedyBot(seed, worth);
