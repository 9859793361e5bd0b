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
 * The tables of an engine: what its plugins bring, found by name or number. All that plays a game reads them; they are
 * written while plugins are attached and cards are bound, and hold no game.
 */
export abstract class Kernel {
  observer: Observer | null = null;

  readonly options: EngineOptions;
  readonly layout: Layout;
  readonly rules: GameRules;
  readonly zones: Zone[] = [];
  readonly zonesByName = new Map<string, Zone>();
  readonly inPlayZones: Zone[] = [];
  /** Zones out of play in which some bound card's ability functions. */
  readonly outsideZones: Zone[] = [];
  readonly eventKinds = new Map<string, EventKind>();
  /** The further kinds that events of a kind may count as, by its id. */
  readonly mayCountAs: (CountedKind[] | undefined)[] = [];
  /** The kinds whose events may count as one of a kind, by its id. */
  readonly mayBeCounted: (EventKind[] | undefined)[] = [];
  readonly stats = new Map<string, Stat>();
  readonly actions = new Map<string, Action>();
  readonly keywords = new Map<string, Keyword>();
  readonly states = new Map<string, StateRow>();
  readonly circumstances = new Map<string, CircumstanceRow>();
  readonly playerColumns = new Map<string, Column>();
  readonly columns: Column[] = [];
  /** What settings are in its games, by id; null for a rule that was taken away. Ask `settingOf`. */
  readonly settings: (number | null)[] = [];
  /** Card columns that go back to their initial value when a card changes zone. */
  readonly resetColumns: Column[] = [];
  readonly actionRows = new Map<string, TurnActionRow>();
  /** Turn actions without a card, and those with one by the zone it is in: listing walks each zone once. */
  readonly cardlessActions: TurnActionRow[] = [];
  readonly actionsByZone: { readonly zone: Zone; readonly rows: TurnActionRow[] }[] = [];
  readonly choiceTests = new Map<string, ChoiceTest>();
  /** The turn actions that were listed last. */
  readonly listing: Listing = new Listing();
  /** What a player who may take a turn action is asked, by player: always the same. */
  readonly actDecisions: Decision[] = [];
  /** Every card of every set, by index. */
  readonly cards: Card[] = [];
  readonly cardsById = new Map<string, Card>();
  readonly programs = new Map<string, Program>();
  readonly parts = new Map<string, AbilityPart>();
  /** What keywords' definitions contribute to whoever gains them, by stat, action and event kind id. */
  readonly keywordModifiers: (AbilityPart[] | undefined)[] = [];
  readonly keywordProhibitions: (AbilityPart[] | undefined)[] = [];
  readonly keywordPermissions: (AbilityPart[] | undefined)[] = [];
  readonly keywordTriggers: (AbilityPart[] | undefined)[] = [];
  /** Whether such a trigger may be met by events of a kind, as themselves or as what they may count as, by its id. */
  readonly heardByKeywords: (boolean | undefined)[] = [];
  /** The same of the game's own kinds, by kind. */
  readonly keywordOthers = new Map<string, AbilityPart[]>();
  /** Keywords whose definition gives an activated ability. */
  readonly activatedKeywords: Keyword[] = [];
  /** The keywords that some plugin has said something of. */
  readonly definedKeywords = new Set<Keyword>();
  /** The abilities that keywords' definitions give. */
  readonly keywordAbilities = new Map<Keyword, readonly BoundAbility[]>();
  private readonly names = new Set<string>();
  abstract readonly machine: Machine;

  constructor(layout: Layout, rules: GameRules, options: EngineOptions) {
    this.layout = layout;
    this.rules = rules;
    this.options = options;
  }

  /** Compiles a card's abilities the first time it is needed. Throws a coded error where it cannot. */
  abstract bind(card: Card): void;
  /** Remembers a card that is about to leave play, as it is there (CR 6.7.7). */
  abstract remember(draft: WritableState, card: number): void;
  /** The name of the plugin that brings a row: the last one that has or replaces it. */
  abstract bringerOf(field: AuthorCode['field'], name: string): string;

  /** The definition of a card on the table. */
  card(state: ReadonlyState, card: number): Card {
    return this.cards[definition.get(state, card)]!;
  }

  /** Whether a reference finds its card, in play. */
  isHere(state: ReadonlyState, ref: CardRef): boolean {
    return isCurrent(state, ref) && state.layout.inPlayIndex[zoneOf.get(state, cardOf(ref))] === true;
  }

  /** Whether a number can be a reference to a card of this table. */
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

  /** The further test of a choice as a whole, by its name; one that all pass where there is none. */
  choiceTest(name: string): ChoiceTest {
    return this.choiceTests.get(name) ?? (() => null);
  }

  /** Whether some plugin has said what a keyword does. */
  isDefined(keyword: Keyword): boolean {
    return this.definedKeywords.has(keyword);
  }

  /** The abilities that a keyword's definition gives. */
  abilitiesOfKeyword(keyword: Keyword): readonly BoundAbility[] {
    return this.keywordAbilities.get(keyword) ?? [];
  }

  /** What a keyword's definition does continuously. */
  partsOfKeyword(keyword: Keyword): readonly AbilityPart[] {
    return this.abilitiesOfKeyword(keyword).flatMap(({ parts }) => parts);
  }

  /** Makes a program known by its id, for saved games. */
  registerProgram(program: Program): Program {
    this.programs.set(program.id, program);
    return program;
  }

  /** Makes a part known by its id, for saved games. */
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
