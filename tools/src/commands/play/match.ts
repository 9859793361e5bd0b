import { answerFor, type Bot, type SlowBot } from '@cardwright/bots';
import { type Answer, type Engine, fork, type State } from '@cardwright/core';

/** A game between a person in one seat and bots in the others, with a way back; or of bots alone. */
export class Match {
  private readonly earlier: State[] = [];

  constructor(
    readonly engine: Engine,
    private current: State,
    /** The person's seat; -1 where they only look on. */
    readonly seat: number,
    private readonly bots: readonly (Bot | SlowBot | null)[],
  ) {}

  get state(): State {
    return this.current;
  }

  get over(): boolean {
    return this.current.decision === null;
  }

  /** Lets bots answer until the person is asked, or the game is over. */
  async advance(): Promise<void> {
    while (this.current.decision !== null && this.current.decision.player !== this.seat) {
      const { decision } = this.current;
      const bot = this.bots[decision.player]!;
      const answer = await bot.choose(this.engine, this.current);
      answerFor(bot, this.engine, this.current, answer, decision);
    }
    if (this.over) for (const bot of this.bots) await bot?.ended?.(this.engine, this.current);
  }

  /**
   * Answers for the person.
   *
   * @throws CardwrightError when the answer is not legal; the game is as before
   */
  answer(answer: Answer): void {
    const before = fork(this.current);
    this.engine.answer(this.current, answer, this.seat);
    this.earlier.push(before);
  }

  /** Back to the person's last decision. Whether there was one. */
  undo(): boolean {
    const before = this.earlier.pop();
    if (before === undefined) return false;
    this.current = before;
    return true;
  }

  /** The person gives up. */
  concede(): void {
    this.engine.concede(this.current, this.seat);
  }
}
