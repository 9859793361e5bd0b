import { CardwrightError } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';
import { writeBoard, writeGame } from '../../games/saved-game.ts';
import { ProblemError } from '../../problems/problem.ts';
import { visible } from '../../problems/visible.ts';
import { drawTable } from '../../telling/draw-table.ts';
import { questionOf } from '../../telling/question.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Asker, isWish, type Wish } from './asker.ts';
import { Look } from './look.ts';
import type { Match } from './match.ts';

/** What every table shows, whatever its game. */
const LEGEND = ['▶ marks whose turn it is; your own side is below.'];

/** A person at a table: asks them, and does what they want instead. */
class Conversation {
  constructor(
    private readonly terminal: Terminal,
    private readonly match: Match,
    private readonly asker: Asker,
    private readonly players: readonly string[],
    private readonly telling: Telling,
  ) {}

  private get view() {
    const { engine, state, seat } = this.match;
    return engine.view(state, seat);
  }

  private board(): void {
    const { terminal, match, players, telling } = this;
    const { engine, state, seat } = match;
    terminal.printFitted(drawTable(engine, state, seat, players, telling, terminal.colors));
  }

  /** Asks one question. Whether the person stays. */
  async turn(): Promise<boolean> {
    const { terminal, match, asker, players, telling } = this;
    const { engine, state } = match;
    if (state.decision!.kind === 'act') this.board();
    const question = questionOf(engine, state, this.view, players, telling);
    // A question that is only asked to conceal that there is nothing needs no answer.
    if (question.kind === 'choose-cards' && question.max === 0) {
      terminal.printFitted(`${question.text}: there is nothing to take.`);
      match.answer([]);
      return true;
    }
    const given = await asker.ask(question);
    if (isWish(given)) return !(await this.fulfil(given));
    try {
      match.answer(question.toAnswer(given));
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { rule } = error.details;
      asker.refuse(`${error.message}${rule ? ` [${rule}]` : ''}`);
    }
    return true;
  }

  /** Does what was asked for. Whether the person leaves. */
  private async fulfil(wish: Wish): Promise<boolean> {
    const { terminal, match, asker } = this;
    switch (wish.wish) {
      case 'undo':
        if (!match.undo()) asker.refuse('There is nothing to undo.');
        break;
      case 'concede':
        match.concede();
        break;
      case 'board':
        this.board();
        break;
      case 'look':
        await this.look();
        break;
      case 'help':
        terminal.printFitted([...asker.help, ...LEGEND, ...(this.telling.legend ?? [])].join('\n'));
        break;
      case 'save':
      case 'dump':
        this.write(wish);
        break;
      case 'quit':
        terminal.print('You leave the table.');
        return true;
    }
    return false;
  }

  private async look(): Promise<void> {
    const { terminal, match, asker, players, telling } = this;
    const look = new Look(match.engine, this.view, players, telling);
    const picked = await asker.pick('Look at', look.options);
    if (picked !== undefined) terminal.printFitted(look.tell(picked, terminal.colors));
  }

  private write({ wish, file }: { readonly wish: 'save' | 'dump'; readonly file: string }): void {
    const { terminal, match, asker } = this;
    const { engine, state, seat } = match;
    try {
      if (wish === 'dump') writeBoard(engine, state, file, terminal.cwd);
      else writeGame(engine, state, seat, file, terminal.cwd);
      terminal.printFitted(`Saved. Go on with: cardwright play --from ${file}`);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      asker.refuse(visible(error.message));
    }
  }
}

/** Asks and answers until the game is over or the person leaves. Whether it is over. */
export async function converse(
  terminal: Terminal,
  match: Match,
  asker: Asker | null,
  players: readonly string[],
  telling: Telling,
): Promise<boolean> {
  const conversation =
    asker === null ? undefined : new Conversation(terminal, match, asker, players, telling);
  for (;;) {
    await match.advance();
    if (match.over || conversation === undefined) return true;
    if (!(await conversation.turn())) return false;
  }
}
