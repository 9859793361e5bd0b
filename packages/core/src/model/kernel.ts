import type { AbilityPart, BoundAbility } from './ability-part.ts';
import type { AuthorCode } from './author-code.ts';
import type { Card } from './card.ts';
import { type CardRef, cardOf } from './card-ref.ts';
import type { Column } from './column.ts';
import { cardCount, definition, hasLeft, playerCount, zoneOf } from './core-columns.ts';
import type { Decision } from './decision.ts';
import type { EngineOptions } from './engine-options.ts';
import type { CountedKind, EventKind } from './event-kind.ts';
import { FunctioningParts } from './functioning.ts';
import type { ChoiceTest, GameRules, Observer, TurnActionRow } from './game-rules.ts';
import type { Layout } from './layout.ts';
import { Listing } from './listing.ts';
import type { Machine } from './machine.ts';
import type { Action, Keyword, Stat } from './names.ts';
import { namesOf } from './names-of-cards.ts';
import { Observers } from './observers.ts';
import type { OutsideZone } from './outside-zone.ts';
import type { Program } from './program.ts';
import { isCurrent } from './reference.ts';
import type { ReadonlyState, WritableState } from './state.ts';
import type { CircumstanceRow, StateRow } from './state-rows.ts';
import { fill, Table } from './table.ts';
import type { Zone } from './zone.ts';

/**
 * The kernel: read-only tables of what the plugins bring, by name or number. Everything that plays a game reads them.
 * They are written while plugins are attached and cards are bound, and hold no game.
 */
export abstract class Kernel {
  /** What it was made with besides plugins. */
  readonly options: EngineOptions;
  /** Where in a state each number stands. */
  readonly layout: Layout;
  /** The rules of the game, with what formats and mods changed. */
  readonly rules: GameRules;
  /** The zones, in the order in which they were declared. */
  readonly zones: readonly Zone[] = [];
  /** The zones by name. */
  readonly zonesByName: ReadonlyMap<string, Zone> = new Table();
  /** The zones in which abilities function. */
  readonly inPlayZones: readonly Zone[] = [];
  /** The kinds of event by name. */
  readonly eventKinds: ReadonlyMap<string, EventKind> = new Table();
  /** The kinds that events of a kind may count as, by its id. */
  readonly mayCountAs: readonly (readonly CountedKind[] | undefined)[] = [];
  /** The kinds whose events may count as a kind, by its id. */
  readonly mayBeCounted: readonly (readonly EventKind[] | undefined)[] = [];
  /** The stats by name. */
  readonly stats: ReadonlyMap<string, Stat> = new Table();
  /** What texts can forbid and permit, by name. The turn actions are `actionRows`. */
  readonly actions: ReadonlyMap<string, Action> = new Table();
  /** The keywords by name. */
  readonly keywords: ReadonlyMap<string, Keyword> = new Table();
  /** The states of cards by name. */
  readonly states: ReadonlyMap<string, StateRow> = new Table();
  /** The circumstances of events by name. */
  readonly circumstances: ReadonlyMap<string, CircumstanceRow> = new Table();
  /** The columns of players by name. */
  readonly playerColumns: ReadonlyMap<string, Column> = new Table();
  /** The columns of the game by name. */
  readonly gameColumns: ReadonlyMap<string, Column> = new Table();
  /** The columns of all scopes. */
  readonly columns: readonly Column[] = [];
  /** Values of settings, by id; null for a rule that a format removed. Use `settingOf`. */
  readonly settings: readonly (number | null)[] = [];
  /** Card columns that are reset when a card changes zone. */
  readonly resetColumns: readonly Column[] = [];
  /** Columns that are cleared when a turn begins. */
  readonly turnColumns: readonly Column[] = [];
  /** The turn actions by name. */
  readonly actionRows: ReadonlyMap<string, TurnActionRow> = new Table();
  /** Turn actions without a card, and those with one by its zone, so that listing walks each zone once. */
  readonly cardlessActions: readonly TurnActionRow[] = [];
  /** The turn actions with a card, by its zone. */
  readonly actionsByZone: readonly { readonly zone: Zone; readonly rows: readonly TurnActionRow[] }[] = [];
  /** Tests of a choice as a whole, by name. */
  readonly choiceTests: ReadonlyMap<string, ChoiceTest> = new Table();
  /** Cache of the turn actions listed last. */
  readonly listing: Listing = new Listing();
  /** Cache of the functioning parts of each card as it was indexed last. */
  readonly functioning: FunctioningParts = new FunctioningParts();
  /** The `act` decisions by player; constant, so they are shared. */
  readonly actDecisions: readonly Decision[] = [];
  /** Every card of every set, by index. */
  readonly cards: readonly Card[] = [];
  /** Every card by its id. */
  readonly cardsById: ReadonlyMap<string, Card> = new Table();
  /** What keywords' definitions contribute to cards that gain them, by stat, action and event kind id. */
  readonly keywordModifiers: readonly (readonly AbilityPart[] | undefined)[] = [];
  /** What they forbid, by action id. */
  readonly keywordProhibitions: readonly (readonly AbilityPart[] | undefined)[] = [];
  /** What they permit, by action id. */
  readonly keywordPermissions: readonly (readonly AbilityPart[] | undefined)[] = [];
  /** What they listen for, by event kind id. */
  readonly keywordTriggers: readonly (readonly AbilityPart[] | undefined)[] = [];
  /** Whether events of a kind may trigger such a keyword ability, directly or as what they count as, by its id. */
  readonly heardByKeywords: readonly (boolean | undefined)[] = [];
  /** The same for the game's own part kinds, by kind. */
  readonly keywordOthers: ReadonlyMap<string, readonly AbilityPart[]> = new Table();
  /** What keywords' definitions contribute while a card that has them is being played. */
  readonly keywordsWhilePlayed: readonly {
    readonly keyword: Keyword;
    readonly parts: readonly AbilityPart[];
  }[] = [];
  /** Keywords whose definition gives an activated ability. */
  readonly activatedKeywords: readonly Keyword[] = [];
  /** The abilities of keywords, by keyword; absent for a keyword that no plugin defines. */
  readonly keywordAbilities: ReadonlyMap<Keyword, readonly BoundAbility[]> = new Table();
  // Caches, filled while cards are bound and games are played.
  readonly #programs = new Table<string, Program>();
  readonly #parts = new Table<string, AbilityPart>();
  #outsideZones: readonly OutsideZone[] = [];
  readonly #observers = new Observers<Observer>(['event', 'forbidden', 'replaced', 'triggered', 'acted']);
  #names: ReadonlySet<string> | null = null;
  abstract readonly machine: Machine;

