import { Frame } from '../agenda/frame.ts';
import type { Value } from '../agenda/value.ts';
import { Decision, decisionKinds } from '../decisions/decision.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type EventData, GameEvent } from '../events/game-event.ts';
import type { Engine } from '../game/engine.ts';
import { HistoryEntry } from '../history/history.ts';
import { LastKnown } from '../history/last-known.ts';
import { Lasting } from '../lasting/lasting.ts';
import { readLoop } from '../loops/read-loop.ts';
import { cardCount, definition, playerCount } from '../state/core-columns.ts';
import { type ReadonlyState, State } from '../state/state.ts';
import { Waiting } from '../triggers/waiting.ts';

/** The form of saved games. A change that old readers cannot read raises it. */
export const SAVE_FORMAT = 1;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A saved game: plain JSON, whole at any decision. */
export interface SavedGame {
  readonly format: number;
  /** Name and version of every plugin, in attach order. */
  readonly plugins: readonly string[];
  readonly players: number;
  /** Card ids by card index. */
  readonly cards: readonly string[];
  /** Every number but definitions. */
  readonly numbers: readonly number[];
  readonly agenda: readonly Json[];
  readonly waiting: readonly Json[];
  readonly lasting: readonly Json[];
  readonly history: readonly Json[];
  readonly lastKnown: readonly Json[];
  /** What may be a loop; absent when nothing is. */
  readonly loop?: Json;
  readonly decision: Json;
}

