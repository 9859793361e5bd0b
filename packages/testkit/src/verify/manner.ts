import type { Answer, Decision, Engine, State } from '@cardwright/core';
import { type CardRef, deck, firstIn } from '@cardwright/core/game';
import { allAnswers } from '../answers/all-answers.ts';
import type { Dice } from './dice.ts';

/** How decisions other than turn actions are answered. */
export type Manner = 'much' | 'little' | 'any';

/** Orders the candidates of a choice in which it matters what is chosen. */
export type Aim = (candidates: CardRef[]) => readonly CardRef[];

/** A plausible name: that of the top card of the deck, or any. */
function nameFor(engine: Engine, state: State, player: number, dice: Dice): string {
  const top = firstIn(state, player, deck);
  const card = top < 0 || dice.below(2) === 0 ? dice.of(engine.cards) : engine.card(state, top);
  return card.definition.name;
}

/**
 * An answer in a manner.
 *
 * @param aim orders the candidates of a choice, those first that are taken first
 */
export function answerIn(
  manner: Manner,
  engine: Engine,
  state: State,
  decision: Decision,
  dice: Dice,
  aim: Aim = (candidates) => candidates,
): Answer {
  const { kind, candidates, min, max } = decision;
  const how = manner === 'any' ? dice.of(['much', 'little', 'mid'] as const) : manner;
  switch (kind) {
    case 'act':
      return dice.of(engine.legal(state));
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets': {
      const count = how === 'much' ? max : how === 'little' ? min : min + dice.below(max - min + 1);
      const listed = candidates as readonly CardRef[];
      const order = aim(
        manner === 'any' ? dice.shuffled(listed) : how === 'little' ? listed.toReversed() : [...listed],
      );
      const answer = order.slice(0, Math.min(count, order.length));
      // A test of the choice as a whole may reject valid numbers.
      for (let size = answer.length; size >= min; size--) {
        for (let tries = 0; tries < 20; tries++) {
          const fewer = (tries === 0 ? order : dice.shuffled(candidates)).slice(0, size);
          if (engine.check(state, fewer) === null) return fewer;
        }
      }
      // Random picks may miss answers that exist.
      for (const legal of allAnswers(engine, state)) return legal;
      return answer;
    }
    case 'order':
      return manner === 'any' ? dice.shuffled(candidates) : candidates;
    case 'choose-option':
      return manner === 'much'
        ? candidates[0]!
        : manner === 'little'
          ? candidates.at(-1)!
          : dice.of(candidates);
    case 'number':
      return how === 'much' ? max : how === 'little' ? min : min + dice.below(max - min + 1);
    case 'confirm':
      return how === 'mid' ? dice.below(2) === 0 : how === 'much';
    case 'name':
      return nameFor(engine, state, decision.player, dice);
  }
}
