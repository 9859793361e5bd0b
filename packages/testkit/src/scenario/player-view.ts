import { cardsIn, hasLeft, SHARED, type Zone } from '@cardwright/core/game';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from '../names/phrasing.ts';
import type { CardPick } from '../names/pick.ts';
import { CardView } from './card-view.ts';
import type { Scenario } from './scenario.ts';

/** One player's side of a scenario. Every query is evaluated when it is called. */
export class PlayerView {
  constructor(
    readonly scenario: Scenario,
    readonly index: number,
  ) {}

  private zone(name: string): Zone {
    const { zonesByName } = this.scenario.engine;
    const zone = zonesByName.get(name);
    if (zone === undefined) {
      throw new ScenarioError(
        'unknown-name',
        `The game has no zone “${name}”.${didYouMean(name, zonesByName.keys())} It has ${listNames(zonesByName.keys())}.`,
      );
    }
    return zone;
  }

  /** The number of cards in a zone (`hand`), or a player column (`lore`). */
  count(zoneOrColumn: string): number {
    const { engine, state } = this.scenario;
    const column = engine.playerColumns.get(zoneOrColumn);
    if (column !== undefined) return column.get(state, this.index);
    if (!engine.zonesByName.has(zoneOrColumn)) {
      const known = [...engine.zonesByName.keys(), ...engine.playerColumns.keys()];
      throw new ScenarioError(
        'unknown-name',
        `Players have no zone or number “${zoneOrColumn}”.${didYouMean(zoneOrColumn, known)} They have ${listNames(known)}.`,
      );
    }
    return this.cards(zoneOrColumn).length;
  }

  /** The cards of a zone, first to last; the first of a deck is its top. Of a shared zone all of them. */
  cards(zone: string): CardView[] {
    const there = this.zone(zone);
    const cards = cardsIn(this.scenario.state, there.shared ? SHARED : this.index, there);
    return cards.map((card) => new CardView(this.scenario, card));
  }

  /** The full names of a zone's cards, first to last. */
  names(zone: string): string[] {
    return this.cards(zone).map((card) => card.name);
  }

  /** One of this player's cards. @throws ScenarioError if the pick is unknown or ambiguous */
  card(pick: CardPick): CardView {
    return this.scenario.card(pick, this.index);
  }

  /** Whether the player has lost or conceded. */
  get hasLeft(): boolean {
    return hasLeft.get(this.scenario.state, this.index) !== 0;
  }

  toString(): string {
    return `player ${this.index}`;
  }
}
