import type { Engine, ReadonlyState } from '@cardwright/core';
import { type CardRef, cardCount, cardOf, controller, zoneOf } from '@cardwright/core/game';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from './phrasing.ts';
import { type CardPick, describePick, type SeenCard } from './pick.ts';

/** Names of the cards on a scenario's table. Stores cards by index, so names survive moves. */
export class TableNames {
  private readonly nicknames = new Map<string, number>();
  /** Filler cards; found by name only if the test itself has no card of that name. */
  private readonly fillers = new Set<number>();

  constructor(private readonly engine: Engine) {}

  /** Gives a card a nickname. @throws ScenarioError `scenario-invalid` if it is taken */
  nickname(name: string, card: number): void {
    if (this.nicknames.has(name)) {
      throw new ScenarioError('scenario-invalid', `Two cards have the nickname “${name}”.`);
    }
    this.nicknames.set(name, card);
  }

  /** Marks a card as filler. */
  filler(card: number): void {
    this.fillers.add(card);
  }

  /** Whether a card is filler. */
  isFiller(card: number): boolean {
    return this.fillers.has(card);
  }

  /** The name of a card in messages: its full name, with the nickname if it has one. */
  nameOf(state: ReadonlyState, card: number): string {
    const { fullName } = this.engine.card(state, card).definition;
    for (const [name, index] of this.nicknames) if (index === card) return `${fullName} (${name})`;
    return fullName;
  }

  nameOfRef(state: ReadonlyState, ref: CardRef): string {
    if (ref < 0) return 'no card';
    if (cardOf(ref) >= cardCount.get(state, 0)) return `card ${ref}`;
    return this.nameOf(state, cardOf(ref));
  }

  /** Every card on the table, by index. */
  all(state: ReadonlyState): number[] {
    return Array.from({ length: cardCount.get(state, 0) }, (_, i) => i);
  }

  /**
   * The card of a pool that a pick means. Cards with the same name in the same place are interchangeable: the first is
   * taken.
   * @param among description of the pool for the message ("you can choose")
   * @throws ScenarioError `unknown-name` or `ambiguous-name`
   */
  find(state: ReadonlyState, pick: CardPick, pool: readonly number[], among: string): number {
    const found = this.matches(state, pick, pool);
    if (found.length === 0) {
      const names = pool.map((card) => this.nameOf(state, card));
      const known = names.concat(pool.map((card) => this.engine.card(state, card).definition.name));
      const given = typeof pick === 'string' ? pick : 'card' in pick ? pick.card : pick.name;
      throw new ScenarioError(
        'unknown-name',
        `${describePick(pick)} is not there. ${among}: ${listNames(names)}.${didYouMean(given, known)}`,
      );
    }
    const fullNames = new Set(found.map((card) => this.engine.card(state, card).definition.fullName));
    if (fullNames.size > 1) {
      throw new ScenarioError(
        'ambiguous-name',
        `${describePick(pick)} may be ${listNames(fullNames)}. Use a full name.`,
      );
    }
    const places = new Set(found.map((card) => `${controller.get(state, card)} ${zoneOf.get(state, card)}`));
    if (places.size > 1) {
      throw new ScenarioError(
        'ambiguous-name',
        `${describePick(pick)} is in ${places.size} places. Give the one you mean a nickname with \`as\`, or say ` +
          'whose it is: `{ card, player, zone }`.',
      );
    }
    return found[0]!;
  }

  /** Whether there is such a card among these. */
  has(state: ReadonlyState, pick: CardPick, pool: readonly number[]): boolean {
    return this.matches(state, pick, pool).length > 0;
  }

  private matches(state: ReadonlyState, pick: CardPick, pool: readonly number[]): number[] {
    if (typeof pick !== 'string') {
      if (!('card' in pick)) return pool.filter((card) => card === (pick as SeenCard).index);
      const found = this.named(state, pick.card, pool);
      return found.filter(
        (card) =>
          (pick.player === undefined || pick.player === controller.get(state, card)) &&
          (pick.zone === undefined || pick.zone === this.engine.zones[zoneOf.get(state, card)]!.name),
      );
    }
    return this.named(state, pick, pool);
  }

  private named(state: ReadonlyState, name: string, pool: readonly number[]): number[] {
    const nicknamed = this.nicknames.get(name);
    if (nicknamed !== undefined) return pool.filter((card) => card === nicknamed);
    const wanted = name.toLowerCase();
    const by = (key: 'fullName' | 'name') =>
      pool.filter((card) => this.engine.card(state, card).definition[key].toLowerCase() === wanted);
    const full = by('fullName');
    const found = full.length > 0 ? full : by('name');
    const placed = found.filter((card) => !this.fillers.has(card));
    return placed.length > 0 ? placed : found;
  }
}
