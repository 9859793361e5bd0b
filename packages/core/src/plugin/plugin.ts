import type { Ability } from '../ability/ability.ts';
import type { ConditionRow, CostRow, EffectRow, FilterRow, QuantityRow } from '../bind/registry.ts';
import type { CardDefinition } from '../model/card-definition.ts';
import type { Column } from '../model/column.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { ChoiceTest, GameRules, StateCheckRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import type { Setting } from '../model/setting.ts';
import type { CircumstanceRow, StateRow } from '../model/state-rows.ts';
import type { Zone } from '../model/zone.ts';
import type { Overrides } from './overrides.ts';

/** A violation of a deck rule. @typeParam Code the codes of the format's own catalogue */
export interface DeckFault<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly card?: string;
  readonly suggestions?: readonly string[];
}

/** What decks that are made by chance have to keep to. */
export interface DeckBounds {
  readonly least?: number;
  readonly most?: number;
  readonly copies?: number;
  /** How many colours a deck has at most. */
  readonly colors?: number;
}

/** A format's deck rules. All violations are reported at once. */
export interface DeckRules {
  readonly name: string;
  check(kernel: Kernel, deck: readonly string[]): readonly DeckFault[];
  /** The numbers that it asks for, so that decks by chance can be told to contradict them. */
  readonly bounds?: DeckBounds;
  /** Full names of cards that it speaks of: one that no set has is a slip of whoever wrote it. */
  readonly names?: readonly string[];
  /** Ids of cards that each player has besides the deck; they are dealt into it, for the set-up to take out. */
  readonly besides?: readonly string[];
  /** Ids of cards that belong to no player, by the shared zone that they begin in. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Everything a game, set, format or mod brings. A plain object: attached, checked, frozen, run. Unknown fields and
 * names declared twice are refused when an engine is made.
 */
export interface Plugin {
  readonly name: string;
  readonly version: string;
  /** Plugins it requires, with the least compatible version (same major). */
  readonly requires?: Readonly<Record<string, string>>;
  readonly columns?: readonly Column[];
  readonly zones?: readonly Zone[];
  readonly events?: readonly EventKind[];
  readonly stats?: readonly Stat[];
  readonly actions?: readonly Action[];
  readonly keywords?: readonly Keyword[];
  /** The meaning of each keyword's defining sentences, by keyword name. */
  readonly keywordDefinitions?: Readonly<Record<string, readonly Ability[]>>;
  readonly filters?: readonly FilterRow[];
  readonly conditions?: readonly ConditionRow[];
  readonly quantities?: readonly QuantityRow[];
  readonly costs?: readonly CostRow[];
  readonly effects?: readonly EffectRow[];
  readonly states?: readonly StateRow[];
  readonly circumstances?: readonly CircumstanceRow[];
  /** Tests of a choice as a whole, by the name that decisions use ("with total cost 7 or more"). */
  readonly choiceTests?: Readonly<Record<string, ChoiceTest>>;
  readonly cards?: readonly CardDefinition[];
  /**
   * The card types it declares. A card of a type that no plugin declares is refused, with a near name. If no plugin
   * declares any, all types are accepted.
   */
  readonly cardTypes?: readonly string[];
  readonly game?: GameRules;
  readonly decks?: DeckRules;
  /** State checks, run after the game's own. */
  readonly checks?: readonly StateCheckRow[];
  /** Numbers of its rules that formats may change. */
  readonly settings?: readonly Setting[];
  /** What it changes in other plugins: cards, numbers, rules. */
  readonly overrides?: Overrides;
  /** Rows that replace rows of the same name in plugins attached before, by registry. */
  readonly replaces?: Pick<Plugin, 'effects' | 'costs' | 'conditions' | 'filters' | 'quantities'>;
}

/** Declares a plugin; type-checked now, validated when attached. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
