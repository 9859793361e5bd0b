import { type Bot, playOutSlowly, type SlowBot } from '@cardwright/bots';
import { CardwrightError, type Engine, type State } from '@cardwright/core';
import { formatOf } from '@cardwright/dsl/decks';
import type { Game } from '../../games/game.ts';
import { type Problem, ProblemError } from '../../problems/problem.ts';
import type { BotPlayer } from '../player.ts';
import { Asking, GameLeft, resultMessage } from './agent-seat.ts';
import { type BeginMessage, type CardwrightMessage, type ErrorMessage, PROTOCOL, YOU } from './messages.ts';
import { readMessage, refusal } from './read-message.ts';

/** What a table for programs needs. */
export interface AgentOptions {
  readonly version: string;
  readonly seed: number;
  /** Who sits in the other seats where a message does not say. */
  readonly other: string;
  /** A player by name. @throws ProblemError for one that there is not */
  playerNamed(name: string): Promise<BotPlayer>;
}

/**
 * Looks at decks as a format does. Cards that there are not are told as the game begins.
 *
 * @throws ProblemError with every fault of every deck
 */
function checkDecks(engine: Engine, decks: readonly (readonly string[] | null)[]): void {
  const format = formatOf(engine);
  const problems = decks.flatMap((deck, seat): Problem[] =>
    deck === null || format === undefined || deck.some((id) => !engine.cardsById.has(id))
      ? []
      : format.check(engine, deck).map(({ code, message }) => ({
          code: `deck/${code}`,
          severity: 'error',
          message: `the deck of seat ${seat}: ${format.name}: ${message}`,
        })),
  );
  if (problems.length > 0) throw new ProblemError(problems);
}

const asRefusal = (error: unknown): ErrorMessage => {
  if (error instanceof CardwrightError) {
    const { fix, suggestions } = error.details;
    return refusal(error.code, error.message, { ...(fix && { fix }), ...(suggestions && { suggestions }) });
  }
  const problem = error instanceof ProblemError ? error.problems[0] : undefined;
  if (problem === undefined)
    return refusal('internal', error instanceof Error ? error.message : String(error));
  return refusal(
    problem.code as ErrorMessage['code'],
    (error as ProblemError).problems.map(({ message }) => message).join('; '),
    problem.help === undefined ? {} : { fix: problem.help },
  );
};

/** A table at which a program plays game after game, by messages. */
export class AgentTable {
  private readonly engine: Engine;
  private readonly asking: Asking;
  private games = 0;
  private running: Promise<void> = Promise.resolve();
  private current: { readonly state: State; conceded: boolean } | null = null;

  constructor(
    private readonly game: Game,
    private readonly options: AgentOptions,
    private readonly send: (message: CardwrightMessage) => void,
  ) {
    this.engine = game.createEngine();
    this.asking = new Asking(game.kit.telling, send);
  }

  /** Says what is spoken here. */
  greet(): void {
    const { minPlayers: min, maxPlayers: max } = this.engine.rules;
    const { version } = this.options;
    this.send({
      type: 'ready',
      protocol: PROTOCOL,
      version,
      game: this.game.kit.name,
      players: { min, max },
    });
  }

  /** Takes a line. Never throws: what is wrong is sent. */
  async take(line: string): Promise<void> {
    if (line.trim() === '') return;
    const message = readMessage(line);
    switch (message.type) {
      case 'error':
        this.send(message);
        return;
      case 'answer': {
        const refused = this.asking.answer(message);
        if (refused !== null) this.send(refused);
        return;
      }
      case 'concede':
        this.concede(message.player ?? this.asking.player);
        return;
      case 'begin':
        await this.leave();
        try {
          await this.begin(message);
        } catch (error) {
          this.send(asRefusal(error));
        }
    }
  }

  /** Leaves the game that is going on. */
  async leave(): Promise<void> {
    this.asking.leave();
    await this.running;
  }

  private concede(player: number | undefined): void {
    const { current } = this;
    if (current === null || player === undefined) {
      this.send(refusal('agent/not-asked', 'no game is going on that could be given up'));
      return;
    }
    try {
      this.engine.concede(current.state, player);
      current.conceded = true;
      this.asking.leave();
    } catch (error) {
      this.send(asRefusal(error));
    }
  }

  /** Begins a game, and has it played on while messages are taken. */
  private async begin(message: BeginMessage): Promise<void> {
    const { engine } = this;
    const { seats = [YOU, this.options.other] } = message;
    const seed = message.seed ?? this.options.seed + this.games;
    const decks = seats.map(
      (_, i) => message.decks?.[i] ?? this.game.deckOf(engine, seed * seats.length + i),
    );
    checkDecks(engine, message.decks ?? []);
    const players = await Promise.all(
      seats.map((name) => (name === YOU ? null : this.options.playerNamed(name))),
    );
    const game = ++this.games;
    const own = players.map((player, i) =>
      player === null ? this.asking.seat(game, i, seats, engine) : null,
    );
    const stop = async () => {
      for (const seat of own) seat?.stop();
      for (const player of players) await player?.close();
    };
    try {
      const bots = players.map(
        (player, i): Bot | SlowBot =>
          own[i] ?? player!.sit({ player: i, seed: seed * seats.length + i, engine, seats, deck: decks[i]! }),
      );
      const shown = decks.map((deck, i) => (own[i] === null ? null : deck));
      const { starting } = message;
      const state = engine.createGame({ seed, decks, ...(starting !== undefined && { starting }) });
      this.send({ type: 'begun', game, seed, seats, decks: shown });
      this.current = { state, conceded: false };
      this.running = this.play(game, state, bots).finally(stop);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  private async play(game: number, state: State, bots: readonly (Bot | SlowBot)[]): Promise<void> {
    try {
      await playOutSlowly(this.engine, state, bots);
    } catch (error) {
      // A bot that was still thinking as the game was given up finds another state.
      if (!(error instanceof GameLeft) && this.current?.conceded !== true) this.send(asRefusal(error));
    }
    this.current = null;
    this.send(resultMessage(this.engine, state, game));
  }
}
