import type { Engine } from '@cardwright/core';
import type { CardRef } from '@cardwright/core/game';
import { cardOf, cardsUnder, controller, owner, refOf, zoneOf } from '@cardwright/core/game';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from '../names/phrasing.ts';
import type { Scenario } from './scenario.ts';

/** The entry of an engine table, or an error that lists what exists. */
function entry<T>(table: ReadonlyMap<string, T>, name: string, what: string): T {
  const found = table.get(name);
  if (found === undefined) {
    throw new ScenarioError(
      'unknown-name',
      `The game has no ${what} “${name}”.${didYouMean(name, table.keys())} It has ${listNames(table.keys())}.`,
    );
  }
  return found;
}

/** One card of a scenario: the same physical card wherever it goes. Every query is evaluated when it is called. */
export class CardView {
  constructor(
    readonly scenario: Scenario,
    /** Its number on the table. */
    readonly index: number,
  ) {}

  private get engine(): Engine {
    return this.scenario.engine;
  }

  /** Full name. */
  get name(): string {
    return this.engine.card(this.scenario.state, this.index).definition.fullName;
  }

  /** Name of the zone it is in. */
  get zone(): string {
    return this.engine.zones[zoneOf.get(this.scenario.state, this.index)]!.name;
  }

  /** Who owns it, by seat. */
  get owner(): number {
    return owner.get(this.scenario.state, this.index);
  }

  /** Who controls it, by seat. */
  get controller(): number {
    return controller.get(this.scenario.state, this.index);
  }

  /** The current value of a stat, with all modifiers. */
  stat(name: string): number {
    return this.engine.stat(this.scenario.state, this.index, entry(this.engine.stats, name, 'stat'));
  }

  /** The printed value of a stat. */
  printed(name: string): number {
    return this.engine.card(this.scenario.state, this.index).printed(entry(this.engine.stats, name, 'stat'));
  }

  /** Whether it has a keyword now, printed or gained. */
  has(keyword: string): boolean {
    return this.engine.has(this.scenario.state, this.index, entry(this.engine.keywords, keyword, 'keyword'));
  }

  /** The number of a keyword (the 3 of "Resist +3"); 0 if it does not have it. */
  keyword(name: string): number {
    const keyword = entry(this.engine.keywords, name, 'keyword');
    return this.engine.keywordValue(this.scenario.state, this.index, keyword);
  }

  /** Whether it is in a state (`exerted`). */
  is(stateName: string): boolean {
    const { state } = this.scenario;
    const row = entry(this.engine.states, stateName, 'state');
    const scope = {
      source: refOf(state, this.index),
      controller: controller.get(state, this.index),
      slots: [],
      event: null,
    };
    return row.test(this.engine, state, this.index, scope);
  }

  /** A number that the game keeps on cards (`damage`). */
  count(column: string): number {
    const columns = new Map(
      this.engine.columns.filter((c) => c.scope === 'card').map((c) => [c.name, c] as const),
    );
    return entry(columns, column, 'number on cards called').get(this.scenario.state, this.index);
  }

  /** The cards under it, top to bottom. */
  get under(): CardView[] {
    return cardsUnder(this.scenario.state, this.index).map((card) => new CardView(this.scenario, card));
  }

  /** Its position in its zone, from 0; in a deck 0 is the top. */
  get place(): number {
    return this.scenario
      .player(this.controller)
      .cards(this.zone)
      .findIndex((c) => c.index === this.index);
  }

  /** Whether a card reference is to this card, in this or an earlier incarnation. */
  isRef(ref: CardRef): boolean {
    return ref >= 0 && cardOf(ref) === this.index;
  }

  toString(): string {
    return this.scenario.names.nameOf(this.scenario.state, this.index);
  }
}
