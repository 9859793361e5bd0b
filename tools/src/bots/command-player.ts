import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CardwrightError } from '@cardwright/core';
import type { KitParts } from '@cardwright/dsl/kit';
import { versionsOf } from '../package/versions.ts';
import { Asking, resultMessage } from './agent/agent-seat.ts';
import { type CardwrightMessage, PROTOCOL } from './agent/messages.ts';
import { readMessage, refusal } from './agent/read-message.ts';
import type { BotPlayer, PlayerSeat } from './player.ts';

/** Another program that plays, game after game: it is sent what `cardwright agent` sends, and answers alike. */
class CommandPlayer implements BotPlayer {
  readonly slow = true;
  private readonly asking: Asking;
  private readonly process: ChildProcess;
  private games = 0;
  private gone: CardwrightError | null = null;

  constructor(
    readonly name: string,
    private readonly command: string,
    private readonly kit: KitParts,
    cwd: string,
  ) {
    this.asking = new Asking(kit.telling, (message) => this.send(message));
    this.process = spawn(command, { shell: true, cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    this.process.on('error', (error) => this.leave(error.message));
    this.process.on('exit', (code, signal) => this.leave(`it ended with ${code ?? signal}`));
    // A program that has gone is told by its exit.
    this.process.stdin!.on('error', () => {});
    createInterface({ input: this.process.stdout! }).on('line', (line) => this.take(line));
  }

  sit({ player, seed, engine, seats }: PlayerSeat) {
    const game = ++this.games;
    if (game === 1) {
      const { '@cardwright/core': version = '' } = versionsOf(['@cardwright/core']);
      const { minPlayers: min, maxPlayers: max } = engine.rules;
      this.send({ type: 'ready', protocol: PROTOCOL, version, game: this.kit.name, players: { min, max } });
    }
    this.send({ type: 'begun', game, seed, seats, decks: seats.map(() => null) });
    const seat = this.asking.seat(game, player, seats, engine);
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

  async close(): Promise<void> {
    this.process.stdin!.end();
    this.process.unref();
  }

  private send(message: CardwrightMessage): void {
    this.process.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  private take(line: string): void {
    if (line.trim() === '') return;
    const message = readMessage(line);
    const refused =
      message.type === 'answer'
        ? this.asking.answer(message)
        : message.type === 'error'
          ? message
          : refusal('agent/type', `a program that sits at a table sends no ${message.type}`, {
              fix: 'Answer what is asked.',
            });
    if (refused !== null) this.send(refused);
  }

  private leave(why: string): void {
    this.gone ??= new CardwrightError('bot:gone', `The program “${this.command}” plays no more: ${why}.`, {
      fix: 'Run it by itself to see what it says; it must read lines until its standard input ends.',
    });
    this.asking.leave(this.gone);
  }
}

/** The player that a command starts. */
export const commandPlayer = (name: string, command: string, kit: KitParts, cwd: string): BotPlayer =>
  new CommandPlayer(name, command, kit, cwd);
