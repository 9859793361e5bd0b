import type { Answer, Decision, Engine, State } from '@cardwright/core';
import type { OutsideChance } from '@cardwright/core/game';
import type { Bot } from './bot.ts';
import { chanceOf } from './chance-of.ts';

/** Answers tried before a test of the choice as a whole counts as unsatisfiable by random choice. */
const TRIES = 50;

/** Chooses uniformly among all legal answers. */
class RandomBot implements Bot {
  readonly name = 'random';
  private readonly random: OutsideChance;

  constructor(seed: number) {
    this.random = chanceOf(seed);
  }

  choose(engine: Engine, state: State): Answer {
    const decision = state.decision!;
    const { candidates, min, max } = decision;
    switch (decision.kind) {
      case 'act': {
        const moves = engine.legal(state);
        return moves[this.random.below(moves.length)]!;
      }
      case 'confirm':
        return this.random.below(2) === 1;
      case 'choose-option':
        return candidates[this.random.below(candidates.length)]!;
      case 'number':
        return min + this.random.below(max - min + 1);
      case 'order':
        return this.random.sample(candidates);
      case 'name':
        return engine.cards[this.random.below(engine.cards.length)]!.definition.name;
      default:
        return this.subset(engine, state, decision);
    }
  }

  /** A subset of legal size that passes the decision's test. */
  private subset(engine: Engine, state: State, { candidates, min, max, test }: Decision): number[] {
    const most = Math.min(max, candidates.length);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const chosen = this.random.sample(candidates, this.size(candidates.length, min, most));
      if (test === '' || engine.check(state, chosen) === null) return chosen;
    }
    return firstLegal(engine, state, candidates, min, most);
  }

  /** How many of `n` to take, so that all subsets of legal size are equally likely. */
  private size(n: number, min: number, max: number): number {
    if (min === max) return min;
    const weights: number[] = [];
    let total = 0;
    let ways = 1;
    for (let k = 0; k <= max; k++) {
      if (k > 0) ways = (ways * (n - k + 1)) / k;
      if (k >= min) {
        weights.push(ways);
        total += ways;
      }
    }
    let left = (this.random.next() / 0x100000000) * total;
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return min + (index < 0 ? weights.length - 1 : index);
  }
}

/** A bot that chooses among all legal answers by chance. @param seed decides them */
export const randomBot = (seed: number): Bot => new RandomBot(seed);

/** The first legal subset, by size. One exists, since every decision has a legal answer. */
export function firstLegal(
  engine: Engine,
  state: State,
  candidates: readonly number[],
  min: number,
  max: number,
): number[] {
  const search = (from: number, chosen: readonly number[], size: number): number[] | null => {
    if (chosen.length === size) return engine.check(state, chosen) === null ? [...chosen] : null;
    for (let i = from; i < candidates.length; i++) {
      const found = search(i + 1, [...chosen, candidates[i]!], size);
      if (found !== null) return found;
    }
    return null;
  };
  for (let size = min; size <= max; size++) {
    const found = search(0, [], size);
    if (found !== null) return found;
  }
  return candidates.slice(0, min);
}
