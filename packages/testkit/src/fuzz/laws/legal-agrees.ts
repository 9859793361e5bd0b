import { type Answer, CardwrightError, type Engine, fork, type State, type TurnMove } from '@cardwright/core';
import { cardCount, NO_CARD, refOf } from '@cardwright/core/game';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { moveKey } from '../../answers/move-key.ts';
import { broken, type Law } from './law.ts';

/** Minimum number of ways tried per card; one more than it has, if a row says how many. */
const WAYS = 4;

/** Number of unlisted moves that are also tried in a fork; the others are only checked. */
const TRIED = 150;

function applies(engine: Engine, state: State, answer: Answer, into: State): boolean {
  try {
    engine.answer(fork(state, into), answer);
    return true;
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'answer-illegal') return false;
    throw error;
  }
}

/** Every action with every card in every way: the universe of requests. */
export function* everyMove(engine: Engine, state: State): Generator<TurnMove> {
  const cards = cardCount.get(state, 0);
  for (const [action, row] of engine.actionRows) {
    yield { action, card: NO_CARD, option: 0 };
    if (row.zones.length === 0) continue;
    for (let card = 0; card < cards; card++) {
      const ways = Math.max(WAYS, (row.ways?.(engine, state, state.decision!.player, card) ?? 0) + 1);
      for (let option = 0; option < ways; option++) yield { action, card: refOf(state, card), option };
    }
  }
}

/** Law: the list of turn actions agrees with trying them. */
export const legalAgrees: Law = {
  name: 'legal-agrees',
  says: 'the turn actions listed are those that a copy of the game accepts, out of all there could be',
  every: 10,
  check: ({ engine, state, random }) => {
    if (state.decision?.kind !== 'act') return 0;
    const moves = engine.legal(state).map(moveKey);
    const listed = new Set(moves);
    if (listed.size < moves.length) broken(`${moves.join(', ')}: something is listed twice`);
    const scratch = fork(state);
    const all = [...everyMove(engine, state)];
    const share = Math.ceil(all.length / TRIED);
    for (const move of all) {
      const isListed = listed.delete(moveKey(move));
      const isTried = isListed || random.below(share) === 0;
      const accepted = isTried ? applies(engine, state, move, scratch) : engine.check(state, move) === null;
      if (accepted !== isListed) {
        const words = accepted ? describeAnswer(engine, state, move) : JSON.stringify(move);
        broken(`${words} is ${accepted ? 'accepted and not listed' : 'listed and not accepted'}`);
      }
    }
    if (listed.size > 0) broken(`${[...listed].join(', ')} is listed and no move there could be`);
    return all.length;
  },
};
