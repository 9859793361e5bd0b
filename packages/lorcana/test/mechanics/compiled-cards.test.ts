import { type BoardLiteral, createEngine, type Engine } from '@cardwright/core';
import { defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';

const facts = { set: 'made', inks: ['amber'], cost: 1, inkable: true, rarity: 'common' } as const;
const cards = [
  { type: 'item', name: 'Cannon', text: '{E}, Discard a card — Deal 2 damage to chosen character.' },
  { type: 'action', name: 'Note', text: 'Draw a card.' },
  { type: 'character', name: 'Target', text: '', strength: 1, willpower: 5, lore: 1 },
  {
    type: 'character',
    name: 'Returner',
    text: 'At the start of your turn, if this card is in your discard, you may play them and they enter play exerted.',
    strength: 1,
    willpower: 5,
    lore: 1,
  },
] as const;

function engineOf(): Engine {
  const language = createLorcanaLanguage();
  const made = cards.map((card, n) => ({ ...facts, number: n + 1, classifications: [], ...card }));
  const set = defineSet({
    set: 'made',
    name: 'Made',
    cards: made.map((card) => precompileCard(language, card as never)),
  });
  return createEngine({ plugins: [lorcana, set] });
}

/** A discard is paid with, and the target is asked for. */
function paid(engine: Engine) {
  const board: BoardLiteral = {
    players: [{ deck: 0, hand: ['Note'], play: ['Cannon', 'Target'] }, { deck: 0 }],
  };
  const state = engine.board(board);
  for (const wanted of ['quest', 'use-ability'])
    engine.answer(state, engine.legal(state).find(({ action }) => action === wanted)!);
  expect(state.decision).toMatchObject({ kind: 'choose-cards', prompt: 'choose-target' });
  return engine.hash(state);
}

test('a game goes the same way whichever other cards its engine has compiled', () => {
  const used = engineOf();
  // What functions in a discard was never seen by the other engine.
  used.board({ players: [{ deck: 0, discard: ['Returner'] }, { deck: 0 }] });
  expect(paid(used)).toBe(paid(engineOf()));
});
