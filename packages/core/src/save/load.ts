import type { Contract, Path } from '../contract/contract.ts';
import { placeOf, shown, tellFault } from '../contract/tell-fault.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { setupProgram } from '../faults/call-rules.ts';
import { canonical } from '../json/text-hash.ts';
import type { CardRef } from '../model/card-ref.ts';
import { definition } from '../model/core-columns.ts';
import { AnyDecision, type Decision } from '../model/decision.ts';
import { DurationEffect } from '../model/duration-effect.ts';
import { Frame } from '../model/frame.ts';
import { type EventData, type GameEvent, HistoryEntry } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { LastKnown } from '../model/last-known.ts';
import type { Loop } from '../model/loop.ts';
import { PendingTrigger } from '../model/pending-trigger.ts';
import { State } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import type { PluginKernel } from '../plugin/plugin-kernel.ts';
import { checkStamps } from '../plugin/stamps.ts';
import { courseFault } from './check-course.ts';
import { tableFault } from './check-table.ts';
import { type Json, SAVE_FORMAT, type SavedGame, saveLists } from './save.ts';
import { listContracts, savedTable } from './saved-contract.ts';
import { isSealed } from './seal.ts';

const FIX = 'Use an undamaged copy. A board (`dump`) may be changed.';

function corrupt(what: string): never {
  throw new CardwrightError('save-corrupt', `This saved game is damaged: ${what}.`, { fix: FIX });
}

function found<T>(value: T | undefined | null, what: string): T {
  return value ?? corrupt(`it names ${what}, which does not exist here`);
}

class Reader {
  constructor(private readonly kernel: Kernel) {}

  event(json: Json): GameEvent | null {
    if (json === null) return null;
    const [kind, player, card, other, amount, source, data, applied] = json as never as [
      string,
      number,
      CardRef,
      CardRef,
      number,
      CardRef,
      Record<string, Value | { lasting: Json }> | null,
      number[],
    ];
    let read: Record<string, EventData[string]> | null = null;
    if (data !== null) {
      read = {};
      for (const [key, value] of Object.entries(data)) {
        const isLasting =
          value !== null && typeof value === 'object' && !Array.isArray(value) && 'lasting' in value;
        read[key] = isLasting ? this.lasting((value as { lasting: Json }).lasting) : (value as Value);
      }
    }
    const eventKind = found(this.kernel.eventKinds.get(kind), `the event ${kind}`);
    // Which zones a card went between: a game that was saved under another name of one would ask in vain.
    if (eventKind.options.passage !== undefined)
      for (const key of ['from', 'to']) {
        const zone = read?.[key];
        if (typeof zone === 'string') found(this.kernel.zonesByName.get(zone), `the zone ${zone}`);
      }
    return eventKind.of(player, { card, other, amount, source, data: read }).withApplied(applied);
  }

  lasting(json: Json): DurationEffect {
    const [id, part, source, controller, cards, players, amount, ends, player, later, made, uses, slots] =
      json as never as [
        number,
        string,
        CardRef,
        number,
        CardRef[] | null,
        number[],
        number,
        DurationEffect['ends'],
        number,
        boolean,
        number,
        number,
        Value[],
      ];
    return new DurationEffect({
      id,
      part: found(this.kernel.parts.get(part), `the effect ${part}`),
      source,
      controller,
      cards,
      players,
      amount,
      ends,
      player,
      later,
      made,
      uses,
      slots,
    });
  }

  frames(list: readonly Json[], run: number): Frame | null {
    let below: Frame | null = null;
    for (const json of list.toReversed()) {
      const [program, step, slots, source, controller, event, returns, events] = json as never as [
        string,
        number,
        Value[],
        CardRef,
        number,
        Json,
        number,
        Json[] | null,
      ];
      below = new Frame(
        found(this.kernel.programs.get(program), `the program ${program}`),
        step,
        [...slots],
        source,
        controller,
        this.event(event),
        below,
        run,
        returns,
        events === null ? null : events.map((e) => found(this.event(e), 'an event')),
      );
    }
    return below;
  }

  waiting(json: Json): PendingTrigger {
    const [part, source, controller, event, slots] = json as never as [
      string,
      CardRef,
      number,
      Json,
      Value[],
    ];
    const known = found(this.kernel.parts.get(part), `the ability ${part}`);
    return new PendingTrigger(known, { source, controller, slots }, this.event(event));
  }