  constructor(layout: Layout, rules: GameRules, options: EngineOptions) {
    this.layout = layout;
    this.rules = rules;
    this.options = options;
  }

  /** Compiles a card's abilities on first use. Throws a coded error if it cannot. */
  abstract bind(card: Card): void;
  /** Remembers a card that is about to leave play, as it is there. */
  abstract remember(draft: WritableState, card: number): void;
  /** The plugin that provides a row: the last one that has or replaces it. */
  abstract bringerOf(field: AuthorCode['field'], name: string): string;

  /** The definition of a card on the table. */
  card(state: ReadonlyState, card: number): Card {
    return this.cards[definition.get(state, card)]!;
  }

  /** Whether a reference is current and its card in play. */
  isHere(state: ReadonlyState, ref: CardRef): boolean {
    return isCurrent(state, ref) && state.layout.inPlayIndex[zoneOf.get(state, cardOf(ref))] === true;
  }

  /** Whether a number is a valid reference to a card of this table. */
  isCard(state: ReadonlyState, ref: CardRef): boolean {
    return ref >= 0 && cardOf(ref) < cardCount.get(state, 0);
  }

  /** Whether some card has this name. */
  isCardName(name: string): boolean {
    this.#names ??= new Set(this.cards.flatMap(({ definition }) => namesOf(definition)));
    return this.#names.has(name);
  }

  /** The test of a choice as a whole, by name; always true if there is none. */
  choiceTest(name: string): ChoiceTest {
    return this.choiceTests.get(name) ?? (() => null);
  }

  /** Whether some plugin defines a keyword. */
  isDefined(keyword: Keyword): boolean {
    return this.keywordAbilities.has(keyword);
  }

  /** The abilities of a keyword's definition. */
  abilitiesOfKeyword(keyword: Keyword): readonly BoundAbility[] {
    return this.keywordAbilities.get(keyword) ?? [];
  }

  /** The parts of a keyword's definition. */
  partsOfKeyword(keyword: Keyword): readonly AbilityPart[] {
    return this.abilitiesOfKeyword(keyword).flatMap(({ parts }) => parts);
  }

  /** Who is told of what happens: null for no one. Several observers are told as one. */
  get observer(): Observer | null {
    return this.#observers.told;
  }

  /**
   * Tells an observer of all that happens in games of this engine, beside those who observe already.
   * @returns the way to stop
   */
  observe(observer: Observer): () => void {
    return this.#observers.add(observer);
  }

  /** Runs something that is only tried out: no one who observes now is told of it. */
  unobserved<T>(run: () => T): T {
    return this.#observers.silenced(run);
  }

  /** Every program that is known by its id. */
  get programs(): ReadonlyMap<string, Program> {
    return this.#programs;
  }

  /** Every part that is known by its id. */
  get parts(): ReadonlyMap<string, AbilityPart> {
    return this.#parts;
  }

  /** Zones out of play in which some bound card has a functioning ability. */
  get outsideZones(): readonly OutsideZone[] {
    return this.#outsideZones;
  }

  /** Notes where else the abilities of a bound card function. */
  protected addOutsideZones({ index, otherZones }: Card): void {
    for (const zone of otherZones) {
      const known = this.#outsideZones.find((one) => one.zone === zone);
      const functions = new Uint8Array(Math.max(this.cards.length, index + 1));
      functions.set(known?.functions ?? []);
      functions[index] = 1;
      const others = this.#outsideZones.filter((one) => one !== known);
      this.#outsideZones = [...others, { zone, functions }];
    }
  }

  /** Registers a program by its id, for saved games. */
  registerProgram(program: Program): Program {
    fill(this.#programs, program.id, program);
    return program;
  }

  /** Registers a part by its id, for saved games. */
  registerPart(part: AbilityPart): AbilityPart {
    fill(this.#parts, part.id, part);
    return part;
  }

  /** The players still in the game. */
  playersLeft(state: ReadonlyState): number[] {
    const players: number[] = [];
    for (let p = 0; p < playerCount.get(state, 0); p++) if (hasLeft.get(state, p) === 0) players.push(p);
    return players;
  }
}
