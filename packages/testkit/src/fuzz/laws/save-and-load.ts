import { fork, type SavedGame } from '@cardwright/core';
import { anyAnswer } from '../../answers/any-answer.ts';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { broken, type Law } from './law.ts';
import { FullSnapshot } from './snapshot.ts';

/** Law: a saved game goes on identically in another engine. */
export const saveAndLoad: Law = {
  name: 'save-and-load',
  says: 'a game saved at any decision and loaded elsewhere is the same, offers the same and goes on alike',
  every: 12,
  check: ({ engine, elsewhere, state, random }) => {
    const loaded = elsewhere.load(JSON.parse(JSON.stringify(engine.save(state))) as SavedGame);
    if (!new FullSnapshot(elsewhere, loaded).equals(new FullSnapshot(engine, state)))
      broken('loading what was saved gives another state');
    if (elsewhere.hash(loaded) !== engine.hash(state)) broken('loading what was saved gives another hash');
    if (state.decision === null) return 1;
    if (JSON.stringify(elsewhere.legal(loaded)) !== JSON.stringify(engine.legal(state)))
      broken('a loaded game offers other turn actions');
    const answer = anyAnswer(engine, state, (n) => random.below(n));
    const next = fork(state);
    engine.answer(next, answer);
    elsewhere.answer(loaded, answer);
    if (!new FullSnapshot(elsewhere, loaded).equals(new FullSnapshot(engine, next)))
      broken(`a loaded game goes on otherwise after ${describeAnswer(engine, state, answer)}`);
    return 1;
  },
};
