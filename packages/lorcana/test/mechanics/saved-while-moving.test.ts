import { expect, test } from 'vitest';
import { character, game, location } from '../support/game.ts';

test('CR 4.7.3.1 a game that is saved while the location is asked for goes on in another process', () => {
  const laid = () =>
    game([{ play: [character('Walker'), location('Here'), location('There')], inkwell: 1 }, {}]);
  const g = laid().move('move', 'Walker');
  expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Here', 'There'] });
  const saved = JSON.parse(JSON.stringify(g.engine.save(g.state)));
  // A fresh engine knows no program that nobody has run yet.
  const { engine } = laid();
  const state = engine.load(saved);
  engine.answer(state, [state.decision!.candidates[1]!]);
  expect(state.decision?.kind).toBe('act');
  g.choose('There');
  expect(engine.view(state, 0)).toEqual(g.engine.view(g.state, 0));
});
