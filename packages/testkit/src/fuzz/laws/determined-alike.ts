import { CardwrightError, type Engine, fork, type State } from '@cardwright/core';
import { definition, isIn, type OutsideChance, owner, playerCount, removed } from '@cardwright/core/game';
import { anyAnswer } from '../../answers/any-answer.ts';
import { difference } from './difference.ts';
import { broken, type Law } from './law.ts';
import { hiddenCards } from './redeal.ts';

/** Answers that are given in what was determined. */
const STEPS = 25;

/** Changes what a player cannot know: their own hidden cards change places, those of others are any cards. */
function disguise(engine: Engine, state: State, viewer: number, random: OutsideChance): State {
  const other = fork(state);
  const all = engine.cards.filter((card) => card.definition.unsupported === undefined);
  // What is out of the game is in no list: which of a player's own cards that are is no secret of theirs.
  const isOut = (card: number): boolean => isIn(state, card, removed);
  const hidden = hiddenCards(engine, state, viewer).map((cards) => cards.filter((card) => !isOut(card)));
  for (const cards of hidden) {
    const own = cards.length > 0 && [viewer, -1].includes(owner.get(state, cards[0]!));
    const faces = own
      ? random.sample(cards.map((card) => definition.get(state, card)))
      : cards.map(() => random.pick(all).index);
    for (const [i, card] of cards.entries()) {
      engine.bind(engine.cards[faces[i]!]!);
      definition.put(other as never, card, faces[i]!);
    }
  }
  for (const column of engine.columns)
    if (/^random-\d$/.test(column.name)) column.put(other as never, 0, random.next() | 0);
  other.abilityIndex = null;
  return other;
}

function determined(engine: Engine, state: State, viewer: number, seed: number): State | null {
  try {
    return engine.determinize(state, viewer, seed);
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'decision-hidden') return null;
    throw error;
  }
}

/** Law: what is determined for a player tells nothing that is hidden from them, and is a game like any other. */
export const determinedAlike: Law = {
  name: 'determined-alike',
  says: 'what is determined for a player looks to them as the game does, is the same whatever is hidden, and plays on',
  every: 12,
  check: ({ engine, state, random }) => {
    if (state.decision === null) return 0;
    let judged = 0;
    for (let viewer = -1; viewer < playerCount.get(state, 0); viewer++) {
      const seed = random.next();
      const mine = determined(engine, state, viewer, seed);
      if (mine === null) continue;
      judged++;
      const seen = JSON.stringify(engine.view(state, viewer));
      const shown = JSON.stringify(engine.view(mine, viewer));
      if (seen !== shown) broken(`player ${viewer} sees another game: ${difference(seen, shown)}`);
      const other = determined(engine, disguise(engine, state, viewer, random), viewer, seed);
      if (other === null || engine.hash(other) !== engine.hash(mine))
        broken(`what is determined for player ${viewer} depends on what is hidden`);
      for (let i = 0; i < STEPS && mine.decision !== null; i++)
        engine.answer(
          mine,
          anyAnswer(engine, mine, (n) => random.below(n)),
        );
    }
    return judged;
  },
};
