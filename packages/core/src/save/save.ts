import { cardCount, playerCount } from '../model/core-columns.ts';
import { DurationEffect } from '../model/duration-effect.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { PluginKernel } from '../plugin/plugin-kernel.ts';
import { type PluginStamp, pluginStamps } from '../plugin/stamps.ts';
import { sealOf } from './seal.ts';

/** The version of the save format. Raised by a change that old readers cannot read. */
export const SAVE_FORMAT = 1;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A saved game: plain JSON, complete at any decision. */
export interface SavedGame {
  readonly format: number;
  /** Every plugin, in attach order. */
  readonly plugins: readonly PluginStamp[];
  readonly players: number;
  /** Card ids by card index. */
  readonly cards: readonly string[];
  /** Every number except definitions. */
  readonly numbers: readonly number[];
  readonly agenda: readonly Json[];
  readonly waiting: readonly Json[];
  readonly lasting: readonly Json[];
  readonly history: readonly Json[];
  readonly lastKnown: readonly Json[];
  /** The candidate loop; absent if there is none. */
  readonly loop?: Json;
  readonly decision: Json;
  /**
   * Checksum of all other fields: a modified save is not loaded. Without a key (`createEngine({ seal })`) anyone can
   * make one.
   */
  readonly seal: string;
}

function saveLasting(l: DurationEffect): Json {
  return [
    l.id,
    l.part.id,
    l.source,
    l.controller,
    l.cards,
    l.players,
    l.amount,
    l.ends,
    l.player,
    l.later,
    l.made,
    l.uses,
    l.slots as readonly Json[],
  ];
}

function saveEvent(e: GameEvent | null): Json {
  if (e === null) return null;
  const data: Record<string, Json> = {};
  for (const [key, value] of Object.entries(e.data ?? {})) {
    data[key] = value instanceof DurationEffect ? { lasting: saveLasting(value) } : (value as Json);
  }
  return [
    e.kind.name,
    e.player,
    e.card,
    e.other,
    e.amount,
    e.source,
    e.data === null ? null : data,
    e.applied,
  ];
}

/** The parts of a state besides its numbers, as plain JSON. */
export type SavedLists = Pick<
  SavedGame,
  'agenda' | 'waiting' | 'lasting' | 'history' | 'lastKnown' | 'loop' | 'decision'
>;

/** Writes the immutable lists of a state as plain JSON. */
export function saveLists(kernel: Kernel, state: ReadonlyState): SavedLists {
  const agenda: Json[] = [];
  for (let f = state.agenda; f !== null; f = f.next) {
    agenda.push([
      f.program.id,
      f.step,
      f.slots as readonly Json[],
      f.source,
      f.controller,
      saveEvent(f.event),
      f.returns,
      f.events === null ? null : f.events.map(saveEvent),
    ]);
  }
  const history: Json[] = [];
  for (let h = state.history; h !== null; h = h.earlier) history.push(saveEvent(h.event));
  const lastKnown: Json[] = [];
  for (let k = state.lastKnown; k !== null; k = k.earlier) {
    lastKnown.push([
      k.card,
      k.controller,
      byName(kernel.stats, k.stats),
      columnsByName(kernel, k.columns),
      keywordNames(kernel, k.keywords),
      ...(k.under.length > 0 || k.batch > 0 ? [k.under] : []),
      ...(k.batch > 0 ? [k.batch] : []),
    ]);
  }
  const d = state.decision;
  return {
    agenda,
    waiting: state.pendingTriggers.map((w) => [
      w.part.id,
      w.source,
      w.controller,
      saveEvent(w.event),
      w.slots as readonly Json[],
    ]),
    lasting: state.durationEffects.map(saveLasting),
    history,
    lastKnown,
    ...(state.loop === null ? {} : { loop: state.loop as unknown as Json }),
    decision:
      d === null
        ? null
        : [
            d.kind,
            d.player,
            d.prompt,
            d.candidates,
            d.min,
            d.max,
            d.source,
            d.data as readonly Json[],
            d.secret,
            d.slot,
            d.rule,
            d.test,
          ],
  };
}

/** Writes a whole game as plain JSON. */
export function saveGame(kernel: PluginKernel, state: ReadonlyState): SavedGame {
  const cards: string[] = [];
  for (let i = 0; i < cardCount.get(state, 0); i++) cards.push(kernel.card(state, i).id);
  const saved = {
    format: SAVE_FORMAT,
    plugins: pluginStamps(kernel),
    players: playerCount.get(state, 0),
    cards,
    numbers: [...state.n],
    ...saveLists(kernel, state),
  };
  return { ...saved, seal: sealOf(saved, kernel.options.seal) };
}

function byName(table: ReadonlyMap<string, { readonly id: number }>, values: readonly number[]): Json {
  const named: Record<string, number> = {};
  for (const [name, entry] of table) named[name] = values[entry.id] ?? 0;
  return named;
}

function columnsByName(kernel: Kernel, values: readonly number[]): Json {
  const named: Record<string, number> = {};
  for (const column of kernel.resetColumns) named[column.name] = values[column.id] ?? 0;
  return named;
}

function keywordNames(kernel: Kernel, ids: readonly number[]): Json {
  return [...kernel.keywords.values()].filter((k) => ids.includes(k.id)).map((k) => k.name);
}