  lastKnown(list: readonly Json[]): LastKnown | null {
    let earlier: LastKnown | null = null;
    for (const json of list.toReversed()) {
      const [card, controller, stats, columns, keywords, under = [], batch = 0] = json as never as [
        CardRef,
        number,
        Record<string, number>,
        Record<string, number>,
        string[],
        CardRef[]?,
        number?,
      ];
      const statValues: number[] = [];
      for (const stat of this.kernel.stats.values()) statValues[stat.id] = stats[stat.name] ?? 0;
      const columnValues: number[] = [];
      for (const column of this.kernel.resetColumns) columnValues[column.id] = columns[column.name] ?? 0;
      const ids = keywords.map((k) => found(this.kernel.keywords.get(k), `the keyword ${k}`).id);
      earlier = new LastKnown(card, controller, statValues, columnValues, ids, under, earlier, batch);
    }
    return earlier;
  }
}

/** Refuses a value that breaks a contract, with its path. */
function mustBe(contract: Contract, value: unknown, at: Path = []): void {
  const fault = contract.fault(value, at);
  if (fault === null) return;
  throw new CardwrightError(
    'save-corrupt',
    `This saved game is damaged: at “${placeOf(fault.at)}” ${tellFault(fault)}.`,
    { at: placeOf(fault.at), wanted: fault.wanted, fix: FIX },
  );
}

/** The table: its numbers, with the definitions of this engine. */
function loadTable(kernel: Kernel, saved: SavedGame): State {
  const { layout, rules } = kernel;
  const { players, cards, numbers } = saved;
  if (players > rules.maxPlayers) corrupt(`this game is for at most ${rules.maxPlayers} players`);
  if (numbers.length !== layout.cardsAt + cards.length * layout.cardStride)
    corrupt('its numbers do not fit its cards');
  const state = new State(layout, Int32Array.from(numbers));
  const found = tableFault(kernel, state, players, cards.length);
  if (found !== null) corrupt(found);
  for (const [i, id] of cards.entries()) {
    const card = kernel.cardsById.get(id);
    // The same plugins number their cards alike.
    if (card === undefined || definition.get(state, i) !== card.index)
      corrupt(`its numbers say that card ${i} is no “${id}”`);
    kernel.bind(card);
  }
  return state;
}

/**
 * Loads a saved game. It goes on exactly as the saved one, or is refused: every field is validated, everything it
 * refers to must exist, and the asking step must ask the same decision again. Its seal detects changes and damage.
 * Without a key (`createEngine({ seal })`) anyone can make a seal: keep such saves where players cannot write.
 * @throws CardwrightError `save-corrupt`, or `save-foreign` for another format, other plugins, other cards or another
 * key
 */
export function loadGame(kernel: PluginKernel, saved: SavedGame): State {
  if (typeof saved !== 'object' || saved === null || !('format' in saved)) corrupt('it is not a saved game');
  if (saved.format !== SAVE_FORMAT) {
    throw new CardwrightError(
      'save-foreign',
      `This game was saved in format ${shown(saved.format)}; this version reads ${SAVE_FORMAT}.`,
      { fix: 'Load it with the version that saved it.' },
    );
  }
  if (!isSealed(saved, kernel.options.seal)) corrupt('it was changed after it was saved');
  mustBe(savedTable, saved);
  checkStamps(kernel, saved.plugins, 'save-foreign', 'This game was saved');
  const state = loadTable(kernel, saved);
  setupProgram(kernel);
  const contracts = listContracts(kernel, state);
  for (const list of ['agenda', 'waiting', 'lasting', 'history', 'lastKnown', 'decision'] as const)
    mustBe(contracts[list], saved[list], [list]);
  if (saved.loop !== undefined) mustBe(contracts.loop, saved.loop, ['loop']);
  const reader = new Reader(kernel);
  state.agenda = reader.frames(saved.agenda, state.run);
  state.pendingTriggers = saved.waiting.map((w) => reader.waiting(w));
  state.durationEffects = saved.lasting.map((l) => reader.lasting(l));
  for (const json of saved.history.toReversed())
    state.history = new HistoryEntry(found(reader.event(json), 'an event'), state.history);
  state.lastKnown = reader.lastKnown(saved.lastKnown);
  if (saved.loop !== undefined) state.loop = saved.loop as never as Loop;
  if (saved.decision !== null)
    state.decision = new AnyDecision(
      ...(saved.decision as never as ConstructorParameters<typeof AnyDecision>),
    ) as Decision;
  const { format: _, plugins: _p, players: _q, cards: _c, numbers: _n, seal: _s, ...lists } = saved;
  if (canonical(lists) !== canonical(saveLists(kernel, state))) corrupt('something in it is not written so');
  const fault = courseFault(kernel, state);
  if (fault !== null) corrupt(fault);
  return state;
}
