import { playOut } from '@cardwright/bots';
import { createEngine } from '@cardwright/core';
import { turnNumber } from '@cardwright/core/game';
import { createBot } from '../../bots/index.ts';
import { loadGame } from '../../games/load-game.ts';
import { compileFirstSet } from '../../sets/compile-shipped.ts';
import { shelfGame } from '../../shelf/chosen-game.ts';
import { USUAL_GAME } from '../../shelf/shelf.ts';
import { Narrator } from '../../telling/narrator.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';

const PLAYERS = ['Ann', 'Ben'] as const;

const ms = (from: number): string => `${Math.round(performance.now() - from)} ms`;

/** `start`: text in, game out. */
export async function start(terminal: Terminal, options: { readonly seed: number }): Promise<number> {
  const { colors } = terminal;
  const { seed } = options;
  const begun = performance.now();
  const game = await shelfGame(USUAL_GAME);
  const texts = await loadTextGame(game);
  const { kit, deckOf } = await loadGame(game);
  const set = compileFirstSet(texts);
  const abilities = set.cards.reduce((sum, card) => sum + card.abilities.length, 0);
  terminal.print(
    `Read ${set.cards.length} cards of ${set.name} as text: ${set.texts} with text, ${abilities} abilities.`,
  );
  const engine = createEngine({ plugins: [...kit.plugins, set.plugin] });
  for (const card of engine.cards) if (card.definition.unsupported === undefined) engine.bind(card);
  const supported = set.cards.filter(({ unsupported }) => unsupported === undefined).length;
  terminal.print(`Compiled them in ${ms(begun)}; ${supported} cards can be played.`);
  const decks = [deckOf(engine, seed * 2), deckOf(engine, seed * 2 + 1)];
  terminal.print(`Two greedy bots play, seed ${seed}.`);
  const stop = engine.observe(
    new Narrator(engine, PLAYERS, 'everyone', kit.telling, (line) =>
      terminal.print(renderLine(line, colors)),
    ),
  );
  const bots = [createBot('greedy', seed, kit), createBot('greedy', seed + 1, kit)];
  const playing = performance.now();
  const state = engine.createGame({ seed, decks });
  const decisions = playOut(engine, state, bots);
  stop();
  const { over, winner } = engine.result(state);
  const result = !over ? 'The game was stopped.' : winner === null ? 'A draw.' : `${PLAYERS[winner]} wins.`;
  const turns = turnNumber.get(state, 0);
  terminal.print();
  terminal.print(colors.bold(`${result} ${decisions} decisions in ${turns} turns, ${ms(playing)}.`));
  terminal.print(
    colors.dim(`Another game: cardwright start --seed ${seed + 1}. Play yourself: cardwright play`),
  );
  return over ? 0 : 1;
}
