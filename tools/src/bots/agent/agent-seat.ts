import type { SlowBot } from '@cardwright/bots';
import { type Answer, CardwrightError, type Engine, type State } from '@cardwright/core';
import { turnNumber } from '@cardwright/core/game';
import type { Telling } from '@cardwright/dsl/kit';
import { Narrator } from '../../telling/narrator.ts';
import { askMessage } from './ask-message.ts';
import type { AnswerMessage, CardwrightMessage, ErrorMessage } from './messages.ts';
import { refusal } from './read-message.ts';

/** The game was left while somebody was asked. */
export class GameLeft extends Error {}

interface Open {
  readonly ask: number;
  readonly engine: Engine;
  readonly state: State;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A seat whose answers a program gives. */
export interface AskedSeat extends SlowBot {
  /** Nothing of the game is told any more. */
  stop(): void;
}

/** What a program is asked, one question at a time, and its answers. */
export class Asking {
  private open: Open | null = null;
  private asked = 0;

  constructor(
    private readonly telling: Telling,
    private readonly send: (message: CardwrightMessage) => void,
  ) {}

  /** The player who is asked now; undefined for none. */
  get player(): number | undefined {
    return this.open?.state.decision?.player;
  }

  /** A bot whose answers the program gives. */
  seat(game: number, player: number, seats: readonly string[], engine: Engine): AskedSeat {
    const happened: string[] = [];
    const names = seats.map((seat, i) => (i === player ? 'You' : `${seat} (player ${i})`));
    const stop = engine.observe(
      new Narrator(engine, names, player, this.telling, ({ text }) => happened.push(text)),
    );
    return {
      name: seats[player]!,
      stop,
      choose: (_, state) => {
        const ask = ++this.asked;
        const lines = happened.splice(0);
        return new Promise<Answer>((resolve, reject) => {
          this.open = { ask, engine, state, resolve, reject };
          const message = engine.unobserved(() =>
            askMessage(engine, state, this.telling, { game, ask, seats, happened: lines }),
          );
          this.send(message);
        });
      },
    };
  }

  /** Takes an answer; says why not if it is not taken, and what was asked stays open. */
  answer({ ask, answer }: AnswerMessage): ErrorMessage | null {
    const { open } = this;
    if (open === null) return refusal('agent/not-asked', 'nothing is asked now', { fix: 'Wait for an ask.' });
    if (open.ask !== ask)
      return refusal('agent/stale', `question ${open.ask} is open, not ${ask}`, {
        fix: 'Answer the last ask.',
      });
    const { engine, state } = open;
    try {
      const given = engine.answerFromView(state, answer);
      const why = engine.check(state, given);
      if (why !== null)
        return refusal('answer-illegal', `That is not legal: ${why.reason}`, {
          fix: `Take what the choices have.${why.rule === '' ? '' : ` [${why.rule}]`}`,
        });
      this.open = null;
      open.resolve(given);
      return null;
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { fix, suggestions } = error.details;
      return refusal(error.code, error.message, {
        ...(fix !== undefined && { fix }),
        ...(suggestions !== undefined && { suggestions }),
      });
    }
  }

  /** Leaves what is asked. */
  leave(error: Error = new GameLeft()): void {
    const { open } = this;
    this.open = null;
    open?.reject(error);
  }
}

/** How a game ended, or where it was left. */
export function resultMessage(engine: Engine, state: State, game: number): CardwrightMessage {
  const { over, winner, reason } = engine.result(state);
  const turns = turnNumber.get(state, 0);
  return { type: 'result', game, over, winner, ...(reason !== undefined && { reason }), turns };
}
