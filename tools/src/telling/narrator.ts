import type { Engine, EventView, ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  cite,
  type DurationEffect,
  type GameEvent,
  type MessageFacts,
  type Observer,
  ruleOfEvent,
  turnNumber,
} from '@cardwright/core/game';
import type { Telling } from '@cardwright/dsl/kit';
import { describeLasting } from './describe-effect.ts';
import { Names, type Reader } from './names.ts';
import { currentOrigin, type Origin } from './origin.ts';

/** One thing that happened, in words. */
export interface Line {
  readonly text: string;
  readonly origin: Origin;
  /** The rule behind it (`CR 4.5.1.4`). */
  readonly rule: string;
  /** A new turn, the end of the game: what the eye looks for. */
  readonly heading: boolean;
}

const headings = new Set(['turn-began', 'game-won', 'game-drawn', 'player-lost']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts what an engine reports into words, for one reader. */
export class Narrator implements Observer {
  private readonly names: Names;

  constructor(
    private readonly engine: Engine,
    players: readonly string[],
    private readonly reader: Reader,
    private readonly telling: Telling,
    private readonly tell: (line: Line) => void,
  ) {
    this.names = new Names(engine, players);
  }

  event(state: ReadonlyState, event: GameEvent): void {
    const { kind } = event;
    const facts =
      this.reader === 'everyone' ? this.allFacts(state, event) : this.factsFor(state, event, this.reader);
    if (facts === null) return;
    const message = this.telling.eventMessages[kind.name];
    const text =
      message === undefined ? [kind.name, facts.player, facts.card].join(' ').trim() : message(facts);
    if (text === null) return;
    const rule = ruleOfEvent(this.engine, event);
    this.tell({ text: capital(text), origin: this.origin(), rule, heading: headings.has(kind.name) });
  }

  forbidden(state: ReadonlyState, event: GameEvent): void {
    const facts =
      this.reader === 'everyone' ? this.allFacts(state, event) : this.factsFor(state, event, this.reader);
    if (facts === null) return;
    const text = `${facts.card === '' ? facts.player : facts.card}: “${event.kind.name}” is forbidden.`;
    this.tell({ text, origin: {}, rule: cite(this.engine, 'forbidden'), heading: false });
  }

  replaced(state: ReadonlyState, event: GameEvent, by: CardRef): void {
    const text = `${this.names.card(state, by)} replaces “${event.kind.name}”.`;
    this.tell({ text, origin: this.origin(), rule: cite(this.engine, 'replaced'), heading: false });
  }

  private origin(): Origin {
    return currentOrigin(this.engine, this.telling.keywordTexts);
  }

  private turn(state: ReadonlyState): { readonly turn: number } {
    return { turn: turnNumber.get(state, 0) };
  }

  /** Everything about an event. */
  private allFacts(state: ReadonlyState, event: GameEvent): MessageFacts {
    const { data } = event;
    const lasting = data?.lasting as DurationEffect | undefined;
    return {
      player: this.names.player(event.player),
      card: this.names.card(state, event.card),
      other: this.names.card(state, event.other),
      amount: event.amount,
      zone: this.names.zone(state, event.card),
      data: { ...(lasting === undefined ? data : { effect: describeLasting(lasting) }), ...this.turn(state) },
    };
  }

  /** What one player may know of it; null for what they do not see at all. */
  private factsFor(state: ReadonlyState, event: GameEvent, viewer: number): MessageFacts | null {
    const view = this.engine.viewEvent(state, event, viewer);
    if (view === null) return null;
    const { player, amount, facts } = view;
    const name = (mention: EventView['card'], ref: number) => mention?.name ?? (ref < 0 ? '' : 'a card');
    const lasting = event.data?.lasting as DurationEffect | undefined;
    return {
      player: this.names.player(player),
      card: name(view.card, event.card),
      other: name(view.other, event.other),
      amount,
      zone: this.names.zone(state, event.card),
      data: {
        ...(lasting === undefined ? facts : { effect: describeLasting(lasting) }),
        ...this.turn(state),
      },
    };
  }
}
