import type { AbilityPart, BoundAbility } from './ability-part.ts';
import type { AuthorCode } from './author-code.ts';
import type { Card } from './card.ts';
import type { Column } from './column.ts';
import { cardCount, definition, hasLeft, playerCount, zoneOf } from './core-columns.ts';
import type { Decision } from './decision.ts';
import type { EngineOptions } from './engine-options.ts';
import type { CountedKind, EventKind } from './event-kind.ts';
import type { ChoiceTest, GameRules, Observer, TurnActionRow } from './game-rules.ts';
import type { Layout } from './layout.ts';
import { Listing } from './listing.ts';
import type { Machine } from './machine.ts';
import type { Action, Keyword, Stat } from './names.ts';
import { namesOf } from './names-of-cards.ts';
import type { Program } from './program.ts';
import { type CardRef, cardOf, isCurrent } from './reference.ts';
import type { ReadonlyState, WritableState } from './state.ts';
import type { CircumstanceRow, StateRow } from './state-rows.ts';
import type { Zone } from './zone.ts';

/**
 * The kernel: read-only tables of what the plugins bring, by name or number. Everything that plays a game reads them.
 * They are written while plugins are attached and cards are bound, and hold no game.
 */
export abstract class Kernel {
  observer: Observer | null = null;

  readonly options: EngineOptions;
  readonly layout: Layout;
  readonly rules: GameRules;
  readonly zones: Zone[] = [];
  readonly zonesByName = new Map<string, Zone>();
  readonly inPlayZones: Zone[] = [];
  /** Zones out of play in which some bound card has a functioning ability. */
  readonly outsideZones: Zone[] = [];
  readonly eventKinds = new Map<string, EventKind>();
  /** The kinds that events of a kind may count as, by its id. */
  readonly mayCountAs: (CountedKind[] | undefined)[] = [];
  /** The kinds whose events may count as a kind, by its id. */
  readonly mayBeCounted: (EventKind[] | undefined)[] = [];
  readonly stats = new Map<string, Stat>();
  readonly actions = new Map<string, Action>();
  readonly keywords = new Map<string, Keyword>();
  readonly states = new Map<string, StateRow>();
  readonly circumstances = new Map<string, CircumstanceRow>();
  readonly playerColumns = new Map<string, Column>();
  readonly columns: Column[] = [];
  /** Values of settings, by id; null for a rule that a format removed. Use `settingOf`. */
  readonly settings: (number | null)[] = [];
  /** Card columns that are reset when a card changes zone. */
  readonly resetColumns: Column[] = [];
  readonly actionRows = new Map<string, TurnActionRow>();
  /** Turn actions without a card, and those with one by its zone, so that listing walks each zone once. */
  readonly cardlessActions: TurnActionRow[] = [];
  readonly actionsByZone: { readonly zone: Zone; readonly rows: TurnActionRow[] }[] = [];
  readonly choiceTests = new Map<string, ChoiceTest>();
  /** Cache of the turn actions listed last. */
  readonly listing: Listing = new Listing();
  /** The `act` decisions by player; constant, so they are shared. */
  readonly actDecisions: Decision[] = [];
  /** Every card of every set, by index. */
  readonly cards: Card[] = [];
  readonly cardsById = new Map<string, Card>();
  readonly programs = new Map<string, Program>();
  readonly parts = new Map<string, AbilityPart>();
  /** What keywords' definitions contribute to cards that gain them, by stat, action and event kind id. */
  readonly keywordModifiers: (AbilityPart[] | undefined)[] = [];
  readonly keywordProhibitions: (AbilityPart[] | undefined)[] = [];
  readonly keywordPermissions: (AbilityPart[] | undefined)[] = [];
  readonly keywordTriggers: (AbilityPart[] | undefined)[] = [];
  /** Whether events of a kind may trigger such a keyword ability, directly or as what they count as, by its id. */
  readonly heardByKeywords: (boolean | undefined)[] = [];
  /** The same for the game's own part kinds, by kind. */
  readonly keywordOthers = new Map<string, AbilityPart[]>();
  /** Keywords whose definition gives an activated ability. */
  readonly activatedKeywords: Keyword[] = [];
  /** The keywords that some plugin defines. */
  readonly definedKeywords = new Set<Keyword>();
  /** The abilities of keywords, by keyword. */
  readonly keywordAbilities = new Map<Keyword, readonly BoundAbility[]>();
  private readonly names = new Set<string>();
  abstract readonly machine: Machine;

  constructor(layout: Layout, rules: GameRules, options: EngineOptions) {
    this.layout = layout;
    this.rules = rules;
    this.options = options;
  }

  /** Compiles a card's abilities on first use. Throws a coded error if it cannot. */
  abstract bind(card: Card): void;
  /** Remembers a card that is about to leave play, as it is there (CR 6.7.7). */
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
  isCard(state: ReadonlyState, ref: number): boolean {
    return ref >= 0 && cardOf(ref) < cardCount.get(state, 0);
  }

  /** Whether some card has this name (CR 5.2.6.1). */
  isCardName(name: string): boolean {
    if (this.names.size === 0) {
      for (const { definition: d } of this.cards) {
        for (const name of namesOf(d)) this.names.add(name);
      }
    }
    return this.names.has(name);
  }

  /** The test of a choice as a whole, by name; always true if there is none. */
  choiceTest(name: string): ChoiceTest {
    return this.choiceTests.get(name) ?? (() => null);
  }

  /** Whether some plugin defines a keyword. */
  isDefined(keyword: Keyword): boolean {
    return this.definedKeywords.has(keyword);
  }

  /** The abilities of a keyword's definition. */
  abilitiesOfKeyword(keyword: Keyword): readonly BoundAbility[] {
    return this.keywordAbilities.get(keyword) ?? [];
  }

  /** The parts of a keyword's definition. */
  partsOfKeyword(keyword: Keyword): readonly AbilityPart[] {
    return this.abilitiesOfKeyword(keyword).flatMap(({ parts }) => parts);
  }

  /** Registers a program by its id, for saved games. */
  registerProgram(program: Program): Program {
    this.programs.set(program.id, program);
    return program;
  }

  /** Registers a part by its id, for saved games. */
  registerPart(part: AbilityPart): AbilityPart {
    this.parts.set(part.id, part);
    return part;
  }

  /** The players still in the game. */
  playersLeft(state: ReadonlyState): number[] {
    const players: number[] = [];
    for (let p = 0; p < playerCount.get(state, 0); p++) if (hasLeft.get(state, p) === 0) players.push(p);
    return players;
  }
}
