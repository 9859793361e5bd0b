import type { Decision, Engine, ReadonlyState, TurnMove } from '@cardwright/core';
import type { CardRef, GameEvent, Observer, PendingTrigger } from '@cardwright/core/game';
import type { TableNames } from '../names/table.ts';
import { describeDecision } from './describe-decision.ts';
import { describeEvent } from './describe-event.ts';

/** The kind of a transcript line. */
export type EntryKind = 'answer' | 'event' | 'forbidden' | 'replaced' | 'triggered' | 'decision';

/** A line of a transcript. */
export interface TranscriptEntry {
  readonly kind: EntryKind;
  readonly text: string;
  /** Of events: the event itself. */
  readonly event: GameEvent | null;
}

const MARKS: Readonly<Record<EntryKind, string>> = {
  answer: '>',
  event: '   ',
  forbidden: '   ✗',
  replaced: '   ↻',
  triggered: '   !',
  decision: '   ?',
};

/** A transcript of a scenario. Omniscient: hidden cards are named. */
export class Transcript implements Observer {
  /** In chronological order. */
  readonly entries: TranscriptEntry[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly names: TableNames,
  ) {}

  private add(kind: EntryKind, text: string, event: GameEvent | null = null): void {
    this.entries.push({ kind, text, event });
  }

  /** Runs something while recording everything that happens. */
  watching<T>(run: () => T): T {
    const stop = this.engine.observe(this);
    try {
      return run();
    } finally {
      stop();
    }
  }

  /** Records an answer, before it is given. */
  answered(player: number, text: string): void {
    this.add('answer', `player ${player}: ${text}`);
  }

  /** Records a decision. */
  asked(state: ReadonlyState, decision: Decision): void {
    if (decision.kind === 'act') return;
    this.add('decision', describeDecision(this.engine, this.names, state, decision));
  }

  event(state: ReadonlyState, event: GameEvent): void {
    this.add('event', describeEvent(this.engine, this.names, state, event), event);
  }

  forbidden(state: ReadonlyState, event: GameEvent): void {
    this.add('forbidden', `forbidden: ${describeEvent(this.engine, this.names, state, event)}`);
  }

  replaced(state: ReadonlyState, event: GameEvent, by: CardRef): void {
    const what = describeEvent(this.engine, this.names, state, event);
    this.add('replaced', `replaced by ${this.names.nameOfRef(state, by)}: ${what}`);
  }

  triggered(state: ReadonlyState, waiting: PendingTrigger): void {
    const source = this.names.nameOfRef(state, waiting.source);
    this.add('triggered', `ability of ${source} resolves (player ${waiting.controller})`);
  }

  acted(_state: ReadonlyState, _player: number, _move: TurnMove): void {}

  /** The events so far, oldest first. */
  events(): GameEvent[] {
    return this.entries.flatMap((entry) => (entry.event === null ? [] : [entry.event]));
  }

  /** The whole transcript, one line per entry. */
  print(): string {
    return this.entries.map((entry) => `${MARKS[entry.kind]} ${entry.text}`).join('\n');
  }
}
