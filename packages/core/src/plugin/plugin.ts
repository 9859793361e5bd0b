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

/** A deck rule's complaint. */
export interface DeckFault {
  readonly code: string;
  readonly message: string;
  readonly card?: string;
  readonly suggestions?: readonly string[];
}

/** A format's rules for decks. All faults are reported at once. */
export interface DeckRules {
  readonly name: string;
  check(kernel: Kernel, deck: readonly string[]): readonly DeckFault[];
  /** Ids of cards that each player begins with besides the deck; they are dealt into it, for the set-up to take out. */
  readonly besides?: readonly string[];
}

/**
 * Everything a game, set, format or mod brings. A plain object: attached, checked, frozen, run. Unknown fields and
 * names declared twice are refused when an engine is made.
 */
export interface Plugin {
  readonly name: string;
  readonly version: string;
  /** Plugins it needs, with the least version that will do (same major). */
  readonly requires?: Readonly<Record<string, string>>;
  readonly columns?: readonly Column[];
  readonly zones?: readonly Zone[];
  readonly events?: readonly EventKind[];
  readonly stats?: readonly Stat[];
  readonly actions?: readonly Action[];
  readonly keywords?: readonly Keyword[];
  /** What each keyword's defining sentences mean, by keyword name. */
  readonly keywordDefinitions?: Readonly<Record<string, readonly Ability[]>>;
  readonly filters?: readonly FilterRow[];
  readonly conditions?: readonly ConditionRow[];
  readonly quantities?: readonly QuantityRow[];
  readonly costs?: readonly CostRow[];
  readonly effects?: readonly EffectRow[];
  readonly states?: readonly StateRow[];
  readonly circumstances?: readonly CircumstanceRow[];
  /** Tests of a choice as a whole, by the name that decisions give ("with total cost 7 or more"). */
  readonly choiceTests?: Readonly<Record<string, ChoiceTest>>;
  readonly cards?: readonly CardDefinition[];
  /**
   * Types that cards may have, its own and others': a card of none that some plugin declares is refused, with the one
   * that was probably meant. Where no plugin declares any, all are taken.
   */
  readonly cardTypes?: readonly string[];
  readonly game?: GameRules;
  readonly decks?: DeckRules;
  /** State checks besides the game's own, which come first. */
  readonly checks?: readonly StateCheckRow[];
  /** Numbers of its rules that formats may change. */
  readonly settings?: readonly Setting[];
  /** What it changes of other plugins: cards, numbers, rules. */
  readonly overrides?: Overrides;
  /** Rows that replace rows of the same name of plugins attached before, by registry. */
  readonly replaces?: Pick<Plugin, 'effects' | 'costs' | 'conditions' | 'filters' | 'quantities'>;
}

/** Declares a plugin; checked by the compiler now and by the driver when attached. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
