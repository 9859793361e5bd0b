import { createEngine, definePlugin, type GivenMove, type Plugin } from '@cardwright/core';
import { gameWon, type TurnActionRow, turnNumber } from '@cardwright/core/game';
import type { BoardRanges, FuzzOptions, LegalityOracle } from '@cardwright/testkit/fuzz';
import { cards, duel } from '../fixtures/duel.ts';

const TURNS = 9;

/** The small game with an end, and with some of its actions otherwise. */
export function duelWith(
  actions: Readonly<Record<string, Partial<TurnActionRow>>> = {},
  more: Pick<Plugin, 'events'> & { readonly turns?: number } = {},
): Plugin {
  const game = duel.game!;
  const { events = [], turns = TURNS } = more;
  const over = {
    name: 'over',
    rule: 'D 9',
    find: (_engine: unknown, s: Parameters<typeof turnNumber.get>[0]) =>
      turnNumber.get(s, 0) > turns ? [gameWon.of(0)] : [],
  };
  return definePlugin({
    ...duel,
    events: [...duel.events!, ...events],
    game: {
      ...game,
      actions: game.actions.map((row) => ({ ...row, ...actions[row.name] })),
      checks: [...game.checks, over],
    },
  });
}

/** What may be on a table of the small game. */
export const boards: BoardRanges = {
  zones: {
    deck: { max: 4 },
    hand: { max: 4 },
    play: { max: 3, fits: ({ type }) => type === 'creature', columns: { wounds: [0, 0, 1], tired: [0, 1] } },
    discard: { max: 2 },
  },
  columns: { mana: [0, 2, 9], points: [0, 0, 8] },
};

/** What the rules of the small game allow. */
export const oracle: LegalityOracle = (engine, state) => {
  const { player } = state.decision!;
  const mine = engine.view(state, player).players[player]!;
  const legal: GivenMove[] = [{ action: 'end', card: -1, option: 0 }];
  const inZone = (name: string) =>
    mine.zones
      .find(({ zone }) => zone === name)!
      .cards.map((card) => ({
        ...card,
        ref: (engine.answerFromView(state, [card.address]) as readonly number[])[0]!,
      }));
  for (const card of inZone('hand')) {
    const { cost } = engine.cardsById.get((card as { id?: string }).id!)!.definition;
    if (Number(mine.columns['mana'] ?? 0) >= cost) legal.push({ action: 'cast', card: card.ref, option: 0 });
  }
  for (const card of inZone('play'))
    if ((card.columns['tired'] ?? 0) === 0)
      for (const option of [0, 1]) legal.push({ action: 'score', card: card.ref, option });
  return { legal, unjudged: [] };
};

/** How the small game is fuzzed. */
export const options = (plugin: Plugin): FuzzOptions => ({
  createEngine: (switches) => createEngine({ plugins: [plugin, cards], ...switches }),
  oracle,
  games: 40,
  seed: 5,
  decks: { size: 12, copies: 3 },
  boards,
  words: {
    imports: ["import { oracle, plugins } from './duel.ts';"],
    plugins: 'plugins',
    oracle: 'oracle',
  },
  thoroughEvery: 4,
  mostFindings: 1,
  mostDecisions: 300,
});