function saveLasting(l: Lasting): Json {
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
    data[key] = value instanceof Lasting ? { lasting: saveLasting(value) } : (value as Json);
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

/** The plugins of an engine, as saves and replays name them. */
export function pluginVersions(engine: Engine): string[] {
  return engine.plugins.map((p) => `${p.name}@${p.version}`);
}

/** What a state has beside its numbers, as plain JSON. */
export type SavedLists = Pick<
  SavedGame,
  'agenda' | 'waiting' | 'lasting' | 'history' | 'lastKnown' | 'loop' | 'decision'
>;

/** Writes the immutable lists of a state as plain JSON. */
export function saveLists(engine: Engine, state: ReadonlyState): SavedLists {
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
      byName(engine.stats, k.stats),
      columnsByName(engine, k.columns),
      keywordNames(engine, k.keywords),
      ...(k.below > 0 ? [k.below] : []),
    ]);
  }
  const d = state.decision;
  return {
    agenda,
    waiting: state.waiting.map((w) => [
      w.part.id,
      w.source,
      w.controller,
      saveEvent(w.event),
      w.slots as readonly Json[],
    ]),
    lasting: state.lasting.map(saveLasting),
    history,
    lastKnown,
    ...(state.loop === null ? {} : { loop: state.loop as never as Json }),
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
export function saveGame(engine: Engine, state: ReadonlyState): SavedGame {
  const cards: string[] = [];
  for (let i = 0; i < cardCount.get(state, 0); i++) cards.push(engine.card(state, i).id);
  return {
    format: SAVE_FORMAT,
    plugins: pluginVersions(engine),
    players: playerCount.get(state, 0),
    cards,
    numbers: [...state.n],
    ...saveLists(engine, state),
  };
}

function byName(table: ReadonlyMap<string, { readonly id: number }>, values: readonly number[]): Json {
  const named: Record<string, number> = {};
  for (const [name, entry] of table) named[name] = values[entry.id] ?? 0;
  return named;
}

function columnsByName(engine: Engine, values: readonly number[]): Json {
  const named: Record<string, number> = {};
  for (const column of engine.resetColumns) named[column.name] = values[column.id] ?? 0;
  return named;
}

function keywordNames(engine: Engine, ids: readonly number[]): Json {
  return [...engine.keywords.values()].filter((k) => ids.includes(k.id)).map((k) => k.name);
}

function corrupt(what: string): never {
  throw new CardwrightError('save-corrupt', `This saved game is damaged: ${what}.`, {
    fix: 'Use an undamaged copy.',
  });
}

function found<T>(value: T | undefined | null, what: string): T {
  return value ?? corrupt(`it names ${what}, which does not exist here`);
}

class Reader {
  constructor(private readonly engine: Engine) {}

  event(json: Json): GameEvent | null {
    if (json === null) return null;
    const [kind, player, card, other, amount, source, data, applied] = json as never as [
      string,
      number,
      number,
      number,
      number,
      number,
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
    return new GameEvent(
      found(this.engine.eventKinds.get(kind), `the event ${kind}`),
      player,
      card,
      other,
      amount,
      source,
      read,
      applied,
    );
  }

  lasting(json: Json): Lasting {
    const [id, part, source, controller, cards, players, amount, ends, player, later, made, uses, slots] =
      json as never as [
        number,
        string,
        number,
        number,
        number[] | null,
        number[],
        number,
        Lasting['ends'],
        number,
        boolean,
        number,
        number,
        Value[],
      ];
    return new Lasting(
      id,
      found(this.engine.parts.get(part), `the effect ${part}`),
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
    );
  }

  frames(list: readonly Json[], run: number): Frame | null {
    let below: Frame | null = null;
    for (const json of list.toReversed()) {
      const [program, step, slots, source, controller, event, returns, events] = json as never as [
        string,
        number,
        Value[],
        number,
        number,
        Json,
        number,
        Json[] | null,
      ];
      below = new Frame(
        found(this.engine.programs.get(program), `the program ${program}`),
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

  waiting(json: Json): Waiting {
    const [part, source, controller, event, slots] = json as never as [string, number, number, Json, Value[]];
    return new Waiting(
      found(this.engine.parts.get(part), `the ability ${part}`),
      source,
      controller,
      this.event(event),
      slots,
    );
  }

  decision(json: Json, players: number): Decision | null {
    if (json === null) return null;
    const parts = json as never as ConstructorParameters<typeof Decision>;
    const isDecision = Array.isArray(parts) && decisionKinds.includes(parts[0]) && Array.isArray(parts[3]);
    if (!isDecision || !Number.isInteger(parts[1]) || parts[1] < 0 || parts[1] >= players)
      corrupt('what it asks is no decision');
    return new Decision(...parts);
  }

  lastKnown(list: readonly Json[]): LastKnown | null {
    let earlier: LastKnown | null = null;
    for (const json of list.toReversed()) {
      const [card, controller, stats, columns, keywords, below = 0] = json as never as [
        number,
        number,
        Record<string, number>,
        Record<string, number>,
        string[],
        number?,
      ];
      const statValues: number[] = [];
      for (const stat of this.engine.stats.values()) statValues[stat.id] = stats[stat.name] ?? 0;
      const columnValues: number[] = [];
      for (const column of this.engine.resetColumns) columnValues[column.id] = columns[column.name] ?? 0;
      const ids = keywords.map((k) => found(this.engine.keywords.get(k), `the keyword ${k}`).id);
      earlier = new LastKnown(card, controller, statValues, columnValues, ids, below, earlier);
    }
    return earlier;
  }
}

/**
 * Reads a saved game back; it goes on exactly as the one that was saved.
 * @throws CardwrightError `save-corrupt` or `save-foreign`
 */
export function loadGame(engine: Engine, saved: SavedGame): State {
  if (
    typeof saved !== 'object' ||
    saved === null ||
    !Array.isArray(saved.numbers) ||
    !Array.isArray(saved.cards)
  )
    corrupt('it is not a saved game');
  if (saved.format !== SAVE_FORMAT) {
    throw new CardwrightError(
      'save-foreign',
      `This game was saved in format ${JSON.stringify(saved.format)}; this version reads ${SAVE_FORMAT}.`,
      { fix: 'Load it with the version that saved it.' },
    );
  }
  const plugins = pluginVersions(engine);
  if (JSON.stringify(saved.plugins) !== JSON.stringify(plugins)) {
    throw new CardwrightError('save-foreign', 'This game was saved with other plugins.', {
      saved: saved.plugins,
      here: plugins,
      fix: 'Load it with the plugins and versions it names.',
    });
  }
  const { layout } = engine;
  if (saved.numbers.length !== layout.cardsAt + saved.cards.length * layout.cardStride)
    corrupt('its numbers do not fit its cards');
  if (!saved.numbers.every((n) => Number.isInteger(n))) corrupt('a number is missing');
  if (!(engine.rules.minPlayers <= saved.players && saved.players <= engine.rules.maxPlayers))
    corrupt('its number of players is wrong');
  const state = new State(layout, Int32Array.from(saved.numbers));
  saved.cards.forEach((id, i) => {
    const card = found(engine.cardsById.get(id), `the card ${id}`);
    engine.bind(card);
    definition.put(state as never, i, card.index);
  });
  engine.registerProgram(engine.rules.setup(engine));
  const reader = new Reader(engine);
  try {
    state.agenda = reader.frames(saved.agenda, state.run);
    state.waiting = saved.waiting.map((w) => reader.waiting(w));
    state.lasting = saved.lasting.map((l) => reader.lasting(l));
    for (const json of saved.history.toReversed())
      state.history = new HistoryEntry(found(reader.event(json), 'an event'), state.history);
    state.lastKnown = reader.lastKnown(saved.lastKnown);
    if (saved.loop !== undefined) state.loop = readLoop(saved.loop) ?? corrupt('what may be a loop is none');
    state.decision = reader.decision(saved.decision, saved.players);
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    corrupt('part of it cannot be read');
  }
  return state;
}
