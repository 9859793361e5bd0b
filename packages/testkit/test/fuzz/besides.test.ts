import { createEngine, definePlugin } from '@cardwright/core';
import { expect, test } from 'vitest';
import { caseOfDecks } from '../../src/fuzz/shrink/case.ts';
import { cards } from '../fixtures/duel.ts';
import { duelWith } from './duel-with.ts';

test('a case of decks numbers its cards as the table does, where the game deals more than the decks', () => {
  const tokens = definePlugin({
    name: 'tokens',
    version: '1.0.0',
    decks: { name: 'T', check: () => [], besides: ['runner'] },
  });
  const engine = createEngine({ plugins: [duelWith(), cards, tokens] });
  const decks = [new Array<string>(9).fill('peasant'), new Array<string>(9).fill('knight-n')];
  const state = engine.createGame({ seed: 1, decks });
  const { sides } = caseOfDecks(engine, 1, decks, []);
  for (const { zones } of sides)
    for (const { tag, card } of zones['deck']!) expect(engine.card(state, tag).id).toBe(card);
});
