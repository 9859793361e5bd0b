import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CardwrightError } from '@cardwright/core';
import type { KitParts } from '@cardwright/dsl/kit';
import { versionsOf } from '../package/versions.ts';
import { Asking, resultMessage } from './agent/agent-seat.ts';
import {
  type AskMessage,
  type CardwrightMessage,
  type ErrorMessage,
  PROTOCOL,
  YOU,
} from './agent/messages.ts';
import { readMessage, refusal } from './agent/read-message.ts';
import type { BotPlayer, PlayerSeat } from './player.ts';
import { MOST_REFUSED, Refusals } from './refusals.ts';

/** Milliseconds in which an answer must come. */
const PATIENCE = 60_000;

/** Another program that plays, game after game: it is sent what `cardwright agent` sends, and answers alike. */
class CommandPlayer implements BotPlayer {
  readonly slow = true;
  private readonly asking: Asking;
  private readonly process: ChildProcess;
  private games = 0;
  private gone: CardwrightError | null = null;
  private readonly refusals = new Refusals();
  private silence: NodeJS.Timeout | undefined;

  constructor(
    readonly name: string,
    private readonly command: string,
    private readonly kit: KitParts,
    cwd: string,
    private readonly patience: number,
  ) {
    this.asking = new Asking(kit.telling, (message) => {
      if (message.type === 'ask') this.ask(message);
      this.send(message);
    });
    this.process = spawn(command, { shell: true, cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    this.process.on('error', (error) => this.leave(error.message));
    this.process.on('exit', (code, signal) => this.leave(`it ended with ${code ?? signal}`));
    // A program that has gone is told by its exit.
    this.process.stdin!.on('error', () => {});
    createInterface({ input: this.process.stdout! }).on('line', (line) => this.take(line));
  }

  sit({ player, seed, engine, seats: names, deck }: PlayerSeat) {
    const game = ++this.games;
    if (game === 1) {
      const { '@cardwright/core': version = '' } = versionsOf(['@cardwright/core']);
      const { minPlayers: min, maxPlayers: max } = engine.rules;
      this.send({ type: 'ready', protocol: PROTOCOL, version, game: this.kit.name, players: { min, max } });
    }
    const seats = names.map((name, i) => (i === player ? YOU : name));
    this.send({
      type: 'begun',
      game,
      seed,
      seats,
      decks: seats.map((_, i) => (i === player ? (deck ?? null) : null)),
    });
    const seat = this.asking.seat(game, player, names, engine);
    return {
      name: this.name,
      choose: (...on: Parameters<typeof seat.choose>) => {
        if (this.gone !== null) throw this.gone;
        return seat.choose(...on);
      },
      ended: (...[on, state]: Parameters<typeof seat.choose>) => {
        seat.stop();
        this.send(resultMessage(on, state, game));
      },
    };
  }

  problems() {
    return this.refusals.problems(this.name);
  }

  async close(): Promise<void> {
    clearTimeout(this.silence);
    this.process.stdin!.end();
    this.process.unref();
  }

  /** An answer is waited for from now on, not for ever. */
  private ask(question: AskMessage): void {
    this.refusals.ask(question);
    this.wait(question, '');
  }

  private wait({ player, text, kind }: AskMessage, after: string): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const message = `“${this.command}” in seat ${player} says nothing for ${this.patience / 1000} s to “${text}” (${kind})${after}`;
      this.end(
        new CardwrightError('bot:silent', message, {
          fix: 'Answer each “ask”, and again after an “error”: one whole line with its line end, flushed at once. --patience waits longer.',
        }),
      );
      // It may never see that its input has ended.
      this.process.kill();
      this.process.stdout!.destroy();
    }, this.patience);
  }

  private send(message: CardwrightMessage): void {
    this.process.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  private take(line: string): void {
    if (line.trim() === '') return;
    clearTimeout(this.silence);
    const message = readMessage(line);
    const refused =
      message.type === 'answer'
        ? this.asking.answer(message)
        : message.type === 'error'
          ? message
          : refusal('agent/type', `a program that sits at a table sends no ${message.type}`, {
              fix: 'Answer what is asked.',
            });
    if (refused === null) this.refusals.done();
    else this.refuse(line, refused);
  }

  /** Tells that a line is not taken, and waits for another: not for ever, and not for any number of them. */
  private refuse(line: string, refused: ErrorMessage): void {
    const tooOften = this.refusals.add(line, refused);
    this.send(refused);
    if (this.asking.player === undefined) return;
    if (tooOften) {
      this.refusals.done();
      const message = `“${this.command}” gave ${MOST_REFUSED} answers to one question that were refused; the last: ${refused.message}`;
      this.asking.leave(
        new CardwrightError('bot:refused', message, { fix: 'Answer what the choices have.' }),
      );
      return;
    }
    const { question } = this.refusals;
    if (question !== null) this.wait(question, ` after its answer was refused: ${refused.message}`);
  }

  private leave(why: string): void {
    this.end(
      new CardwrightError('bot:gone', `The program “${this.command}” plays no more: ${why}.`, {
        fix: 'Run it by itself to see what it says; it must read lines until its standard input ends.',
      }),
    );
  }

  /** It plays no more. */
  private end(error: CardwrightError): void {
    clearTimeout(this.silence);
    this.gone ??= error;
    this.asking.leave(this.gone);
  }
}

/**
 * The player that a command starts.
 *
 * @param patience milliseconds in which each answer must come
 */
export const commandPlayer = (
  name: string,
  command: string,
  kit: KitParts,
  cwd: string,
  patience = PATIENCE,
): BotPlayer => new CommandPlayer(name, command, kit, cwd, patience);
