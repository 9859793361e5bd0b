import { type CardRef, cardOf, MAX_CARDS } from '../model/card-ref.ts';
import { AnyDecision, type Decision } from '../model/decision.ts';
import { DurationEffect } from '../model/duration-effect.ts';
import { Frame } from '../model/frame.ts';
import { type EventData, GameEvent, HistoryEntry } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { LastKnown } from '../model/last-known.ts';
import type { Loop } from '../model/loop.ts';
import { PendingTrigger } from '../model/pending-trigger.ts';
import type { ReadonlyState, State } from '../model/state.ts';
import type { Value } from '../model/value.ts';

/** Where a card is asked for by its index: as it is now, whatever its life. */
export const NOW = -1;

/** What cards are called instead. */
export interface Names {
  /** The new index of a card. @param life the incarnation that is spoken of, or {@link NOW} */
  of(card: number, life: number): number;
}

/**
 * All that a state has besides its numbers, with other names for cards. A slot does not say whether its number is a card:
 * the life of a card begins with 1, so that a reference is never less than {@link MAX_CARDS}, and a count hardly ever more.
 */
export class Renamer {
  constructor(
    private readonly kernel: Kernel,
    private readonly names: Names,
  ) {}

  /** Takes the lists of a state into another one. */
  take(from: ReadonlyState, into: State): void {
    into.agenda = this.frame(from.agenda, into.run);
    into.pendingTriggers = from.pendingTriggers.map((one) => this.waiting(one));
    into.durationEffects = from.durationEffects.map((one) => this.lasting(one));
    into.history = this.history(from.history);
    into.lastKnown = this.lastKnown(from.lastKnown);
    into.loop = this.loop(from.loop);
    into.decision = this.decision(from.decision);
  }

  /** The number of a row that names a card. @param value an index plus one, or a reference */
  held(value: number, meaning: 'card' | 'reference'): number {
    if (meaning === 'reference') return this.ref(value as CardRef);
    return value <= 0 ? value : this.names.of(value - 1, NOW) + 1;
  }

  private ref(ref: CardRef): CardRef {
    if (ref < MAX_CARDS) return ref;
    const card = cardOf(ref);
    return (ref - card + this.names.of(card, (ref - card) / MAX_CARDS)) as CardRef;
  }

  private refs(list: readonly CardRef[]): CardRef[] {
    return list.map((ref) => this.ref(ref));
  }

  private value(value: Value): Value {
    if (typeof value === 'number') return this.ref(value as CardRef);
    return Array.isArray(value) ? value.map((one) => this.value(one)) : value;
  }

  private frame(frame: Frame | null, run: number): Frame | null {
    if (frame === null) return null;
    const { program, step, slots, source, controller, event, next, returns, events } = frame;
    return new Frame(
      program,
      step,
      slots.map((slot) => this.value(slot)),
      this.ref(source),
      controller,
      this.event(event),
      this.frame(next, run),
      run,
      returns,
      events?.map((one) => this.event(one)!) ?? null,
    );
  }

  private event(event: GameEvent | null): GameEvent | null {
    if (event === null) return null;
    const { kind, player, card, other, amount, source, data, applied } = event;
    let facts: Record<string, EventData[string]> | null = null;
    if (data !== null) {
      facts = {};
      for (const key of Object.keys(data)) {
        const fact = data[key]!;
        facts[key] = fact instanceof DurationEffect ? this.lasting(fact) : this.value(fact as Value);
      }
    }
    return new GameEvent(
      kind,
      player,
      this.ref(card),
      this.ref(other),
      amount,
      this.ref(source),
      facts,
      applied,
    );
  }

  private waiting({ part, source, controller, slots, event }: PendingTrigger): PendingTrigger {
    const scope = { source: this.ref(source), controller, slots: slots.map((slot) => this.value(slot)) };
    return new PendingTrigger(part, scope, this.event(event));
  }

  private lasting(lasting: DurationEffect): DurationEffect {
    return lasting.with({
      source: this.ref(lasting.source),
      cards: lasting.cards === null ? null : this.refs(lasting.cards),
      slots: lasting.slots.map((slot) => this.value(slot)),
    });
  }

  private history(history: HistoryEntry | null): HistoryEntry | null {
    const events: GameEvent[] = [];
    for (let entry = history; entry !== null; entry = entry.earlier) events.push(entry.event);
    let made: HistoryEntry | null = null;
    for (const event of events.reverse()) made = new HistoryEntry(this.event(event)!, made);
    return made;
  }

  private lastKnown(known: LastKnown | null): LastKnown | null {
    if (known === null) return null;
    const { card, controller, stats, columns, keywords, under, earlier, batch } = known;
    const values = columns.slice();
    for (const { id, meaning } of this.kernel.resetColumns)
      if (meaning !== 'number' && values[id] !== undefined) values[id] = this.held(values[id], meaning);
    return new LastKnown(
      this.ref(card),
      controller,
      stats,
      values,
      keywords,
      this.refs(under),
      this.lastKnown(earlier),
      batch,
    );
  }

  /** A loop keeps answers by the indexes of cards. */
  private loop(loop: Loop | null): Loop | null {
    if (loop === null) return null;
    const index = (card: number): number => this.names.of(card, NOW);
    const step = (one: Loop['steps'][number]): Loop['steps'][number] => ({
      ...one,
      answers: one.answers.map((answer) => {
        const { kind, value } = answer;
        if (!Array.isArray(value) || (kind !== 'choose-cards' && kind !== 'order')) return answer;
        return { ...answer, value: value.map((card) => (typeof card === 'number' ? index(card) : card)) };
      }),
    });
    const { steps, repetition } = loop;
    return {
      steps: steps.map(step),
      repetition: repetition && { ...repetition, script: repetition.script.map(step) },
    };
  }

  private decision(decision: Decision | null): Decision | null {
    if (decision === null) return null;
    const { kind, player, prompt, candidates, min, max, source, data, secret, slot, rule, test } = decision;
    return new AnyDecision(
      kind,
      player,
      prompt,
      candidates.map((one) => this.ref(one as CardRef)),
      min,
      max,
      this.ref(source),
      data.map((fact) => this.value(fact)),
      secret,
      slot,
      rule,
      test,
    ) as Decision;
  }
}
