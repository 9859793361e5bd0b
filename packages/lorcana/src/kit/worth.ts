import type { Engine, State } from '@cardwright/core';
import { type Column, cardsIn, countIn, hand, play, type Stat, type Zone } from '@cardwright/core/game';
import { type Worth, worthBySides } from '@cardwright/dsl/kit';

/** Enough ink for most cards; more is worth little. */
const ENOUGH_INK = 7;

/** The value of a player's position, in lore: how the greedy bot compares results. */
class Standing {
  private readonly lore: Column | undefined;
  private readonly damage: Column | undefined;
  private readonly inkwell: Zone | undefined;
  private readonly stats: readonly (Stat | undefined)[];

  constructor(private readonly engine: Engine) {
    this.lore = engine.playerColumns.get('lore');
    this.damage = engine.columns.find(({ name, scope }) => name === 'damage' && scope === 'card');
    this.inkwell = engine.zonesByName.get('inkwell');
    this.stats = ['strength', 'willpower', 'lore'].map((name) => engine.stats.get(name));
  }

  /** What a player's side is worth. */
  own(state: State, player: number): number {
    const lore = this.lore?.get(state, player) ?? 0;
    // Lore is worth more the nearer it is to winning.
    let worth = lore + (lore * lore) / 40;
    worth += 0.7 * Math.min(countIn(state, player, hand), 7);
    if (this.inkwell !== undefined) {
      const ink = countIn(state, player, this.inkwell);
      worth += Math.min(ink, ENOUGH_INK) + 0.1 * Math.max(0, ink - ENOUGH_INK);
    }
    for (const card of cardsIn(state, player, play)) worth += this.card(state, card);
    return worth;
  }

  private card(state: State, card: number): number {
    const [strength, willpower, lore] = this.stats.map((stat) =>
      stat === undefined ? 0 : this.engine.stat(state, card, stat),
    ) as [number, number, number];
    const { definition } = this.engine.card(state, card);
    if (definition.type !== 'character') return 0.5 + 0.4 * definition.cost;
    const left = Math.max(0, willpower - (this.damage?.get(state, card) ?? 0));
    return 0.6 + 0.3 * Math.max(0, strength) + 0.3 * left + 0.6 * Math.max(0, lore);
  }
}

const standings = new WeakMap<Engine, Standing>();

/** Evaluates a position of Lorcana. */
export const worth: Worth = worthBySides((engine, state, player) => {
  let standing = standings.get(engine);
  if (standing === undefined) {
    standing = new Standing(engine);
    standings.set(engine, standing);
  }
  return standing.own(state, player);
});
